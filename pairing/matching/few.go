package matching

// A large graph of players has hundreds of edges a vertex, and the best matching
// uses those that are nearly the heaviest. With few set, the kernel begins with
// the heaviest few of each vertex. When these are solved, every other edge is
// looked at: if its slack is not negative, the duals prove the matching best with
// it as well as without, and it stays out. The edges that fall short are taken
// in, and the search goes on from the duals that are there.

// choose decides which edges are in use at first.
func (k *kernel[W]) choose() {
	m := len(k.ends)
	k.used, k.in = k.used[:0], grow(k.in, m)
	clear(k.in)
	if k.few == 0 || m <= 2*k.few*k.n {
		for e := range k.ends {
			k.used, k.in[e] = append(k.used, int32(e)), true
		}
		return
	}
	k.bestOf(func(e int32, w *W) bool {
		*w = k.twice[e]
		return true
	})
}

// price takes in the edges that the duals do not cover and makes the duals
// cover them. It reports whether there were any.
func (k *kernel[W]) price() bool {
	before := len(k.used)
	if before == len(k.ends) {
		return false
	}
	last := len(*new(W)) - 1
	k.bestOf(func(e int32, w *W) bool {
		if k.in[e] {
			return false
		}
		u, v := &k.u[k.ends[e][0]], &k.u[k.ends[e][1]]
		if (*u)[last]+(*v)[last] > k.twice[e][last] {
			return false // as nearly all are, and the top words say so
		}
		var sum W
		k.cover(e, &sum)
		excess(w, &k.twice[e], &sum)
		return !isZero(w)
	})
	if len(k.used) == before {
		return false
	}
	k.spread()
	for _, e := range k.used[before:] {
		i, j := k.ends[e][0], k.ends[e][1]
		var need W
		if excess(&need, &k.twice[e], &k.u[j]); less(&k.u[i], &need) {
			k.u[i] = need
		}
	}
	k.reset()
	k.start()
	return true
}

// bestOf takes into use, for each vertex, the few edges of the greatest weight by
// a measure, of those that have one.
func (k *kernel[W]) bestOf(measure func(e int32, w *W) bool) {
	few := max(k.few, 1)
	k.best, k.bestN = grow(k.best, k.n*few), grow(k.bestN, k.n)
	clear(k.bestN)
	var w, other W
	for e := range k.ends {
		if !measure(int32(e), &w) {
			continue
		}
		for _, v := range k.ends[e] {
			list, at := k.best[int(v)*few:(int(v)+1)*few], int(k.bestN[v])
			if at == few {
				if measure(list[few-1], &other); !less(&other, &w) {
					continue
				}
				at--
			} else {
				k.bestN[v]++
			}
			for ; at > 0; at-- {
				if measure(list[at-1], &other); !less(&other, &w) {
					break
				}
				list[at] = list[at-1]
			}
			list[at] = int32(e)
		}
	}
	for v := range k.n {
		for _, e := range k.best[v*few : v*few+int(k.bestN[v])] {
			if !k.in[e] {
				k.used, k.in[e] = append(k.used, e), true
			}
		}
	}
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
