package dutch

import (
	"slices"

	"wallchart/pairing"
	"wallchart/pairing/fide"
	"wallchart/phrase"
)

// WhyNot explains why the players with indices i and j of the field do not
// meet in this round: the first criterion by which every pairing that joins
// them is worse. It weighs the bracket of the higher ranked once as it is and
// once with the pair made.
func WhyNot(f *pairing.Field, i, j int, o pairing.Options) ([]pairing.Reason, error) {
	t := newTask(f, o, current)
	t.keep = true
	made, err := t.run()
	if err != nil {
		return nil, err
	}
	if met := fide.Met(made, i, j, "C.04.3"); met != nil {
		return met, nil
	}
	a, b := t.personOf(i), t.personOf(j)
	if a < 0 || b < 0 {
		return []pairing.Reason{{Rule: "C.04.2", Text: phrase.New("One of them is not to be paired in this round.")}}, nil
	}
	if a > b {
		a, b = b, a
	}
	if r := t.keptApart(a, b); r != nil {
		return []pairing.Reason{*r}, nil
	}
	return t.compare(a, b)
}

func (t *task) personOf(index int) int32 {
	return int32(slices.IndexFunc(t.ps, func(p person) bool { return p.At == index }))
}

// compare weighs the bracket in which the higher of the two was paired, or
// floated, as it came out and with the pair forced.
func (t *task) compare(a, b int32) ([]pairing.Reason, error) {
	for _, k := range t.kept {
		i, j := slices.Index(k.verts[:k.size], a), slices.Index(k.verts[:k.size], b)
		if !k.settled(i) && !k.settled(j) {
			continue // neither is in it, or both floated on: the next bracket decides
		}
		whole := func() *bracket {
			w := &bracket{t: t, criteria: k.criteria, verts: slices.Clone(k.verts[:k.size]), size: k.size, mdps: k.mdps, below: k.below, g: &t.graph}
			w.extend(t.whatMatters(w)).link()
			return w
		}
		plain := whole()
		if err := plain.run(plain.g); err != nil {
			return nil, err
		}
		want := plain.total(plain.g, plain.mate)
		forced := whole() // in the same graph
		forced.g.Keep(func(e int) bool {
			x, y := forced.g.Ends(e)
			if x != i && x != j && y != i && y != j {
				return true
			}
			if j >= 0 {
				return x == i && y == j
			}
			return y >= forced.size // one of them is below: the other must float
		})
		if err := forced.run(forced.g); err != nil {
			return nil, err
		}
		return []pairing.Reason{t.difference(plain, want, forced.total(forced.g, forced.mate))}, nil
	}
	return []pairing.Reason{{Rule: "C.04.3 1.3", Text: phrase.New("They are in different brackets.")}}, nil
}

// whatMatters is the next score group alone where the rest can be paired
// whoever floats.
func (t *task) whatMatters(b *bracket) reach {
	end := t.groupEnd(b.below)
	if t.sturdy(end, len(t.ps), b.size+end-b.below) {
		return nextGroup
	}
	return everybody
}

// settled tells whether local vertex i is in a pair of the bracket.
func (b *bracket) settled(i int) bool { return fide.Paired(b.pairs, i) }

// difference names the most important criterion in which the forced pairing is
// worse.
func (t *task) difference(b *bracket, want, got []uint64) pairing.Reason {
	top := fide.Worst(want, got)
	found := pairing.Reason{Rule: "C.04.3 4.2",
		Text: phrase.New("A pairing that joins them can be as good, but comes later in the order in which candidates are tried: " +
			"a player before them would change opponents, or cross the halves.")}
	best := -1
	for _, c := range b.placed {
		for _, at := range c.at {
			if at >= 0 && at <= top && at > best {
				best = at
				found = pairing.Reason{Rule: "C.04.3 " + c.article, Text: c.worse}
			}
		}
	}
	return found
}
