package pairingtest

import (
	"slices"

	"wallchart/pairing"
)

// shuffled is the same field with its players in another order: player i of f
// stands at to[i]. What refers to players follows, and the two of a forbidden
// pair or of teammates change places.
func shuffled(f *pairing.Field, to []int) *pairing.Field {
	g := *f
	g.Players = make([]pairing.Player, len(f.Players))
	for i, p := range f.Players {
		p.Past = slices.Clone(p.Past)
		for r := range p.Past {
			if o := p.Past[r].Opponent; o >= 0 {
				p.Past[r].Opponent = to[o]
			}
		}
		g.Players[to[i]] = p
	}
	g.Forbidden, g.Teammates = moved(f.Forbidden, to), moved(f.Teammates, to)
	g.Standing = nil
	for _, i := range f.Standing {
		g.Standing = append(g.Standing, to[i])
	}
	return &g
}

func moved(pairs [][2]int, to []int) [][2]int {
	var m [][2]int
	for _, p := range pairs {
		m = append(m, [2]int{to[p[1]], to[p[0]]})
	}
	return m
}
