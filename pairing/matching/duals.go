package matching

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
	why, at, delta := k.bound()
	if !isZero(&delta) {
		k.move(&delta)
	}
	switch why {
	case bySpent:
		k.flip(at, none)
		return true
	case byNear:
		return k.makeInner(k.nearFrom[at], at)
	case byPair:
		k.shrink(at, k.pairTo[at])
	case byExpand:
		k.expandInner(at)
	}
	return false
}

// bound finds the greatest permissible change and what limits it: the vertex,
// or the blossom.
func (k *kernel[W]) bound() (why stop, at int32, delta W) {
	x := k.outs[0]
	why, at, delta = bySpent, x, k.u[x]
	for _, x := range k.outs[1:] {
		if less(&k.u[x], &delta) {
			at, delta = x, k.u[x]
		}
	}
	for _, v := range k.nears {
		if k.label[k.top[v]] == idle && less(&k.near[v], &delta) {
			why, at, delta = byNear, v, k.near[v]
		}
	}
	for _, b := range k.live {
		if k.parent[b] == none && k.label[b] == inner {
			h := k.z[b]
			half(&h)
			if less(&h, &delta) {
				why, at, delta = byExpand, b, h
			}
		}
	}
	for _, x := range k.outs {
		if k.pairTo[x] == none {
			continue
		}
		h := k.pair[x]
		half(&h)
		if !less(&h, &delta) {
			continue
		}
		if k.top[x] == k.top[k.pairTo[x]] {
			if k.again(x); k.pairTo[x] == none {
				continue
			}
			h = k.pair[x]
			if half(&h); !less(&h, &delta) {
				continue
			}
		}
		why, at, delta = byPair, x, h
	}
	return why, at, delta
}

// again looks for the tightest edge from x to an outer vertex of another node.
func (k *kernel[W]) again(x int32) {
	var s W
	k.pairTo[x] = none
	for a := k.first[x]; a < k.first[x+1]; a++ {
		v := k.arcTo[a]
		if k.top[v] == k.top[x] || k.label[k.top[v]] != outer {
			continue
		}
		slackOf(&s, &k.u[x], &k.u[v], &k.twice[k.arcE[a]])
		if k.pairTo[x] == none || less(&s, &k.pair[x]) {
			k.pairTo[x], k.pair[x] = v, s
		}
	}
}

// move lowers the duals of outer vertices by delta and raises those of inner
// ones, and keeps all recorded slacks true.
func (k *kernel[W]) move(delta *W) {
	twice := *delta
	add(&twice, delta)
	for _, v := range k.tree {
		switch k.label[k.top[v]] {
		case outer:
			sub(&k.u[v], delta)
			if k.pairTo[v] != none {
				sub(&k.pair[v], &twice)
			}
		case inner:
			add(&k.u[v], delta)
		}
	}
	for _, v := range k.nears {
		if k.label[k.top[v]] == idle {
			sub(&k.near[v], delta)
		}
	}
	for _, b := range k.live {
		if k.parent[b] != none {
			continue
		}
		switch k.label[b] {
		case outer:
			add(&k.z[b], &twice)
		case inner:
			sub(&k.z[b], &twice)
		}
	}
}
