package burstein

import (
	"math/bits"
	"slices"

	"wallchart/pairing/fide"
	"wallchart/pairing/matching"
)

// bracket is the residents of a score group and those who moved down to it,
// while it is being paired. Its players are referred to by their number less
// one (article 4): their place in verts, which is by 1.8. As a graph it is followed by
// the next score group and by everybody below, as far as they can matter (see
// effort.go).
type bracket struct {
	t        *task
	verts    []int32 // persons
	size     int     // residents and moved-down players
	moved    int     // moved-down players
	next     int     // the first person below the bracket
	nexts    int     // players of the next score group in the graph
	complete bool    // everybody below is in the graph and must be paired
	folded   bool    // paired by fold.go

	slot  []int // of each player: the place of the score, from the highest
	slots []int // how many have it
	at    [][]int
	bits  int // of a weight

	pairs  [][2]int32 // by number, the smaller first
	single int        // players of the graph whom the best pairings leave single
}

func (b *bracket) person(i int) *person { return &b.t.ps[b.verts[i]] }

// floaters are the persons of the bracket without a pair.
func (b *bracket) floaters() []int32 { return fide.Floaters(b.verts[:b.size], b.pairs) }

// rate finds the scores of the bracket, and each player's place among them.
func (b *bracket) rate() {
	scores := make([]int, b.size)
	for i := range scores {
		scores[i] = -int(b.person(i).Score)
	}
	distinct := slices.Clone(scores)
	slices.Sort(distinct)
	distinct = slices.Compact(distinct)
	b.slot, b.slots = make([]int, b.size), make([]int, len(distinct))
	for i, s := range scores {
		b.slot[i], _ = slices.BinarySearch(distinct, s)
		b.slots[b.slot[i]]++
	}
}

// link builds the graph: everybody in it, joined where C1 and C3 allow it, with
// so many bits for the order.
func (b *bracket) link(order int) *matching.Graph {
	t := b.t
	b.rate()
	b.layOut(order)
	t.graph.Reset(len(b.verts), b.bits)
	for j, w := range b.verts {
		t.markBarred(w)
		for i, v := range b.verts[:j] {
			if (j < b.size+b.nexts || b.complete) && t.marked[v] != t.mark && !stubborn(&t.ps[v], &t.ps[w]) {
				b.weigh(t.graph.Edge(i, j), i, j)
			}
		}
	}
	return &t.graph
}

// solve pairs the bracket: best by C4 to C8, and of the best the first in the
// order of article 4. It returns false when the graph cannot be completed.
func (b *bracket) solve() (bool, error) {
	b.pairs, b.single = b.pairs[:0], 0
	g := b.link(0)
	mate, err := b.t.solver.Solve(g)
	if err != nil {
		return false, err
	}
	for _, j := range mate {
		if j < 0 {
			b.single++
		}
	}
	switch {
	case b.complete && b.single > 0:
		return false, nil
	case !b.t.chunks && b.settle(g, slices.Clone(mate)):
		return true, nil
	}
	return true, b.settleByWeights()
}

// settle finds the first of the best pairings (article 4): the player with the
// smallest number has the opponent with the largest he can, floating being
// the last resort; then the next. Edges that some best matching has are looked at
// alone, and players whom some best matching leaves single may be single.
// Every best matching is a perfect one of this graph. Where the best have
// more in common than that, an odd group that must be paired within itself, the
// first perfect matching may be worse; settle then returns false.
func (b *bracket) settle(g *matching.Graph, mate []int32) bool {
	t, n, singles := b.t, len(b.verts), b.single
	t.meet.Reset(n + singles)
	for e := range g.Edges() {
		if t.solver.Tight(e) {
			i, j := g.Ends(e)
			t.meet.Join(i, j)
		}
	}
	for v := range n {
		for k := range singles {
			if t.solver.Spared(v) {
				t.meet.Join(v, n+k)
			}
		}
	}
	if 2*t.single.Match(&t.meet, nil) != n+singles {
		return false
	}
	wanted := make([]int32, 0, b.size)
	for j := b.size - 1; j >= 0; j-- {
		wanted = append(wanted, int32(j))
	}
	done := make([]bool, b.size)
	for i := range int32(b.size) {
		if done[i] {
			continue
		}
		if t.solver.Cancelled() {
			return false
		}
		// Who gets nobody in the bracket floats, whoever that will be with.
		if j := t.single.Take(i, wanted); j >= 0 {
			done[j] = true
			b.pairs = append(b.pairs, [2]int32{i, j})
		}
	}
	if slices.Compare(b.total(g, mate), b.total(g, t.single.Mate[:n])) == 0 {
		return true
	}
	b.pairs = b.pairs[:0]
	return false
}

// total sums the weights of a matching. Each sum has room in its field.
func (b *bracket) total(g *matching.Graph, mate []int32) []uint64 {
	sum := make([]uint64, (b.bits+63)/64)
	for e := range g.Edges() {
		if i, j := g.Ends(e); int(mate[i]) == j {
			var carry uint64
			for k, x := range g.WeightOf(e) {
				sum[k], carry = bits.Add64(sum[k], x, carry)
			}
		}
	}
	return sum
}

// orderRoom is how many bits of the order are solved for at a time.
const orderRoom = 128

// settleByWeights finds the first of the best pairings with the order of article
// 4 as further, less important fields of the weights: for each player the
// number of the opponent. It settles as many players at a time as there is room
// for, and drops every edge that no best matching has.
func (b *bracket) settleByWeights() error {
	g := b.link(orderRoom)
	width := bits.Len(uint(b.size))
	per := orderRoom / width
	done := make([]bool, len(b.verts))
	for from := 0; from < b.size; {
		place := map[int]int{} // of the players who are settled now: the bit of their field
		for ; from < b.size && len(place) < per; from++ {
			if !done[from] {
				place[from] = (per - 1 - len(place)) * width
			}
		}
		for e := range g.Edges() {
			w := g.WeightOf(e)
			clear(w[:orderRoom/64])
			i, j := g.Ends(e)
			if j >= b.size {
				continue
			}
			if at, ok := place[i]; ok {
				w.Add(at, uint64(j+1))
			}
			if at, ok := place[j]; ok {
				w.Add(at, uint64(i+1))
			}
		}
		mate, err := b.t.solver.Solve(g)
		if err != nil {
			return err
		}
		b.record(place, mate, done)
		g.Keep(func(e int) bool {
			i, j := g.Ends(e)
			_, one := place[i]
			_, two := place[j]
			return !done[i] && !done[j] && b.t.solver.Tight(e) && !(j < b.size && (one || two))
		})
	}
	return nil
}

// record makes the pairs of those who have been settled.
func (b *bracket) record(settled map[int]int, mate []int32, done []bool) {
	for i := range b.size {
		j := int(mate[i])
		_, one := settled[i]
		_, two := settled[j]
		if j > i && j < b.size && (one || two) {
			b.pairs = append(b.pairs, [2]int32{int32(i), int32(j)})
			done[i], done[j] = true, true
		}
	}
}
