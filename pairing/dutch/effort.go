package dutch

import (
	"slices"

	"wallchart/pairing"
	"wallchart/pairing/fide"
)

// pairBracket pairs the bracket of those moved down and of the score group that
// begins at person at, by the least effort that is proved to be enough. There
// is a second bracket where the edition of 2017 collapses the last ones.
func (t *task) pairBracket(moved []int32, at int) ([]*bracket, error) {
	if t.solver.Cancelled() {
		return nil, pairing.ErrCancelled
	}
	b := t.newBracket(moved, at)
	if !t.whole {
		if t.quick(b) {
			return []*bracket{b}, nil
		}
		if ok, err := t.pairAlone(b); ok || err != nil {
			return []*bracket{b}, err
		}
	}
	if t.ed.lastBye {
		return t.pairOrCollapse(b)
	}
	if !t.whole {
		if ok, err := t.pairAhead(b); ok || err != nil {
			return []*bracket{b}, err
		}
	}
	return []*bracket{b}, b.extend(everybody).mustSolve()
}

// pairAlone pairs the bracket without regard to those below, and reports
// whether that is proved to be right.
func (t *task) pairAlone(b *bracket) (bool, error) {
	if b.size%2 == 0 && slices.ContainsFunc(b.verts, b.isCandidate) {
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
		return t.closes(b.below, nil), nil
	}
	return t.settles(floaters, b.below), nil
}

// floaters are the persons of the bracket without a pair.
func (b *bracket) floaters() []int32 { return fide.Floaters(b.verts[:b.size], b.pairs) }

// mustSolve solves a bracket whose graph has everybody in it: if that cannot be
// completed, the round cannot be paired.
func (b *bracket) mustSolve() error {
	ok, err := b.solve()
	if err == nil && !ok {
		return b.t.unpairable()
	}
	return err
}
