package dutch

import (
	"slices"

	"wallchart/model"
	"wallchart/pairing/fide"
	"wallchart/pairing/matching"
)

// bracket is one pairing bracket (1.3) while it is being paired, as a graph.
// Its vertices are, in ranking order, the moved-down players, the residents,
// the next score group, and everybody below; how many of these are in the graph
// depends on how much of the field can matter (see scope).
type bracket struct {
	t        *task
	criteria []criterion // of its edition
	verts    []int32     // persons
	size     int         // moved-down players and residents
	mdps     int         // moved-down players
	below    int         // the first person below the bracket
	reach    reach
	nexts    int // players of the next score group, when the graph has them as such

	dummy   int  // vertex that stands for the bye, −1 for none
	byeHere bool // C9 applies

	// What the rooms of the criteria ask about (layout.go, collapse.go).
	down, up     [2]int // of the bracket: floated one and two rounds ago
	anyTop       bool
	mostUnplayed int // of those who may have the bye
	slot         []int
	slots        []int
	differences  []model.Points

	placed []placed
	bits   int // of a weight
	g      *matching.Graph

	open  []bool // vertices of the bracket not yet dealt with
	pairs [][2]int32
	mate  []int32
}

// reach is how much of the field is in a bracket's graph.
type reach uint8

const (
	itself      reach = iota // moved-down players and residents alone
	nextGroup                // and the next score group
	everybody                // and all below, who must be paired too (C4)
	unbracketed              // the same, but nobody below is divided into brackets any more (2017, A.9)
)

// newBracket is the bracket of the given floaters and of the score group that
// begins at person at.
func (t *task) newBracket(moved []int32, at int) *bracket {
	b := &bracket{t: t, criteria: t.ed.criteria, mdps: len(moved), below: t.groupEnd(at), g: &t.graph}
	b.verts = slices.Concat(moved, fide.Between(at, b.below))
	b.size = len(b.verts)
	return b
}

// extend puts as many of those below into the graph, and no others.
func (b *bracket) extend(to reach) *bracket {
	b.reach, b.nexts = to, 0
	if to != unbracketed {
		b.nexts = b.t.groupEnd(b.below) - b.below
	}
	end := len(b.t.ps)
	if to == nextGroup {
		end = b.below + b.nexts
	}
	b.verts = append(b.verts[:b.size], fide.Between(b.below, end)...)
	return b
}

// covers tells a graph of everybody who is still unpaired, all of whom must be
// paired in it.
func (b *bracket) covers() bool { return b.reach >= everybody }

// isCandidate tells a person whom C2 and C5 allow the bye; under the edition of
// 2017, anybody in the graph that completes the round whom C2 allows it.
func (b *bracket) isCandidate(v int32) bool {
	if b.t.ed.lastBye {
		return b.t.odd && (b.covers() || b.below == len(b.t.ps)) && b.t.ps[v].bye
	}
	return b.t.mayTake(v)
}

// link builds the graph: pairs of the bracket, except of two moved-down
// players, who never meet (3.3.1), and pairs with and among those below.
func (b *bracket) link() {
	n := len(b.verts)
	b.dummy = -1
	if slices.ContainsFunc(b.verts, b.isCandidate) {
		b.dummy = n
		n++
	}
	b.byeHere = b.byeFloats()
	b.layOut()
	b.g.Reset(n, b.bits)
	for j, w := range b.verts {
		for i := range j {
			if j >= b.mdps && b.t.mayMeet(b.verts[i], w) {
				b.weigh(b.g.Edge(i, j), i, j)
			}
		}
	}
	for i, v := range b.verts {
		if b.isCandidate(v) {
			b.weighBye(b.g.Edge(i, b.dummy), v)
		}
	}
}

// solve pairs the bracket: best by the criteria, and of the best the first in
// generation order. It returns false when the graph cannot be completed.
func (b *bracket) solve() (bool, error) {
	b.link()
	b.pairs = b.pairs[:0]
	b.open = b.open[:0]
	for range b.size {
		b.open = append(b.open, true)
	}
	if ok, err := b.settleMovedDown(); !ok {
		return false, err
	}
	return true, b.settleRemainder()
}

// run solves the graph as it stands.
func (b *bracket) run(g *matching.Graph) error {
	mate, err := b.t.solver.Solve(g)
	b.mate = mate
	return err
}

// settleMovedDown decides which moved-down players are paired (4.4: sets in
// order of the smallest differing number) and with whom (4.2: transpositions
// of the residents in lexicographic order).
func (b *bracket) settleMovedDown() (bool, error) {
	width := bitLen(b.size)
	per := orderRoom / width
	for from := 0; ; {
		to := min(from+per, b.mdps)
		b.partnerOrder(from, to, width)
		if err := b.run(b.g); err != nil {
			return false, err
		}
		if b.covers() && from == 0 {
			for v := range b.g.Vertices() {
				if b.mate[v] < 0 {
					return false, nil
				}
			}
		}
		fixed := make([]bool, b.size)
		for i := from; i < to; i++ {
			if j := b.mate[i]; j >= 0 && int(j) < b.size {
				b.pairs = append(b.pairs, [2]int32{int32(i), j})
				fixed[i], fixed[j] = true, true
				b.open[i], b.open[j] = false, false
			}
		}
		b.g.Keep(func(e int) bool {
			i, j := b.g.Ends(e)
			if i < to && j < b.size || i < b.size && fixed[i] || j < b.size && fixed[j] {
				return false // dealt with: paired, or to float
			}
			return b.t.solver.Tight(e)
		})
		if from = to; from >= b.mdps {
			return true, nil
		}
	}
}

// partnerOrder writes into the order bits, for the moved-down players from …
// to−1, how early their partner stands among the residents: player from most
// significant. Edges of those before him that have order bits are gone.
func (b *bracket) partnerOrder(from, to, width int) {
	for e := range b.g.Edges() {
		i, j := b.g.Ends(e)
		if j < b.size && i >= from && i < to {
			b.g.WeightOf(e).Add((to-1-i)*width, uint64(b.size-j))
		}
	}
}
