package dubov

import (
	"cmp"
	"errors"
	"slices"

	"wallchart/pairing"
	"wallchart/pairing/fide"
	"wallchart/pairing/matching"
	"wallchart/phrase"
)

// whyNot explains why the players with indices i and j of the field do not
// meet in this round: the first criterion by which every pairing that joins
// them is worse, or the order that puts another one first.
func whyNot(f *pairing.Field, i, j int, o pairing.Options) ([]pairing.Reason, error) {
	t, err := newTask(f, o)
	if err != nil {
		return nil, err
	}
	t.keep = true
	made, err := t.run()
	if err != nil {
		return nil, err
	}
	if met := fide.Met(made, i, j, "C.04.4.1"); met != nil {
		return met, nil
	}
	a, b := t.personOf(i), t.personOf(j)
	if a < 0 || b < 0 {
		return []pairing.Reason{{Rule: "C.04.2", Text: phrase.New("One of them is not to be paired in this round.")}}, nil
	}
	a, b = min(a, b), max(a, b)
	if r := t.barred(a, b); r != nil {
		return []pairing.Reason{*r}, nil
	}
	if a == t.bye || b == t.bye {
		return []pairing.Reason{{Rule: article + "3.1", Text: t.byeNote()}}, nil
	}
	for _, k := range t.kept {
		switch one, two := slices.Contains(k.members, a), slices.Contains(k.members, b); {
		case one && two:
			return []pairing.Reason{t.inOneBracket(k, a, b)}, nil
		case one && slices.Contains(k.members[:k.size], a):
			return []pairing.Reason{t.notLifted(k, b, a)}, nil
		case one:
			return []pairing.Reason{t.floatsUp(k, a, b)}, nil
		case two:
			return []pairing.Reason{t.floatsUp(k, b, a)}, nil
		}
	}
	return nil, phrase.Errorf("neither of the two is in a bracket of round %d", f.Round)
}

func (t *task) personOf(index int) int32 {
	return int32(slices.IndexFunc(t.ps, func(p person) bool { return p.At == index }))
}

// barred is the absolute rule that keeps two persons apart, nil for none.
func (t *task) barred(a, b int32) *pairing.Reason {
	if t.mayMeet(a, b) {
		return nil
	}
	h, l := t.inOrder(a, b)
	return fide.Apart(t.f, &h.Person, &l.Person, h.bars(max(a, b)), func(criterion string) string { return article + criterion })
}

// floatsUp explains that u, who floats up into the bracket, meets nobody below.
func (t *task) floatsUp(b *bracket, u, other int32) pairing.Reason {
	r := t.compare(b, other, false, func(c *choice, i, j int) bool {
		return c.verts[j] != u || i >= c.size // he must stay below
	})
	r.Text = phrase.New("%s floats up to %s. Otherwise: %s", t.label(&t.ps[u]), t.ps[b.members[0]].Score.Fraction(), r.Text)
	return r
}

// notLifted explains why w, who is below the bracket, does not float up into it, to
// meet v where v is not −1.
func (t *task) notLifted(b *bracket, w, v int32) pairing.Reason {
	lifted := b.members[b.size:]
	switch {
	case len(lifted) == 0:
		return reasonOf("C5")
	case t.ps[w].Score < t.ps[slices.Max(lifted)].Score:
		return reasonOf("C6")
	}
	return t.compare(b, w, true, func(c *choice, i, j int) bool {
		switch {
		case c.verts[j] == w:
			return i < c.size && (v < 0 || c.verts[i] == v)
		case c.verts[i] == w:
			return false // he would stay below
		}
		return true
	})
}

// reasonOf is what a criterion says when it fails.
func reasonOf(name string) pairing.Reason {
	for _, c := range criteria {
		if c.article == name {
			return pairing.Reason{Rule: article + name, Text: c.fails}
		}
	}
	return pairing.Reason{Rule: article + "4.2", Text: phrase.New("It would be as good, but another set of upfloaters comes first in order.")}
}

// weighMost is how many players are weighed for an explanation.
const weighMost = 400

// compare weighs the choice of upfloaters of a bracket as it came out and once
// more with only the edges that keep allows, and names the first criterion in which
// the second is worse. w is somebody who must be in the graph, and in the second
// time, with lift, float up.
func (t *task) compare(b *bracket, w int32, lift bool, keep func(c *choice, i, j int) bool) pairing.Reason {
	whole := b.size+len(b.below) <= weighMost
	low := t.ps[w].Score
	for _, u := range b.members[b.size:] {
		low = min(low, t.ps[u].Score)
	}
	n := len(b.below)
	for !whole && t.ps[b.below[n-1]].Score < low { // w himself is below
		n--
	}
	if !whole && b.size+n > 2*weighMost {
		return t.compareOne(b, w)
	}
	marks := func(only func(c *choice, i, j int) bool) ([]mark, error) {
		c := &choice{t: t, verts: slices.Concat(b.members[:b.size], b.below[:n]), size: b.size, whole: whole}
		if only != nil && lift {
			c.lift = slices.Index(c.verts, w)
		}
		c.link()
		if only != nil {
			t.graph.Keep(func(e int) bool {
				i, j := t.graph.Ends(e)
				return only(c, i, j)
			})
		}
		return c.marks()
	}
	want, err := marks(nil)
	if err == nil {
		var got []mark
		if got, err = marks(keep); err == nil {
			return worse(want, got)
		}
	}
	if errors.Is(err, matching.ErrCancelled) {
		return pairing.Reason{Rule: "C.04.4.1", Text: phrase.New("The explanation was cancelled.")}
	}
	return t.compareOne(b, w)
}

// mark is the sum of a field of a criterion.
type mark struct {
	article string
	sum     int
}

// marks are the marks of the best pairing of the graph, the most important first.
func (c *choice) marks() ([]mark, error) {
	mate, err := c.t.solver.Solve(&c.t.graph)
	if err != nil {
		return nil, err
	}
	if mate[c.lift] < 0 { // no resident may meet him; if nobody is to float up, it is a resident, who is paired
		return []mark{{"C4", -1}}, nil
	}
	var marks []mark
	for n := range criteria {
		for k, at := range c.at[n] {
			m := mark{article: criteria[n].article}
			for j, i := range mate {
				if i >= 0 && int(i) < j && at >= 0 {
					m.sum += criteria[n].counts(c, k, c.edge(int(i), j))
				}
			}
			marks = append(marks, m)
		}
	}
	return marks, nil
}

// worse names the criterion of the first mark that is less.
func worse(want, got []mark) pairing.Reason {
	for k := range want {
		if got[k] != want[k] {
			return reasonOf(want[k].article)
		}
	}
	return reasonOf("")
}

// compareOne explains in a large field why w does not float up: by himself, beside
// the one who does.
func (t *task) compareOne(b *bracket, w int32) pairing.Reason {
	var wants [3]int
	for _, v := range b.members[:b.size] {
		wants[t.ps[v].Wants]++
	}
	u := b.members[len(b.members)-1]
	p, q := &t.ps[w], &t.ps[u]
	switch {
	case misses(wants, p) > misses(wants, q):
		return reasonOf("C7")
	case !t.last && cmp.Compare(yes(p.maximum), yes(q.maximum)) > 0:
		return reasonOf("C8")
	case !t.last && p.upsBeyond() > q.upsBeyond():
		return reasonOf("C9")
	case !t.last && p.upsBeyond() == q.upsBeyond() && p.upLast && !q.upLast:
		return reasonOf("C10")
	case w > u:
		return reasonOf("")
	}
	return reasonOf("C4")
}
