package dutch

import (
	"slices"

	"wallchart/model"
	"wallchart/pairing/matching"
)

// pairAhead pairs the bracket with only the next score group in the graph, and
// reports whether that is proved to be right: whether the rest can be paired,
// and the next bracket come out as well as it does in this graph, when the
// floaters are these. Leaving the others out can only make a bracket look
// better than it is; so if the rest agrees, nothing better exists.
func (t *task) pairAhead(b *bracket) (bool, error) {
	n, next := len(t.ps), b.below
	if next == n || slices.ContainsFunc(b.verts, b.isCandidate) {
		return false, nil
	}
	end := t.groupEnd(next)
	if _, err := b.extend(nextGroup).solve(); err != nil {
		return false, err
	}
	floaters := b.floaters()
	reached, single := b.reached(), 0
	for i := range b.verts {
		if j := b.mate[i]; j < 0 && !b.settled(i) {
			single++
		}
	}
	if end == n {
		return single == 0, nil
	}
	if t.sturdy(end, n, single) {
		return true, nil
	}
	if len(floaters)+n-next > most {
		return false, nil
	}
	rest := &bracket{t: t, criteria: t.ed.criteria, verts: slices.Clone(floaters), below: next, g: new(matching.Graph)}
	rest.size, rest.mdps = len(floaters), len(floaters)
	rest.extend(everybody)
	rest.link()
	if err := rest.run(rest.g); err != nil {
		return false, err
	}
	for v := range rest.g.Vertices() {
		if rest.mate[v] < 0 {
			return false, nil
		}
	}
	return slices.Equal(reached, rest.reached()), nil
}

// reached lists the scores of the higher players of the pairs that the next
// bracket has in the matching, in order: what C8 looks at.
func (b *bracket) reached() []model.Points {
	var scores []model.Points
	for j := b.size; j < b.size+b.nexts; j++ {
		if i := int(b.mate[j]); i >= 0 && i < j {
			scores = append(scores, b.t.ps[b.verts[i]].Score)
		}
	}
	slices.Sort(scores)
	return scores
}
