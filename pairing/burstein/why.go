package burstein

import (
	"slices"

	"wallchart/pairing"
	"wallchart/pairing/dutch"
	"wallchart/pairing/fide"
	"wallchart/pairing/matching"
	"wallchart/phrase"
)

// whyNot explains why the players with indices i and j of the field do not
// meet in this round: the first criterion by which every pairing that joins
// them is worse.
func whyNot(f *pairing.Field, i, j int, o pairing.Options) ([]pairing.Reason, error) {
	if f.Round <= seeding(f.Rounds) {
		return dutch.WhyNot(f, i, j, o)
	}
	if err := f.Ready(); err != nil {
		return nil, err
	}
	o.Explain = false
	t := newTask(f, o)
	t.keep = true
	made, err := t.run()
	if err != nil {
		return nil, err
	}
	if met := fide.Met(made, i, j, "C.04.4.2"); met != nil {
		return met, nil
	}
	if made.Bye == i || made.Bye == j {
		return []pairing.Reason{{Rule: rule("3.1"),
			Text: phrase.New("%s has the bye, which is given before anything is paired.", f.Players[made.Bye].Label())}}, nil
	}
	v, w := t.personOf(i), t.personOf(j)
	if v < 0 || w < 0 {
		return []pairing.Reason{{Rule: "C.04.2", Text: phrase.New("One of them is not to be paired in this round.")}}, nil
	}
	if r := t.barred(v, w); r != nil {
		return []pairing.Reason{*r}, nil
	}
	for _, b := range t.kept {
		x, y := slices.Index(b.verts, v), slices.Index(b.verts, w)
		if !b.settled(x) && !b.settled(y) {
			continue // neither is in it, or both floated on: the next bracket decides
		}
		if x < 0 || y >= 0 && y < x {
			x, y = y, x
		}
		r, err := t.compare(b, x, y)
		return []pairing.Reason{r}, err
	}
	return nil, nil
}

func (t *task) personOf(at int) int32 {
	return int32(slices.IndexFunc(t.ps, func(p person) bool { return p.At == at }))
}

// settled tells whether number i is in a pair of the bracket.
func (b *bracket) settled(i int) bool { return fide.Paired(b.pairs, i) }

// barred is the absolute rule that keeps two persons apart, nil for none.
func (t *task) barred(v, w int32) *pairing.Reason {
	if t.mayMeet(v, w) {
		return nil
	}
	h, l := &t.ps[v].Person, &t.ps[w].Person
	return fide.Apart(t.f, h, l, slices.Contains(h.Barred, w), rule)
}

// compare finds why number i of a bracket does not meet number j, or, where j is
// −1, somebody below it, for which he would have to float.
func (t *task) compare(b *bracket, i, j int) (pairing.Reason, error) {
	if b.folded {
		if r, ok := t.compareFolded(b, i, j); ok || len(t.ps) > 4*explainMost {
			return r, nil
		}
	}
	c := &bracket{t: t, verts: slices.Clone(b.verts[:b.size]), size: b.size, next: b.next}
	n := len(t.ps)
	if end := t.groupEnd(b.next); end < n && t.sturdy(end, n, b.size+end-b.next) {
		c.addBelow(end)
	} else {
		c.addBelow(n)
	}
	g := c.link(0)
	mate, err := t.solver.Solve(g)
	if err != nil {
		return pairing.Reason{}, err
	}
	want := c.total(g, mate)
	g.Keep(func(e int) bool {
		x, y := g.Ends(e)
		switch {
		case j >= 0:
			return x == i && y == j || x != i && x != j && y != i && y != j
		case x == i:
			return y >= c.size
		}
		return y != i
	})
	if mate, err = t.solver.Solve(g); err != nil {
		return pairing.Reason{}, err
	}
	return c.difference(want, c.total(g, mate)), nil
}

// difference names the most important criterion in which the forced pairing is
// worse.
func (b *bracket) difference(want, got []uint64) pairing.Reason {
	top := fide.Worst(want, got)
	best, found := -1, later()
	for k := range criteria {
		for _, at := range b.at[k] {
			if at <= top && at > best {
				best, found = at, failed(criteria[k].article)
			}
		}
	}
	return found
}

// later is why of two equally good pairings one is not taken.
func later() pairing.Reason {
	return pairing.Reason{Rule: rule("4"), Text: phrase.New(
		"A pairing that joins them can be as good, but comes later in the order in which " +
			"pairings are compared: a player would meet a smaller number than now, or nobody, and all with smaller numbers the same as now.")}
}

// failed is what the criterion of an article says of a pairing that is worse by
// it.
func failed(article string) pairing.Reason {
	k := slices.IndexFunc(criteria, func(c criterion) bool { return c.article == article })
	return pairing.Reason{Rule: rule(article), Text: criteria[k].fails}
}

// compareFolded is compare for a bracket that was folded: it asks of graphs
// without weights, each with more than the one before, whether the others can
// still be paired. It returns false where it also depends on those below: it
// does not look whether somebody else floating would leave them in trouble.
func (t *task) compareFolded(b *bracket, i, j int) (pairing.Reason, bool) {
	f := &fold{t: t, b: b, left: b.size, odd: b.size%2 == 1}
	may, _ := f.mayFloat()
	f.divide(may)
	if j < 0 && !f.odd {
		return failed("C5"), false
	} else if j < 0 {
		j = b.size // opponent 0
	}
	part := func(x int) uint8 { return f.kind[x] / 2 }
	lean := func(x, y int) bool { return part(x) != part(y) || part(x) == 0 }
	legal := func(x, y int) bool { return !stubborn(b.person(x), b.person(y)) }
	for _, c := range []struct {
		joined  func(x, y int) bool
		floats  func(x int) bool
		article string // what is worse if there is a pairing only now
	}{
		{lean, func(x int) bool { return f.kind[x]%2 == 1 }, "4"},
		{legal, func(x int) bool { return may[x] }, "C8"},
		{legal, func(x int) bool { return b.person(x).Score == t.ps[b.next-1].Score }, "C7"},
		{legal, func(int) bool { return true }, "C6"},
	} {
		if t.pairsWith(b, i, j, c.joined, c.floats) {
			if c.article == "4" {
				return later(), true
			}
			return failed(c.article), c.article == "C8"
		}
	}
	return failed("C5"), false
}

// pairsWith tells whether a bracket can be paired with the pair of i and j, all
// but one who may float when its number is odd; that one is i when j is the size
// of the bracket.
func (t *task) pairsWith(b *bracket, i, j int, joined func(x, y int) bool, floats func(x int) bool) bool {
	size := b.size + b.size%2
	t.join(b.verts[:b.size], size, joined)
	for x := range b.size {
		if b.size%2 == 1 && floats(x) {
			t.meet.Join(x, b.size)
		}
	}
	if !t.meet.Joined(i, j) {
		return false
	}
	out := make([]bool, size)
	out[i], out[j] = true, true
	var single matching.Cardinality
	return 2*single.Match(&t.meet, out) == size-2
}
