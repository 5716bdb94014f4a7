package dutch

import (
	"slices"

	"wallchart/pairing/fide"
	"wallchart/pairing/matching"
)

// most is the size of graph beyond which looksAhead gives up.
const most = 400

// looksAhead weighs the floaters, the next group (next … end−1) and those below
// up to stop−1: is there a matching that covers all of them, or all floaters
// and as many of the next group as possible when nobody below is in the graph,
// in which the next bracket is as full as can be?
func (t *task) looksAhead(floaters []int32, next, end, stop, byeNext int) bool {
	f, x, n := len(floaters), end-next, len(floaters)+stop-next
	if n > most {
		return false
	}
	list := slices.Concat(floaters, fide.Between(next, stop))
	var l matching.Layout
	lifted := l.Field(f)
	pairs := l.Field(n)
	covered := l.Field(n)
	g := &t.trial
	whole := stop == len(t.ps) && end != stop
	bye := t.odd && (byeNext == 1 || whole)
	size := n
	if bye {
		size++
	}
	g.Reset(size, l.Bits)
	for j := f; j < n; j++ {
		for i := range j {
			if !t.mayMeet(list[i], list[j]) {
				continue
			}
			w := g.Edge(i, j)
			if whole {
				w.Count(covered)
			}
			if j < f+x {
				w.Count(pairs)
				if i < f {
					w.Count(lifted)
				}
			}
		}
	}
	if bye {
		for i, v := range list {
			if t.mayTake(v) {
				g.Edge(i, n).Count(covered)
			}
		}
	}
	mate, err := t.solver.Solve(g)
	if err != nil {
		return false
	}
	for v := range size {
		if mate[v] < 0 && (whole || v < f || v == n) {
			return false
		}
	}
	ahead := 0
	for i := range f + x {
		if j := int(mate[i]); j > i && j < f+x {
			ahead++
		}
	}
	for i := range f {
		if int(mate[i]) >= f+x {
			return false
		}
	}
	return ahead == (f+x-byeNext)/2
}
