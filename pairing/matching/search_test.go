package matching

import (
	"math/rand/v2"
	"testing"

	"wallchart/must"
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
		must.Do(t, k.settle())
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

// An edge is between the two who were joined, in graphs of more than a word too.
func TestJoined(t *testing.T) {
	var a Adjacency
	a.Reset(200)
	edges := map[[2]int]bool{{0, 63}: true, {1, 64}: true, {65, 127}: true, {3, 128}: true, {130, 199}: true}
	for e := range edges {
		a.Join(e[0], e[1])
	}
	for i := range 200 {
		for j := range 200 {
			if want := edges[[2]int{i, j}] || edges[[2]int{j, i}]; a.Joined(i, j) != want {
				t.Errorf("%d and %d are joined: want %v", i, j, want)
			}
		}
	}
}
