package matching

import (
	"iter"
	"math/bits"
)

// Adjacency is an unweighted graph: a bit for each two vertices. Of twenty
// thousand, that is 50 MB, whoever is joined to whom; lists of neighbours would
// take sixty times as much where nearly all are. Reset keeps the memory.
type Adjacency struct {
	n, words int
	bits     []uint64 // words for each vertex
}

// Reset makes it a graph of n vertices without edges.
func (a *Adjacency) Reset(n int) {
	a.n, a.words = n, (n+63)/64
	a.bits = grow(a.bits, n*a.words)
	clear(a.bits)
}

// Join adds the edge between two vertices.
func (a *Adjacency) Join(i, j int) {
	a.bits[i*a.words+j>>6] |= 1 << (j & 63)
	a.bits[j*a.words+i>>6] |= 1 << (i & 63)
}

// Complete joins every two vertices.
func (a *Adjacency) Complete() {
	for v := range a.n {
		row := a.bits[v*a.words : (v+1)*a.words]
		for k := range row {
			row[k] = ^uint64(0)
		}
		if over := a.n & 63; over != 0 {
			row[a.words-1] = 1<<over - 1
		}
		row[v>>6] &^= 1 << (v & 63)
	}
}

// Part takes away the edge between two vertices, if there is one.
func (a *Adjacency) Part(i, j int) {
	a.bits[i*a.words+j>>6] &^= 1 << (j & 63)
	a.bits[j*a.words+i>>6] &^= 1 << (i & 63)
}

// Scatter takes away all edges among the vertices of a list.
func (a *Adjacency) Scatter(list []int) {
	mask := make([]uint64, a.words)
	for _, v := range list {
		mask[v>>6] |= 1 << (v & 63)
	}
	for _, v := range list {
		for k, m := range mask {
			a.bits[v*a.words+k] &^= m
		}
	}
}

// of goes through the neighbours of a vertex in order.
func (a *Adjacency) of(v int) iter.Seq[int32] {
	return func(yield func(int32) bool) {
		for k, word := range a.bits[v*a.words : (v+1)*a.words] {
			for ; word != 0; word &= word - 1 {
				if !yield(int32(k<<6 + bits.TrailingZeros64(word))) {
					return
				}
			}
		}
	}
}

// Cardinality finds matchings with the greatest number of edges, and keeps its
// buffers in between. The zero value is ready.
type Cardinality struct {
	Mate []int32 // after Match: the vertex each vertex is matched to, or −1

	from   []int32 // of an outer or reached vertex: the vertex before it on the way to the root
	base   []int32
	mark   []uint32
	stamp  uint32
	outer  []bool
	seen   []bool
	queue  []int32
	swell  []bool
	adj    *Adjacency
	barred []bool
}

// Match finds a matching with the most edges and returns how many. Vertices
// for which barred is true are left out; barred may be nil.
func (c *Cardinality) Match(adj *Adjacency, barred []bool) int {
	n := adj.n
	c.adj, c.barred = adj, barred
	c.Mate, c.from, c.base = grow(c.Mate, n), grow(c.from, n), grow(c.base, n)
	c.mark, c.outer = grow(c.mark, n), grow(c.outer, n)
	c.seen, c.swell = grow(c.seen, n), grow(c.swell, n)
	clear(c.mark)
	c.stamp = 0
	for v := range c.Mate {
		c.Mate[v] = none
	}
	edges := 0
	for v := range n {
		if c.Mate[v] != none || c.out(int32(v)) {
			continue
		}
		for j := range adj.of(v) {
			if c.Mate[j] == none && !c.out(j) {
				c.Mate[v], c.Mate[j] = j, int32(v)
				edges++
				break
			}
		}
	}
	for v := range n {
		if c.Mate[v] == none && !c.out(int32(v)) && c.search(int32(v)) {
			edges++
		}
	}
	return edges
}

// Replaceable reports, after Match, for every vertex whether some matching
// with as many edges leaves it single: the outer vertices of the trees rooted
// at the single ones (the set D of the Gallai–Edmonds decomposition).
func (c *Cardinality) Replaceable() []bool {
	all := make([]bool, c.adj.n)
	for v := range c.adj.n {
		if c.Mate[v] == none && !c.out(int32(v)) {
			c.search(int32(v))
			for i, o := range c.outer {
				all[i] = all[i] || o
			}
		}
	}
	return all
}

func (c *Cardinality) out(v int32) bool { return c.barred != nil && c.barred[v] }

// search grows an alternating tree from root and flips it when it reaches a
// single vertex. It reports whether it did.
func (c *Cardinality) search(root int32) bool {
	for v := range c.adj.n {
		c.from[v], c.base[v] = none, int32(v)
		c.outer[v], c.seen[v] = false, false
	}
	c.outer[root], c.seen[root] = true, true
	c.queue = append(c.queue[:0], root)
	for at := 0; at < len(c.queue); at++ {
		x := c.queue[at]
		for v := range c.adj.of(int(x)) {
			if c.out(v) || c.base[x] == c.base[v] || c.Mate[x] == v {
				continue
			}
			if c.outer[v] {
				c.shrink(x, v)
				continue
			}
			if c.seen[v] {
				continue
			}
			c.seen[v], c.from[v] = true, x
			far := c.Mate[v]
			if far == none {
				c.flip(v)
				return true
			}
			c.seen[far], c.outer[far] = true, true
			c.queue = append(c.queue, far)
		}
	}
	return false
}

// flip turns round the path by which the free vertex v was reached: matched edges become free and free ones matched, one more than before.
func (c *Cardinality) flip(v int32) {
	for v != none {
		x := c.from[v]
		next := c.Mate[x]
		c.Mate[v], c.Mate[x] = x, v
		v = next
	}
}

// shrink gives all vertices of the odd cycle closed by x–y one base and makes
// them outer.
func (c *Cardinality) shrink(x, y int32) {
	b := c.meet(x, y)
	clear(c.swell)
	c.path(x, b, y)
	c.path(y, b, x)
	for v := range c.adj.n {
		if c.swell[c.base[v]] {
			c.base[v] = b
			if !c.outer[v] {
				c.outer[v], c.seen[v] = true, true
				c.queue = append(c.queue, int32(v))
			}
		}
	}
}

// path marks the bases on the way from v to the base b of the cycle, and notes by whom each vertex is reached the other way round.
func (c *Cardinality) path(v, b, child int32) {
	for c.base[v] != b {
		far := c.Mate[v]
		c.swell[c.base[v]], c.swell[c.base[far]] = true, true
		c.from[v] = child
		child = far
		v = c.from[far]
	}
}

func (c *Cardinality) meet(x, y int32) int32 {
	c.stamp++
	for {
		x = c.base[x]
		c.mark[x] = c.stamp
		if c.Mate[x] == none {
			break
		}
		x = c.from[c.Mate[x]]
	}
	for {
		y = c.base[y]
		if c.mark[y] == c.stamp {
			return y
		}
		y = c.from[c.Mate[y]]
	}
}
