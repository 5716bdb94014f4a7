package table

import (
	"slices"
	"testing"
)

func TestRuns(t *testing.T) {
	const o, x = false, true
	c := Code{Dark: [][]bool{{x, x, o, x}, {o, o, o, o}, {o, x, x, x}}}
	if got := c.Runs(); !slices.Equal(got, []Run{{0, 0, 2}, {3, 0, 1}, {1, 2, 3}}) {
		t.Error(got)
	}
}
