package usswiss

import (
	"slices"

	"wallchart/model"
	"wallchart/pairing"
)

// byeOrder are the candidates for the bye in order of 28L2 to 28L4. The score
// groups come from the lowest upwards; within a group the lowest rated first,
// after him the unrated, then those who have had or asked for a half-point bye
// (28L4: not unless all others of the group have had theirs), each in the same
// order. In the first round late entrants come after the others. Nobody is a
// candidate a second time, nor after a win by forfeit (28L3).
func (t *task) byeOrder() []int32 {
	type candidate struct {
		who   int32
		group int
		class int
	}
	var cs []candidate
	group := 0
	for v := int32(len(t.ps)) - 1; v >= 0; v-- {
		if int(v) < len(t.ps)-1 && t.ps[v].score != t.ps[v+1].score {
			group++
		}
		p := &t.ps[v]
		if t.house == v || !t.f.MayHaveBye(p.index) {
			continue
		}
		c := candidate{who: v, group: group}
		if p.rating == 0 {
			c.class++
		}
		if t.halfBye(p) {
			c.class += 2
		}
		if t.late(p) {
			c.class += 4
		}
		cs = append(cs, c)
	}
	slices.SortStableFunc(cs, func(a, b candidate) int {
		if a.group != b.group {
			return a.group - b.group
		}
		return a.class - b.class
	})
	order := make([]int32, len(cs))
	for i := range cs {
		order[i] = cs[i].who
	}
	return order
}

// halfBye tells who has had or has asked for a half-point bye.
func (t *task) halfBye(p *person) bool {
	return t.f.Players[p.index].HalfBye || slices.ContainsFunc(p.past, func(g pairing.Past) bool { return g.Outcome == model.HalfBye })
}

// late tells who missed every round so far.
func (t *task) late(p *person) bool {
	return t.f.Round > 1 && !slices.ContainsFunc(p.past, func(g pairing.Past) bool {
		return g.Outcome != model.Absent && g.Outcome != model.ZeroBye
	})
}
