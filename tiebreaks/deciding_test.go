package tiebreaks_test

import (
	"slices"
	"testing"

	"wallchart/tiebreaks"
)

// TestDeciding: the order says which column separates each row from the one above; the first is the score, and what is beyond
// the last separates nobody. Those that decide come first, from the highest place; others fill up, and all stand in their order.
func TestDeciding(t *testing.T) {
	for _, c := range []struct {
		tieBreaks int
		by        []int // DecidedBy, from the first row
		most      int
		want      []int
	}{
		{5, []int{-1, 0, 4, 2, 4}, 3, []int{1, 2, 4}}, // 2 and 4 separate somebody, 1 fills up
		{5, []int{-1, 5, 4, 3, 2}, 3, []int{3, 4, 5}}, // four do; that of the lowest place has no room
		{5, []int{-1, 5, 5, 5, 1}, 2, []int{1, 5}},    // one counts once
		{5, []int{-1, 6, 6}, 2, []int{1, 2}},          // nobody is separated
		{2, []int{-1, 2}, 3, []int{1, 2}},             // there are no more
		{2, []int{-1, 2}, 1, []int{2}},
		{2, []int{-1, 2}, 0, nil},
		{0, []int{-1, 0}, 3, nil},
		{3, nil, 2, []int{1, 2}}, // nobody is there
	} {
		st := &tiebreaks.Standings{Columns: make([]tiebreaks.Use, 1+c.tieBreaks)}
		for _, by := range c.by {
			st.Places = append(st.Places, tiebreaks.Place{DecidedBy: by})
		}
		if got := st.Deciding(c.most); !slices.Equal(got, c.want) {
			t.Errorf("%d tie-breaks, decided by %v, at most %d: %v, want %v", c.tieBreaks, c.by, c.most, got, c.want)
		}
	}
}
