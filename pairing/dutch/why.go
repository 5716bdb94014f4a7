package dutch

import (
	"fmt"
	"math/bits"
	"slices"

	"wallchart/pairing"
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
	for _, p := range made.Pairs {
		if p.White == i && p.Black == j || p.White == j && p.Black == i {
			return []pairing.Reason{{Rule: "C.04.3", Text: "They do meet."}}, nil
		}
	}
	a, b := t.personOf(i), t.personOf(j)
	if a < 0 || b < 0 {
		return []pairing.Reason{{Rule: "C.04.2", Text: "One of them is not to be paired in this round."}}, nil
	}
	if a > b {
		a, b = b, a
	}
	if r := t.barred(a, b); r != nil {
		return []pairing.Reason{*r}, nil
	}
	return t.compare(a, b)
}

func (t *task) personOf(index int) int32 {
	return int32(slices.IndexFunc(t.ps, func(p person) bool { return p.index == index }))
}

// barred is the absolute rule that keeps two persons apart, nil for none.
func (t *task) barred(a, b int32) *pairing.Reason {
	if t.mayMeet(a, b) {
		return nil
	}
	h, l := &t.ps[a], &t.ps[b]
	past := t.f.Players[h.index].Past
	for r := range past {
		if past[r].Opponent == l.index && past[r].Outcome.Played() {
			return &pairing.Reason{Rule: "C.04.3 C1", Text: fmt.Sprintf("%s and %s met in round %d.", t.label(h), t.label(l), r+1)}
		}
	}
	if t.keptApart(a, b) {
		return &pairing.Reason{Rule: "C.04.2", Text: fmt.Sprintf("%s and %s are a forbidden pair.", t.label(h), t.label(l))}
	}
	return &pairing.Reason{Rule: "C.04.3 C3", Text: fmt.Sprintf("Neither can give way: %s, and %s.", t.preferenceOf(h), t.preferenceOf(l))}
}

// compare weighs the bracket in which the higher of the two was paired, or
// floated, as it came out and with the pair forced.
func (t *task) compare(a, b int32) ([]pairing.Reason, error) {
	for _, k := range t.kept {
		i, j := slices.Index(k.verts[:k.size], a), slices.Index(k.verts[:k.size], b)
		if i < 0 && j < 0 {
			continue
		}
		if !k.settled(i) && !k.settled(j) {
			continue // both floated on: the next bracket decides
		}
		next := int(k.verts[k.size-1]) + 1
		whole := func() *bracket {
			w := &bracket{t: t, verts: slices.Clone(k.verts[:k.size]), size: k.size, mdps: k.mdps, g: &t.graph}
			t.addWhatMatters(w, next)
			w.link()
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
			if i >= 0 && j >= 0 {
				return x == i && y == j
			}
			return y >= forced.size // one of them is below: the other must float
		})
		if err := forced.run(forced.g); err != nil {
			return nil, err
		}
		return []pairing.Reason{t.difference(plain, want, forced.total(forced.g, forced.mate))}, nil
	}
	return []pairing.Reason{{Rule: "C.04.3 1.3", Text: "They are in different brackets."}}, nil
}

// addWhatMatters puts those below into the graph: the next score group alone
// where the rest can be paired whoever floats.
func (t *task) addWhatMatters(b *bracket, next int) {
	n := len(t.ps)
	if next == n || !t.sturdy(t.groupEnd(next), n, b.size+t.groupEnd(next)-next) {
		t.addBelow(b, next)
		return
	}
	b.nexts = t.groupEnd(next) - next
	for v := next; v < next+b.nexts; v++ {
		b.verts = append(b.verts, int32(v))
	}
	b.byeHere = t.byeFloats(b, next)
}

// settled tells whether local vertex i is in a pair of the bracket.
func (b *bracket) settled(i int) bool {
	for _, p := range b.pairs {
		if int(p[0]) == i || int(p[1]) == i {
			return true
		}
	}
	return false
}

// difference names the most important criterion in which the forced pairing is
// worse.
func (t *task) difference(b *bracket, want, got []uint64) pairing.Reason {
	top := -1
	for k := len(want) - 1; k >= 0 && top < 0; k-- {
		if x := want[k] ^ got[k]; x != 0 {
			top = 64*k + bits.Len64(x) - 1
		}
	}
	found := pairing.Reason{Rule: "C.04.3 4.2",
		Text: "A pairing that joins them can be as good, but comes later in the order in which candidates are tried: a player before them would change opponents, or cross the halves."}
	best := -1
	for _, c := range b.crit.named() {
		for _, at := range c.at {
			if at >= 0 && at <= top && at > best {
				best = at
				found = pairing.Reason{Rule: "C.04.3 " + c.article, Text: c.text}
			}
		}
	}
	return found
}

// named is a criterion's place in the weight and what it says when it fails.
type named struct {
	article, text string
	at            []int
}

func (c *criteria) named() []named {
	return []named{
		{"C4", "Then not everybody could be paired, or the bye would go to one who may not have it.", []int{c.complete}},
		{"C6", "The bracket would have fewer pairs: more players would float down.", []int{c.pairs}},
		{"C7", "Players with a higher score would float down.", c.pairScore},
		{"C8", "The next bracket would have fewer pairs, or float higher scores.", append([]int{c.next}, c.nextScore...)},
		{"C9", "The bye would go to a player with more unplayed rounds.", []int{c.unplayed}},
		{"C10", "A topscorer or his opponent would get a colour difference beyond two.", []int{c.wide}},
		{"C11", "A topscorer or his opponent would get a colour three times running.", []int{c.third}},
		{"C12", "More players would not get the colour they are due.", []int{c.preference}},
		{"C13", "More players would not get a colour they strongly are due.", []int{c.strong}},
		{"C14", "A player who floated down in the last round would float down again.", []int{c.resident[0]}},
		{"C15", "A player who floated up in the last round would float up again.", []int{c.opponent[0]}},
		{"C16", "A player who floated down two rounds ago would float down again.", []int{c.resident[1]}},
		{"C17", "A player who floated up two rounds ago would float up again.", []int{c.opponent[1]}},
		{"C18", "Players who floated down in the last round would meet lower scores.", c.difference[0]},
		{"C19", "Players who floated up in the last round would meet higher scores.", c.oppDiff[0]},
		{"C20", "Players who floated down two rounds ago would meet lower scores.", c.difference[1]},
		{"C21", "Players who floated up two rounds ago would meet higher scores.", c.oppDiff[1]},
		{"4.4", "It would be as good, but other moved-down players come first in the order of candidates.", []int{c.set}},
	}
}
