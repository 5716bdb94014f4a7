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
	for _, v := range k.tree {
		k.label[v], k.grown[v], k.pairTo[v] = idle, false, none
	}
	for _, v := range k.nears {
		k.nearFrom[v] = none
	}
	for _, b := range k.live {
		k.label[b] = idle
	}
	k.queue, k.outs, k.tree, k.nears = k.queue[:0], k.outs[:0], k.tree[:0], k.nears[:0]
	k.makeOuter(k.top[root])
}

// makeOuter labels the top-level node b and queues its vertices.
func (k *kernel[W]) makeOuter(b int32) {
	k.label[b] = outer
	k.leaves = k.vertices(b, k.leaves[:0])
	k.queue = append(k.queue, k.leaves...)
	k.outs = append(k.outs, k.leaves...)
	k.touch(k.leaves)
}

// touch notes that vertices are in the tree.
func (k *kernel[W]) touch(vertices []int32) {
	for _, v := range vertices {
		if !k.grown[v] {
			k.grown[v] = true
			k.tree = append(k.tree, v)
		}
	}
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
	k.leaves = k.vertices(b, k.leaves[:0])
	k.touch(k.leaves)
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
			case k.nearFrom[v] == none:
				k.nears = append(k.nears, v)
				k.nearFrom[v], k.near[v] = x, s
			case less(&s, &k.near[v]):
				k.nearFrom[v], k.near[v] = x, s
			}
		}
	}
	return false
}
