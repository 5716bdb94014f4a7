package dutch

import (
	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/fide"
)

// person is one player of the round to be paired, with all that the criteria
// ask of him. Persons are referred to by their place in the order of article
// 1.2: pairing score, then pairing number.
type person struct {
	fide.Person
	number   int
	top      bool // a topscorer of the last round, 1.8
	bye      bool // may have the pairing-allocated bye, C2
	unplayed int  // rounds without a game, C9
	down, up [2]bool
}

// persons digests the players who are there, in ranking order.
func persons(f *pairing.Field, ed *edition) []person {
	order := f.Ranked()
	ps := make([]person, len(order))
	fide.Digest(f, order, func(k int) *fide.Person { return &ps[k].Person })
	for k := range ps {
		p := &ps[k]
		q := &f.Players[p.At]
		p.number, p.bye = q.Number, ed.mayHaveBye(f, p.At)
		p.top = f.Round >= f.Rounds && f.Round > 1 && 2*p.Score > f.Win*model.Points(f.Round-1)
		for b := range 2 {
			float := ed.float(f, p.At, f.Round-1-b)
			p.down[b], p.up[b] = float == pairing.Down, float == pairing.Up
		}
		for r := range q.Past {
			if !q.Past[r].Outcome.Played() {
				p.unplayed++
			}
		}
	}
	return ps
}
