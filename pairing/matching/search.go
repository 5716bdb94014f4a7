package matching

// solve finds the best matching, with more edges as long as they are wanted.
func (k *kernel[W]) solve() error {
	for {
		k.bid()
		if err := k.halves(); err != nil {
			return err
		}
		if k.widen() {
			continue
		}
		if k.settled() {
			return nil
		}
		if err := k.settle(); err != nil {
			return err
		}
		if !k.widen() {
			return nil
		}
	}
}

// settled tells whether nobody is single with u > 0.
func (k *kernel[W]) settled() bool {
	for v := range k.n {
		if k.mate[v] == none && !isZero(&k.u[v]) {
			return false
		}
	}
	return true
}

// settle roots a tree at each vertex that is single with u > 0.
func (k *kernel[W]) settle() error {
	for v := int32(0); v < int32(k.n); v++ {
		if k.mate[v] != none || k.ringOf[v] != none || isZero(&k.u[v]) {
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
		k.reveal()
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
	k.queue, k.tree, k.nears = k.queue[:0], k.tree[:0], k.nears[:0]
	k.near.empty()
	k.pair.empty()
	k.least, k.known = root, k.u[root]
	k.makeOuter(k.top[root])
}

// makeOuter labels the top-level node b and queues its vertices.
func (k *kernel[W]) makeOuter(b int32) {
	k.relabel(b, outer)
	k.scanLater(k.leaves)
}

// scanLater queues vertices that have become outer.
func (k *kernel[W]) scanLater(vertices []int32) {
	k.queue = append(k.queue, vertices...)
	k.touch(vertices)
	for _, v := range vertices {
		if less(&k.u[v], &k.u[k.least]) {
			k.least = v
		}
	}
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
		if ring := k.ringOf[q]; ring != none {
			k.openRing(ring, q)
		}
		k.flip(p, q)
		k.rebase(b, q)
		k.mate[q] = p
		return true
	}
	k.relabel(b, inner)
	k.entry[b] = join{p, q}
	k.touch(k.leaves)
	k.makeOuter(k.top[far])
	return false
}

// scan looks at the edges of the outer vertices in the queue, and reports
// whether the search is over.
func (k *kernel[W]) scan() bool {
	if k.ringed {
		return k.scanPlain()
	}
	var s W
	for len(k.queue) > 0 {
		x := k.queue[len(k.queue)-1]
		k.queue = k.queue[:len(k.queue)-1]
		u := k.dual(x)
		for a := k.first[x]; a < k.first[x+1]; a++ {
			v := k.arcs[a].to
			tx, tv := k.top[x], k.top[v]
			if tx == tv {
				continue
			}
			w := k.dual(v)
			slackOf(&s, &u, &w, &k.arcs[a].twice)
			switch l := k.label[tv]; {
			case l == outer && isZero(&s):
				k.shrink(x, v)
			case l == outer:
				half(&s)
				add(&s, &k.moved)
				if k.pairTo[x] == none || less(&s, &k.pair.key[x]) {
					k.pairTo[x], k.pair.key[x] = v, s
					k.pair.put(x)
				}
			case l == idle && isZero(&s):
				if k.makeInner(x, v) {
					return true
				}
			default:
				if l == idle {
					add(&s, &k.moved)
				}
				k.mayNear(x, v, l, &s)
			}
		}
	}
	return false
}

// mayNear notes the edge from the outer vertex x to v, if it is the tightest yet.
func (k *kernel[W]) mayNear(x, v int32, l label, key *W) {
	if k.nearFrom[v] == none {
		k.nears = append(k.nears, v)
	} else if !less(key, &k.near.key[v]) {
		return
	}
	k.nearFrom[v], k.near.key[v] = x, *key
	if l == idle {
		k.near.put(v)
	}
}
