package dubov

import "wallchart/pairing/matching"

// sturdy proves by numbers alone that an even number of persons, n, can be
// paired with one another, of whom no more than so many must have White and
// Black. Put all who must have White on one side and all who must have Black on
// the other, and fill up both with the rest: across, only those who have met are
// apart. With n/2 on each side and nobody apart from more than a quarter of all,
// each set of one side knows at least as many of the other (Hall). False means
// not proved.
func (t *task) sturdy(n, white, black int) bool {
	return n == 0 || 2*max(white, black) <= n && n >= 4*t.most
}

// adjacency is the graph of who may meet among some persons, by their place in
// the list.
func (t *task) adjacency(list []int32) *matching.Adjacency {
	t.meet.Reset(len(list))
	t.meet.Complete()
	var must [3][]int
	for k, v := range list {
		t.place[v] = int32(k)
		if p := &t.ps[v]; p.must() {
			must[p.Wants] = append(must[p.Wants], k)
		}
	}
	t.meet.Scatter(must[1]) // C3
	t.meet.Scatter(must[2])
	for k, v := range list { // C1
		for _, o := range t.ps[v].Barred {
			if at := t.place[o]; at >= 0 {
				t.meet.Part(k, int(at))
			}
		}
	}
	for _, v := range list {
		t.place[v] = -1
	}
	return &t.meet
}

// pairs is the greatest number of pairs among some persons.
func (t *task) pairs(list []int32) int { return t.single.Match(t.adjacency(list), nil) }

// closes tells whether all of a list can be paired with one another, C4; no more
// than so many of them must have White and Black.
func (t *task) closes(list []int32, must [3]int) bool {
	return len(list)%2 == 0 && (t.sturdy(len(list), must[1], must[2]) || 2*t.pairs(list) == len(list))
}

// spare lists for an odd number of persons who of them can be taken out so that
// the others can be paired; nil means everybody. ok is false when nobody can.
func (t *task) spare(list []int32, must [3]int) (free []bool, ok bool) {
	if t.sturdy(len(list)-1, must[1], must[2]) {
		return nil, true
	}
	if 2*t.pairs(list) != len(list)-1 {
		return nil, false
	}
	return t.single.Replaceable(), true
}

// outside are the counts of those left without the members of a list.
func (t *task) outside(list []int32) [3]int {
	must := t.must
	for _, v := range list {
		if p := &t.ps[v]; p.must() {
			must[p.Wants]--
		}
	}
	return must
}
