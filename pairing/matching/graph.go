package matching

import (
	"errors"
	"math/bits"
	"slices"
)

// MaxBits is the widest edge weight a Graph takes. Three more bits are kept
// for the sums the algorithm makes.
const MaxBits = 32*64 - 3

// errTooWide is what Solve reports for weights of more than MaxBits bits.
var errTooWide = errors.New("so many scores and players meet in one group that they cannot " +
	"be weighed against each other. Split the section, or pair a part of the round by hand")

// ErrCancelled is what Solve reports when its Cancel channel was closed.
var ErrCancelled = errors.New("the matching was cancelled")

// ErrTooLarge is what Solve reports for a graph that outgrew its budget.
var ErrTooLarge = errors.New("so many pairs are possible that they cannot be weighed against " +
	"each other. Split the section, or pair a part of the round by hand")

// budget is how many bytes the edges of a graph may take; a solver takes up to three
// times as much again. A score group of 1,400 with the widest weights takes it, or of
// 3,500 with the usual ones; every event stays far below.
var budget = 256 << 20

// Limit sets how many bytes the edges of a graph may take, and returns what it was.
func Limit(bytes int) (was int) {
	was, budget = budget, bytes
	return was
}

// Graph is an undirected graph with weighted edges, to be filled and solved
// and filled again: Reset keeps the memory. Vertices are numbered from 0.
// Between two vertices there is at most one edge, and an edge of weight 0 is
// never worth using.
type Graph struct {
	n     int
	bits  int
	words int
	ends  [][2]int32
	flat  []uint64
	over  bool     // there was an edge too many, and none was added since
	spare []uint64 // what such edges weigh
}

// Reset empties the graph and gives it n vertices and room for weights of the
// given number of bits.
func (g *Graph) Reset(n, width int) {
	g.n, g.bits = n, width
	g.words = max(1, (width+63)/64)
	g.ends = g.ends[:0]
	g.flat = g.flat[:0]
	g.over = false
}

// fits tells whether the budget bears so many edges.
func (g *Graph) fits(edges int) bool { return edges*(8+8*g.words) <= budget }

// Vertices is the number of vertices.
func (g *Graph) Vertices() int { return g.n }

// Edges is the number of edges.
func (g *Graph) Edges() int { return len(g.ends) }

// Ends are the two vertices of edge e.
func (g *Graph) Ends(e int) (int, int) { return int(g.ends[e][0]), int(g.ends[e][1]) }

// Edge adds an edge of weight 0 and returns its weight for filling. The
// returned slice is valid until the next call of Edge. Past the budget no edge is
// added, and Solve reports it.
func (g *Graph) Edge(i, j int) Weight {
	if !g.fits(len(g.ends) + 1) {
		g.over = true
		g.spare = grow(g.spare, g.words)
		return g.spare
	}
	g.ends = append(g.ends, [2]int32{int32(i), int32(j)})
	n := len(g.flat)
	g.flat = slices.Grow(g.flat, g.words)[:n+g.words]
	clear(g.flat[n:])
	return g.flat[n:]
}

// WeightOf is the weight of edge e, for reading and changing.
func (g *Graph) WeightOf(e int) Weight { return g.flat[e*g.words : (e+1)*g.words] }

// Zero is a weight of 0, as wide as those of the edges.
func (g *Graph) Zero() Weight { return make(Weight, g.words) }

// Keep drops every edge for which keep is false, and keeps the order of the
// others. Edge numbers change.
func (g *Graph) Keep(keep func(e int) bool) {
	k := 0
	for e := range g.ends {
		if !keep(e) {
			continue
		}
		if k != e {
			g.ends[k] = g.ends[e]
			copy(g.flat[k*g.words:(k+1)*g.words], g.flat[e*g.words:(e+1)*g.words])
		}
		k++
	}
	g.ends, g.flat = g.ends[:k], g.flat[:k*g.words]
}

// width is the number of bits of the widest weight.
func (g *Graph) width() int {
	w := 0
	for e := range g.ends {
		x := g.WeightOf(e)
		for i := len(x) - 1; i >= 0 && i*64+64 > w; i-- {
			if x[i] != 0 {
				w = max(w, i*64+bits.Len64(x[i]))
				break
			}
		}
	}
	return w
}

// Copy makes g the graph of those edges of from for which keep is true.
func (g *Graph) Copy(from *Graph, keep func(e int) bool) {
	g.n, g.bits, g.words, g.over = from.n, from.bits, from.words, from.over
	g.ends, g.flat = g.ends[:0], g.flat[:0]
	for e, ij := range from.ends {
		if keep(e) {
			g.ends = append(g.ends, ij)
			g.flat = append(g.flat, from.WeightOf(e)...)
		}
	}
}

// Widen makes g a copy of from whose weights have that many more words at
// their least significant end.
func (g *Graph) Widen(from *Graph, words int) {
	g.n, g.bits, g.words, g.over = from.n, from.bits+64*words, from.words+words, from.over
	if g.flat = g.flat[:0]; !g.fits(len(from.ends) / 2) { // twice the budget: the copy is one of few
		g.ends, g.over = g.ends[:0], true
		return
	}
	g.ends = append(g.ends[:0], from.ends...)
	for e := range from.ends {
		for range words {
			g.flat = append(g.flat, 0)
		}
		g.flat = append(g.flat, from.WeightOf(e)...)
	}
}
