package matching

// flip exchanges matched and unmatched edges along the tree from the outer
// vertex x up to the root; x is then matched to mate (or single, for none),
// whose own side the caller sets.
func (k *kernel[W]) flip(x, mate int32) {
	for {
		b := k.top[x]
		t := k.mate[k.base[b]]
		k.rebase(b, x)
		k.mate[x] = mate
		if t == none {
			return
		}
		in := k.top[t]
		e := k.entry[in]
		k.rebase(in, e.to)
		k.mate[e.to] = e.from
		x, mate = e.from, e.to
	}
}

// rebase rematches the inside of node b so that v is the vertex left over.
func (k *kernel[W]) rebase(b, v int32) {
	if b == v || k.base[b] == v {
		return
	}
	c := v
	for k.parent[c] != b {
		c = k.parent[c]
	}
	k.rebase(c, v)
	kids, joins := k.children[b], k.joins[b]
	i := 0
	for kids[i] != c {
		i++
	}
	marry := func(j int) {
		e := joins[j]
		next := j + 1
		if next == len(kids) {
			next = 0
		}
		k.rebase(kids[j], e.from)
		k.rebase(kids[next], e.to)
		k.mate[e.from], k.mate[e.to] = e.to, e.from
	}
	if i%2 == 0 {
		for j := i - 2; j >= 0; j -= 2 {
			marry(j)
		}
	} else {
		for j := i + 1; j < len(kids); j += 2 {
			marry(j)
		}
	}
	rotate(kids, i)
	rotate(joins, i)
	k.base[b] = v
}

// rotate moves s[i] to the front, in a circle.
func rotate[T any](s []T, i int) {
	reverse(s[:i])
	reverse(s[i:])
	reverse(s)
}

func reverse[T any](s []T) {
	for i, j := 0, len(s)-1; i < j; i, j = i+1, j-1 {
		s[i], s[j] = s[j], s[i]
	}
}

// up is the outer node two steps nearer the root than the outer node b.
func (k *kernel[W]) up(b int32) int32 {
	t := k.mate[k.base[b]]
	if t == none {
		return none
	}
	return k.top[k.entry[k.top[t]].from]
}

// meet is the first outer node on both ways from outer nodes a and b to the
// root.
func (k *kernel[W]) meet(a, b int32) int32 {
	k.stamp++
	for {
		if a != none {
			if k.mark[a] == k.stamp {
				return a
			}
			k.mark[a] = k.stamp
			a = k.up(a)
		}
		if b != none {
			if k.mark[b] == k.stamp {
				return b
			}
			k.mark[b] = k.stamp
			b = k.up(b)
		}
	}
}

// shrink makes one blossom of the odd cycle that the tight edge x–y between
// two outer vertices closes.
func (k *kernel[W]) shrink(x, y int32) {
	l := k.meet(k.top[x], k.top[y])
	b := k.spare[len(k.spare)-1]
	k.spare = k.spare[:len(k.spare)-1]
	k.live = append(k.live, b)
	kids, joins := k.children[b][:0], k.joins[b][:0]

	// From l down to x: collected upwards, then turned round.
	for c := k.top[x]; c != l; {
		in := k.top[k.mate[k.base[c]]]
		e := k.entry[in]
		kids = append(kids, c, in)
		joins = append(joins, join{k.mate[k.base[c]], k.base[c]}, e)
		c = k.top[e.from]
	}
	kids = append(kids, l)
	reverse(kids)
	reverse(joins)
	joins = append(joins, join{x, y})
	// From y back up to l.
	for c := k.top[y]; c != l; {
		far := k.mate[k.base[c]]
		in := k.top[far]
		e := k.entry[in]
		kids = append(kids, c, in)
		joins = append(joins, join{k.base[c], far}, join{e.to, e.from})
		c = k.top[e.from]
	}
	k.children[b], k.joins[b] = kids, joins
	k.base[b] = k.base[l]
	k.parent[b], k.top[b] = none, b
	k.z[b], k.as[b] = *new(W), idle
	for _, c := range kids {
		if k.label[c] == inner {
			k.makeOuter(c)
		}
		if c >= int32(k.n) {
			k.becomeZ(c, idle)
		}
		k.parent[c] = b
		k.setTop(c, b)
	}
	k.label[b] = outer
	k.becomeZ(b, outer)
}

// setTop names b as the outermost node of the vertices of node c.
func (k *kernel[W]) setTop(c, b int32) {
	k.leaves = k.vertices(c, k.leaves[:0])
	for _, v := range k.leaves {
		k.top[v] = b
	}
}

// dissolve makes the children of the top-level blossom b top-level and idle.
func (k *kernel[W]) dissolve(b int32) {
	for _, c := range k.children[b] {
		k.parent[c] = none
		k.top[c] = c
		k.setTop(c, c)
		k.relabel(c, idle)
	}
	for i, x := range k.live {
		if x == b {
			k.live[i] = k.live[len(k.live)-1]
			k.live = k.live[:len(k.live)-1]
			break
		}
	}
	k.spare = append(k.spare, b)
}

// expandInner dissolves an inner blossom whose z is spent. The children on
// the even way from the one the tree entered to the base stay in the tree,
// the others leave it.
func (k *kernel[W]) expandInner(b int32) {
	e := k.entry[b]
	enter := e.to
	for k.parent[enter] != b {
		enter = k.parent[enter]
	}
	k.dissolve(b)
	kids, joins := k.children[b], k.joins[b]
	i := 0
	for kids[i] != enter {
		i++
	}
	k.relabel(enter, inner)
	k.entry[enter] = e
	// Matched edges join children 1–2, 3–4, …; so an odd i is matched onwards
	// and an even one backwards.
	if i%2 == 1 {
		for ; i < len(kids); i += 2 {
			next := (i + 2) % len(kids)
			j := joins[i+1]
			k.makeOuter(kids[i+1])
			k.relabel(kids[next], inner)
			k.entry[kids[next]] = j
		}
	} else {
		for ; i > 0; i -= 2 {
			j := joins[i-2]
			k.makeOuter(kids[i-1])
			k.relabel(kids[i-2], inner)
			k.entry[kids[i-2]] = join{j.to, j.from}
		}
	}
}

// harvest ends a search: outer blossoms that never got a dual are dissolved.
func (k *kernel[W]) harvest() {
	for again := true; again; {
		again = false
		for _, b := range k.live {
			if k.parent[b] == none && k.label[b] == outer && isZero(&k.z[b]) {
				kids := k.children[b]
				k.dissolve(b)
				for _, c := range kids {
					k.label[c] = outer
				}
				again = true
				break
			}
		}
	}
}
