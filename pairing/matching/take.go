package matching

// Joined tells whether there is an edge between two vertices.
func (a *Adjacency) Joined(i, j int) bool { return a.bits[i*a.words+j>>6]>>(j&63)&1 == 1 }

// Take settles, in a perfect matching, whom vertex v has: the first of those
// wanted, in order, for whom the others still have a perfect matching. It
// changes the matching to that, leaves the two out of all that follows and
// returns whom; −1, and nothing is changed, when none of them can be had.
//
// Called for one vertex after the other it finds the perfect matching that is
// first in lexicographic order, with one search a vertex: when v is taken out,
// the vertex it was matched to is the only single one, and those it could have
// instead are the outer ones of the tree that grows from there.
func (c *Cardinality) Take(v int32, wanted []int32) int32 {
	if c.barred == nil {
		c.barred = make([]bool, c.adj.n)
	}
	old, grown := c.Mate[v], false
	for _, w := range wanted {
		if c.out(w) || !c.adj.Joined(int(v), int(w)) {
			continue
		}
		if w == old {
			c.aside(v, w)
			return w
		}
		far := c.Mate[w]
		if c.adj.Joined(int(old), int(far)) {
			c.Mate[old], c.Mate[far] = far, old
			c.aside(v, w)
			return w
		}
		if !grown {
			c.barred[v], c.Mate[old], grown = true, none, true
			c.search(old)
			c.Mate[old] = v
			c.barred[v] = false
		}
		if c.outer[w] {
			c.aside(v, w)
			c.Mate[old], c.Mate[far] = none, none
			c.search(old)
			return w
		}
	}
	return none
}

// aside pairs two vertices and leaves them out from now on.
func (c *Cardinality) aside(v, w int32) {
	c.Mate[v], c.Mate[w] = w, v
	c.barred[v], c.barred[w] = true, true
}
