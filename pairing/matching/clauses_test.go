package matching

import (
	"fmt"
	"slices"
	"testing"
)

// Keep closes the gaps: the edges that stay keep their ends, weights and order.
func TestKeepClosesGaps(t *testing.T) {
	var g Graph
	g.Reset(5, 70)
	for e := range 4 {
		w := g.Edge(e, e+1)
		w.Add(0, uint64(e+1))
		w.Add(65, uint64(e))
	}
	g.Keep(func(e int) bool { return e == 1 || e == 3 })
	var got []string
	for e := range g.Edges() {
		i, j := g.Ends(e)
		got = append(got, fmt.Sprint(i, j, g.WeightOf(e)))
	}
	if want := []string{"1 2 [2 2]", "3 4 [4 6]"}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// Rows and columns beyond the first word: what is blocked and parted, and nothing else.
func TestSidesBlockBeyondOneWord(t *testing.T) {
	var s Sides
	const n = 70
	s.Reset(n)
	s.Block([]int{1, 69}, []int{0, 65})
	s.Part(3, 68)
	for r := range int32(n) {
		for c := range int32(n) {
			want := !((r == 1 || r == 69) && (c == 0 || c == 65) || r == 3 && c == 68)
			if s.joined(r, c) != want {
				t.Errorf("row %d and column %d are joined: %v", r, c, !want)
			}
		}
	}
}

// A ring of five that is opened at one of its vertices is matched but for that one, each
// with a neighbour in the ring.
func TestOpenRing(t *testing.T) {
	for v, want := range []string{"[-1 2 1 4 3]", "[4 -1 3 2 0]", "[1 0 -1 4 3]", "[4 2 1 -1 0]", "[1 0 3 2 -1]"} {
		k := kernel[[1]uint64]{rings: [][]int32{{0, 1, 2, 3, 4}}, mate: make([]int32, 5), ringOf: make([]int32, 5)}
		for i := range k.mate {
			k.mate[i] = none
		}
		k.openRing(0, int32(v))
		if fmt.Sprint(k.mate) != want || k.rings[0] != nil || slices.ContainsFunc(k.ringOf, func(r int32) bool { return r != none }) {
			t.Errorf("opened at %d: %v, want %s", v, k.mate, want)
		}
	}
}
