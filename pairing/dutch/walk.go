package dutch

import "wallchart/pairing/fide"

// walk pairs each of uppers with one of lowers in lexicographic order, and
// returns the lowers that are left.
func (q *quick) walk(uppers, lowers []int32) ([]int32, bool) {
	n := len(lowers)
	next, prev := make([]int32, n+2), make([]int32, n+2) // of lowers, from 1; n+1 ends
	for i := range next {
		next[i], prev[i] = int32(i+1), int32(i-1)
	}
	chosen := make([]int32, len(uppers))
	before := make([]marks, len(uppers))
	if q.leftover {
		for _, j := range lowers {
			if v := q.b.verts[j]; q.mayFloat(v) {
				c, weak := q.t.ps[v].class()
				q.marks.spare[c][weak]++
			}
		}
	}
	i, at := 0, next[0]
	for {
		if i == len(uppers) {
			if !q.leftover || q.floats(lowers[next[0]-1]) {
				break
			}
			if q.unfit {
				return nil, false
			}
			at = int32(n + 1)
		} else {
			for ; at <= int32(n); at = next[at] {
				m := q.marks
				if !q.fits(&m, uppers[i], lowers[at-1]) {
					continue
				}
				before[i], q.marks = q.marks, m
				if rest := uppers[i+1:]; len(rest) > closing || q.closes(rest, q.free(lowers, next, at)) {
					break
				}
				q.marks = before[i]
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

// free lists the lowers still in the list, without one.
func (q *quick) free(lowers, next []int32, without int32) []int32 {
	q.buffer = q.buffer[:0]
	for at := next[0]; int(at) <= len(lowers); at = next[at] {
		if at != without {
			q.buffer = append(q.buffer, lowers[at-1])
		}
	}
	return q.buffer
}

// fits tells whether the pair keeps every criterion at its best, and enters it
// in the marks.
func (q *quick) fits(m *marks, i, j int32) bool {
	v, w := q.b.verts[i], q.b.verts[j]
	h, l := &q.t.ps[v], &q.t.ps[w]
	same := clash(h, l)
	if same {
		if h.Strength == fide.Absolute && l.Strength == fide.Absolute {
			return false
		}
		m.failed++
		if h.Strength >= fide.Strong && l.Strength >= fide.Strong {
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
	if q.leftover {
		if q.mayFloat(w) {
			c, weak := l.class()
			m.spare[c][weak]--
		}
		if !m.someoneFits(q.limits) {
			return false
		}
	}
	return q.t.mayMeet(v, w)
}

// mayFloat tells whether a resident is as good a floater, or receiver of the
// bye, as there can be, as far as he himself is concerned: C9, C14 and C16.
func (q *quick) mayFloat(v int32) bool {
	p := &q.t.ps[v]
	if p.down[0] || p.down[1] {
		return false
	}
	return q.least == 1<<30 || q.b.isCandidate(v) && p.unplayed <= q.least
}

// floats tells whether the resident who is left over may float, and proves that
// those below do not mind; if that fails it is time to give up.
func (q *quick) floats(i int32) bool {
	v := q.b.verts[i]
	if !q.mayFloat(v) {
		return false
	}
	if !q.t.settles([]int32{v}, q.b.below) {
		q.unfit = true
		return false
	}
	return true
}
