package burstein

import (
	"wallchart/pairing"
	"wallchart/pairing/fide"
)

// pairBracket pairs a bracket by the least effort that is proved to be enough.
func (t *task) pairBracket(b *bracket) error {
	if t.solver.Cancelled() {
		return pairing.ErrCancelled
	}
	if !t.whole {
		if t.fold(b) {
			b.folded = true
			return nil
		}
		if t.solver.Cancelled() {
			return pairing.ErrCancelled
		}
		for _, least := range []func(*bracket) (bool, error){t.pairAlone, t.pairAhead} {
			c := *b
			if ok, err := least(&c); ok || err != nil {
				*b = c
				return err
			}
		}
	}
	b.addBelow(len(t.ps))
	ok, err := b.solve()
	if err == nil && !ok {
		return t.unpairable()
	}
	return err
}

// addBelow puts those below, up to person to, into the graph.
func (b *bracket) addBelow(to int) {
	t := b.t
	b.verts = append(b.verts[:b.size:b.size], fide.Between(b.next, to)...)
	b.nexts = t.groupEnd(b.next) - b.next
	b.complete = to == len(t.ps)
}

// pairAlone pairs the bracket without regard to those below, and reports
// whether that is proved to be right: its floaters leave nothing to be desired
// below.
func (t *task) pairAlone(b *bracket) (bool, error) {
	if _, err := b.solve(); err != nil {
		return false, err
	}
	floaters := b.floaters()
	return t.lookBelow(b.next, len(floaters)).takes(floaters), nil
}

// pairAhead pairs the bracket with only the next score group in the graph, and
// reports whether that is proved to be right: whoever is left over in it can
// be paired with those below. Leaving these out can only make a bracket look
// better than it is; so if they agree, nothing better exists.
func (t *task) pairAhead(b *bracket) (bool, error) {
	n := len(t.ps)
	if b.next == n {
		return false, nil
	}
	end := t.groupEnd(b.next)
	b.addBelow(end)
	if ok, err := b.solve(); !ok || err != nil {
		return false, err
	}
	return end == n || t.sturdy(end, n, b.single), nil
}
