package dutch

import (
	"slices"

	"wallchart/pairing"
	"wallchart/pairing/fide"
)

// natural is, for each pair of a bracket, the opponent whom the order of
// candidates would have tried first: the next one of the lower half that the
// upper players before have left. Pairs are listed by their higher player.
func (b *bracket) natural() [][3]int32 {
	pairs := slices.Clone(b.pairs)
	slices.SortFunc(pairs, func(x, y [2]int32) int { return int(x[0] - y[0]) })
	upper := make([]bool, b.size)
	taken := make([]bool, b.size)
	for _, p := range pairs {
		upper[p[0]] = true
	}
	var out [][3]int32
	for _, p := range pairs {
		first := p[1]
		for j := b.mdps; j < b.size; j++ {
			if !upper[j] && !taken[j] {
				first = int32(j)
				break
			}
		}
		taken[p[1]] = true
		out = append(out, [3]int32{p[0], p[1], first})
	}
	return out
}

// explainMost is the size of a bracket up to which every pair is told by which
// criterion its natural opponent was ruled out; beyond, only the absolute
// rules are named and WhyNot answers for one pair.
const explainMost = 60

// ruledOut explains why the higher player of a pair does not meet his natural
// opponent.
func (t *task) ruledOut(b *bracket, i, first int32) []pairing.Reason {
	h, n := b.verts[i], b.verts[first]
	not := func(r pairing.Reason) pairing.Reason { return fide.PassedOver(t.label(&t.ps[n]), r) }
	if r := t.keptApart(min(h, n), max(h, n)); r != nil {
		return []pairing.Reason{not(*r)}
	}
	if b.size > explainMost || len(t.ps) > 4*explainMost || t.ed.lastBye {
		return nil
	}
	kept := t.kept
	t.kept = []*bracket{b}
	rs, err := t.compare(min(h, n), max(h, n))
	t.kept = kept
	if err != nil {
		return nil
	}
	for k := range rs {
		rs[k] = not(rs[k])
	}
	return rs
}

// explainOrder adds to the pairs of a bracket why natural opponents were
// passed over; pairs are in the order of b.pairs.
func (t *task) explainOrder(b *bracket, pairs []pairing.Pair) {
	c := *b
	fide.ExplainOrder(c.natural(), c.pairs, pairs, func(i, first int32) []pairing.Reason { return t.ruledOut(&c, i, first) })
}
