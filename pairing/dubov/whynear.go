package dubov

import (
	"slices"

	"wallchart/pairing"
	"wallchart/pairing/matching"
	"wallchart/phrase"
)

// inOneBracket explains why two of a bracket do not meet.
func (t *task) inOneBracket(b *bracket, v, w int32) pairing.Reason {
	h := b.halves
	row, column := slices.Index(h.first, v), slices.Index(h.second, w)
	if row < 0 {
		row, column, v, w = slices.Index(h.first, w), slices.Index(h.second, v), w, v
	}
	if row < 0 || column < 0 {
		return t.inOneHalf(b, v, w)
	}
	at, _ := b.inOrder(row)
	taker := slices.IndexFunc(b.pairs, func(p [2]int32) bool { return p[1] == w })
	switch {
	case at < column:
		return pairing.Reason{Rule: article + "4.4",
			Text: phrase.New("%s takes the first of the other half who can be had, and %s comes before %s.",
				t.label(&t.ps[v]), t.label(&t.ps[h.second[at]]), t.label(&t.ps[w]))}
	case taker < row:
		z := &t.ps[h.first[taker]]
		return pairing.Reason{Rule: article + "4.4",
			Text: phrase.New("%s, who comes before %s in order of opponents' average rating (%d and %d), has taken %s.",
				t.label(z), t.label(&t.ps[v]), z.aro, t.ps[v].aro, t.label(&t.ps[w]))}
	}
	return pairing.Reason{Rule: article + "4.4", Text: phrase.New("Then somebody else of the bracket would have nobody to meet.")}
}

// inOneHalf explains why two of one half, whether they belong there or were moved
// there, do not meet: it weighs the bracket once more with the two together.
func (t *task) inOneHalf(b *bracket, v, w int32) pairing.Reason {
	h := b.halves
	if len(b.members) > weighMost {
		if len(h.moved[0]) == 0 && len(h.moved[1]) == 0 {
			return t.fewerAcross(h)
		}
		return otherSet
	}
	want, _ := t.mostAcross(b, -1, -1)
	switch got, ok := t.mostAcross(b, v, w); {
	case !ok:
		return pairing.Reason{Rule: article + "C4", Text: phrase.New("Then the others of the bracket could not all be paired.")}
	case got < want:
		return t.fewerAcross(h)
	}
	return otherSet
}

var otherSet = pairing.Reason{Rule: article + "4.3",
	Text: phrase.New("Both are in one half of the bracket. It would be as good otherwise, but " +
		"another set of players to be moved comes first in order.")}

// fewerAcross is what it costs when two of one half meet.
func (t *task) fewerAcross(h *halves) pairing.Reason {
	if h.fresh {
		return pairing.Reason{Rule: article + "3.2.3",
			Text: phrase.New("Nobody of the bracket has played: the upper half by number meets the lower half.")}
	}
	return reasonOf("C7")
}

// mostAcross is how many pairs of the bracket can be across the halves as they
// were divided, with v and w paired if they are not −1; ok is false when not
// everybody can be paired.
func (t *task) mostAcross(b *bracket, v, w int32) (most int, ok bool) {
	var l matching.Layout
	n := len(b.members)
	across := l.Field(n / 2)
	all := l.Field(n / 2)
	g := &t.graph
	g.Reset(n, l.Bits)
	crosses := func(i, j int) bool {
		return slices.Contains(b.halves.lists[0], b.members[i]) != slices.Contains(b.halves.lists[0], b.members[j])
	}
	for j, y := range b.members {
		for i, x := range b.members[:j] {
			forced := x == v || x == w || y == v || y == w
			if !t.mayMeet(x, y) || forced && (min(x, y) != min(v, w) || max(x, y) != max(v, w)) {
				continue
			}
			weight := g.Edge(i, j)
			weight.Count(all)
			weight.Add(across, uint64(yes(crosses(i, j))))
		}
	}
	mate, err := t.solver.Solve(g)
	if err != nil || slices.Contains(mate, -1) {
		return 0, false
	}
	for j, i := range mate {
		if int(i) < j && crosses(int(i), j) {
			most++
		}
	}
	return most, true
}
