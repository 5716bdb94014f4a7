package lothian

import (
	"strings"
	"testing"

	"wallchart/must"
	"wallchart/pairing"
)

// afterFive is a field of n teams after five rounds in which the earlier letter
// has won, but for the upsets.
func afterFive(t *testing.T, n int, upsets map[string]bool) *pairing.Field {
	t.Helper()
	f := field(make([]int, n)...)
	for range 5 {
		r := must.Have(System.Pair(f, pairing.Options{}))(t)
		play(f, r, upsets)
	}
	return f
}

// "Fewer than five entries are not provided for"; five and six play the table,
// seven a Swiss: in its first round the lowest of seven has the bye.
func TestEntries(t *testing.T) {
	if _, err := System.Pair(field(0, 0, 0, 0), pairing.Options{}); err == nil || !strings.Contains(err.Error(), "there are 4") {
		t.Errorf("four entries: %v", err)
	}
	f := field(700, 600, 500, 400, 300, 200, 100)
	r, err := System.Pair(f, pairing.Options{})
	if err != nil || names(f, r) != "AD EB CF G" {
		t.Errorf("seven entries: %v, %v; want 1-4, 5-2, 3-6 and 7 with the bye", r, err)
	}
	for _, c := range []struct {
		n, round int
		again    bool
	}{{6, 6, true}, {5, 6, true}, {6, 5, false}, {6, 7, false}, {7, 6, false}} {
		f := field(make([]int, c.n)...)
		if f.Round = c.round; System.Again(f) != c.again {
			t.Errorf("round %d of %d entries is one of second meetings: want %v", c.round, c.n, c.again)
		}
	}
}

// The numbers by average grade are those of the pairing; the teams keep theirs.
func TestNumbersStay(t *testing.T) {
	f := field(100, 200, 300, 400, 500, 600, 700, 800)
	must.Have(System.Pair(f, pairing.Options{}))(t)
	for i := range f.Players {
		if f.Players[i].Number != i+1 {
			t.Errorf("team %s has number %d, had %d", f.Players[i].Name, f.Players[i].Number, i+1)
		}
	}
}

// LJC 9: first against second, third against fourth, fifth against sixth.
func TestPlayOffSaysItsPlaces(t *testing.T) {
	f := afterFive(t, 6, nil)
	r, err := System.Pair(f, pairing.Options{})
	if err != nil || r.Number != 6 || r.Bye != -1 || r.Resting || len(r.Pairs) != 3 {
		t.Fatalf("%+v, %v", r, err)
	}
	for k, want := range []string{
		"A was number 1 and B number 2 after the fifth round.",
		"C was number 3 and D number 4 after the fifth round.",
		"E was number 5 and F number 6 after the fifth round.",
	} {
		if why := r.Pairs[k].Why; len(why) != 1 || why[0].Rule != "LJC 9" || why[0].Text.String() != want {
			t.Errorf("board %d: %v, want %q", k+1, why, want)
		}
	}
}

// Second and third are level on match points and game points: the direct match
// decides, and where it was drawn nobody guesses.
func TestLevelTwo(t *testing.T) {
	level := func(upsets map[string]bool) *pairing.Field {
		f := afterFive(t, 6, upsets)
		for _, i := range []int{1, 2} {
			f.Players[i].Score, f.Players[i].Second = 14, 22
		}
		return f
	}
	second := func(f *pairing.Field) string {
		r, err := System.Pair(f, pairing.Options{})
		if err != nil {
			return err.Error()
		}
		return r.Pairs[0].Why[0].Text.String() + r.Pairs[1].Why[0].Text.String()
	}
	if got := second(level(nil)); !strings.Contains(got, "B number 2") || !strings.Contains(got, "C was number 3") {
		t.Errorf("B beat C: %s", got)
	}
	if got := second(level(map[string]bool{"CB": true})); !strings.Contains(got, "C number 2") || !strings.Contains(got, "B was number 3") {
		t.Errorf("C beat B: %s", got)
	}
	f := level(nil)
	f.Players[2].Second-- // no longer level: B has more game points
	f.Players[1].Number, f.Players[2].Number = 3, 2
	if got := second(f); !strings.Contains(got, "B number 2") {
		t.Errorf("B has more game points: %s", got)
	}
	for what, spoil := range map[string]func(g *pairing.Past){
		"drawn":      func(g *pairing.Past) { g.Points = 2 },
		"not played": func(g *pairing.Past) { g.Opponent = -1 },
	} {
		f := level(nil)
		for _, i := range []int{1, 2} {
			for r := range f.Players[i].Past {
				if f.Players[i].Past[r].Opponent == 3-i {
					spoil(&f.Players[i].Past[r])
				}
			}
		}
		if got := second(f); !strings.Contains(got, "places 2 to 3 are level") {
			t.Errorf("the match of B and C was %s: %s", what, got)
		}
	}
}
