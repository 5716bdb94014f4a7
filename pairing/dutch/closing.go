package dutch

import "wallchart/pairing/fide"

// closing is how many uppers before the end of a walk it is checked, at every
// step, that the rest can still be paired. Without that, a pair made early
// that leaves the last players in each other's way would be found out only
// after all arrangements of those in between.
const closing = 20

// closes tells whether uppers can each have one of the lowers still free, with
// all of these used but one who may float. It overlooks how failures of C12
// add up, so that false is certain and true is not.
func (q *quick) closes(uppers, free []int32) bool {
	if !q.saturates(uppers, free, q.possible) {
		return false
	}
	if !q.leftover {
		return true
	}
	var bound []int32
	for _, j := range free {
		if !q.mayFloat(q.b.verts[j]) {
			bound = append(bound, j)
		}
	}
	// A matching of all uppers and one of all who may not float make one of
	// both (Mendelsohn and Dulmage).
	return q.saturates(bound, uppers, func(j, i int32) bool { return q.possible(i, j) })
}

// possible tells whether upper i may have lower j, whatever else.
func (q *quick) possible(i, j int32) bool {
	v, w := q.b.verts[i], q.b.verts[j]
	h, l := &q.t.ps[v], &q.t.ps[w]
	if clash(h, l) && (q.marks.failed >= q.limits[0] || h.Strength == fide.Absolute && l.Strength == fide.Absolute) {
		return false
	}
	if int(i) < q.b.mdps && (l.up[0] || l.up[1]) {
		return false
	}
	return q.t.mayMeet(v, w)
}

// saturates tells whether each of one side can have one of the other
// (augmenting paths).
func (q *quick) saturates(one, other []int32, possible func(a, b int32) bool) bool {
	if len(one) > len(other) {
		return false
	}
	owner := make([]int, len(other))
	for k := range owner {
		owner[k] = -1
	}
	seen := make([]bool, len(other))
	var find func(a int) bool
	find = func(a int) bool {
		for k, b := range other {
			if seen[k] || !possible(one[a], b) {
				continue
			}
			seen[k] = true
			if owner[k] < 0 || find(owner[k]) {
				owner[k] = a
				return true
			}
		}
		return false
	}
	for a := range one {
		clear(seen)
		if !find(a) {
			return false
		}
	}
	return true
}
