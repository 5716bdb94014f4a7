package dubov

import (
	"slices"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/fide"
)

// person is one player of the round to be paired. Persons are referred to by
// their place in the order of score and pairing number.
type person struct {
	fide.Person // Barred in order if they are many
	number      int
	aro         int  // average rating of opponents
	ups         int  // rounds in which he floated up
	upLast      bool // he did in the last one
	maximum     bool // a maximum upfloater
	played      int
}

// must tells an absolute preference.
func (p *person) must() bool { return p.Strength == fide.Absolute }

// upsBeyond are the upfloats that C9 counts: those of a maximum upfloater.
func (p *person) upsBeyond() int { return p.ups * yes(p.maximum) }

// average is the ARO: the mean rating of opponents to the nearest integer,
// halves up; 0 without a game.
func average(sum, games int) int {
	if games == 0 {
		return 0
	}
	return (2*sum + games) / (2 * games)
}

// mostUpfloats is MaxT: who has floated up so often in an event of so many
// rounds is a maximum upfloater.
func mostUpfloats(rounds int) int { return 2 + rounds/5 }

// persons digests the players who are there, in ranking order.
func persons(f *pairing.Field) []person {
	order := f.Ranked()
	ps := make([]person, len(order))
	fide.Digest(f, order, func(k int) *fide.Person { return &ps[k].Person })
	scores, ratings := scoresBefore(f), make([]int32, len(f.Players))
	for i := range f.Players {
		ratings[i] = int32(f.Players[i].Rating)
	}
	most := mostUpfloats(f.Rounds)
	for k := range ps {
		p := &ps[k]
		i, q, sum := p.At, &f.Players[p.At], 0
		p.number = q.Number
		for r := range q.Past {
			g := &q.Past[r]
			if !g.Outcome.Played() || g.Opponent < 0 {
				continue
			}
			p.played++
			sum += int(ratings[g.Opponent])
			if k := r * len(f.Players); scores[k+g.Opponent] > scores[k+i] { // a floater up met a higher score
				p.ups++
				p.upLast = r == len(q.Past)-1
			}
		}
		p.aro, p.maximum = average(sum, p.played), p.ups >= most
		p.prefer()
		if len(p.Barred) > fewBarred {
			slices.Sort(p.Barred)
		}
	}
	return ps
}

// scoresBefore are the pairing scores before each past round, round by round,
// for every player of the field.
func scoresBefore(f *pairing.Field) []model.Points {
	n := len(f.Players)
	scores := make([]model.Points, n*(f.Round-1))
	for i := range f.Players {
		p := &f.Players[i]
		s := p.Score
		for r := len(p.Past) - 1; r >= 0; r-- {
			s -= p.Past[r].Points
			scores[r*n+i] = s
			if r < len(p.Virtual) {
				scores[r*n+i] += p.Virtual[r]
			}
		}
	}
	return scores
}

// prefer finds the colour preference: before the first game it is a mild one for Black.
func (p *person) prefer() {
	if p.Prefer(); len(p.Colours) == 0 {
		p.Wants, p.Strength = model.Black, fide.Mild
	}
}

// clash tells two preferences for the same colour, C7.
func clash(a, b *person) bool { return a.Wants == b.Wants }

// mayMeet is C1, with the forbidden pairs, and C3: two absolute preferences for
// one colour never meet, not even in the last round.
func (t *task) mayMeet(i, j int32) bool {
	a, b := &t.ps[i], &t.ps[j]
	return !(a.must() && b.must() && a.Wants == b.Wants) && !a.bars(j)
}

// fewBarred is how many are looked through one by one.
const fewBarred = 16

// bars tells whether person j is one he has met or must not meet.
func (p *person) bars(j int32) bool {
	if len(p.Barred) > fewBarred {
		_, found := slices.BinarySearch(p.Barred, j)
		return found
	}
	for _, o := range p.Barred {
		if o == j {
			return true
		}
	}
	return false
}
