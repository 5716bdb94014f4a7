package dutch

// walk pairs each of uppers with one of lowers in lexicographic order, and
// returns the lowers that are left.
func (q *quick) walk(uppers, lowers []int32, leftover bool) ([]int32, bool) {
	n := len(lowers)
	next, prev := make([]int32, n+2), make([]int32, n+2) // of lowers, from 1; n+1 ends
	for i := range next {
		next[i], prev[i] = int32(i+1), int32(i-1)
	}
	chosen := make([]int32, len(uppers))
	before := make([]marks, len(uppers))
	i, at := 0, next[0]
	for {
		if i == len(uppers) {
			if !leftover || q.floats(lowers[next[0]-1]) {
				break
			}
			if q.unfit {
				return nil, false
			}
			at = int32(n + 1)
		} else {
			for ; at <= int32(n); at = next[at] {
				if m := q.marks; q.fits(&m, uppers[i], lowers[at-1]) {
					before[i], q.marks = q.marks, m
					break
				}
			}
		}
		if at <= int32(n) {
			chosen[i] = at
			next[prev[at]], prev[next[at]] = next[at], prev[at]
			i, at = i+1, next[0]
			if q.steps++; q.steps > maxSteps+len(q.t.ps) {
				return nil, false
			}
			continue
		}
		if i--; i < 0 {
			return nil, false
		}
		at = chosen[i]
		next[prev[at]], prev[next[at]] = at, at
		q.marks = before[i]
		at = next[at]
	}
	for k, c := range chosen {
		q.pairs = append(q.pairs, [2]int32{uppers[k], lowers[c-1]})
	}
	var left []int32
	for at := next[0]; at <= int32(n); at = next[at] {
		left = append(left, lowers[at-1])
	}
	return left, true
}

// fits tells whether the pair keeps every criterion at its best, and enters it
// in the marks.
func (q *quick) fits(m *marks, i, j int32) bool {
	v, w := q.b.verts[i], q.b.verts[j]
	h, l := &q.t.ps[v], &q.t.ps[w]
	same := clash(h, l)
	if same {
		if m.failed >= q.limits[0] || h.strength == absolute && l.strength == absolute {
			return false
		}
		m.failed++
		if h.strength >= strong && l.strength >= strong {
			m.strong++
		}
	}
	if int(i) < q.b.mdps && (l.up[0] || l.up[1]) {
		return false
	}
	m.pairs--
	m.remove(h)
	m.remove(l)
	if a, s := m.bounds(); a > q.limits[0] || s > q.limits[1] {
		return false
	}
	return q.t.mayMeet(v, w)
}

// floats tells whether the resident who is left over is as good a floater, or
// receiver of the bye, as there can be.
func (q *quick) floats(i int32) bool {
	v := q.b.verts[i]
	p := &q.t.ps[v]
	if p.down[0] || p.down[1] {
		return false
	}
	if q.least < 1<<30 && (!q.b.isCandidate(v) || p.unplayed > q.least) {
		return false
	}
	if !q.t.settles([]int32{v}, q.next) {
		q.unfit = true
		return false
	}
	return true
}
