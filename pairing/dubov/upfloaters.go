package dubov

import (
	"cmp"
	"iter"
	"slices"

	"wallchart/model"
)

// upfloaters chooses who floats up (3.2.1, 3.2.2), by places in b.below, which
// are in the order of 4.2: by score, then by pairing number. Of all sets that
// are best by C4 to C10 it is the first.
func (t *task) upfloaters(b *bracket) ([]int, error) {
	must := t.outside(b.members)
	if !t.whole {
		if b.size%2 == 1 {
			if at := t.oneUpfloater(b, must); at >= 0 {
				return []int{at}, nil
			}
		} else if t.closes(b.below, must) {
			if t.quickHalves(b) || 2*t.pairs(b.members) == b.size {
				return nil, nil // C5
			}
		}
		lifted, err := t.fromTheNext(b)
		if err != nil {
			return nil, err
		}
		if lifted != nil && t.closes(without(slices.Clone(b.below), slices.Clone(lifted)), must) {
			return lifted, nil
		}
	}
	c := &choice{t: t, verts: slices.Concat(b.members, b.below), size: b.size, whole: true}
	c.link()
	lifted, err := c.first()
	if err == nil && lifted == nil {
		err = t.unpairable()
	}
	return lifted, err
}

// fromTheNext weighs the residents with no more score groups below than it
// takes to pair all of them: C6 asks for no lower ones. Those below are taken for
// pairable among themselves whoever floats up; it can only look better than it is,
// so that if they are, nothing better exists.
func (t *task) fromTheNext(b *bracket) ([]int, error) {
	short := b.size - 2*t.pairs(b.members)
	for n := 0; n < len(b.below); {
		score := t.ps[b.below[n]].Score
		for n < len(b.below) && t.ps[b.below[n]].Score == score {
			n++
		}
		if n < short {
			continue
		}
		c := &choice{t: t, verts: slices.Concat(b.members, b.below[:n]), size: b.size}
		c.link()
		if lifted, err := c.first(); lifted != nil || err != nil {
			return lifted, err
		}
	}
	return nil, nil
}

// complete tells whether the matching pairs whoever must be.
func (c *choice) complete() bool {
	n := c.size
	if c.whole {
		n = len(c.verts)
	}
	return !slices.Contains(c.mate[:n], -1)
}

// first finds the first set of the best ones by the order of 4.2: the smallest
// number in which two sets differ decides. It returns places among those below, or
// nil when the graph cannot be completed.
func (c *choice) first() ([]int, error) {
	g, s := &c.t.graph, &c.t.solver
	lifted := make([]bool, len(c.verts))
	most, found := 0, 0
	for from := c.size; ; from += c.t.room {
		to := min(from+c.t.room, len(c.verts))
		for e := range g.Edges() {
			w := g.WeightOf(e)
			clear(w[:c.t.room/64])
			if i, j := g.Ends(e); i < c.size && j >= from && j < to {
				w.Count(to - 1 - j)
			}
		}
		var err error
		if c.mate, err = s.Solve(g); err != nil {
			return nil, err
		}
		if !c.complete() {
			return nil, nil
		}
		if from == c.size {
			for _, j := range c.mate[:c.size] {
				most += yes(int(j) >= c.size)
			}
		}
		for j := from; j < to; j++ {
			if i := c.mate[j]; i >= 0 && int(i) < c.size {
				lifted[j] = true
				found++
			}
		}
		if found == most {
			break
		}
		g.Keep(func(e int) bool {
			i, j := g.Ends(e)
			switch {
			case i >= c.size:
				return !lifted[i] && !lifted[j] && s.Tight(e)
			case j >= from && j < to:
				return lifted[j] && s.Tight(e)
			}
			return s.Tight(e)
		})
		// Where those below need not be paired, nothing else makes sure that they do float up.
		for e := range g.Edges() {
			if i, j := g.Ends(e); i < c.size && j >= from && j < to {
				g.WeightOf(e).Count(c.settled)
			}
		}
	}
	return c.chosen(lifted), nil
}

func (c *choice) chosen(lifted []bool) []int {
	places := []int{}
	for j := c.size; j < len(c.verts); j++ {
		if lifted[j] {
			places = append(places, j-c.size)
		}
	}
	return places
}

// oneUpfloater finds the upfloater of an odd score group without a matching of
// weights, or gives up with −1. One is the least there can be (C5). The score groups are tried
// from the next one on (C6), and in each the players in order of what C7 can be at
// the least with them, C8, C9, C10 and number: the first who leaves the others
// pairable and for whom the first set of all reaches that least is the one.
func (t *task) oneUpfloater(b *bracket, must [3]int) int {
	free, ok := t.spare(b.below, must)
	if !ok {
		return -1
	}
	var wants [3]int
	for _, v := range b.members {
		wants[t.ps[v].Wants]++
	}
	var open []bool // residents who can be left over; worked out when needed
	for from := 0; from < len(b.below); {
		to := from
		for to < len(b.below) && t.ps[b.below[to]].Score == t.ps[b.below[from]].Score {
			to++
		}
		for at := range t.inTurn(b.below[from:to], wants) {
			at += from
			u := b.below[at]
			if free != nil && !free[at] {
				continue
			}
			b.members = append(b.members, u)
			if t.quickHalves(b) {
				b.members = b.members[:b.size]
				return at
			}
			b.members = b.members[:b.size]
			if open == nil {
				if 2*t.pairs(b.members) != b.size-1 {
					return -1 // more than one is needed
				}
				open = t.single.Replaceable()
			}
			if t.canJoin(b, open, u) {
				return -1 // perhaps he is the one, perhaps not
			}
		}
		from = to
	}
	return -1
}

// canJoin tells whether the bracket with u can be paired: whether he may meet a
// resident who can be left over.
func (t *task) canJoin(b *bracket, open []bool, u int32) bool {
	for k, v := range b.members {
		if open[k] && t.mayMeet(v, u) {
			return true
		}
	}
	return false
}

// misses is twice what C7 is at the least when p joins residents of whom so many
// want each colour.
func misses(wants [3]int, p *person) int {
	wants[p.Wants]++
	return max(wants[model.White]-wants[model.Black], wants[model.Black]-wants[model.White])
}

// inTurn goes through the places of a score group below in the order in which its
// players are to be tried; wants counts the residents by the colour they prefer.
func (t *task) inTurn(group []int32, wants [3]int) iter.Seq[int] {
	before := func(i, j int) int {
		a, b := &t.ps[group[i]], &t.ps[group[j]]
		c7 := cmp.Compare(misses(wants, a), misses(wants, b))
		if t.last || c7 != 0 {
			return c7
		}
		return cmp.Or(cmp.Compare(yes(a.maximum), yes(b.maximum)), cmp.Compare(a.upsBeyond(), b.upsBeyond()),
			cmp.Compare(yes(a.upLast), yes(b.upLast)))
	}
	return func(yield func(int) bool) {
		first, places := 0, make([]int, len(group))
		for k := range places {
			if places[k] = k; before(k, first) < 0 {
				first = k
			}
		}
		if !yield(first) {
			return
		}
		slices.SortStableFunc(places, before) // seldom needed
		for _, k := range places[1:] {
			if !yield(k) {
				return
			}
		}
	}
}
