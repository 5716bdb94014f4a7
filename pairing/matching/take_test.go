package matching

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestTakeFindsTheFirstPerfectMatching: taking partners in order of wish, vertex by
// vertex, gives the first of all perfect matchings, and a wish that cannot be had
// changes nothing.
func TestTakeFindsTheFirstPerfectMatching(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 1))
	perfect, refused := 0, 0
	for range 20000 {
		n := 2 + 2*r.IntN(5)
		var a Adjacency
		a.Reset(n)
		for i := range n {
			for j := range i {
				if r.IntN(10) < 5 {
					a.Join(i, j)
				}
			}
		}
		wanted := make([][]int32, n)
		for v := range wanted {
			for _, j := range r.Perm(n) {
				wanted[v] = append(wanted[v], int32(j))
			}
		}
		want := firstPerfect(&a, wanted, make([]int32, n), 0)
		var c Cardinality
		if pairs := c.Match(&a, nil); (2*pairs == n) != (want != nil) {
			t.Fatalf("%d pairs of %d vertices, there is a perfect matching: %v", pairs, n, want != nil)
		}
		if want == nil {
			continue
		}
		perfect++
		got := make([]int32, n)
		for v := range int32(n) {
			if c.barred != nil && c.barred[v] {
				continue
			}
			// Whom v does not get is refused if nobody else is wanted.
			if k := slices.Index(wanted[v], want[v]-1); k > 0 {
				before := slices.Clone(c.Mate)
				if w := c.Take(v, wanted[v][:k]); w != none || !slices.Equal(before, c.Mate) {
					t.Fatalf("%d takes %d, which leaves somebody single", v, w)
				}
				refused++
			}
			w := c.Take(v, wanted[v])
			got[v], got[w] = w+1, v+1
		}
		if !slices.Equal(got, want) {
			t.Fatalf("got %v, the first is %v", got, want)
		}
	}
	if perfect < 2000 || refused < 2000 {
		t.Errorf("only %d graphs had a perfect matching, and %d wishes were refused", perfect, refused)
	}
}

// firstPerfect tries partners, numbered from 1 in what it returns, in order of wish.
func firstPerfect(a *Adjacency, wanted [][]int32, mate []int32, v int) []int32 {
	for v < len(mate) && mate[v] != 0 {
		v++
	}
	if v == len(mate) {
		return mate
	}
	for _, w := range wanted[v] {
		if mate[w] == 0 && int(w) != v && a.Joined(v, int(w)) {
			next := slices.Clone(mate)
			next[v], next[w] = w+1, int32(v)+1
			if found := firstPerfect(a, wanted, next, v+1); found != nil {
				return found
			}
		}
	}
	return nil
}
