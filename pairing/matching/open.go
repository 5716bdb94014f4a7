package matching

// A large graph of players has hundreds of edges a vertex, and the best matching
// uses a few of them. An open graph holds at first only those that are likely to
// be wanted. When they are solved, the caller looks with the duals for edges that
// are left out and not covered, that is whose slack is negative. If there are
// none, the duals prove the matching best among all edges; otherwise the caller
// adds them, or some of them, and the search goes on from the duals that are
// there.

// Duals are the duals of a graph that is being solved.
type Duals interface {
	// Of is the dual of a vertex, without those of the blossoms around it.
	Of(v int) Weight
	// Cover tells whether the duals, those of blossoms included, cover an edge of
	// weight w between i and j.
	Cover(i, j int, w Weight) bool
}

func (k *kernel[W]) Of(v int) Weight {
	words := len(k.u[v])
	return k.told[v*words : (v+1)*words]
}

func (k *kernel[W]) Cover(i, j int, w Weight) bool {
	twice := fromWeight[W](w)
	add(&twice, &twice)
	var sum W
	k.cover([2]int32{int32(i), int32(j)}, &sum)
	return !less(&sum, &twice)
}

// widen asks for more edges and takes them in. It reports whether there were any.
func (k *kernel[W]) widen() bool {
	if k.more == nil {
		return false
	}
	k.told = k.told[:0]
	for v := range k.n {
		for i := 0; i < len(k.u[v]); i++ {
			k.told = append(k.told, k.u[v][i])
		}
	}
	k.more(k)
	before := len(k.ends)
	if len(k.g.ends) == before {
		return false
	}
	k.spread()
	k.old = append(k.old[:0], k.mate[:k.n]...)
	k.take()
	k.reset()
	for e := before; e < len(k.ends); e++ {
		i, j := k.ends[e][0], k.ends[e][1]
		var need W
		if excess(&need, &k.twice[e], &k.u[j]); less(&k.u[i], &need) {
			k.u[i] = need
		}
	}
	for e, ij := range k.ends {
		if i, j := ij[0], ij[1]; k.old[i] == j && k.isTight(int32(e)) {
			k.mate[i], k.mate[j] = j, i
		}
	}
	k.start()
	return true
}

// spread gives the duals of blossoms to their vertices, half to each end of an
// edge, so that no edge goes negative without them. What was tight across
// blossoms' borders, or inside all of them, stays tight.
func (k *kernel[W]) spread() {
	for v := range k.n {
		for b := k.parent[v]; b != none; b = k.parent[b] {
			h := k.z[b]
			half(&h)
			add(&k.u[v], &h)
		}
	}
}

// bid matches most of what is single without a search: a vertex gives up as much
// of its dual as leaves it its second best edge and takes the best, whose other
// end gains as much and leaves whom it had, who then bids himself. This is the
// row reduction of Jonker and Volgenant's method for the assignment problem.
func (k *kernel[W]) bid() {
	left := bids * k.n
	for v := range int32(k.n) {
		for next := v; next != none && k.mate[next] == none && left > 0; left-- {
			next = k.bidOf(next)
		}
	}
}

const bids = 4 // for each vertex, before searches begin

// bidOf lets the single vertex v bid, and returns who has become single, or none.
func (k *kernel[W]) bidOf(v int32) int32 {
	var first, second, need W
	best := none
	for a := k.first[v]; a < k.first[v+1]; a++ {
		j := k.arcs[a].to
		excess(&need, &k.arcs[a].twice, &k.u[j])
		if less(&first, &need) || best != none && k.mate[best] != none && k.mate[j] == none && need == first {
			best, first, second = j, need, first
		} else if less(&second, &need) {
			second = need
		}
	}
	if best == none {
		k.u[v] = first
		return none
	}
	if k.u[v] = second; first == second && k.mate[best] != none {
		return none
	}
	sub(&first, &second)
	add(&k.u[best], &first)
	was := k.mate[best]
	if was != none {
		k.mate[was] = none
	}
	k.mate[v], k.mate[best] = best, v
	return was
}
