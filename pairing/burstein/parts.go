package burstein

import (
	"wallchart/model"
	"wallchart/pairing/fide"
)

// When a graph is known to have a perfect matching.
//
// Let 2p players fall into two parts and the rest, such that no two of one part
// may meet and everybody else may, but for at most d opponents each that a
// player is barred from. If neither part has more than p players, and p ≥ 2d,
// all of them can be paired: lay out two rows of p, one part in each, the rest
// where there is room. Each player may meet at least p−d ≥ p/2 of those in the
// other row, and then there is a pairing of one row with the other (Hall: take
// any k of one row; if k ≤ p/2, one of them alone has k in the other row; if k >
// p/2, everybody in the other row may meet one of them).
//
// For C1 and C3 the parts are those who must have White and those who must have
// Black. For C8 see fold.go.

// roomy is how many pairs are enough, d being the most opponents that anybody
// is barred from.
func roomy(pairs, d int) bool { return pairs >= 2*d }

// sturdy tells of the persons from … to−1, together with extra more, whoever
// they are, that they can be paired by C1 and C3, whoever of an odd number is
// left out. False means not proved.
func (t *task) sturdy(from, to, extra int) bool {
	pairs := (to - from + extra) / 2
	return roomy(pairs, t.mostBarred) &&
		t.whites[to]-t.whites[from]+extra <= pairs && t.blacks[to]-t.blacks[from]+extra <= pairs
}

// count prepares sturdy.
func (t *task) count() {
	n := len(t.ps)
	t.whites, t.blacks, t.mostBarred = make([]int, n+1), make([]int, n+1), 0
	for v := range t.ps {
		p := &t.ps[v]
		t.whites[v+1], t.blacks[v+1] = t.whites[v], t.blacks[v]
		switch {
		case p.Strength == fide.Absolute && p.Wants == model.White:
			t.whites[v+1]++
		case p.Strength == fide.Absolute:
			t.blacks[v+1]++
		}
		t.mostBarred = max(t.mostBarred, len(p.Barred))
	}
}
