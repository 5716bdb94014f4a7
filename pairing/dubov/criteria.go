package dubov

import (
	"wallchart/pairing/matching"
	"wallchart/phrase"
)

// An edge is two persons who could be paired while upfloaters are chosen, a
// ranked above b.
type edge struct {
	a, b     *person
	resident bool // a is of the score group
	lifts    bool // and b is not: b floats up
	level    int  // of b, when he floats up: 1 for the next score group, 2 for the one below it
}

// A criterion is one wish about the choice of upfloaters, as a bit field of the
// edge weights: more is better, and the sum over a whole pairing counts.
type criterion struct {
	article string      // "C5"
	fails   phrase.Text // what to say of a pairing that is worse by it
	early   bool        // not in the last round
	// fields is how many fields it has, the first one the most important.
	fields func(c *choice) int
	// most is the greatest sum of a field; 0 leaves the field out.
	most func(c *choice) int
	// counts is what an edge adds to field k.
	counts func(c *choice, k int, e edge) int
}

func one(*choice) int { return 1 }

// half is the greatest number of pairs.
func half(c *choice) int { return len(c.verts) / 2 }

func yes(b bool) int {
	if b {
		return 1
	}
	return 0
}

// criteria are those of the choice of upfloaters, the most important first. C1 to
// C3 say which edges there are.
var criteria = []criterion{
	// C4: everybody still unpaired can be paired. Where those below are proved to
	// be pairable whoever floats up, only the residents have to be.
	{article: "C4", fails: phrase.New("Then not everybody could be paired."),
		fields: one, most: func(c *choice) int { return 2 * half(c) },
		counts: func(c *choice, _ int, e edge) int {
			if c.whole {
				return 1
			}
			return 1 + yes(!e.lifts)
		}},
	// C5: as few upfloaters as possible.
	{article: "C5", fails: phrase.New("More players would float up."),
		fields: one, most: half,
		counts: func(_ *choice, _ int, e edge) int { return yes(e.resident && !e.lifts) }},
	// C6: their scores as high as possible, the lowest one compared first: as few
	// as possible from the lowest level, then from the next.
	{article: "C6", fails: phrase.New("Players with a lower score would float up."),
		fields: func(c *choice) int { return c.levels }, most: half,
		counts: func(c *choice, k int, e edge) int { return yes(!e.lifts || e.level != c.levels-k) }},
	// C7: as few players as possible who do not get the colour they prefer.
	{article: "C7", fails: phrase.New("More players would not get the colour they prefer."),
		fields: one, most: half,
		counts: func(_ *choice, _ int, e edge) int { return yes(e.resident && !clash(e.a, e.b)) }},
	// C8: as few maximum upfloaters as possible among the upfloaters.
	{article: "C8", fails: phrase.New("A player who has floated up as often as anybody should would float up again."), early: true,
		fields: one, most: func(c *choice) int { return half(c) * yes(c.maximum) },
		counts: func(_ *choice, _ int, e edge) int { return yes(!e.lifts || !e.b.maximum) }},
	// C9: as few earlier upfloats of these maximum upfloaters as possible, all together.
	{article: "C9", fails: phrase.New("Of those who have floated up so often, one who did so " +
		"even more often would float up again."), early: true,
		fields: one, most: func(c *choice) int { return half(c) * c.ups },
		counts: func(c *choice, _ int, e edge) int { return yes(e.lifts) * (c.ups - e.b.upsBeyond()) }},
	// C10: as few upfloaters as possible who floated up in the round before.
	{article: "C10", fails: phrase.New("A player who floated up in the last round would float up again."), early: true,
		fields: one, most: func(c *choice) int { return half(c) * yes(c.upLast) },
		counts: func(_ *choice, _ int, e edge) int { return yes(!e.lifts || !e.b.upLast) }},
}

// orderRoom is how many bits of the orders of 4.2 and 4.3 are solved for at a time.
const orderRoom = 128

// choice is the choice of upfloaters of a bracket, as a graph of its residents
// and those below.
type choice struct {
	t       *task
	verts   []int32 // the residents, then those below, in ranking order
	size    int     // residents
	whole   bool    // all below are in the graph, and must be paired
	lift    int     // the vertex of one who is to float up before all else, 0 for nobody
	levels  int     // score groups below
	level   []int   // of each vertex, 0 for the residents
	maximum bool    // there is a maximum upfloater below, C8
	ups     int     // most upfloats of a maximum upfloater below, C9
	upLast  bool    // somebody below floated up last time, C10
	settled int     // where the field of those begins who are known to float up
	at      [][]int // where the fields of each criterion begin; −1 for one left out
	mate    []int32
}

// layOut gives each criterion its fields in the weight of an edge, the most important on top. What they need of those below, such as which
// score group each is in, is counted first. A choice is laid out once.
func (c *choice) layOut() matching.Layout {
	c.level = make([]int, len(c.verts))
	for k := c.size; k < len(c.verts); k++ {
		p := &c.t.ps[c.verts[k]]
		if k == c.size || p.Score != c.t.ps[c.verts[k-1]].Score {
			c.levels++
		}
		c.level[k] = c.levels
		c.maximum, c.upLast = c.maximum || p.maximum, c.upLast || p.upLast
		c.ups = max(c.ups, p.upsBeyond())
	}
	l := matching.Layout{Bits: c.t.room}
	c.settled = l.Field(c.size)
	c.at = make([][]int, len(criteria))
	for n := len(criteria) - 1; n >= 0; n-- {
		cr := &criteria[n]
		c.at[n] = make([]int, cr.fields(c))
		for k := len(c.at[n]) - 1; k >= 0; k-- {
			c.at[n][k] = -1
			if most := cr.most(c); most > 0 && !(cr.early && c.t.last) {
				c.at[n][k] = l.Field(most)
			}
		}
	}
	return l
}

// link builds the graph.
func (c *choice) link() {
	l := c.layOut()
	first := l.Field(1)
	g := &c.t.graph
	g.Reset(len(c.verts), l.Bits)
	for j, w := range c.verts {
		for i, v := range c.verts[:j] {
			if i >= c.size && !c.whole {
				break
			}
			if !c.t.mayMeet(v, w) {
				continue
			}
			e, weight := c.edge(i, j), g.Edge(i, j)
			if j == c.lift { // never 0, which comes before all others
				weight.Count(first)
			}
			for n := range criteria {
				for k, at := range c.at[n] {
					if at >= 0 {
						weight.Add(at, uint64(criteria[n].counts(c, k, e)))
					}
				}
			}
		}
	}
}

// edge is the edge of two vertices, i before j.
func (c *choice) edge(i, j int) edge {
	return edge{a: &c.t.ps[c.verts[i]], b: &c.t.ps[c.verts[j]], resident: i < c.size, lifts: i < c.size && j >= c.size, level: c.level[j]}
}
