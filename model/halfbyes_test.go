package model

import "testing"

// TestHalfByes: one half-point bye for each where nothing is announced (VCL4THP.13, question 174); none in the last rounds, which
// are counted from the number of rounds that is announced.
func TestHalfByes(t *testing.T) {
	for _, c := range []struct{ set, want int }{{0, 1}, {NoHalfByes, 0}, {1, 1}, {2, 2}} {
		if got := (&Section{HalfByes: c.set}).HalfByeLimit(); got != c.want {
			t.Errorf("set to %d, %d may be had; want %d", c.set, got, c.want)
		}
	}
	for _, c := range []struct {
		planned, end, round int
		want                bool
	}{
		{5, 0, 5, true}, {5, 1, 4, true}, {5, 1, 5, false}, {5, 2, 4, false}, {5, 2, 3, true}, {0, 1, 5, true}, {3, 0, 4, true}, {3, 1, 4, false},
	} {
		if got := (&Section{Planned: c.planned, HalfByesEnd: c.end}).HalfByeIn(c.round); got != c.want {
			t.Errorf("none in the last %d of %d: in round %d %v", c.end, c.planned, c.round, got)
		}
	}
}
