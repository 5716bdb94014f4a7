package team

import (
	"testing"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/phrase"
)

// What is said of the colours, one sentence for each rule of 4.3; the teams are those of the score groups of a pair.
func TestColourReasons(t *testing.T) {
	for rule, why := range []string{
		"neither has played yet: the pairing number and the colour drawn by lot decide.", "only one has a preference, and it is granted.",
		"both preferences are granted.", "the strong preference is granted.", "White goes to the smaller colour difference.",
		"the other way round than in the latest match in which their colours differed.", "the preference of the first-team is granted.",
		"the first-team alternates.", "the other team alternates.",
	} {
		if got, want := colourReason(phrase.Verbatim("T1"), rule+1).String(), "T1 has White on board 1: "+why; got != want {
			t.Errorf("4.3.%d: %s, want %s", rule+1, got, want)
		}
	}
	x := &task{f: teams(2, 1)}
	for _, c := range []struct {
		a, b   model.Points
		colour model.Colour
		want   string
	}{
		{4, 4, model.White, "Both have 2. T1 has White on board 1: both preferences are granted."},
		{4, 4, model.Black, "Both have 2. T2 has White on board 1: both preferences are granted."},
		{4, 3, model.White, "T2, with 1½, floats up to T1, with 2. T1 has White on board 1: both preferences are granted."},
		{3, 4, model.White, "T1, with 1½, floats up to T2, with 2. T1 has White on board 1: both preferences are granted."},
		{3, 4, model.Black, "T1, with 1½, floats up to T2, with 2. T2 has White on board 1: both preferences are granted."},
	} {
		rs := x.reasons(&team{index: 0, score: c.a}, &team{index: 1, score: c.b}, c.colour, 3)
		if len(rs) != 2 || rs[0].Text.String()+" "+rs[1].Text.String() != c.want || rs[0].Rule != "C.04.6 1.4" || rs[1].Rule != "C.04.6 4.3.3" {
			t.Errorf("%d and %d, %v: %v, want %s", c.a, c.b, c.colour, rs, c.want)
		}
	}
}

// A round that cannot be paired says who is left, by which rule, and what can be done; of many who have had a bye eight are
// named.
func TestRefusalsInWords(t *testing.T) {
	f := teams(4, 3)
	f.Forbidden = [][2]int{{0, 1}, {0, 2}, {0, 3}}
	two := teams(4, 3)
	two.Forbidden = [][2]int{{0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}
	alone := teams(1, 1)
	byes := func(n int) *pairing.Field {
		f := teams(n, 1)
		for i := range f.Players {
			f.Players[i].Past[0].Outcome = model.FullBye
		}
		return f
	}
	const had = " The number of teams is odd, and every team without which the others can be paired has had a bye or a match won by " +
		"forfeit (C.04.6 C2). Ways out: give a second bye by hand."
	for _, c := range []struct {
		f    *pairing.Field
		want string
	}{
		{f, "Round 4 cannot be paired. Left without an opponent: T1, T4. Teams that have met, and forbidden pairs, do not meet (C.04.6 C1). " +
			"Ways out: allow one pair a repeat by pairing it by hand; give some of those left a bye; end the event after this many rounds."},
		{two, "Round 4 cannot be paired. Left without an opponent: T3, T4. Teams that have met, and forbidden pairs, do not meet (C.04.6 C1). " +
			"Ways out: allow one pair a repeat by pairing it by hand; give some of those left a bye; end the event after this many rounds."},
		{alone, "Round 2 cannot be paired. Fewer than two participants are present. Ways out: bring absent participants back into the round."},
		{byes(3), "Round 2 cannot be paired. Left without an opponent: T1, T2, T3." + had},
		{byes(7), "Round 2 cannot be paired. Left without an opponent: T1, T2, T3, T4, T5, T6, T7." + had},
		{byes(9), "Round 2 cannot be paired. Left without an opponent: T1, T2, T3, T4, T5, T6, T7, T8." + had},
		{byes(11), "Round 2 cannot be paired. Left without an opponent: T1, T2, T3, T4, T5, T6, T7, T8." + had},
	} {
		if _, err := TypeA.Pair(c.f, pairing.Options{}); err == nil || err.Error() != c.want {
			t.Errorf("%v, want %s", err, c.want)
		}
	}
}

// The bye in words, and a score group of its own in the notes.
func TestNotesOfARound(t *testing.T) {
	f := teams(5, 2)
	f.Players[0].Score, f.Players[1].Score = 8, 8
	r, err := TypeA.Pair(f, pairing.Options{Explain: true})
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"Bye: T5 has the bye: of those who may have it and without whom the others can be paired, the lowest score, then the most matches " +
			"played, then the largest number (C.04.6 3.1).",
		"Bracket 4: The whole score group is paired in it.", "Bracket 0: The whole score group is paired in it.",
	}
	if len(r.Notes) != len(want) {
		t.Fatalf("%v", r.Notes)
	}
	for k, n := range r.Notes {
		if got := n.Where.String() + ": " + n.Text.String(); got != want[k] {
			t.Errorf("%s, want %s", got, want[k])
		}
	}
	if r, err = TypeA.Pair(f, pairing.Options{}); err != nil || len(r.Notes) > 0 || len(r.Pairs[0].Why) > 0 || r.Number != 3 {
		t.Errorf("unasked: %+v, %v", r, err)
	}
}

// Boards stand in the order of C.04.2: the match of T1, whose opponent T3 has floated up, comes behind that of T2 and T4. With
// an even number nobody has a bye.
func TestOrderOfBoards(t *testing.T) {
	f := teams(4, 2)
	f.Players[0].Score, f.Players[1].Score, f.Players[2].Score, f.Players[3].Score = 8, 8, 4, 8
	r, err := NoPreferences.Pair(f, pairing.Options{})
	if err != nil || r.Bye != -1 || len(r.Pairs) != 2 {
		t.Fatalf("%+v, %v", r, err)
	}
	for k, want := range [][2]int{{1, 3}, {0, 2}} {
		if p := r.Pairs[k]; min(p.White, p.Black) != want[0] || max(p.White, p.Black) != want[1] {
			t.Errorf("board %d: %+v, want %v", k+1, p, want)
		}
	}
}
