package usswiss

import "wallchart/pairing/matching"

// The wishes of a score group, the most important first. A pairing of the
// group is a list of numbers, one for each wish, every pair and every player
// who drops adding to them; the best pairing is the one whose list is the
// smallest when read from the front. Before all of them come the number of
// pairs of the whole field, which must be complete, and the number of pairs of
// the group, which is to be as great as possible (27A2).
type wish int

const (
	dropAgain         wish = iota // points by which players who dropped before are above this group and drop again
	dropStuck                     // players who drop and may meet nobody in the next group (29D1)
	teammatesMeet                 // teammates who meet (28N, 29E8)
	dropUnrated                   // unrated players who drop (29D1)
	thirdColour                   // third equal colours in a row (29E5f)
	beyondEqualising              // switches beyond the limit for equalising (29E5b)
	notEqualised                  // imbalance of those whose colours are not equalised (27A4)
	beyondAlternating             // switches beyond the limit for alternating only (29E5a)
	notAlternated                 // players who get the colour of their last game again (27A5)
	crossingHalves                // interchanges where a transposition goes first: within the alternating limit, or beyond all (29C2, 29E5e)
	switchSizes                   // rating differences of all switches: otherwise the smaller is preferred (29E5e)
	interchanges                  // all interchanges
	placesOff                     // places by which opponents differ from the natural ones
	wishes                        // how many there are
)

// A cost is how much is missing of each wish.
type cost [wishes]int32

// switched adds a switch of that size.
func (g *group) switched(c *cost, size int32) {
	alternate, equalise := g.t.set.limits()
	c[switchSizes] += size
	switch {
	case size > equalise:
		c[beyondEqualising]++
	case size > alternate:
		c[beyondAlternating]++
	}
}

// pairCost is the cost of the pair a and b of the group, a ranked above b.
func (g *group) pairCost(a, b int) cost {
	var c cost
	v, w := g.who[a], g.who[b]
	if g.t.areMates(v, w) {
		c[teammatesMeet] = 1
	}
	g.faulty(&c, g.t.fault(&g.t.ps[v], &g.t.ps[w]))
	size := g.size(a, b)
	g.switched(&c, size)
	if g.role[a] == g.role[b] && g.role[a] != neutral {
		c[interchanges] = 1
		if alternate, equalise := g.t.set.limits(); size <= alternate || size > equalise {
			c[crossingHalves] = 1
		}
	}
	if g.raw[a] >= 0 {
		c[placesOff] = int32(abs(g.raw[a] - b))
	}
	return c
}

func (g *group) faulty(c *cost, f fault) {
	if f.series {
		c[thirdColour]++
	}
	if f.alternate {
		c[notAlternated]++
	}
	c[notEqualised] += int32(f.imbalance)
}

// dropCost is what it costs to let a player of the group drop. A resident is
// measured against the natural odd player, and his colours are foreseen: the
// least fault with somebody of the next group whom the limits would let him
// meet instead of the highest he may meet (29D1).
func (g *group) dropCost(i int) cost {
	var c cost
	p := &g.t.ps[g.who[i]]
	if p.rating == 0 {
		c[dropUnrated] = 1
	}
	if i < g.dropped {
		c[dropAgain] = int32(p.score - g.t.ps[g.who[len(g.who)-1]].score)
	} else {
		g.switched(&c, g.dropSize(i))
	}
	g.foresee(&c, g.who[i])
	return c
}

// foresee adds to the cost of dropping v what v would cost in the group below: the least that a meeting there costs, within the limits up
// to which ratings may give way to colours.
func (g *group) foresee(c *cost, v int32) {
	alternate, equalise := g.t.set.limits()
	first := int32(-1)
	var best cost
	for k := range g.next {
		w := g.below[k]
		if !g.mayMeet(v, w) {
			continue
		}
		var d cost
		g.faulty(&d, g.t.fault(&g.t.ps[v], &g.t.ps[w]))
		r := g.t.ps[w].rating
		if first < 0 {
			first, best = r, d
		}
		lost := first - r
		if lost > equalise && best[thirdColour] == 0 {
			break
		}
		if d[thirdColour] < best[thirdColour] || d[thirdColour] == best[thirdColour] && (d[notEqualised] < best[notEqualised] ||
			d[notEqualised] == best[notEqualised] && d[notAlternated] < best[notAlternated] && lost <= alternate) {
			best = d
		}
		if best == (cost{}) {
			break
		}
	}
	if first < 0 && g.next > 0 {
		c[dropStuck]++
	}
	for k := range best {
		c[k] += best[k]
	}
}

// layout finds a field for every wish that makes a difference.
type layout struct {
	matching.Layout
	at   [wishes]int
	most cost // of any edge
	drop cost // of any drop
	used [wishes]bool
}

// most is the greatest of each cost.
func most(edges []edge) cost {
	var m cost
	for i := range edges {
		m.raise(&edges[i].cost)
	}
	return m
}

func (c *cost) raise(to *cost) {
	for k, x := range to {
		c[k] = max(c[k], x)
	}
}

// arrange lays out the fields for a group of n players, from the last wish up,
// for pairs whose costs are at most so much. drops is nil when they do not matter.
func arrange(most cost, drops []cost, n int) layout {
	l := layout{most: most}
	for i := range drops {
		l.drop.raise(&drops[i])
	}
	for k := wishes - 1; k >= 0; k-- {
		if l.used[k] = l.most[k] > 0 || l.drop[k] > 0; l.used[k] {
			l.at[k] = l.Field((n/2 + 1) * int(l.most[k]+2*l.drop[k]))
		}
	}
	return l
}

// weigh writes the costs of the pair a, b as gains: what it saves against the
// costliest pair, and the drops of the two that it saves.
func (l *layout) weigh(w matching.Weight, c *cost, drops []cost, a, b int) {
	for k := range c {
		if !l.used[k] {
			continue
		}
		gain := l.most[k] - c[k]
		if drops != nil {
			gain += drops[a][k] + drops[b][k]
		}
		w.Add(l.at[k], uint64(gain))
	}
}
