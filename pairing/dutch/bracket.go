package dutch

import (
	"wallchart/pairing/matching"
)

// bracket is one pairing bracket (1.3) while it is being paired, as a graph.
// Its vertices are, in ranking order, the moved-down players, the residents,
// the next score group, and everybody below; how many of these are in the graph
// depends on how much of the field can matter (see scope).
type bracket struct {
	t         *task
	verts     []int32 // persons
	size      int     // moved-down players and residents
	mdps      int     // moved-down players
	nexts     int     // players of the next score group in the graph
	complete  bool    // everybody below is in the graph and must be paired
	last      bool    // 2017: the collapsed last bracket
	completes bool    // 2017: with this graph the round is complete
	dummy     int     // vertex that stands for the bye, −1 for none
	byeHere   bool    // C9 applies
	slot      []int
	crit      criteria
	fall      collapse
	g         *matching.Graph

	open  []bool // vertices of the bracket not yet dealt with
	pairs [][2]int32
	mate  []int32
}

// isCandidate tells a person whom C2 and C5 allow the bye; under the edition of
// 2017, anybody in the graph that completes the round whom C2 allows it.
func (b *bracket) isCandidate(v int32) bool {
	if b.t.ed.lastBye {
		return b.t.odd && b.completes && b.t.ps[v].bye
	}
	return b.t.mayTake(v)
}

// link builds the graph: pairs of the bracket, except of two moved-down
// players, who never meet (3.3.1), and pairs with and among those below.
func (b *bracket) link() {
	n := len(b.verts)
	b.dummy = -1
	if b.t.odd {
		for _, v := range b.verts {
			if b.isCandidate(v) {
				b.dummy = n
				break
			}
		}
	}
	b.layOut()
	if b.dummy >= 0 {
		n++
	}
	b.g.Reset(n, b.crit.total)
	for j, w := range b.verts {
		for i := range min(j, len(b.verts)) {
			if j < b.mdps || !b.complete && j >= b.size+b.nexts {
				continue
			}
			if b.t.mayMeet(b.verts[i], w) {
				b.weigh(b.g.Edge(i, j), i, j)
			}
		}
	}
	if b.dummy < 0 {
		return
	}
	for i, v := range b.verts {
		if b.isCandidate(v) {
			w := b.g.Edge(i, b.dummy)
			w.Add(b.crit.complete, 1)
			if b.last {
				b.weighLastBye(w, v)
			}
			if b.crit.unplayed >= 0 {
				w.Add(b.crit.unplayed, uint64(b.crit.most-b.t.ps[v].unplayed))
			}
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
	residents := b.size - b.mdps
	width := bitLen(residents)
	per := orderRoom / max(width, 1)
	for from := 0; ; {
		to := min(from+per, b.mdps)
		b.partnerOrder(b.g, from, to, b.mdps, width, b.isOpen)
		if err := b.run(b.g); err != nil {
			return false, err
		}
		if b.complete && from == 0 {
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
		unpaired := make([]bool, b.mdps)
		for i := range b.mdps {
			unpaired[i] = b.open[i] && (b.mate[i] < 0 || int(b.mate[i]) >= b.size)
		}
		b.g.Keep(func(e int) bool {
			i, j := b.g.Ends(e)
			if i < b.size && fixed[i] || j < b.size && fixed[j] {
				return false
			}
			if i < b.mdps && unpaired[i] && j < b.size {
				return false
			}
			return b.t.solver.Tight(e)
		})
		if from = to; from >= b.mdps {
			return true, nil
		}
	}
}

func (b *bracket) isOpen(i int) bool { return b.open[i] }

// partnerOrder writes into the order bits, for the upper players from … to−1
// of the list 0 … by place, how early their partner stands among the lower
// ones: player from most significant.
func (b *bracket) partnerOrder(g *matching.Graph, from, to, lowest, width int, lower func(int) bool) {
	place := make([]int, b.size)
	n := 0
	for j := lowest; j < b.size; j++ {
		place[j] = n
		if lower(j) {
			n++
		}
	}
	for e := range g.Edges() {
		w := g.WeightOf(e)
		clearOrder(w)
		i, j := g.Ends(e)
		if j < b.size && i >= from && i < to {
			w.Add((to-1-i)*width, uint64(n-place[j]))
		}
	}
}

// clearOrder clears the bits of generation order.
func clearOrder(w matching.Weight) {
	for k := range orderRoom / 64 {
		w[k] = 0
	}
}
