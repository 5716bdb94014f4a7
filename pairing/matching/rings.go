package matching

// Most of a graph can be solved without blossoms. Let an edge be matched wholly
// or by half: then a single outer vertex that meets another of its tree closes a
// ring, an odd circle of edges that are matched by half each, and its search is
// over at once. A later tree that reaches a ring takes one vertex of it and leaves
// an even way, which is matched wholly. There is nothing to shrink and nothing to
// expand. What comes out is the best matching with halves, with the same duals and
// slacks as without; of each ring then one vertex is single and all others are
// matched along it, and only from that one the search with blossoms goes on.
//
// This is the usual beginning of fast programs for the problem: the relaxation of
// the matching polytope without odd sets has vertices of 0, ½ and 1 only, and the
// halves form odd circles (Balinski 1965).

// halves solves the graph of the edges in use with halves, from what is matched
// and single now, and then matches the rings.
func (k *kernel[W]) halves() error {
	k.ringed = true
	err := k.settle()
	k.ringed = false
	for i, ring := range k.rings {
		if len(ring) > 0 {
			k.openRing(int32(i), k.freest(ring))
		}
	}
	k.rings = k.rings[:0]
	return err
}

// freest is the vertex of a ring that best stays single: one without a dual, if
// there is one.
func (k *kernel[W]) freest(ring []int32) int32 {
	best := ring[0]
	for _, v := range ring[1:] {
		if less(&k.u[v], &k.u[best]) {
			best = v
		}
	}
	return best
}

// closeRing ends the search at the tight edge x–y between two outer vertices.
func (k *kernel[W]) closeRing(x, y int32) {
	l := k.meet(x, y)
	var ring []int32
	for c := x; c != l; {
		in := k.mate[c]
		ring = append(ring, c, in)
		c = k.entry[in].from
	}
	ring = append(ring, l)
	reverse(ring)
	for c := y; c != l; {
		in := k.mate[c]
		ring = append(ring, c, in)
		c = k.entry[in].from
	}
	k.flip(l, none)
	for _, v := range ring {
		k.mate[v], k.ringOf[v] = none, int32(len(k.rings))
	}
	k.rings = append(k.rings, ring)
}

// openRing matches all of a ring but v.
func (k *kernel[W]) openRing(id, v int32) {
	ring := k.rings[id]
	i := 0
	for ring[i] != v {
		i++
	}
	rotate(ring, i)
	for j := 1; j < len(ring); j += 2 {
		k.mate[ring[j]], k.mate[ring[j+1]] = ring[j+1], ring[j]
	}
	for _, w := range ring {
		k.ringOf[w] = none
	}
	k.rings[id] = nil
}

// scanPlain is scan where there are no blossoms. An edge that becomes tight later
// than one that ends the search is not kept.
func (k *kernel[W]) scanPlain() bool {
	var key W
	for len(k.queue) > 0 {
		x := k.queue[len(k.queue)-1]
		k.queue = k.queue[:len(k.queue)-1]
		u := k.u[x] // as it is stored for an outer vertex, moved included
		if less(&u, &k.known) {
			k.known = u
		}
		arcs := k.arcs[k.first[x]:k.first[x+1]]
		for i := range arcs {
			v := arcs[i].to
			l := k.label[v]
			if l == inner {
				continue
			}
			slackOf(&key, &u, &k.u[v], &arcs[i].twice)
			if l == outer {
				half(&key)
			}
			switch {
			case key == k.moved && l == outer:
				k.closeRing(x, v)
				return true
			case key == k.moved:
				if k.makeInner(x, v) {
					return true
				}
			case !less(&key, &k.known):
			case l == outer:
				k.known, k.pairTo[x], k.pair.key[x] = key, v, key
				k.pair.put(x)
			default:
				if k.mate[v] == none {
					k.known = key
				}
				k.mayNear(x, v, idle, &key)
			}
		}
	}
	return false
}
