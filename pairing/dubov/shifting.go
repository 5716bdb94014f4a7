package dubov

import "wallchart/pairing/matching"

// recompose is 3.2.4, for a bracket that the first set of all does not pair. In a
// legal pairing with as many pairs across the halves as can be, which is what is
// best by C7, let x pairs lie inside the smaller half: x of its players are moved
// to the other (4.3.1), then as many of the larger half as make them equal (4.3.2);
// each time the first set, in order from the middle, that leaves such a pairing.
//
// One matching gives both: perfect, most pairs across, and then, for a pair inside
// a half, the bit of that one of the two who comes first in order; he is the one
// to be moved. The smaller half's bits stand above the larger's.
func (t *task) recompose(b *bracket) error {
	h := t.divide(b.members)
	order, half := make([]int32, 0, len(b.members)), make([]int, 0, len(b.members))
	for _, k := range []int{h.smaller, 1 - h.smaller} {
		for _, at := range fromMiddle(len(h.lists[k])) {
			order, half = append(order, h.lists[k][at]), append(half, k)
		}
	}
	g, n := &t.graph, len(order)
	l := matching.Layout{Bits: t.room}
	across := l.Field(n / 2)
	all := l.Field(n / 2)
	g.Reset(n, l.Bits)
	for j := range n {
		for i := range j {
			if t.mayMeet(order[i], order[j]) {
				w := g.Edge(i, j)
				w.Count(all)
				w.Add(across, uint64(yes(half[i] != half[j])))
			}
		}
	}
	out := make([]bool, n)
	for from := 0; from < n; from += t.room {
		to := min(from+t.room, n)
		if ok, err := t.moveSome(half, out, from, to); err != nil {
			return err
		} else if !ok {
			return t.unpairable()
		}
	}
	var moved [2][]int32
	for k, v := range order {
		if out[k] {
			moved[half[k]] = append(moved[half[k]], v)
		}
	}
	t.move(h, moved)
	b.halves = h
	return nil
}

// moveSome decides which of the places from … to−1 are moved out of their half.
func (t *task) moveSome(half []int, out []bool, from, to int) (bool, error) {
	g, s := &t.graph, &t.solver
	for e := range g.Edges() {
		w := g.WeightOf(e)
		clear(w[:t.room/64])
		if i, j := g.Ends(e); half[i] == half[j] && i >= from && i < to {
			w.Count(to - 1 - i)
		}
	}
	mate, err := s.Solve(g)
	if err != nil {
		return false, err
	}
	for v, w := range mate {
		if w < 0 {
			return false, nil
		}
		if v >= from && v < to {
			out[v] = half[v] == half[w] && v < int(w)
		}
	}
	g.Keep(func(e int) bool {
		i, j := g.Ends(e)
		inside, decided := half[i] == half[j], i < to
		switch {
		case inside && decided && !out[i], j < to && out[j], !inside && out[i]:
			return false
		}
		return s.Tight(e)
	})
	return true, nil
}
