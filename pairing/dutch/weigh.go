package dutch

import "wallchart/pairing/matching"

// weigh fills in the weight of the edge between local vertices i and j, i
// ranked higher, by the criteria in order.
func (b *bracket) weigh(w matching.Weight, i, j int) {
	c := &b.crit
	add := func(at int, ok bool) {
		if at >= 0 && ok {
			w.Add(at, 1)
		}
	}
	add(c.complete, b.complete)
	if j >= b.size+b.nexts {
		return
	}
	if j >= b.size {
		add(c.next, true)
		add(c.nextScore[b.slot[i]], true)
		return
	}
	h, l := &b.t.ps[b.verts[i]], &b.t.ps[b.verts[j]]
	down := i < b.mdps
	add(c.set+b.mdps-1-i, down)
	add(c.pairs, true)
	b.weighColours(w, h, l)
	if b.last {
		b.weighCollapsed(w, h, l)
		return
	}
	add(c.pairScore[b.slot[i]], true)
	for k := range 2 {
		add(c.resident[k], l.down[k])
		add(c.resident[k], !down && h.down[k])
		add(c.opponent[k], !(down && l.up[k]))
		add(c.difference[k][b.slot[j]], l.down[k])
		add(c.difference[k][b.slot[i]], h.down[k])
		add(c.oppDiff[k][b.slot[i]], !(down && l.up[k]))
	}
}

// weighColours enters C10 to C13.
func (b *bracket) weighColours(w matching.Weight, h, l *person) {
	c := &b.crit
	add := func(at int, ok bool) {
		if at >= 0 && ok {
			w.Add(at, 1)
		}
	}
	same := clash(h, l)
	bothAbsolute := same && h.strength == absolute && l.strength == absolute
	add(c.wide, !(same && h.wide() && l.wide()))
	add(c.third, !(bothAbsolute && thirdInRow(h, l)))
	add(c.preference, !same)
	add(c.strong, !(same && !bothAbsolute && h.strength >= strong && l.strength >= strong))
}

// thirdInRow tells, of two players with the same absolute preference, whether
// the one who does not get it has a colour three times running (C11).
func thirdInRow(h, l *person) bool {
	a, b := abs(h.cd), abs(l.cd)
	switch {
	case a == b:
		return h.repeated() != 0 && h.repeated() == l.repeated()
	case a > b:
		return l.repeated() == l.wants.Opposite()
	}
	return h.repeated() == h.wants.Opposite()
}
