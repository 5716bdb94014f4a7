package dubov

import (
	"wallchart/pairing/matching"
)

// margin is how many of each of two sides must be left to prove by numbers alone
// that all can be paired across.
//
// Of m on each side let r and c be those who must have White, or Black, and d the
// longest list of those whom one of them must not meet. Then r+c ≤ m is needed for
// both colours. With m ≥ max(r, c)+3d it is enough (Hall): a set of one side that
// holds a player who must have neither colour knows at least m−d of the other, and
// all as soon as it is larger than max(r, c)+d; one of players who must have White knows all
// who need not, as soon as it is larger than d; one of both kinds knows at least m−2d.
type margin struct {
	rows, columns [3]int
	apart         int // 3d
}

func (t *task) marginOf(rows, columns []int32) margin {
	var m margin
	d := 0
	for _, v := range rows {
		m.rows[t.ps[v].force()]++
		d = max(d, len(t.ps[v].Barred))
	}
	for _, v := range columns {
		m.columns[t.ps[v].force()]++
		d = max(d, len(t.ps[v].Barred))
	}
	m.apart = 3 * d
	return m
}

// force is the colour he must have, NoColour for one who can give way.
func (p *person) force() int {
	if p.must() {
		return int(p.Wants)
	}
	return 0
}

// fits tells what is needed of the numbers, with n left on each side.
func (m *margin) fits(n int) bool {
	return m.rows[1]+m.columns[1] <= n && m.rows[2]+m.columns[2] <= n
}

// ample tells that n on each side are enough to have a margin.
func (m *margin) ample(n int) bool {
	return n >= max(m.rows[1], m.rows[2], m.columns[1], m.columns[2])+m.apart
}

func (t *task) ample(rows, columns []int32) bool {
	m := t.marginOf(rows, columns)
	return m.fits(len(rows)) && m.ample(len(rows))
}

// across is the graph of who of one half may meet whom of the other.
func (t *task) across(rows, columns []int32) *matching.Sides {
	s := &t.sides
	s.Reset(len(rows))
	var down, over [3][]int
	for k, v := range columns {
		t.place[v] = int32(k)
		over[t.ps[v].force()] = append(over[t.ps[v].force()], k)
	}
	for k, v := range rows {
		down[t.ps[v].force()] = append(down[t.ps[v].force()], k)
		for _, o := range t.ps[v].Barred {
			if at := t.place[o]; at >= 0 {
				s.Part(k, int(at))
			}
		}
	}
	s.Block(down[1], over[1]) // C3
	s.Block(down[2], over[2])
	for _, v := range columns {
		t.place[v] = -1
	}
	return s
}

// firstPermutation pairs S1, in order, with the first permutation of the second
// half, compared from the front, that makes every pair legal (3.2.6, 4.4). As long
// as numbers prove that those left can be paired it takes for each the first whom
// he may meet; the last few, where they no longer do, are a small graph.
func (t *task) firstPermutation(h *halves) [][2]int32 {
	n := len(h.first)
	pairs := make([][2]int32, 0, n)
	next := make([]int32, n+1) // of the second half, from 1: the next one still free
	for k := range next {
		next[k] = int32(k + 1)
	}
	m := t.marginOf(h.first, h.second)
	for i, v := range h.first {
		left := n - i - 1
		m.rows[t.ps[v].force()]--
		if !m.ample(left) {
			return t.theLast(pairs, h.first[i:], h.second, next)
		}
		prev, at := int32(0), next[0]
		for ; int(at) <= n; prev, at = at, next[at] {
			w := h.second[at-1]
			if !t.mayMeet(v, w) {
				continue
			}
			then := m
			then.columns[t.ps[w].force()]--
			if then.fits(left) {
				m = then
				break
			}
		}
		if int(at) > n {
			return nil
		}
		pairs = append(pairs, [2]int32{v, h.second[at-1]})
		next[prev] = next[at]
	}
	return pairs
}

// theLast adds the pairs of the rows that are left.
func (t *task) theLast(pairs [][2]int32, rows, second, next []int32) [][2]int32 {
	var columns []int32
	for at := next[0]; int(at) <= len(second); at = next[at] {
		columns = append(columns, second[at-1])
	}
	first := t.across(rows, columns).First()
	if first == nil {
		return nil
	}
	for k, c := range first {
		pairs = append(pairs, [2]int32{rows[k], columns[c]})
	}
	return pairs
}
