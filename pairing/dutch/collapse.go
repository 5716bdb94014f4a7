package dutch

import (
	"cmp"
	"slices"

	"wallchart/model"
	"wallchart/pairing/fide"
)

// The edition of 2017 pairs score group by score group without regard to the
// rest, until the floaters of a bracket and all below could not be paired
// (A.9). That bracket, the penultimate, is then paired again so that they can
// (C4), and all of them make one collapsed last bracket.

// collapsed2017 are the criteria, by their numbers of 2017, of a bracket whose
// residents have different scores. A list of score differences, greatest first,
// is a field for each difference; every pair counts in all fields but that of
// its own difference, so that more is better.
var collapsed2017 = []criterion{
	criteria2026[0], // C4
	{
		article: "C5",
		room:    when(always),
		pair:    func(_ *bracket, to entry, _ edge) { to.add(0, 1) },
	},
	{
		article: "C6",
		room:    perDifference,
		pair:    func(b *bracket, to entry, e edge) { b.addOthers(to, true, e.h.Score-e.l.Score) },
		bye:     func(b *bracket, to entry, v int32) { b.addOthers(to, true, b.fallBelow(v)) },
	},
	colourDifference("C8"), thirdColour("C9"), preference("C10"), strongPreference("C11"),
	downAgain("C12", 0), upAgain("C13", 0), downAgain("C14", 1), upAgain("C15", 1),
	downDifference("C16", 0), upDifference("C17", 0), downDifference("C18", 1), upDifference("C19", 1),
	pairedSet,
}

// downAgain counts those who do not get the same downfloat as so many rounds
// ago. The bye is a downfloat too.
func downAgain(article string, ago int) criterion {
	return criterion{
		article: article,
		room:    when(always),
		pair:    func(_ *bracket, to entry, e edge) { to.addIf(0, !e.floatsDown(ago)) },
		bye:     func(b *bracket, to entry, v int32) { to.addIf(0, !b.t.ps[v].down[ago]) },
	}
}

func upAgain(article string, ago int) criterion {
	return criterion{
		article: article,
		room:    when(always),
		pair:    func(_ *bracket, to entry, e edge) { to.addIf(0, !e.floatsUp(ago)) },
		bye:     func(_ *bracket, to entry, _ int32) { to.add(0, 1) },
	}
}

func downDifference(article string, ago int) criterion {
	return criterion{
		article: article,
		room:    perDifference,
		pair:    func(b *bracket, to entry, e edge) { b.addOthers(to, e.floatsDown(ago), e.h.Score-e.l.Score) },
		bye:     func(b *bracket, to entry, v int32) { b.addOthers(to, b.t.ps[v].down[ago], b.fallBelow(v)) },
	}
}

func upDifference(article string, ago int) criterion {
	return criterion{
		article: article,
		room:    perDifference,
		pair:    func(b *bracket, to entry, e edge) { b.addOthers(to, e.floatsUp(ago), e.h.Score-e.l.Score) },
		bye:     func(b *bracket, to entry, v int32) { b.addOthers(to, false, b.fallBelow(v)) },
	}
}

// floatsDown tells that the higher player floats down as he did so many rounds
// ago.
func (e edge) floatsDown(ago int) bool { return e.h.Score > e.l.Score && e.h.down[ago] }

func (e edge) floatsUp(ago int) bool { return e.h.Score > e.l.Score && e.l.up[ago] }

// addOthers counts in the fields of all differences, or, of a float that is
// repeated, all but its own.
func (b *bracket) addOthers(to entry, repeated bool, difference model.Points) {
	for s, d := range b.differences {
		if !repeated || d != difference {
			to.add(s, 1)
		}
	}
}

// perDifference is room for a number of pairs of each score difference, the
// smallest lowest.
func perDifference(b *bracket, most []int) []int {
	for range b.differences {
		most = append(most, b.half())
	}
	return most
}

// fallBelow is the difference counted for whoever is left over: to a score one
// point below the lowest of the bracket (A.8).
func (b *bracket) fallBelow(v int32) model.Points {
	return b.t.ps[v].Score - b.t.ps[b.verts[b.size-1]].Score + model.One
}

// pairOrCollapse pairs a bracket by the edition of 2017. Where it turns out to
// be the penultimate one, the collapsed last bracket comes with it.
func (t *task) pairOrCollapse(b *bracket) ([]*bracket, error) {
	if b.below == len(t.ps) {
		return []*bracket{b}, b.extend(everybody).mustSolve()
	}
	if _, err := b.extend(nextGroup).solve(); err != nil {
		return nil, err
	}
	if t.completable(b.floaters(), b.below) {
		return []*bracket{b}, nil
	}
	if err := b.extend(unbracketed).mustSolve(); err != nil {
		return nil, err
	}
	last := t.collapsed(b)
	return []*bracket{b, last}, last.mustSolve()
}

// collapsed is the bracket of all who are still unpaired after the penultimate
// one.
func (t *task) collapsed(penultimate *bracket) *bracket {
	b := &bracket{t: t, criteria: collapsed2017, below: len(t.ps), reach: everybody, g: &t.graph}
	moved := penultimate.floaters()
	b.mdps = len(moved)
	b.verts = slices.Concat(moved, fide.Between(penultimate.below, len(t.ps)))
	b.size = len(b.verts)
	for j, w := range b.verts {
		for _, v := range b.verts[:j] {
			b.differences = append(b.differences, t.ps[v].Score-t.ps[w].Score)
		}
		b.differences = append(b.differences, b.fallBelow(w))
	}
	slices.SortFunc(b.differences, func(x, y model.Points) int { return cmp.Compare(x, y) })
	b.differences = slices.Compact(b.differences)
	return b
}

// completable tells whether the floaters and everybody below can be paired.
func (t *task) completable(floaters []int32, next int) bool {
	list := slices.Concat(floaters, fide.Between(next, len(t.ps)))
	n := len(list)
	if n%2 == 0 && t.sturdy(next, len(t.ps), len(floaters)) {
		return true
	}
	if t.single.Match(t.adjacency(list, len(floaters)), nil) < n/2 {
		return false
	}
	if n%2 == 0 {
		return true
	}
	for i, free := range t.single.Replaceable() {
		if free && t.ps[list[i]].bye {
			return true
		}
	}
	return false
}
