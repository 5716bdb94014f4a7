package dutch

import (
	"slices"

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

func (t *task) everybody() []int32 {
	all := make([]int32, len(t.ps))
	for i := range all {
		all[i] = int32(i)
	}
	return all
}

// findByeScore finds the lowest score of a player who may have the bye and
// without whom all the others can be paired (C5), and makes sure that the
// round can be paired at all (C4).
func (t *task) findByeScore() error {
	if t.ed.lastBye {
		t.byeScore = t.ps[len(t.ps)-1].score
		return nil
	}
	if t.sturdy(0, len(t.ps), 0) {
		for v := len(t.ps) - 1; t.odd && v >= 0; v-- {
			if t.ps[v].bye {
				t.byeScore = t.ps[v].score
				return nil
			}
		}
		if !t.odd {
			return nil
		}
	}
	all := t.everybody()
	n := t.single.Match(t.adjacency(all, 0), nil)
	if 2*n < len(all)-1 || !t.odd && 2*n < len(all) {
		return t.unpairable()
	}
	if !t.odd {
		return nil
	}
	free := t.single.Replaceable()
	for v := len(all) - 1; v >= 0; v-- {
		if free[v] && t.ps[v].bye {
			t.byeScore = t.ps[v].score
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
	if t.ed.lastBye || b.size%2 == 0 || t.ps[b.below-1].score > t.byeScore {
		return false
	}
	if 2*t.single.Match(t.adjacency(own, b.mdps), nil) != b.size-1 {
		return false
	}
	free := t.single.Replaceable()
	found := false
	for i, v := range own {
		found = found || free[i] && b.isCandidate(v)
	}
	if !found {
		return false
	}
	var below []int32
	for v := b.below; v < len(t.ps); v++ {
		below = append(below, int32(v))
	}
	return 2*t.single.Match(t.adjacency(below, 0), nil) == len(below)
}
