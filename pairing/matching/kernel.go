package matching

import "slices"

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

// An arc is an edge seen from one of its vertices. It holds twice the weight once
// more, since nothing is read so often.
type arc[W Words] struct {
	twice W
	to    int32
}

// kernel is the state of one solve, for one width of weight.
type kernel[W Words] struct {
	n      int
	cancel <-chan struct{}

	g    *Graph
	more func(Duals) // adds edges to g, or nil (open.go)
	told []uint64    // the duals, for more
	old  []int32     // mate before the edges were added

	first []int32 // arcs of vertex v: first[v] … first[v+1]
	arcs  []arc[W]
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
	as       []label // under which its dual is stored
	entry    []join  // of an inner node
	spare    []int32
	live     []int32 // blossoms in use, in no order

	// What a search touches; all else is idle and has no near edge, so that a
	// search costs what its tree costs and not what the graph does.
	queue []int32 // outer vertices not yet scanned
	tree  []int32 // vertices that are or were in the tree, each once
	grown []bool  // per vertex: is in tree
	nears []int32 // vertices with nearFrom

	ringed bool      // edges may be matched by half (rings.go)
	rings  [][]int32 // odd circles of edges that are
	ringOf []int32   // per vertex: its place in rings, or none

	moved W     // sum of the changes of duals since the tree was planted
	least int32 // the outer vertex with the smallest dual
	known W     // where the search without blossoms ends at the latest, as a value of moved

	// The tightest edge from an outer vertex to a vertex that is not. The key of
	// an idle vertex is the value of moved at which it becomes tight, that of an
	// inner vertex, which is not in the heap, its slack.
	nearFrom []int32
	near     heap[W]
	// The tightest edge from an outer vertex to an outer vertex, likewise; it may
	// have been swallowed by a blossom since, and is then a lower bound.
	pairTo []int32
	pair   heap[W]

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

// letGo frees the memory if there is much of it: the next solve is for another width.
func (k *kernel[W]) letGo() {
	if cap(k.twice) > muchKept {
		*k = kernel[W]{}
	}
}

// muchKept is for how many edges a kernel that is not in use may keep its memory.
var muchKept = 1 << 16

// load takes the graph over and finds the first duals.
func (k *kernel[W]) load(g *Graph) {
	k.n, k.g, k.twice = g.n, g, k.twice[:0]
	k.take()
	k.reset()
	k.highest()
	k.start()
}

// take takes over the edges of the graph that are new.
func (k *kernel[W]) take() {
	k.ends = k.g.ends
	k.twice = slices.Grow(k.twice, len(k.ends)-len(k.twice))
	for e := len(k.twice); e < len(k.ends); e++ {
		w := fromWeight[W](k.g.WeightOf(e))
		add(&w, &w)
		k.twice = append(k.twice, w)
	}
}

// list lists the edges at each vertex.
func (k *kernel[W]) list() {
	n := k.n
	k.first = grow(k.first, n+1)
	clear(k.first)
	for _, ij := range k.ends {
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
	k.arcs = grow(k.arcs, int(at))
	for e, ij := range k.ends {
		for s, v := range ij {
			k.arcs[k.fill[v]] = arc[W]{k.twice[e], ij[1-s]}
			k.fill[v]++
		}
	}
}

// reset makes everybody single and idle, without blossoms.
func (k *kernel[W]) reset() {
	k.list()
	n, nodes := k.n, 2*k.n
	k.u, k.mate = grow(k.u, n), grow(k.mate, n)
	k.top, k.parent, k.base = grow(k.top, nodes), grow(k.parent, nodes), grow(k.base, nodes)
	k.z, k.label, k.entry = grow(k.z, nodes), grow(k.label, nodes), grow(k.entry, nodes)
	for len(k.children) < nodes {
		k.children = append(k.children, nil)
		k.joins = append(k.joins, nil)
	}
	k.nearFrom, k.pairTo, k.as = grow(k.nearFrom, n), grow(k.pairTo, n), grow(k.as, nodes)
	k.ringOf, k.rings = grow(k.ringOf, n), k.rings[:0]
	k.near.reset(n)
	k.pair.reset(n)
	clear(k.as)
	k.grown = grow(k.grown, n)
	clear(k.grown)
	k.tree, k.nears = k.tree[:0], k.nears[:0]
	k.moved = *new(W)
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
		k.nearFrom[v], k.pairTo[v], k.ringOf[v] = none, none, none
	}
	clear(k.z)
	clear(k.label)
}

// highest gives each vertex its greatest edge weight as dual.
func (k *kernel[W]) highest() {
	for v := 0; v < k.n; v++ {
		var most W
		for a := k.first[v]; a < k.first[v+1]; a++ {
			if w := &k.arcs[a].twice; less(&most, w) {
				most = *w
			}
		}
		half(&most)
		k.u[v] = most
	}
}

// start gives vertex by vertex the smallest dual that keeps its edges from
// going negative, and matches along the edge that has become tight if its
// other end is single. No edge may be negative before.
func (k *kernel[W]) start() {
	for v := 0; v < k.n; v++ {
		if k.mate[v] != none {
			continue
		}
		var least, need W
		for a := k.first[v]; a < k.first[v+1]; a++ {
			excess(&need, &k.arcs[a].twice, &k.u[k.arcs[a].to])
			if less(&least, &need) {
				least = need
			}
		}
		k.u[v] = least
		if isZero(&least) {
			continue
		}
		for a := k.first[v]; a < k.first[v+1]; a++ {
			j := k.arcs[a].to
			if k.mate[j] != none {
				continue
			}
			if excess(&need, &k.arcs[a].twice, &k.u[j]); need == least {
				k.mate[v], k.mate[j] = j, int32(v)
				break
			}
		}
	}
}

// isTight reports whether edge e has slack 0, blossoms counted.
func (k *kernel[W]) isTight(e int32) bool {
	var sum W
	k.cover(k.ends[e], &sum)
	return sum == k.twice[e]
}

// cover sets sum to what the duals set against twice the weight of an edge with
// these ends, the blossoms around both of them included.
func (k *kernel[W]) cover(ends [2]int32, sum *W) {
	i, j := ends[0], ends[1]
	*sum = k.u[i]
	add(sum, &k.u[j])
	if k.top[i] == k.top[j] {
		k.stamp++
		for b := k.parent[i]; b != none; b = k.parent[b] {
			k.mark[b] = k.stamp
		}
		for b := k.parent[j]; b != none; b = k.parent[b] {
			if k.mark[b] == k.stamp {
				add(sum, &k.z[b])
			}
		}
	}
}
