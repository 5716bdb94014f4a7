package burstein

import (
	"slices"

	"wallchart/pairing"
	"wallchart/pairing/fide"
)

// natural is, for each pair of a bracket, the opponent whom the order of article
// 4 would have tried first: the largest number that the players before have
// left. Pairs are listed by their smaller number.
func (b *bracket) natural() [][3]int32 {
	pairs := slices.Clone(b.pairs)
	slices.SortFunc(pairs, func(x, y [2]int32) int { return int(x[0] - y[0]) })
	taken := make([]bool, b.size)
	last := int32(b.size - 1)
	var out [][3]int32
	for _, p := range pairs {
		for taken[last] {
			last--
		}
		out = append(out, [3]int32{p[0], p[1], last})
		taken[p[0]], taken[p[1]] = true, true
	}
	return out
}

// explainMost is the size of a bracket up to which every pair is told by which
// criterion its natural opponent was ruled out; beyond, only the absolute
// rules are named and whyNot answers for one pair.
const explainMost = 60

// ruledOut explains why a player does not meet the natural opponent.
func (t *task) ruledOut(b *bracket, i, first int32) []pairing.Reason {
	v, w := b.verts[i], b.verts[first]
	not := func(r pairing.Reason) []pairing.Reason {
		return []pairing.Reason{fide.PassedOver(t.label(&t.ps[w]), r)}
	}
	if r := t.barred(v, w); r != nil {
		return not(*r)
	}
	if b.size > explainMost || len(t.ps) > 4*explainMost && !b.folded {
		return nil
	}
	r, err := t.compare(b, int(min(i, first)), int(max(i, first)))
	if err != nil {
		return nil
	}
	return not(r)
}

// explainOrder adds to the pairs of a bracket why natural opponents were
// passed over; pairs are in the order of b.pairs.
func (t *task) explainOrder(b *bracket, pairs []pairing.Pair) {
	fide.ExplainOrder(b.natural(), b.pairs, pairs, func(i, first int32) []pairing.Reason { return t.ruledOut(b, i, first) })
}
