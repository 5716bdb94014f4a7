package dutch

import (
	"wallchart/model"
	"wallchart/pairing/fide"
)

// quick pairs a bracket without a matching, or gives up.
//
// It walks through the candidates in generation order (4.2: the residents in
// lexicographic order, first for the moved-down players, then for S1 of the
// remainder), and cuts off whatever cannot reach the best imaginable mark in
// every criterion: all paired (C6, C7), C9 to C11 and C14 to C21 without a
// failure, and of C12 and C13 as few failures as the numbers of players who
// want each colour allow. The first candidate that gets through has the best
// marks there are and is generated before any other that has: it is the
// pairing. No exchange is tried, since one is only due after all
// transpositions; nor another pairing of the moved-down players once the
// remainder has failed, since its exchanges would come first. Then the bracket
// is left to the matching.
//
// Two looks ahead keep the walk from wandering: who may still be left over is
// counted at every step (marks.spare), and near the end a small matching tells
// whether the rest can be paired at all (closing.go).
type quick struct {
	t      *task
	b      *bracket
	marks  marks
	limits [2]int
	steps  int
	pairs  [][2]int32
	buffer []int32
	unfit  bool // a proof failed: give up
	// leftover: the list being walked has one more of the lowers, who floats.
	leftover bool
	least    int // C9: fewest unplayed rounds of those who may have the bye
}

// marks is what has been spent of C12 and C13, and who is still to be paired.
type marks struct {
	pairs  int    // still to be made; of an odd bracket, with the one left over
	seek   [3]int // players who want no colour, White, Black
	mild   [3]int // of these, mildly
	failed int    // C12
	strong int    // C13
	// Of the lowers still free, those who may be left over, by the colour they
	// want and whether mildly.
	spare [3][2]int
}

// someoneFits tells whether one of those who may be left over leaves the marks
// within the limits.
func (m *marks) someoneFits(limits [2]int) bool {
	for c := range m.spare {
		for weak, n := range m.spare[c] {
			if n == 0 {
				continue
			}
			k := *m
			k.pairs--
			k.seek[c]--
			k.mild[c] -= weak
			if a, s := k.bounds(); a <= limits[0] && s <= limits[1] {
				return true
			}
		}
	}
	return false
}

// class is where a person stands in marks.spare.
func (p *person) class() (wants, weak int) {
	if p.Strength == fide.Mild {
		weak = 1
	}
	return int(p.Wants), weak
}

// bounds are the least C12 and C13 that can come out: of the players who want
// one colour, one per pair can have it.
func (m *marks) bounds() (int, int) {
	c := model.White
	if m.seek[model.Black] > m.seek[model.White] {
		c = model.Black
	}
	u := max(0, m.seek[c]-m.pairs)
	return m.failed + u, m.strong + max(0, u-m.mild[c])
}

func (m *marks) remove(p *person) {
	m.seek[p.Wants]--
	if p.Strength == fide.Mild {
		m.mild[p.Wants]--
	}
}

// maxSteps is how many pairs are tried before giving up.
const maxSteps = 50000

// quick pairs a bracket by the walk, first those who were moved down and then the others; false where it has to be left to the matching.
func (t *task) quick(b *bracket) bool {
	residents := b.size - b.mdps
	if residents < b.mdps || b.size < 2 {
		return false
	}
	q := &quick{t: t, b: b, least: 1 << 30}
	if !q.feasible() {
		return false
	}
	q.marks.pairs = (b.size + 1) / 2
	for _, v := range b.verts[:b.size] {
		p := &t.ps[v]
		q.marks.seek[p.Wants]++
		if p.Strength == fide.Mild {
			q.marks.mild[p.Wants]++
		}
	}
	q.limits[0], q.limits[1] = q.marks.bounds()
	uppers, lowers := make([]int32, 0, b.size), make([]int32, 0, residents)
	for i := range b.mdps {
		uppers = append(uppers, int32(i))
	}
	for i := b.mdps; i < b.size; i++ {
		lowers = append(lowers, int32(i))
	}
	if len(uppers) > 0 {
		var ok bool
		if lowers, ok = q.walk(uppers, lowers); !ok {
			return false
		}
	}
	half := len(lowers) / 2
	q.leftover = b.size%2 == 1
	if _, ok := q.walk(lowers[:half], lowers[half:]); !ok {
		return false
	}
	b.pairs = q.pairs
	return true
}

// feasible proves what does not depend on who is left over.
func (q *quick) feasible() bool {
	t, b := q.t, q.b
	here := false
	for _, v := range b.verts[:b.size] {
		if b.isCandidate(v) {
			here = true
			q.least = min(q.least, t.ps[v].unplayed)
			if t.ed.lastBye {
				q.least = t.f.Round
			}
		}
	}
	if here {
		// The bye stays in the bracket: only if it is odd, and not a
		// moved-down player's.
		return b.size%2 == 1 && t.ps[b.verts[b.size-1]].Score == t.byeScore
	}
	if b.size%2 == 0 {
		return t.closes(b.below, nil)
	}
	return true
}
