package matching

// A node is a vertex (0 … n−1) or a blossom (n …). none stands for no vertex,
// no edge, no node.
const none = int32(-1)

// The label of a top-level node in the tree that is being grown.
type label uint8

const (
	idle  label = iota // not in the tree
	outer              // the root, or the far end of a matched edge
	inner              // entered by a tight edge that is not matched
)

// A join is an edge between two neighbouring children of a blossom, or the
// edge by which the tree entered an inner node: from in the first, to in the
// second.
type join struct{ from, to int32 }

// kernel is the state of one solve, for one width of weight.
type kernel[W Words] struct {
	n      int
	cancel <-chan struct{}

	first []int32 // arcs of vertex v: first[v] … first[v+1]
	arcTo []int32
	arcE  []int32
	twice []W // per edge: 2w
	ends  [][2]int32
	fill  []int32

	u    []W     // per vertex
	mate []int32 // per vertex

	// Per node.
	top      []int32 // of a vertex: the outermost node that holds it
	parent   []int32 // the blossom a node is a child of
	base     []int32 // the vertex of the node that is matched outside
	children [][]int32
	joins    [][]join // joins[b][k] links children[b][k] and the next one
	z        []W
	label    []label
	entry    []join // of an inner node
	spare    []int32
	live     []int32 // blossoms in use, in no order

	// What a search touches; all else is idle and has no near edge, so that a
	// search costs what its tree costs and not what the graph does.
	queue []int32 // outer vertices not yet scanned
	outs  []int32 // outer vertices, all
	tree  []int32 // vertices that are or were in the tree, each once
	grown []bool  // per vertex: is in tree
	nears []int32 // vertices with nearFrom

	// The tightest edge from an outer vertex to a vertex that is not.
	nearFrom []int32
	near     []W
	// The tightest edge from an outer vertex to an outer vertex; it may have
	// been swallowed by a blossom since, and is then a lower bound.
	pairTo []int32
	pair   []W

	leaves []int32
	mark   []uint32
	stamp  uint32
}

func grow[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/4)
	}
	return s[:n]
}

// load takes the graph over and finds the first duals.
func (k *kernel[W]) load(g *Graph) {
	n, m := g.n, len(g.ends)
	k.n, k.ends = n, g.ends
	k.twice = grow(k.twice, m)
	k.first = grow(k.first, n+1)
	clear(k.first)
	for e, ij := range g.ends {
		var w W
		x := g.WeightOf(e)
		for i := 0; i < len(w) && i < len(x); i++ {
			w[i] = x[i]
		}
		add(&w, &w)
		k.twice[e] = w
		k.first[ij[0]]++
		k.first[ij[1]]++
	}
	at := int32(0)
	k.fill = grow(k.fill, n)
	for v := 0; v < n; v++ {
		d := k.first[v]
		k.first[v], k.fill[v] = at, at
		at += d
	}
	k.first[n] = at
	k.arcTo, k.arcE = grow(k.arcTo, 2*m), grow(k.arcE, 2*m)
	for e, ij := range g.ends {
		for s, v := range ij {
			k.arcTo[k.fill[v]], k.arcE[k.fill[v]] = ij[1-s], int32(e)
			k.fill[v]++
		}
	}
	k.reset()
	k.start()
}

func (k *kernel[W]) reset() {
	n, nodes := k.n, 2*k.n
	k.u, k.mate = grow(k.u, n), grow(k.mate, n)
	k.top, k.parent, k.base = grow(k.top, nodes), grow(k.parent, nodes), grow(k.base, nodes)
	k.z, k.label, k.entry = grow(k.z, nodes), grow(k.label, nodes), grow(k.entry, nodes)
	for len(k.children) < nodes {
		k.children = append(k.children, nil)
		k.joins = append(k.joins, nil)
	}
	k.nearFrom, k.near = grow(k.nearFrom, n), grow(k.near, n)
	k.pairTo, k.pair = grow(k.pairTo, n), grow(k.pair, n)
	k.grown = grow(k.grown, n)
	clear(k.grown)
	k.outs, k.tree, k.nears = k.outs[:0], k.tree[:0], k.nears[:0]
	k.mark = grow(k.mark, nodes)
	clear(k.mark)
	k.stamp = 0
	k.spare, k.live = k.spare[:0], k.live[:0]
	for b := nodes - 1; b >= n; b-- {
		k.spare = append(k.spare, int32(b))
		k.parent[b] = none
	}
	for v := 0; v < n; v++ {
		k.mate[v] = none
		k.top[v], k.base[v] = int32(v), int32(v)
		k.parent[v] = none
		k.nearFrom[v], k.pairTo[v] = none, none
	}
	clear(k.z)
	clear(k.label)
}

// start gives each vertex its greatest edge weight as dual, then vertex by
// vertex the smallest dual that keeps its edges from going negative, and
// matches along the edge that has become tight if its other end is single.
func (k *kernel[W]) start() {
	for v := 0; v < k.n; v++ {
		var most W
		for a := k.first[v]; a < k.first[v+1]; a++ {
			if w := &k.twice[k.arcE[a]]; less(&most, w) {
				most = *w
			}
		}
		half(&most)
		k.u[v] = most
	}
	for v := 0; v < k.n; v++ {
		if k.mate[v] != none {
			continue
		}
		var least, need W
		for a := k.first[v]; a < k.first[v+1]; a++ {
			excess(&need, &k.twice[k.arcE[a]], &k.u[k.arcTo[a]])
			if less(&least, &need) {
				least = need
			}
		}
		k.u[v] = least
		if isZero(&least) {
			continue
		}
		for a := k.first[v]; a < k.first[v+1]; a++ {
			j := k.arcTo[a]
			if k.mate[j] != none {
				continue
			}
			if excess(&need, &k.twice[k.arcE[a]], &k.u[j]); need == least {
				k.mate[v], k.mate[j] = j, int32(v)
				break
			}
		}
	}
}

// isTight reports whether edge e has slack 0, blossoms counted.
func (k *kernel[W]) isTight(e int32) bool {
	i, j := k.ends[e][0], k.ends[e][1]
	var sum W
	if k.top[i] == k.top[j] {
		k.stamp++
		for b := k.parent[i]; b != none; b = k.parent[b] {
			k.mark[b] = k.stamp
		}
		for b := k.parent[j]; b != none; b = k.parent[b] {
			if k.mark[b] == k.stamp {
				add(&sum, &k.z[b])
			}
		}
	}
	add(&sum, &k.u[i])
	add(&sum, &k.u[j])
	return sum == k.twice[e]
}
