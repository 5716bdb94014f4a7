package matching

// Duals are changed all at once and written down one by one. moved is the sum of
// the changes since the tree was planted; a dual is stored as it would be at
// moved = 0, and so stays as it is while its node keeps its label:
//
//	u of an outer vertex   true u + moved      z of an outer blossom   true z − 2 moved
//	u of an inner vertex   true u − moved      z of an inner blossom   true z + 2 moved
//
// The slacks of edges are kept likewise, as the value of moved at which the edge
// becomes tight. as says under which label a dual was stored. Where a difference
// is less than nothing it wraps round, and comes right when moved is added.

// dual is the true dual of vertex v.
func (k *kernel[W]) dual(v int32) W {
	u := k.u[v]
	switch k.as[v] {
	case outer:
		sub(&u, &k.moved)
	case inner:
		add(&u, &k.moved)
	}
	return u
}

// become stores the dual of v anew for a label. The edge by which the tree might
// reach v grows tight only as long as v is idle.
func (k *kernel[W]) become(v int32, l label) {
	was := k.as[v]
	if was == l {
		return
	}
	if was != idle {
		k.u[v] = k.dual(v)
	}
	switch k.as[v] = l; l {
	case outer:
		add(&k.u[v], &k.moved)
	case inner:
		sub(&k.u[v], &k.moved)
	}
	switch {
	case k.nearFrom[v] == none:
	case was == idle:
		sub(&k.near.key[v], &k.moved)
		k.near.remove(v)
	case l == idle:
		add(&k.near.key[v], &k.moved)
		k.near.put(v)
	}
}

// becomeZ stores the z of the top-level blossom b anew for a label.
func (k *kernel[W]) becomeZ(b int32, l label) {
	for range 2 {
		switch k.as[b] {
		case outer:
			add(&k.z[b], &k.moved)
		case inner:
			sub(&k.z[b], &k.moved)
		}
		switch l {
		case outer:
			sub(&k.z[b], &k.moved)
		case inner:
			add(&k.z[b], &k.moved)
		}
	}
	k.as[b] = l
}

// relabel gives the top-level node b a label, and its vertices to leaves.
func (k *kernel[W]) relabel(b int32, l label) {
	k.label[b] = l
	if b < int32(k.n) {
		k.leaves = append(k.leaves[:0], b)
		k.become(b, l)
		return
	}
	k.becomeZ(b, l)
	k.leaves = k.vertices(b, k.leaves[:0])
	for _, v := range k.leaves {
		k.become(v, l)
	}
}

// reveal writes down the true duals at the end of a search.
func (k *kernel[W]) reveal() {
	for _, v := range k.tree {
		k.u[v] = k.dual(v)
		k.as[v] = idle
	}
	for _, b := range k.live {
		k.becomeZ(b, idle)
	}
	k.moved = *new(W)
}

// What stops a change of duals.
type stop uint8

const (
	bySpent  stop = iota // an outer vertex's dual falls to 0
	byNear               // an edge from an outer to an idle vertex becomes tight
	byPair               // an edge between two outer vertices becomes tight
	byExpand             // the z of an inner blossom is spent
)

// change moves the duals as far as they go and acts on what stopped them. It
// reports whether the search is over.
func (k *kernel[W]) change() bool {
	why, at, moved := k.bound()
	k.moved = moved
	switch why {
	case bySpent:
		k.flip(at, none)
		return true
	case byNear:
		return k.makeInner(k.nearFrom[at], at)
	case byPair:
		if k.ringed {
			k.closeRing(at, k.pairTo[at])
			return true
		}
		k.shrink(at, k.pairTo[at])
	case byExpand:
		k.expandInner(at)
	}
	return false
}

// bound finds how far the duals may move and what limits it: the vertex, or
// the blossom.
func (k *kernel[W]) bound() (why stop, at int32, moved W) {
	why, at, moved = bySpent, k.least, k.u[k.least]
	if len(k.near.items) > 0 {
		if v := k.near.items[0]; less(&k.near.key[v], &moved) {
			why, at, moved = byNear, v, k.near.key[v]
		}
	}
	for _, b := range k.live {
		if k.parent[b] == none && k.label[b] == inner {
			h := k.z[b]
			half(&h)
			if less(&h, &moved) {
				why, at, moved = byExpand, b, h
			}
		}
	}
	for len(k.pair.items) > 0 {
		x := k.pair.items[0]
		if !less(&k.pair.key[x], &moved) {
			break
		}
		if k.top[x] != k.top[k.pairTo[x]] {
			return byPair, x, k.pair.key[x]
		}
		k.again(x)
	}
	return why, at, moved
}

// again looks for the tightest edge from x to an outer vertex of another node.
func (k *kernel[W]) again(x int32) {
	k.pairTo[x] = none
	u := k.dual(x)
	for a := k.first[x]; a < k.first[x+1]; a++ {
		v := k.arcs[a].to
		if k.top[v] == k.top[x] || k.label[k.top[v]] != outer {
			continue
		}
		var s W
		w := k.dual(v)
		slackOf(&s, &u, &w, &k.arcs[a].twice)
		half(&s)
		add(&s, &k.moved)
		if k.pairTo[x] == none || less(&s, &k.pair.key[x]) {
			k.pairTo[x], k.pair.key[x] = v, s
		}
	}
	if k.pairTo[x] == none {
		k.pair.remove(x)
	} else {
		k.pair.put(x)
	}
}
