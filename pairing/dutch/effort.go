package dutch

import "wallchart/pairing"

// pairBracket pairs the bracket whose next score group begins at person next,
// by the least effort that is proved to be enough.
func (t *task) pairBracket(b *bracket, next int) error {
	b.completes = next == len(t.ps)
	if t.solver.Cancelled() {
		return pairing.ErrCancelled
	}
	if !t.whole {
		if t.quick(b, next) {
			return nil
		}
		alone := *b
		if ok, err := t.pairAlone(&alone, next); ok || err != nil {
			*b = alone
			return err
		}
		if !t.ed.lastBye {
			ahead := *b
			if ok, err := t.pairAhead(&ahead, next); ok || err != nil {
				*b = ahead
				return err
			}
		}
	}
	if t.ed.lastBye {
		return t.pairOrCollapse(b, next)
	}
	t.addBelow(b, next)
	ok, err := b.solve()
	if err == nil && !ok {
		return t.unpairable()
	}
	return err
}

// addBelow puts everybody from person next on into the graph of the bracket.
func (t *task) addBelow(b *bracket, next int) {
	for v := next; v < len(t.ps); v++ {
		b.verts = append(b.verts, int32(v))
	}
	if next < len(t.ps) {
		b.nexts = t.groupEnd(next) - next
	}
	b.complete = true
	b.byeHere = t.byeFloats(b, next)
}

// pairAlone pairs the bracket without regard to those below, and reports
// whether that is proved to be right.
func (t *task) pairAlone(b *bracket, next int) (bool, error) {
	for _, v := range b.verts {
		b.byeHere = b.byeHere || b.isCandidate(v)
	}
	if b.byeHere && b.size%2 == 0 {
		return false, nil
	}
	if _, err := b.solve(); err != nil {
		return false, err
	}
	floaters := b.floaters()
	if b.byeHere && len(floaters) != 1 {
		return false, nil
	}
	if len(floaters) == 0 {
		return t.closes(next, nil), nil
	}
	return t.settles(floaters, next), nil
}

// floaters are the persons of the bracket without a pair.
func (b *bracket) floaters() []int32 {
	paired := make([]bool, b.size)
	for _, ij := range b.pairs {
		paired[ij[0]], paired[ij[1]] = true, true
	}
	var left []int32
	for i, v := range b.verts[:b.size] {
		if !paired[i] {
			left = append(left, v)
		}
	}
	return left
}
