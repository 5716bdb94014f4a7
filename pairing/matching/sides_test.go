package matching

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// The first of all permutations that keep to the edges, compared with trying
// them all in order; small graphs at many densities, some without any.
func TestSidesFirst(t *testing.T) {
	var s Sides
	found, missing := 0, 0
	for seed := range uint64(4000) {
		r := rand.New(rand.NewPCG(seed, 3))
		n, holes := 1+r.IntN(8), r.IntN(10)
		s.Reset(n)
		barred := make([][]bool, n)
		for i := range barred {
			barred[i] = make([]bool, n)
			for j := range n {
				if r.IntN(10) < holes {
					barred[i][j] = true
					s.Part(i, j)
				}
			}
		}
		if n > 3 && seed%3 == 0 {
			s.Block([]int{0, 2}, []int{1, 3})
			for _, i := range []int{0, 2} {
				barred[i][1], barred[i][3] = true, true
			}
		}
		want := firstPermutation(barred, nil, make([]bool, n))
		if got := s.First(); !slices.Equal(got, want) {
			t.Fatalf("seed %d: got %v, want %v for %v", seed, got, want, barred)
		}
		if want == nil {
			missing++
		} else {
			found++
		}
	}
	if found < 500 || missing < 500 {
		t.Errorf("%d graphs have a permutation and %d none: the mix is poor", found, missing)
	}
}

// firstPermutation tries the columns of each row in order.
func firstPermutation(barred [][]bool, sofar []int32, used []bool) []int32 {
	row := len(sofar)
	if row == len(barred) {
		return slices.Clone(sofar)
	}
	for c := range barred {
		if used[c] || barred[row][c] {
			continue
		}
		used[c] = true
		if p := firstPermutation(barred, append(sofar, int32(c)), used); p != nil {
			return p
		}
		used[c] = false
	}
	return nil
}

// Of 70 rows the last may have only the first column: everybody else moves one
// up, though each row's own first choice is the first column.
func TestSidesFirstBeyondOneWord(t *testing.T) {
	var s Sides
	const n = 70
	s.Reset(n)
	for c := 1; c < n; c++ {
		s.Part(n-1, c)
	}
	got := s.First()
	for r := range n - 1 {
		if got[r] != int32(r+1) {
			t.Fatalf("row %d has column %d, want %d", r, got[r], r+1)
		}
	}
	if got[n-1] != 0 {
		t.Errorf("the last row has column %d, want 0", got[n-1])
	}
}

// All joined, one edge apart, a scattered list: who is joined to whom.
func TestAdjacency(t *testing.T) {
	for _, n := range []int{5, 64, 65, 130} {
		var a Adjacency
		a.Reset(n)
		a.Complete()
		a.Part(0, 4)
		a.Scatter([]int{1, 2, 3})
		for i := range n {
			var got, want []int32
			for j := range a.of(i) {
				got = append(got, j)
			}
			for j := range n {
				apart := i == j || min(i, j) == 0 && max(i, j) == 4 || 1 <= min(i, j) && max(i, j) <= 3
				if !apart {
					want = append(want, int32(j))
				}
			}
			if !slices.Equal(got, want) {
				t.Errorf("of %d, vertex %d is joined to %v, want %v", n, i, got, want)
			}
		}
	}
}
