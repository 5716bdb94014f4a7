package dutch

import (
	"slices"

	"wallchart/pairing/fide"
	"wallchart/pairing/matching"
)

// adjacency is the graph of who may meet among some persons, by their place in
// the list; of the first apart of them no two are joined.
func (t *task) adjacency(list []int32, apart int) *matching.Adjacency {
	t.meet.Reset(len(list))
	for j := range list {
		for i := range j {
			if j >= apart && t.mayMeet(list[i], list[j]) {
				t.meet.Join(i, j)
			}
		}
	}
	return &t.meet
}

func (t *task) everybody() []int32 { return fide.Between(0, len(t.ps)) }

// findByeScore finds the lowest score of a player who may have the bye and
// without whom all the others can be paired (C5), and makes sure that the
// round can be paired at all (C4).
func (t *task) findByeScore() error {
	n := len(t.ps)
	if t.ed.lastBye {
		t.byeScore = t.ps[n-1].Score
		return nil
	}
	free := slices.Repeat([]bool{true}, n) // where numbers prove that it can be, without anybody
	if !t.sturdy(0, n, 0) {
		if t.single.Match(t.adjacency(t.everybody(), 0), nil) < n/2 {
			return t.unpairable()
		}
		free = t.single.Replaceable()
	}
	if !t.odd {
		return nil
	}
	for v, p := range slices.Backward(t.ps) {
		if free[v] && p.bye {
			t.byeScore = p.Score
			return nil
		}
	}
	return t.noBye(free)
}

// byeFloats tells whether C9 applies: the bracket leaves over exactly one
// player, who gets the bye. Of a bracket paired by itself, whether he does is
// looked at afterwards (pairAlone).
func (b *bracket) byeFloats() bool {
	t, own := b.t, b.verts[:b.size]
	if !slices.ContainsFunc(own, b.isCandidate) {
		return false
	}
	if b.reach == itself {
		return true
	}
	if 2*t.single.Match(t.adjacency(own, b.mdps), nil) != b.size-1 {
		return false
	}
	found := false
	for i, free := range t.single.Replaceable() {
		found = found || free && b.isCandidate(own[i])
	}
	below := fide.Between(b.below, len(t.ps))
	return found && 2*t.single.Match(t.adjacency(below, 0), nil) == len(below)
}
