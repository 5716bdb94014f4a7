package burstein

import (
	"slices"

	"wallchart/pairing"
	"wallchart/pairing/fide"
)

// person is one player of the round to be paired, with all that the articles
// ask of him. Persons are referred to by their place in the order of score and
// 1.8.
type person struct {
	fide.Person
	index
	rank  int32 // place among all by 1.8
	bye   bool  // C2
	games int   // played, 3.1
}

// persons digests the players who are there, by score and 1.8.
func persons(f *pairing.Field) []person {
	order := make([]ranked, 0, len(f.Players))
	for i := range f.Players {
		if p := &f.Players[i]; p.Present {
			order = append(order, ranked{index: indexOf(f, i), score: p.Pairing(), number: int32(p.Number), at: i})
		}
	}
	slices.SortFunc(order, compareRank)
	for k := range order {
		order[k].rank = int32(k)
	}
	slices.SortStableFunc(order, func(a, b ranked) int { return int(b.score - a.score) })
	ps, at := make([]person, len(order)), make([]int, len(order))
	for v, r := range order {
		ps[v].index, ps[v].rank, at[v] = r.index, r.rank, r.at
	}
	fide.Digest(f, at, func(k int) *fide.Person { return &ps[k].Person })
	for v := range ps {
		p := &ps[v]
		p.bye = f.MayHaveBye(p.At)
		for _, g := range f.Players[p.At].Past {
			if g.Outcome.Played() && g.Opponent >= 0 {
				p.games++
			}
		}
	}
	return ps
}

// clash tells two preferences for the same colour.
func clash(a, b *person) bool { return fide.Clash(&a.Person, &b.Person) }

// stubborn is C3: two absolute preferences for the same colour do not meet, not
// even in the last round.
func stubborn(a, b *person) bool { return fide.Stubborn(&a.Person, &b.Person) }

// mayMeet is C1, with the forbidden pairs, and C3. The order of v and w does not
// matter.
func (t *task) mayMeet(v, w int32) bool {
	return !stubborn(&t.ps[v], &t.ps[w]) && !slices.Contains(t.ps[v].Barred, w)
}
