package check_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/check"
	"wallchart/pairing/roundrobin"
	"wallchart/phrase"
)

// letters is a field of n players A, B, C … before the given round, none of whom
// has played anybody.
func letters(n, round int) *pairing.Field {
	f := &pairing.Field{Round: round, Rounds: 9, Win: 2, Draw: 1, Initial: model.White}
	for i := range n {
		p := pairing.Player{ID: model.ID(i + 1), Number: i + 1, Name: string(rune('A' + i)), Present: true}
		if n > 26 {
			p.Name = fmt.Sprint("P", i+1)
		}
		for range round - 1 {
			p.Past = append(p.Past, pairing.Past{Opponent: -1, Outcome: model.HalfBye, Points: 1})
		}
		f.Players = append(f.Players, p)
	}
	return f
}

// played gives a player games with these colours, oldest first, in his latest
// rounds, against nobody in particular.
func played(f *pairing.Field, i int, colours string) {
	past := f.Players[i].Past
	for k, c := range colours {
		g := &past[len(past)-len(colours)+k]
		g.Outcome, g.Colour = model.Draw, map[rune]model.Colour{'W': model.White, 'B': model.Black}[c]
	}
}

// round is a made round in letters: "AB CD E", White first, a single one having
// the bye.
func round(s string) *pairing.Round {
	r := &pairing.Round{Bye: -1}
	for _, p := range strings.Fields(s) {
		if len(p) == 1 {
			r.Bye = int(p[0] - 'A')
		} else {
			r.Pairs = append(r.Pairs, pairing.Pair{White: int(p[0] - 'A'), Black: int(p[1] - 'A')})
		}
	}
	return r
}

// system makes the given round, whatever the field.
func system(best *pairing.Round) *pairing.Engine {
	return &pairing.Engine{Rule: phrase.New("the system"), StrictColours: true,
		Pair: func(*pairing.Field, pairing.Options) (*pairing.Round, error) { return best, nil }}
}

// said writes findings down: board, who, rule, whether grave, text.
func said(t *testing.T, f *pairing.Field, made *pairing.Round, e *pairing.Engine) []string {
	t.Helper()
	r := must.Have(check.Round(f, made, e, pairing.Options{}))(t)
	grave := false
	out := []string{}
	for _, x := range r.Findings {
		who := ""
		for _, i := range x.Who {
			who += f.Players[i].Name
		}
		grave = grave || x.Grave
		out = append(out, fmt.Sprintf("%d %s %s %v: %s", x.Board, who, x.Rule, x.Grave, x.Text))
	}
	if r.Grave() != grave {
		t.Errorf("Grave is %v with %q", r.Grave(), out)
	}
	return out
}

func TestAbsoluteRules(t *testing.T) {
	for _, c := range []struct {
		name  string
		made  string
		spoil func(f *pairing.Field, e *pairing.Engine)
		want  []string
	}{
		{"nothing", "AB CD", func(*pairing.Field, *pairing.Engine) {}, nil},
		{"a second meeting, C.04.1 b", "AB CD", func(f *pairing.Field, _ *pairing.Engine) {
			f.Players[0].Past[1] = pairing.Past{Opponent: 1, Outcome: model.Draw}
		}, []string{"1 AB C.04.1 true: A and B have met in round 2."}},
		{"a forfeited game may be repeated", "AB CD", func(f *pairing.Field, _ *pairing.Engine) {
			f.Players[0].Past[1] = pairing.Past{Opponent: 1, Outcome: model.ForfeitWin}
		}, nil},
		{"a round of second meetings", "AB CD", func(f *pairing.Field, e *pairing.Engine) {
			f.Players[0].Past[1] = pairing.Past{Opponent: 1, Outcome: model.Draw}
			e.Again = func(f *pairing.Field) bool { return f.Round == 5 }
		}, nil},
		{"a forbidden pair", "AB CD", func(f *pairing.Field, _ *pairing.Engine) { f.Forbidden = [][2]int{{2, 3}} },
			[]string{"2 CD C.04.2 true: C and D are a forbidden pair in this round."}},
		{"a forbidden pair, the other way round", "AB CD", func(f *pairing.Field, _ *pairing.Engine) { f.Forbidden = [][2]int{{3, 2}} },
			[]string{"2 CD C.04.2 true: C and D are a forbidden pair in this round."}},
		{"a third White", "AB CD", func(f *pairing.Field, _ *pairing.Engine) { played(f, 2, "BWW") },
			[]string{"2 C C.04.1 true: C has White a third time running."}},
		{"a third Black", "AB CD", func(f *pairing.Field, _ *pairing.Engine) { played(f, 1, "WBB") },
			[]string{"1 B C.04.1 true: B has Black a third time running."}},
		{"a second White", "AB CD", func(f *pairing.Field, _ *pairing.Engine) { played(f, 0, "WBW") }, nil},
		{"two whose last but one differ", "AB CD", func(f *pairing.Field, _ *pairing.Engine) { played(f, 0, "WWB") }, nil},
		{"a difference of three", "AB CD", func(f *pairing.Field, _ *pairing.Engine) { played(f, 0, "WWBW") },
			[]string{"1 A C.04.1 true: A has White 3 times more than the other colour."}},
		{"a system without strict colours", "AB CD", func(f *pairing.Field, e *pairing.Engine) {
			e.StrictColours = false
			played(f, 0, "WW")
		}, nil},
		{"the last round, half of the points", "AB CD", func(f *pairing.Field, _ *pairing.Engine) {
			f.Rounds, f.Players[0].Score, f.Players[1].Score = 5, 4, 4
			played(f, 0, "WW")
		}, []string{"1 A C.04.1 true: A has White a third time running."}},
		{"the last round, a topscorer", "AB CD", func(f *pairing.Field, _ *pairing.Engine) {
			f.Rounds, f.Players[0].Score = 5, 5
			played(f, 0, "WW")
		}, nil},
		{"the last round, a topscorer of a system that excepts nobody", "AB CD", func(f *pairing.Field, e *pairing.Engine) {
			f.Rounds, f.Players[0].Score, e.NoTopscorers = 5, 5, true
			played(f, 0, "WW")
		}, []string{"1 A C.04.1 true: A has White a third time running."}},
		{"the last round, a topscorer's opponent", "AB CD", func(f *pairing.Field, _ *pairing.Engine) {
			f.Rounds, f.Players[1].Score = 5, 5
			played(f, 0, "WW")
		}, nil},
		{"a topscorer before the last round", "AB CD", func(f *pairing.Field, _ *pairing.Engine) {
			f.Rounds, f.Players[0].Score = 6, 8
			played(f, 0, "WW")
		}, []string{"1 A C.04.1 true: A has White a third time running."}},
		{"a bye", "BC DE A", func(*pairing.Field, *pairing.Engine) {}, nil},
		{"a second bye, C.04.1 c", "BC DE A", func(f *pairing.Field, _ *pairing.Engine) {
			f.Players[0].Past[2].Outcome = model.PairingBye
		}, []string{"0 A C.04.1 true: A has the pairing-allocated bye, having had one, or as many points as a win in a round without playing."}},
		{"a second bye that the system allows", "BC DE A", func(f *pairing.Field, e *pairing.Engine) {
			f.Players[0].Past[2].Outcome = model.PairingBye
			e.MayHaveBye = func(*pairing.Field, int) bool { return true }
		}, nil},
		{"a bye among an even number", "BC DE A ", func(*pairing.Field, *pairing.Engine) {}, []string{
			"0 F C.04.1 true: F is present and not paired.",
			"0 A C.04.1 true: A has the pairing-allocated bye though 6 are present, an even number."}},
		{"a bye among an odd number, one being absent", "BC DE A ", func(f *pairing.Field,
			_ *pairing.Engine) {
			f.Players[5].Present = false
		}, nil},
		{"somebody in two games", "AB AC", func(*pairing.Field, *pairing.Engine) {}, []string{
			"0 A C.04.1 true: A is in the round 2 times.", "0 D C.04.1 true: D is present and not paired.",
			"1 AB the system false: A and B do not meet by the system: A meets C, B meets A."}},
		{"Black in two games", "AB CB", func(*pairing.Field, *pairing.Engine) {}, []string{
			"0 B C.04.1 true: B is in the round 2 times.", "0 D C.04.1 true: D is present and not paired."}},
		{"somebody who is not there", "AB CD", func(f *pairing.Field, _ *pairing.Engine) { f.Players[3].Present = false },
			[]string{"0 D C.04.2 true: D is paired though not in the round."}},
	} {
		t.Run(c.name, func(t *testing.T) {
			n := strings.Count(c.made, "") - 1 - strings.Count(c.made, " ")
			if strings.HasSuffix(c.made, " ") {
				n++ // one more than are in the round
			}
			f, made := letters(n, 5), round(c.made)
			e := system(made)
			c.spoil(f, e)
			if got := said(t, f, made, e); !slices.Equal(got, c.want) && len(got)+len(c.want) > 0 {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

// The engine's word against another round: whom they meet by the system, and
// White and Black the wrong way round.
func TestComparedWithTheSystem(t *testing.T) {
	for _, c := range []struct {
		name, best, made string
		want             []string
	}{
		{"the same", "AB CD", "AB CD", nil},
		{"colours turned", "AB CD", "BA CD", []string{
			"1 BA the system false: B and A have the colours the wrong way round: the system gives White to A."}},
		{"other pairs", "AB CD", "AC BD", []string{
			"1 AC the system false: A and C do not meet by the system: A meets B, C meets D.",
			"2 BD the system false: B and D do not meet by the system: B meets A, D meets C."}},
		{"another bye", "AB C", "BC A", []string{
			"1 BC the system false: B and C do not meet by the system: B meets A, C meets nobody.",
			"0 A the system false: A has the bye; by the system it is for C."}},
		{"no bye", "BC A", "BC", []string{
			"0 A C.04.1 true: A is present and not paired.",
			"0  the system false: Nobody has the bye; by the system it is for A."}},
		{"another bye than the first", "BC A", "AC B", []string{
			"1 AC the system false: A and C do not meet by the system: A meets nobody, C meets B.",
			"0 B the system false: B has the bye; by the system it is for A."}},
		{"a bye of the first too many", "BC", "BC A", []string{"0 A the system false: A has the bye; by the system it is for nobody."}},
		{"two who have no game", "CD", "AB CD", []string{
			"1 AB the system false: A and B do not meet by the system: A meets nobody, B meets nobody."}},
		{"a bye too many", "AB", "AB C", []string{"0 C the system false: C has the bye; by the system it is for nobody."}},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := letters(strings.Count(c.best+c.made, ""), 5)
			for i := range f.Players {
				f.Players[i].Present = strings.Contains(c.best+c.made, f.Players[i].Name)
			}
			e := system(round(c.best))
			if got := said(t, f, round(c.made), e); !slices.Equal(got, c.want) && len(got)+len(c.want) > 0 {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
	// Of a table only the pairs count: who rests, and the colours, are the table's.
	f := letters(3, 3)
	made := must.Have(roundrobin.Single.Pair(f, pairing.Options{}))(t)
	made.Bye = -1
	played(f, made.Pairs[0].White, "WW")
	if got := said(t, f, made, &roundrobin.Single); len(got) > 0 {
		t.Errorf("a round of the table: %q", got)
	}
	best := round("AB C")
	best.Resting = true
	f = letters(3, 5)
	f.Players[2].Present = false
	if got := said(t, f, round("AB"), system(best)); len(got) > 0 {
		t.Errorf("the free round of a table is no bye: %q", got)
	}
	got, want := said(t, letters(3, 5), round("BC A"), system(best)), "0 A the system false: A has the bye; by the system it is for C."
	if !slices.Contains(got, want) {
		t.Errorf("%q, want %q among them", got, want)
	}
}

// Up to 24 pairs are explained, 6 where there are more than 500 players, and
// nobody is told why two who have met do not meet.
func TestSomePairsAreExplained(t *testing.T) {
	for _, c := range []struct{ players, want int }{{60, 24}, {500, 24}, {501, 6}} {
		f := letters(c.players, 5)
		best, made := &pairing.Round{Bye: -1}, &pairing.Round{Bye: -1}
		for k := range c.players / 2 {
			best.Pairs = append(best.Pairs, pairing.Pair{White: 2 * k, Black: 2*k + 1})
		}
		for k := range 30 {
			made.Pairs = append(made.Pairs, pairing.Pair{White: 2 * k, Black: (2*k + 3) % 60})
		}
		f.Players[0].Past[0] = pairing.Past{Opponent: 3, Outcome: model.Draw}
		e := system(best)
		e.WhyNot = func(_ *pairing.Field, i, j int, _ pairing.Options) ([]pairing.Reason, error) {
			return []pairing.Reason{{Rule: "C12", Text: phrase.New("Not %d with %d.", i, j)}, {Rule: "C13", Text: phrase.New("Nor so.")}}, nil
		}
		r := must.Have(check.Round(f, made, e, pairing.Options{}))(t)
		explained := 0
		for _, x := range r.Findings {
			if x.Rule.String() == "C13" {
				explained++
				if want := fmt.Sprintf(". Not %d with %d. Nor so.", x.Who[0], x.Who[1]); !strings.HasSuffix(x.Text.String(), want) || x.Who[0] == 0 {
					t.Errorf("%+v does not end in %q", x, want)
				}
			}
		}
		if explained != c.want {
			t.Errorf("of %d players' pairs %d are explained, want %d", c.players, explained, c.want)
		}
	}
}

func TestEnginesThatFail(t *testing.T) {
	f, made := letters(2, 1), round("AB")
	broken := errors.New("broken")
	e := system(nil)
	e.Pair = func(*pairing.Field, pairing.Options) (*pairing.Round, error) { return nil, broken }
	if _, err := check.Round(f, made, e, pairing.Options{}); !errors.Is(err, broken) {
		t.Errorf("got %v", err)
	}
	e.Pair = func(*pairing.Field, pairing.Options) (*pairing.Round, error) {
		return nil, &pairing.Impossible{Round: 1}
	}
	r, err := check.Round(f, made, e, pairing.Options{})
	if err != nil || r.Best != nil || len(r.Findings) != 1 || r.Findings[0].Grave ||
		r.Findings[0].Text.String() != "The system finds no pairing for this round. Round 1 cannot be paired." {
		t.Errorf("%+v, %v", r, err)
	}
	e = system(round("BA"))
	e.WhyNot = func(*pairing.Field, int, int, pairing.Options) ([]pairing.Reason, error) { return nil, broken }
	e.Pair = func(*pairing.Field, pairing.Options) (*pairing.Round, error) { return &pairing.Round{Bye: -1}, nil }
	if _, err := check.Round(f, made, e, pairing.Options{}); !errors.Is(err, broken) {
		t.Errorf("got %v", err)
	}
}

// A round of a section is examined with those as present who are in it.
func TestSection(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open", Planned: 3, Scoring: model.Classic(2, 1, 1), InitialColour: model.White}
	for i := range 7 {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: string(rune('A' + i))}})
	}
	bye := func(id model.ID, o model.Outcome) model.Pairing {
		return model.Pairing{Sides: [2]model.ID{id}, Outcomes: [2]model.Outcome{o}}
	}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{
		bye(1, model.PairingBye), bye(5, model.HalfBye), bye(9, model.HalfBye), {Board: 3, Sides: [2]model.ID{4, 9}},
		{Board: 1, Sides: [2]model.ID{2, 3}}, bye(4, model.PairingBye),
	}}}
	ev := (&model.Tournament{}).With(s)
	var seen *pairing.Field
	e := system(round("BC A"))
	e.Pair = func(f *pairing.Field, _ pairing.Options) (*pairing.Round, error) { seen = f; return round("BC A"), nil }
	r, err := check.Section(ev, s, 1, e, pairing.Options{})
	if err != nil {
		t.Fatal(err)
	}
	present := ""
	for _, p := range seen.Players {
		if p.Present {
			present += p.Name
		}
	}
	if present != "ABCD" || seen.Players[4].Why != model.HalfBye || seen.Players[0].Why != model.Absent {
		t.Errorf("present %s, E has a %s, A a %s", present, seen.Players[4].Why, seen.Players[0].Why)
	}
	if len(r.Findings) == 0 || r.Findings[0].Text.String() != "A and D both have the pairing-allocated bye; there is at most one." ||
		!r.Findings[0].Grave || !slices.Equal(r.Findings[0].Who, []int{0, 3}) {
		t.Errorf("%+v", r.Findings)
	}
	if r.Made.Number != 1 || len(r.Made.Pairs) != 1 || r.Made.Pairs[0].White != 1 || r.Made.Bye != 3 {
		t.Errorf("made %+v", r.Made)
	}
	s.Rounds[0].Pairings = s.Rounds[0].Pairings[4:5]
	if r, err = check.Section(ev, s, 1, system(round("BC")), pairing.Options{}); err != nil || len(r.Findings) > 0 || r.Made.Bye != -1 {
		t.Errorf("a round of one game: %+v, %v", r, err)
	}
	for _, n := range []int{0, 2} {
		if _, err := check.Section(ev, s, n, e, pairing.Options{}); err == nil || !strings.Contains(err.Error(), "Open has 1 rounds") {
			t.Errorf("round %d: %v", n, err)
		}
	}
}

// The first of the list has the bye that is for the last; and who met the opponent of
// the table before is named, though nothing else of a table is examined.
func TestByeOfTheFirstAndTablesWithSecondMeetings(t *testing.T) {
	f := letters(3, 2)
	got := said(t, f, round("BC A"), system(round("AB C")))
	if want := "0 A the system false: A has the bye; by the system it is for C."; !slices.Contains(got, want) {
		t.Errorf("%q, want %q among them", got, want)
	}
	f = letters(4, 2)
	made := must.Have(roundrobin.Single.Pair(f, pairing.Options{}))(t)
	p := made.Pairs[0]
	f.Players[p.White].Past[0] = pairing.Past{Opponent: p.Black, Outcome: model.Draw}
	got = said(t, f, made, &roundrobin.Single)
	if len(got) != 1 || !strings.Contains(got[0], "have met in round 1.") {
		t.Errorf("%q, want the second meeting alone", got)
	}
}
