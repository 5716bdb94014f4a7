package usswiss

import (
	"slices"

	"wallchart/model"
)

// likely are pairs to begin with: each player with his natural opponent and with
// those near to him; of the half that he meets those who are due the other colour
// and have the same place among them, counted from the top and from the bottom,
// as he among those of his half who are due his. To exchange opponents in that
// order is the best where only ratings count, and often is here.
func (p *pricer) likely() {
	g := p.g
	var list [3][3][]int32 // by role and colour due
	for i, v := range g.who {
		c := g.t.ps[v].due
		list[g.role[i]][c] = append(list[g.role[i]][c], int32(i))
	}
	seen := make([][]int32, len(g.who))
	add := func(a, b int) {
		if a > b {
			a, b = b, a
		}
		if a == b || slices.Contains(seen[a], int32(b)) || g.size(a, b) > p.limit || !p.mayMeet(int32(a), int32(b)) {
			return
		}
		if p.limit < far && g.t.fault(&g.t.ps[g.who[a]], &g.t.ps[g.who[b]]).series {
			return
		}
		seen[a] = append(seen[a], int32(b))
		p.take(a, b)
	}
	about := func(a int, in []int32, at, reach int) {
		for k := max(0, at-reach); k <= min(at+reach, len(in)-1); k++ {
			add(a, int(in[k]))
		}
	}
	near := func(a int, in []int32, reach int) {
		from := g.raw[a]
		if from < 0 {
			from = a
		}
		at, _ := slices.BinarySearch(in, int32(from))
		about(a, in, at, reach)
	}
	var place [3]int
	for a, v := range g.who {
		if g.raw[a] >= 0 {
			add(a, g.raw[a])
		}
		due := g.t.ps[v].due
		switch g.role[a] {
		case upper:
			mine, theirs := list[upper][due], list[lower][due.Opposite()]
			about(a, theirs, place[due], 2)
			about(a, theirs, place[due]+len(theirs)-len(mine), 2)
			place[due]++
			near(a, theirs, 3)
			near(a, list[lower][model.NoColour], 1)
		case neutral:
			for r := range list {
				for c := range list[r] {
					near(a, list[r][c], 1)
				}
			}
		}
	}
}
