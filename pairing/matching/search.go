package matching

// solve roots a tree at each vertex that is single with u > 0.
func (k *kernel[W]) solve() error {
	for v := int32(0); v < int32(k.n); v++ {
		if k.mate[v] != none || isZero(&k.u[v]) {
			continue
		}
		select {
		case <-k.cancel:
			return ErrCancelled
		default:
		}
		k.plant(v)
		for !k.scan() && !k.change() {
		}
		k.harvest()
	}
	return nil
}

// plant begins a tree at the single vertex root.
func (k *kernel[W]) plant(root int32) {
	k.queue, k.outs = k.queue[:0], k.outs[:0]
	for v := 0; v < k.n; v++ {
		k.label[v] = idle
		k.nearFrom[v], k.pairTo[v] = none, none
	}
	for _, b := range k.live {
		k.label[b] = idle
	}
	k.makeOuter(k.top[root])
}

// makeOuter labels the top-level node b and queues its vertices.
func (k *kernel[W]) makeOuter(b int32) {
	k.label[b] = outer
	k.leaves = k.vertices(b, k.leaves[:0])
	k.queue = append(k.queue, k.leaves...)
	k.outs = append(k.outs, k.leaves...)
}

// vertices appends the vertices of node b.
func (k *kernel[W]) vertices(b int32, to []int32) []int32 {
	if b < int32(k.n) {
		return append(to, b)
	}
	for _, c := range k.children[b] {
		to = k.vertices(c, to)
	}
	return to
}

// makeInner enters the idle top-level node of q by the tight edge p–q, and
// makes the node of its mate outer. When it has none the tree is flipped, and
// makeInner reports that the search is over.
func (k *kernel[W]) makeInner(p, q int32) bool {
	b := k.top[q]
	far := k.mate[k.base[b]]
	if far == none {
		k.flip(p, q)
		k.rebase(b, q)
		k.mate[q] = p
		return true
	}
	k.label[b] = inner
	k.entry[b] = join{p, q}
	k.makeOuter(k.top[far])
	return false
}

// scan looks at the edges of the outer vertices in the queue, and reports
// whether the search is over.
func (k *kernel[W]) scan() bool {
	var s W
	for len(k.queue) > 0 {
		x := k.queue[len(k.queue)-1]
		k.queue = k.queue[:len(k.queue)-1]
		for a := k.first[x]; a < k.first[x+1]; a++ {
			v := k.arcTo[a]
			tx, tv := k.top[x], k.top[v]
			if tx == tv {
				continue
			}
			slackOf(&s, &k.u[x], &k.u[v], &k.twice[k.arcE[a]])
			switch {
			case k.label[tv] == outer:
				if isZero(&s) {
					k.shrink(x, v)
				} else if k.pairTo[x] == none || less(&s, &k.pair[x]) {
					k.pairTo[x], k.pair[x] = v, s
				}
			case k.label[tv] == idle && isZero(&s):
				if k.makeInner(x, v) {
					return true
				}
			case k.nearFrom[v] == none || less(&s, &k.near[v]):
				k.nearFrom[v], k.near[v] = x, s
			}
		}
	}
	return false
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
	for v := int32(0); v < int32(k.n); v++ {
		if k.nearFrom[v] != none && k.label[k.top[v]] == idle && less(&k.near[v], &delta) {
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
	for v := int32(0); v < int32(k.n); v++ {
		switch k.label[k.top[v]] {
		case outer:
			sub(&k.u[v], delta)
			if k.pairTo[v] != none {
				sub(&k.pair[v], &twice)
			}
		case inner:
			add(&k.u[v], delta)
		case idle:
			if k.nearFrom[v] != none {
				sub(&k.near[v], delta)
			}
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
