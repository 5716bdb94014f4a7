package matching

import (
	"math/rand/v2"
	"testing"
)

// The search by itself, without the bids and the half-integral matching that
// spare it most of its work, finds matchings that its duals prove best; so its
// blossoms are made, nested, expanded and dissolved thousands of times.
func TestSearchAloneIsProvedByItsDuals(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 14))
	var k kernel[[2]uint64]
	nested, expanded := 0, 0
	for range 1500 {
		n := 5 + r.IntN(30)
		most, density := 2+r.IntN(20), 2+r.IntN(7)
		var g Graph
		g.Reset(n, 100)
		for i := range n {
			for j := range i {
				if r.IntN(10) < density {
					w := g.Edge(i, j)
					w.Add(70, uint64(1+r.IntN(most)))
					w.Add(0, uint64(r.IntN(most)))
				}
			}
		}
		k.load(&g)
		if err := k.settle(); err != nil {
			t.Fatal(err)
		}
		for _, b := range k.live {
			if k.parent[b] != none {
				nested++
			}
		}
		expanded += len(k.live)
		proveOptimal(t, &k)
	}
	if nested < 20 || expanded < 200 {
		t.Errorf("only %d blossoms were left, %d of them nested", expanded, nested)
	}
}
