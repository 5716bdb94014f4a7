package usswiss

import (
	"math/rand/v2"
	"testing"
)

// What is looked at by ratings is what looking at all pairs finds.
func TestNearMissesNoPair(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	for range 2000 {
		n := 2 + r.IntN(14)
		g := &group{who: make([]int32, n), dropped: r.IntN(n/2 + 1), raw: make([]int, n), rating: make([]int32, n)}
		free := r.Perm(n)
		for i := range n {
			g.raw[i], g.rating[i] = -1, 1200+r.Int32N(400)
		}
		for len(free) > 1 && r.IntN(6) > 0 {
			g.raw[free[0]], g.raw[free[1]] = free[1], free[0]
			free = free[2:]
		}
		limit := r.Int32N(250)
		found := map[[2]int]bool{}
		g.near(limit, func(a, b int) {
			if found[[2]int{a, b}] || a >= b {
				t.Fatalf("the pair %d, %d comes twice or turned round", a, b)
			}
			found[[2]int{a, b}] = true
		})
		for a := range n {
			for b := a + 1; b < n; b++ {
				if g.size(a, b) <= limit && !found[[2]int{a, b}] {
					t.Fatalf("%+v, limit %d: %d and %d, size %d, are left out", g, limit, a, b, g.size(a, b))
				}
			}
		}
	}
}
