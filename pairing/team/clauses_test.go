package team

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
)

var letter = map[rune]model.Colour{'W': model.White, 'B': model.Black, '-': model.NoColour}

func colours(s string) (cs []model.Colour) {
	for _, c := range s {
		cs = append(cs, letter[c])
	}
	return cs
}

// Article 1.7: what a team prefers after these colours, in capitals where the
// preference is strong, by type A, by type B, and by type B in the last round.
func TestPreferences(t *testing.T) {
	for _, c := range []struct{ played, a, b, last string }{
		{"", "-", "-", "-"},
		{"W", "-", "b", "b"}, // a difference of one is a mild preference of type B only
		{"B", "-", "w", "w"},
		{"WB", "-", "w", "-"}, // none: type B alternates, but not in the last round
		{"BW", "-", "b", "-"},
		{"WW", "B", "B", "B"},
		{"BB", "W", "W", "W"},
		{"WBB", "W", "W", "W"}, // one Black more, and the last two Black
		{"BWW", "B", "B", "B"},
		{"WWBB", "W", "W", "W"}, // no difference, the last two Black
		{"BBWW", "B", "B", "B"},
		{"WWWBB", "-", "b", "b"}, // the last two Black, but one White more
		{"BBBWW", "-", "w", "w"},
		{"WWBWBWW", "B", "B", "B"},
		{"WWWBW", "B", "B", "B"}, // a difference of three
		{"BBBWB", "W", "W", "W"},
		{"WBWWB", "-", "b", "b"},
		{"BBWB", "W", "W", "W"}, // a difference of two, but not twice running at the end
		{"WWBW", "B", "B", "B"},
	} {
		for kind, want := range map[preferences]string{typeA: c.a, typeB: c.b, noPreferences: "-"} {
			for _, last := range []bool{false, true} {
				if kind == typeB && last {
					want = c.last
				}
				m := team{colours: colours(c.played)}
				m.preference(kind, last)
				got := map[model.Colour]string{model.White: "w", model.Black: "b", model.NoColour: "-"}[m.wants]
				if m.strong {
					got = strings.ToUpper(got)
				}
				if got != want {
					t.Errorf("after %q, type %d, last %v: %s, want %s", c.played, kind, last, got, want)
				}
			}
		}
	}
}

// Article 4.3, rule by rule: the colour of the first-team, which has the higher
// score in all of these.
func TestColours(t *testing.T) {
	const w, b = model.White, model.Black
	t4 := &task{f: &pairing.Field{Initial: model.Black}}
	for _, c := range []struct {
		name string
		a, b team
		want model.Colour
		rule int
	}{
		{"neither has played, an odd number", team{number: 3}, team{number: 2}, b, 1},
		{"neither has played, an even number", team{number: 2}, team{number: 3}, w, 1},
		{"only the first-team has a preference", team{colours: colours("W"), wants: b}, team{}, b, 2},
		{"only the other has", team{}, team{colours: colours("W"), wants: b}, w, 2},
		{"different ones", team{colours: colours("B"), wants: w}, team{colours: colours("W"), wants: b}, w, 3},
		{"one is strong", team{colours: colours("WW"), wants: b, strong: true, cd: 2}, team{colours: colours("W"), wants: b, cd: 1}, b, 4},
		{"the other's is", team{colours: colours("W"), wants: b, cd: 1}, team{colours: colours("WW"), wants: b, strong: true, cd: 2}, w, 4},
		{"the smaller difference gets White", team{colours: colours("W"), wants: b, cd: 1}, team{colours: colours("WWW"), wants: b, cd: 3}, w, 5},
		{"the larger gets Black", team{colours: colours("WWW"), wants: b, cd: 3}, team{colours: colours("W"), wants: b, cd: 1}, b, 5},
		{"the latest round in which they differed is turned", team{colours: colours("WBW")}, team{colours: colours("BWW")}, w, 6},
		{"and the other way", team{colours: colours("BWW")}, team{colours: colours("WBW")}, b, 6},
		{"the first-team's preference", team{colours: colours("WB"), wants: w}, team{colours: colours("WB"), wants: w}, w, 7},
		{"the first-team alternates", team{colours: colours("WB")}, team{colours: colours("WB")}, w, 8},
		{"the first-team alternates after one match", team{colours: colours("W"), cd: 1}, team{colours: colours("W"), cd: 1}, b, 8},
		{"the other alternates", team{}, team{colours: colours("WB")}, b, 9},
	} {
		c.a.score, c.b.score = 2, 1
		if got, rule := t4.allot(&c.a, &c.b); got != c.want || rule != c.rule {
			t.Errorf("%s: %v by 4.3.%d, want %v by 4.3.%d", c.name, got, rule, c.want, c.rule)
		}
		if got, rule := t4.allot(&c.b, &c.a); got != c.want.Opposite() || rule != c.rule {
			t.Errorf("%s, asked the other way round: %v by 4.3.%d", c.name, got, rule)
		}
	}
}

// Article 4.2: higher score, higher secondary score where it is used, smaller
// number.
func TestFirstTeam(t *testing.T) {
	for _, c := range []struct {
		a, b   team
		ignore bool
		want   bool
	}{
		{team{score: 4, second: 1, number: 9}, team{score: 3, second: 8, number: 1}, false, true},
		{team{score: 4, second: 8, number: 9}, team{score: 4, second: 1, number: 1}, false, true},
		{team{score: 4, second: 8, number: 9}, team{score: 4, second: 1, number: 1}, true, false},
		{team{score: 4, second: 1, number: 2}, team{score: 4, second: 1, number: 3}, false, true},
	} {
		x := &task{f: &pairing.Field{IgnoreSecond: c.ignore}}
		if x.first(&c.a, &c.b) != c.want || x.first(&c.b, &c.a) == c.want {
			t.Errorf("%+v: want %v, and the other way round not", c, c.want)
		}
	}
}

// teams is a field after so many rounds without a match.
func teams(n, rounds int) *pairing.Field {
	f := &pairing.Field{Round: rounds + 1, Rounds: 9, Initial: model.White, Win: 2, Draw: 1, Boards: 4}
	for i := range n {
		p := pairing.Player{Number: i + 1, Name: fmt.Sprint("T", i+1), Present: true}
		for range rounds {
			p.Past = append(p.Past, pairing.Past{Opponent: -1, Outcome: model.HalfBye})
		}
		f.Players = append(f.Players, p)
	}
	return f
}

// met enters a match of two in a round, White first.
func met(f *pairing.Field, round, white, black int) {
	f.Players[white].Past[round-1] = pairing.Past{Opponent: black, Colour: model.White, Outcome: model.Draw, Points: 1}
	f.Players[black].Past[round-1] = pairing.Past{Opponent: white, Colour: model.Black, Outcome: model.Draw, Points: 1}
}

// Article 3.1: the bye goes to the lowest score, then the most matches played,
// then the largest number; C2 bars whoever had one, or the points without playing.
func TestBye(t *testing.T) {
	for _, c := range []struct {
		name  string
		spoil func(f *pairing.Field)
		want  int
	}{
		{"the largest number", func(*pairing.Field) {}, 5},
		{"the lowest score", func(f *pairing.Field) { f.Players[1].Score = -1 }, 2},
		{"the most matches", func(f *pairing.Field) { met(f, 1, 2, 3) }, 4},
		{"the most matches, of the first number", func(f *pairing.Field) {
			met(f, 1, 0, 1)
			met(f, 2, 2, 0)
		}, 1},
		{"not twice", func(f *pairing.Field) { f.Players[4].Past[0].Outcome = model.PairingBye }, 4},
		{"not after a win by forfeit", func(f *pairing.Field) { f.Players[4].Past[1].Outcome = model.ForfeitWin }, 4},
		{"not after a full-point bye", func(f *pairing.Field) { f.Players[4].Past[0].Outcome = model.FullBye }, 4},
		{"after a half-point bye", func(f *pairing.Field) { f.Players[4].Past[0].Outcome = model.HalfBye }, 5},
		{"not if the others could not be paired", func(f *pairing.Field) {
			f.Forbidden = [][2]int{{0, 1}, {0, 2}, {0, 3}} // 1 can only meet 5
		}, 4},
	} {
		f := teams(5, 2)
		c.spoil(f)
		r, err := TypeA.Pair(f, pairing.Options{Explain: true})
		if err != nil || r.Bye != c.want-1 || r.Notes[0].Where.String() != "Bye" ||
			!strings.HasPrefix(r.Notes[0].Text.String(), fmt.Sprintf("T%d has the bye: ", c.want)) {
			t.Errorf("%s: %+v, %v; want T%d", c.name, r, err, c.want)
		}
	}
}

func TestImpossible(t *testing.T) {
	f := teams(4, 3)
	f.Forbidden = [][2]int{{0, 1}, {0, 2}, {0, 3}}
	_, err := TypeA.Pair(f, pairing.Options{})
	var im *pairing.Impossible
	if !errors.As(err, &im) || im.Round != 4 || len(im.Left) != 2 || im.Left[0].String() != "T1" ||
		!strings.Contains(im.Rules[0].String(), "C1") || len(im.Cures) != 3 {
		t.Errorf("got %v", err)
	}
	f = teams(5, 3)
	f.Forbidden = [][2]int{{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}}
	if _, err := TypeA.Pair(f, pairing.Options{}); !errors.As(err, &im) || len(im.Left) != 3 {
		t.Errorf("five of whom two can meet nobody: %v", err)
	}
	f = teams(3, 1)
	for i := range f.Players {
		f.Players[i].Past[0].Outcome = model.FullBye
	}
	if _, err := TypeA.Pair(f, pairing.Options{}); !errors.As(err, &im) || len(im.Left) != 3 || !strings.Contains(im.Rules[0].String(), "C2") {
		t.Errorf("nobody may have the bye: %v", err)
	}
	for n := range 2 {
		if _, err := TypeA.Pair(teams(n, 1), pairing.Options{}); err == nil {
			t.Errorf("%d teams were paired", n)
		}
	}
}

// What is said of a pair: the score group or the float, and the colour's rule.
func TestReasons(t *testing.T) {
	f := teams(4, 2)
	f.Players[0].Score, f.Players[1].Score, f.Players[2].Score, f.Players[3].Score = 8, 8, 8, 4
	met(f, 1, 0, 1)
	r := must.Have(TypeB.Pair(f, pairing.Options{Explain: true}))(t)
	var got []string
	for _, n := range r.Notes {
		got = append(got, n.Where.String()+": "+n.Text.String())
	}
	for _, p := range r.Pairs {
		for _, why := range p.Why {
			got = append(got, why.Rule+" "+why.Text.String())
		}
	}
	want := []string{
		"Bracket 4: The whole score group is paired in it. T4 floats up.",
		"C.04.6 1.4 Both have 4.",
		"C.04.6 4.3.2 T3 has White on board 1: only one has a preference, and it is granted.",
		"C.04.6 1.4 T4, with 2, floats up to T2, with 4.",
		"C.04.6 4.3.2 T2 has White on board 1: only one has a preference, and it is granted.",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}
