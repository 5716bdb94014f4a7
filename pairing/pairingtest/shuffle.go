package pairingtest

import (
	"math/rand/v2"
	"slices"
	"testing"

	"wallchart/pairing"
)

// Shuffled is the same field with its players in another order: player i of f
// stands at to[i]. What refers to players follows, and the two of a forbidden
// pair or of teammates change places.
func Shuffled(f *pairing.Field, to []int) *pairing.Field {
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

// OrderDoesNotMatter plays the tournament of a plan and pairs every round a
// second time with the players shuffled: the same must meet, on the same
// boards and with the same colours, and the same player must have the bye. It
// returns the rounds it compared.
func OrderDoesNotMatter(t *testing.T, engine pairing.Engine, p Plan) int {
	t.Helper()
	r := rand.New(rand.NewPCG(p.Seed, 21))
	compared := 0
	Simulate(p, func(f *pairing.Field) *pairing.Round {
		made, err := engine.Pair(f, pairing.Options{})
		if err != nil {
			return nil
		}
		to := r.Perm(len(f.Players))
		again, err := engine.Pair(Shuffled(f, to), pairing.Options{})
		if err != nil {
			t.Errorf("%+v round %d: shuffled: %v", p, f.Round, err)
			return nil
		}
		bye := made.Bye
		if bye >= 0 {
			bye = to[bye]
		}
		if again.Bye != bye || len(again.Pairs) != len(made.Pairs) {
			t.Errorf("%+v round %d: %d pairs and the bye for %d, shuffled %d pairs and %d", p, f.Round, len(made.Pairs), bye, len(again.Pairs), again.Bye)
			return nil
		}
		for k, q := range made.Pairs {
			if s := again.Pairs[k]; s.White != to[q.White] || s.Black != to[q.Black] {
				t.Errorf("%+v round %d board %d: another pair when the players are shuffled", p, f.Round, k+1)
				return nil
			}
		}
		compared++
		return made
	})
	return compared
}
