package dutch

import (
	"slices"

	"wallchart/model"
	"wallchart/pairing/fide"
)

// How much of the field a bracket needs.
//
// The criteria of a bracket reach below it in two ways: whoever is not paired
// must be able to be paired at all (C4, C5), and the next bracket should come
// out best (C7, C8). A pairing found from the bracket alone is therefore the
// right one if, with the floaters it leaves, the rest can be completed and the
// next bracket comes out as well as it possibly could with that many floaters.
// settles proves this, or fails to; then the whole field has to be weighed.
//
// The proofs for large groups are by degree: in a graph of n ≥ 3 vertices each
// of which is joined to at least n/2 others there is a cycle through all
// (Dirac), hence a perfect matching of all but any one vertex, or of all. The
// margin of 2 leaves room for taking the bye and a floater out.

// sturdy tells of the persons from … to−1, together with extra more who are
// joined only to them, that each is joined to more than half the others
// whatever the pairs that have been played.
func (t *task) sturdy(from, to, extra int) bool {
	n := to - from
	clashing := max(t.whites[to]-t.whites[from], t.blacks[to]-t.blacks[from])
	return n-1-t.mostBarred-clashing >= (n+extra)/2+2
}

// countAbsolutes prepares sturdy.
func (t *task) countAbsolutes() {
	n := len(t.ps)
	t.whites, t.blacks = make([]int, n+1), make([]int, n+1)
	for v := range t.ps {
		p := &t.ps[v]
		t.whites[v+1], t.blacks[v+1] = t.whites[v], t.blacks[v]
		if p.Strength == fide.Absolute && p.Wants == model.White {
			t.whites[v+1]++
		} else if p.Strength == fide.Absolute {
			t.blacks[v+1]++
		}
		t.mostBarred = max(t.mostBarred, len(p.Barred))
	}
}

// settles proves that the floaters of a bracket, above persons next …, are as
// good as any (there are some): everybody else can be paired, and the next bracket pairs all of
// them and as many others as its number allows. False means not proved.
func (t *task) settles(floaters []int32, next int) bool {
	n := len(t.ps)
	if next == n {
		return len(floaters) == 1 && (t.mayTake(floaters[0]) || t.ed.lastBye && t.ps[floaters[0]].bye)
	}
	end := t.groupEnd(next)
	if t.odd && t.ps[floaters[len(floaters)-1]].Score <= t.byeScore {
		// The bye is among them: of one floater it is known to be his, and the
		// rest is what it is.
		return len(floaters) == 1 && t.mayTake(floaters[0]) && t.closes(next, nil)
	}
	byeNext := 0
	if t.odd && t.ps[next].Score == t.byeScore {
		byeNext = 1
	}
	over := (len(floaters) + end - next - byeNext) % 2 // of the next group, who must float on
	if t.sturdy(next, end, len(floaters)) {
		if over == 0 {
			return t.closes(end, nil)
		}
		for v := next; v < min(end, next+12); v++ {
			if t.closes(end, []int32{int32(v)}) {
				return true
			}
		}
		return false
	}
	stop := n
	if t.sturdy(end, n, 1) {
		stop = end
	}
	return t.looksAhead(floaters, next, end, stop, byeNext)
}

// mayTake tells a person who may have the bye of this round.
func (t *task) mayTake(v int32) bool {
	return t.odd && t.ps[v].bye && t.ps[v].Score == t.byeScore
}

// closes tells whether the persons from … can be paired with one another and
// with those named, the one with the bye excepted.
func (t *task) closes(from int, and []int32) bool {
	n := len(t.ps)
	if from == n {
		return len(and) == 0
	}
	bye := t.odd && t.ps[n-1].Score <= t.byeScore && t.byeScore <= t.ps[from].Score
	if t.sturdy(from, n, len(and)) {
		return true
	}
	list := slices.Concat(and, fide.Between(from, n))
	if len(list)%2 == 1 != bye {
		return false
	}
	if t.single.Match(t.adjacency(list, len(and)), nil) < len(list)/2 {
		return false
	}
	if !bye {
		return true
	}
	for i, free := range t.single.Replaceable() {
		if free && t.mayTake(list[i]) {
			return true
		}
	}
	return false
}
