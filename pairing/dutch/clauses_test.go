package dutch

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/fide"
	"wallchart/phrase"
)

func colours(s string) (cs []model.Colour) {
	for _, c := range s {
		cs = append(cs, map[rune]model.Colour{'W': model.White, 'B': model.Black}[c])
	}
	return cs
}

// after is a person with these games behind him.
func after(played string) *person {
	p := &person{Person: fide.Person{Colours: colours(played), Seat: 1}}
	p.Prefer()
	return p
}

// Article 1.7: the colour difference and the preference after these games.
func TestPreferences(t *testing.T) {
	const w, b, none = model.White, model.Black, model.NoColour
	for _, c := range []struct {
		played   string
		cd       int
		wants    model.Colour
		strength fide.Strength
		repeated model.Colour
	}{
		{"", 0, none, fide.None, none},
		{"W", 1, b, fide.Strong, none},
		{"B", -1, w, fide.Strong, none},
		{"WB", 0, w, fide.Mild, none},
		{"BW", 0, b, fide.Mild, none},
		{"WW", 2, b, fide.Absolute, w},
		{"BB", -2, w, fide.Absolute, b},
		{"WBB", -1, w, fide.Absolute, b},
		{"WWBB", 0, w, fide.Absolute, b},
		{"BBWW", 0, b, fide.Absolute, w},
		{"WWBW", 2, b, fide.Absolute, none},
		{"BBWB", -2, w, fide.Absolute, none},
		{"WWWBB", 1, w, fide.Absolute, b}, // the last two go before a difference of one
		{"WWWWBB", 2, b, fide.Absolute, b},
		{"WBW", 1, b, fide.Strong, none},
	} {
		p := after(c.played)
		if p.Difference != c.cd || p.Wants != c.wants || p.Strength != c.strength || p.Repeated() != c.repeated ||
			p.Wide() != (c.cd > 1 || c.cd < -1) {
			t.Errorf("after %q: difference %d, wants %v with strength %d, the last two %v",
				c.played, p.Difference, p.Wants, p.Strength, p.Repeated())
		}
	}
}

// Article 5.2: the colour of the higher ranked and the article that gave it.
func TestColours(t *testing.T) {
	const w, b = model.White, model.Black
	for _, c := range []struct {
		name, high, low string
		initial         model.Colour
		seat            int
		want            model.Colour
		article         int
	}{
		{"both preferences", "W", "B", w, 1, b, 1},
		{"only the higher ranked has one", "B", "", w, 1, w, 1},
		{"only the lower ranked has one", "", "B", w, 1, b, 1},
		{"the stronger one, of the higher ranked", "WW", "W", w, 1, b, 2},
		{"the stronger one, of the lower ranked", "W", "WW", w, 1, w, 2},
		{"strong before mild", "BW", "W", w, 1, w, 2},
		{"of two absolute ones the wider difference", "WWW", "WW", w, 1, b, 2},
		{"of the lower ranked", "BWW", "WWW", w, 1, w, 2},
		{"of equal differences", "WWW", "WWW", w, 1, b, 4},
		{"equal differences, the latest other colour", "WBWW", "BWWW", w, 1, w, 3},
		{"the latest difference", "WBW", "BWW", w, 1, w, 2},
		{"the latest difference is turned", "BWBW", "WBBW", w, 1, b, 3},
		{"and the other way", "WBBW", "BWBW", w, 1, w, 3},
		{"the preference of the higher ranked", "W", "W", w, 1, b, 4},
		{"an odd number has the initial colour", "", "", w, 3, w, 5},
		{"an odd number, Black drawn", "", "", b, 3, b, 5},
		{"an even number has the other", "", "", w, 4, b, 5},
	} {
		tk := &task{f: &pairing.Field{Initial: c.initial}}
		h, l := after(c.high), after(c.low)
		h.Seat = c.seat
		if got, article := tk.allot(h, l); got != c.want || article != c.article {
			t.Errorf("%s, %s against %s: %v by 5.2.%d, want %v by 5.2.%d", c.name, c.high, c.low, got, article, c.want, c.article)
		}
	}
}

// C10 to C13 of two who are due the same colour.
func TestColourCriteria(t *testing.T) {
	type counts [4]uint64 // what a pair adds for C10, C11, C12, C13: 1 is good
	for _, c := range []struct {
		high, low string
		want      counts
	}{
		{"W", "B", counts{1, 1, 1, 1}},
		{"WB", "WB", counts{1, 1, 0, 1}},   // two mild ones
		{"W", "WB", counts{1, 1, 1, 1}},    // Black and White
		{"W", "BW", counts{1, 1, 0, 1}},    // strong and mild
		{"W", "W", counts{1, 1, 0, 0}},     // two strong ones
		{"WW", "W", counts{1, 1, 0, 0}},    // absolute and strong
		{"W", "WW", counts{1, 1, 0, 0}},    //
		{"WW", "WW", counts{0, 0, 0, 1}},   // two absolute ones: a third White, a difference of three
		{"WWBW", "WW", counts{0, 1, 0, 1}}, // White goes to the one who had Black last but one: no third running
		{"BWW", "WW", counts{1, 0, 0, 1}},  // the wider difference has its way, and the other a third White
		{"BWW", "WWBW", counts{1, 0, 0, 1}},
		{"BBWW", "WWBW", counts{1, 0, 0, 1}},
		{"WWBW", "WWBW", counts{0, 1, 0, 1}}, // a third of three, but none running
		{"WWBW", "WWBWW", counts{0, 1, 0, 1}},
	} {
		h, l := after(c.high), after(c.low)
		var got counts
		for k, article := range []string{"C10", "C11", "C12", "C13"} {
			w := make([]uint64, 1)
			i := slices.IndexFunc(criteria2026, func(c criterion) bool { return c.article == article })
			criteria2026[i].pair(nil, entry{w, []int{0}}, edge{h: h, l: l})
			got[k] = w[0]
		}
		if got != c.want {
			t.Errorf("%s against %s: %v, want %v", c.high, c.low, got, c.want)
		}
	}
}

// fresh is a field of n players after so many rounds of half-point byes, with
// the given scores in half points, all 0 when there are none.
func fresh(n, rounds int, scores ...int) *pairing.Field {
	f := &pairing.Field{Round: rounds + 1, Rounds: 9, Initial: model.White, Win: 2, Draw: 1}
	for i := range n {
		p := pairing.Player{ID: model.ID(i + 1), Number: i + 1, Name: fmt.Sprint("P", i+1), Present: true}
		for range rounds {
			p.Past = append(p.Past, pairing.Past{Opponent: -1, Outcome: model.HalfBye})
		}
		if len(scores) > 0 {
			p.Score = model.Points(scores[i])
		}
		f.Players = append(f.Players, p)
	}
	return f
}

// give enters a game in a round, White first.
func give(f *pairing.Field, round, white, black int) {
	f.Players[white].Past[round-1] = pairing.Past{Opponent: black, Colour: model.White, Outcome: model.Draw}
	f.Players[black].Past[round-1] = pairing.Past{Opponent: white, Colour: model.Black, Outcome: model.Draw}
}

// Article 1.8: topscorers have more than half of the points there were, when the
// last round is paired.
func TestTopscorers(t *testing.T) {
	for _, c := range []struct {
		round, rounds int
		score         model.Points
		want          bool
	}{{9, 9, 9, true}, {9, 9, 8, false}, {8, 9, 14, false}, {10, 9, 10, true}, {1, 1, 1, false}, {2, 2, 2, true}, {2, 2, 1, false}} {
		f := fresh(2, c.round-1)
		f.Rounds, f.Players[0].Score = c.rounds, c.score
		if got := persons(f, current)[0].top; got != c.want {
			t.Errorf("%d half points before round %d of %d: topscorer %v", c.score, c.round, c.rounds, got)
		}
	}
}

// What a person brings along: floats, rounds without a game, whom he must not meet.
func TestPersons(t *testing.T) {
	f := fresh(4, 3, 4, 4, 2, 2)
	give(f, 1, 0, 3)
	f.Players[1].Past[2] = pairing.Past{Opponent: 2, Outcome: model.ForfeitWin, Points: 2}
	f.Players[2].Past[2] = pairing.Past{Opponent: 1, Outcome: model.ForfeitLoss}
	f.Forbidden = [][2]int{{2, 0}}
	f.Players[3].Past[1].Outcome = model.PairingBye
	ps := persons(f, current)
	for i, want := range []struct {
		unplayed int
		barred   []int32
		bye      bool
	}{{2, []int32{3, 2}, true}, {3, nil, false}, {3, []int32{0}, true}, {2, []int32{0}, false}} {
		if p := &ps[i]; p.unplayed != want.unplayed || !slices.Equal(p.Barred, want.barred) || p.bye != want.bye {
			t.Errorf("%d: %d unplayed, barred %v, may have the bye: %v", i+1, p.unplayed, p.Barred, p.bye)
		}
	}
	if !ps[1].down[0] || ps[2].down[0] || !ps[3].down[1] || ps[3].down[0] {
		t.Error("a win without playing and a bye are downfloats (1.4.1)")
	}
}

// By degrees: of n persons none of whom has met anybody, with some more above.
func TestSturdy(t *testing.T) {
	for _, c := range []struct {
		n, extra, barred int
		want             bool
	}{{4, 0, 0, false}, {5, 0, 0, true}, {5, 1, 0, false}, {6, 1, 0, true}, {6, 0, 1, false}, {8, 0, 1, true}, {8, 2, 1, false}} {
		tk := newTask(fresh(c.n, 1), pairing.Options{}, current)
		tk.countAbsolutes()
		tk.mostBarred = c.barred
		if got := tk.sturdy(0, c.n, c.extra); got != c.want {
			t.Errorf("%+v: %v", c, got)
		}
	}
	// Those who must have the same colour do not meet, so each counts as one barred.
	f := fresh(10, 2)
	for _, i := range []int{0, 2} {
		for r := range 2 {
			f.Players[i].Past[r] = pairing.Past{Opponent: -1, Colour: model.White, Outcome: model.Draw}
		}
	}
	f.Players[1].Past[0], f.Players[1].Past[1] = pairing.Past{Opponent: -1, Colour: model.Black, Outcome: model.Draw},
		pairing.Past{Opponent: -1, Colour: model.Black, Outcome: model.Draw}
	tk := newTask(f, pairing.Options{}, current)
	tk.countAbsolutes()
	if tk.sturdy(1, 10, 0) != true || tk.sturdy(3, 8, 0) != true || tk.sturdy(3, 8, 1) || tk.sturdy(2, 7, 1) || tk.sturdy(0, 8, 0) {
		t.Error("of some of them only those count who are among them")
	}
	tk.ps[4].Barred = []int32{1, 2, 3}
	if tk.countAbsolutes(); tk.mostBarred != 3 {
		t.Errorf("at most %d are barred", tk.mostBarred)
	}
	tk = newTask(f, pairing.Options{}, current)
	tk.countAbsolutes()
	if got := fmt.Sprint(tk.whites, tk.blacks, tk.mostBarred); got != "[0 0 1 1 1 1 1 1 1 1 1] [0 1 1 2 2 2 2 2 2 2 2] 0" {
		t.Errorf("who must have White, who Black, before each: %s", got)
	}
	for extra, want := range map[int]bool{0: true, 1: true, 2: false} { // 10 − 1 − 2 ≥ (10 + extra)/2 + 2
		if tk.sturdy(0, 10, extra) != want {
			t.Errorf("with %d more: want %v", extra, want)
		}
	}
}

// The proofs that a bracket needs nothing of the rest are found where they are easy.
func TestSettles(t *testing.T) {
	ones := func(n, score int) []int { return slices.Repeat([]int{score}, n) }
	for _, c := range []struct {
		name     string
		scores   []int
		floaters []int32
		next     int
		want     bool
	}{
		{"the last has the bye", ones(5, 0), []int32{4}, 5, true},
		{"one is left of an even number", ones(4, 0), []int32{3}, 4, false},
		{"two are left", ones(5, 0), []int32{3, 4}, 5, false},
		{"one floater to a large group, nobody below", append(ones(3, 2), ones(9, 0)...), []int32{2}, 3, true},
		{"one floater to a group that then has an odd number, a large one below", slices.Concat(ones(3, 4), ones(8, 2), ones(11,
			0)), []int32{2}, 3, true},
		{"and a small one below", slices.Concat(ones(3, 4), ones(8, 2), ones(1, 0)), []int32{2}, 3, true},
		{"an even number floats to a group that then has an odd one, nobody below", append(ones(4, 2), ones(7, 0)...), []int32{2, 3}, 4, true},
		{"one floater to one, nobody below", []int{2, 2, 2, 0}, []int32{2}, 3, true},
		{"two floaters to two, nobody below", []int{2, 2, 2, 2, 0, 0}, []int32{2, 3}, 4, true},
		{"two floaters to one, and one below", []int{4, 4, 2, 0}, []int32{0, 1}, 2, false},
		{"a floater with the bye's score", ones(5, 0), []int32{4}, 5, true},
		{"one floater to two, one of whom floats to very many", slices.Concat(ones(3, 4), ones(2, 2), ones(420, 0)), []int32{2}, 3, true},
		{"one floater to thirty-two, one of whom floats to the last", slices.Concat(ones(1, 4), ones(32, 2), ones(1, 0)), []int32{0}, 1, true},
	} {
		tk := newTask(fresh(len(c.scores), 1, c.scores...), pairing.Options{}, current)
		tk.odd = len(tk.ps)%2 == 1
		tk.countAbsolutes()
		must.Do(t, tk.findByeScore())
		if got := tk.settles(c.floaters, c.next); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}

// What is said of a pair, of its colours, and of a bracket.
func TestReasons(t *testing.T) {
	f := fresh(5, 2, 4, 4, 4, 2, 2)
	give(f, 1, 0, 1)
	give(f, 2, 1, 2)
	f.Players[3].Name = ""
	for _, c := range []struct {
		engine pairing.Engine
		want   []string
	}{
		{Current, []string{
			"Bracket 2: 3 players, 0 of them moved down; 1 pair. Left over: P2.",
			"Bracket 1: 3 players, 1 of them moved down; 1 pair. Left over: P5.",
			"C.04.3 1.3 Both have 2.",
			"C.04.3 5.2.1 P3 has White: nobody's colour preference stands against it (P1 is due Black; P3 is due White).",
			"C.04.3 1.4 P2, with 2, floats down to no. 4, with 1.",
			"C.04.3 5.2.1 no. 4 has White: nobody's colour preference stands against it (P2 alternates to Black; no. 4 has no preference).",
		}},
		{Edition2017, []string{
			"C.04.3 (2017) A.3 Both have 2.",
			"C.04.3 (2017) E.1 P3 has White:",
			"C.04.3 (2017) A.4 P2, with 2, floats down to no. 4, with 1.",
		}},
	} {
		r := must.Have(c.engine.Pair(f, pairing.Options{Explain: true}))(t)
		got := ""
		for _, n := range r.Notes {
			got += n.Where.String() + ": " + n.Text.String() + "\n"
		}
		for _, p := range r.Pairs {
			for _, why := range p.Why {
				got += why.Rule + " " + why.Text.String() + "\n"
			}
		}
		for _, want := range c.want {
			if !strings.Contains(got, want) {
				t.Errorf("%s does not say %q:\n%s", c.engine.Name, want, got)
			}
		}
	}
	tk := newTask(f, pairing.Options{}, current)
	for _, c := range []struct {
		high, low string
		want      string
	}{
		{"WW", "W", "C.04.3 5.2.2 P2 has White: the stronger preference is granted (P1 must have Black; P2 is due Black)."},
		{"BWBW", "WBBW", "C.04.3 5.2.3 P2 has White, P1 Black: the other way round than in the latest round in which their colours differed."},
		{"W", "W", "C.04.3 5.2.4 The colour goes by the preference of the higher ranked, P1."},
		{"", "", "C.04.3 5.2.5 No game played yet: the colour of P1 comes from the pairing number and the colour drawn by lot."},
	} {
		h, l := after(c.high), after(c.low)
		l.At = 1
		if why := tk.reasons(h, l)[1]; why.Rule+" "+why.Text.String() != c.want {
			t.Errorf("got %s %s, want %s", why.Rule, why.Text, c.want)
		}
	}
	one := fresh(3, 1, 4, 2, 2)
	r, err := Current.Pair(one, pairing.Options{Explain: true})
	if err != nil || r.Notes[0].Text.String() != "1 player; no pair. Left over: P1." || r.Notes[1].Where.String() != "Bracket 1" {
		t.Errorf("%+v, %v", r.Notes, err)
	}
	two := fresh(4, 1, 4, 2, 0, 0)
	two.Forbidden = [][2]int{{0, 1}}
	r, err = Current.Pair(two, pairing.Options{Explain: true})
	if err != nil || !strings.HasSuffix(r.Notes[1].Text.String(), "no pair. Left over: P1, P2.") &&
		!strings.Contains(r.Notes[1].Text.String(), "moved down") {
		t.Errorf("%+v, %v", r.Notes, err)
	}
}

// Who cannot be paired, and which rules collide.
func TestImpossibleNamesItsRules(t *testing.T) {
	apart := [][2]int{{0, 1}, {0, 2}, {0, 3}}
	for _, c := range []struct {
		name  string
		n     int
		spoil func(f *pairing.Field)
		rules []string
		cures int
	}{
		{"met", 4, func(f *pairing.Field) {
			for r, p := range apart {
				give(f, r+1, p[0], p[1])
			}
		}, []string{"C1"}, 3},
		{"forbidden", 4, func(f *pairing.Field) { f.Forbidden = apart }, []string{"Forbidden pairs"}, 3},
		{"colours", 2, func(f *pairing.Field) {
			for i := range 2 {
				for r := range 2 {
					f.Players[i].Past[r] = pairing.Past{Opponent: -1, Colour: model.White, Outcome: model.Draw}
				}
				f.Players[i].Past[2] = pairing.Past{Opponent: -1, Colour: model.White, Outcome: model.Draw}
			}
		}, []string{"C3"}, 3},
		{"met and forbidden", 4, func(f *pairing.Field) {
			give(f, 1, 0, 1)
			f.Forbidden = apart[1:]
		}, []string{"C1", "Forbidden pairs"}, 4},
		{"no bye", 3, func(f *pairing.Field) {
			for i := range 3 {
				f.Players[i].Past[0].Outcome = model.FullBye
				f.Players[i].Past[0].Points = 2
			}
		}, []string{"C2"}, 2},
	} {
		f := fresh(c.n, 3)
		c.spoil(f)
		_, err := Current.Pair(f, pairing.Options{})
		var im *pairing.Impossible
		if !errors.As(err, &im) {
			t.Fatalf("%s: %v", c.name, err)
		}
		all := phrase.Join(" ", im.Rules...).String()
		for _, rule := range []string{"C1", "C2", "C3", "Forbidden pairs"} {
			if strings.Contains(all, rule) != slices.Contains(c.rules, rule) {
				t.Errorf("%s: %q names %s: want %v", c.name, all, rule, slices.Contains(c.rules, rule))
			}
		}
		if len(im.Cures) != c.cures || im.Round != 4 || len(im.Left) < 2 {
			t.Errorf("%s: round %d, left %v, cures %q", c.name, im.Round, im.Left, im.Cures)
		}
	}
	f := fresh(13, 1)
	for i := range f.Players {
		f.Players[i].Past[0].Outcome = model.PairingBye
	}
	var im *pairing.Impossible
	if _, err := Current.Pair(f, pairing.Options{}); !errors.As(err, &im) || len(im.Left) != 8 {
		t.Errorf("of thirteen eight are named: %v", err)
	}
	for n := range 2 {
		if _, err := Current.Pair(fresh(n, 1), pairing.Options{}); err == nil {
			t.Errorf("%d were paired", n)
		}
	}
}

// Why two do not meet, by the rule that keeps them apart, or because they do.
func TestWhyNotByRule(t *testing.T) {
	f := fresh(6, 2)
	give(f, 2, 0, 3)
	f.Forbidden = [][2]int{{4, 0}}
	for _, i := range []int{1, 5} {
		for r := range 2 {
			f.Players[i].Past[r] = pairing.Past{Opponent: -1, Colour: model.White, Outcome: model.Draw}
		}
	}
	for _, c := range []struct {
		i, j int
		want string
	}{
		{0, 3, "C.04.3 C1 P1 and P4 met in round 2."},
		{3, 0, "C.04.3 C1 P1 and P4 met in round 2."},
		{0, 4, "C.04.2 P1 and P5 are a forbidden pair."},
		{5, 1, "C.04.3 C3 Neither can give way: P2 must have Black, and P6 must have Black."},
		{0, 9, "C.04.2 One of them is not to be paired in this round."},
	} {
		rs, err := WhyNot(f, c.i, c.j, pairing.Options{})
		if err != nil || len(rs) != 1 || rs[0].Rule+" "+rs[0].Text.String() != c.want {
			t.Errorf("%d and %d: %v, %v; want %s", c.i, c.j, rs, err, c.want)
		}
	}
}
