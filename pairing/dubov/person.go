package dubov

import (
	"slices"

	"wallchart/model"
	"wallchart/pairing"
)

// strength of a colour preference.
type strength uint8

const (
	mild strength = iota
	strong
	absolute
)

// person is one player of the round to be paired. Persons are referred to by
// their place in the order of score and pairing number.
type person struct {
	index    int // in Field.Players
	number   int
	seat     int // pairing number that counts for the initial colour
	score    model.Points
	aro      int            // average rating of opponents
	colours  []model.Colour // of the games played
	cd       int            // whites less blacks
	wants    model.Colour
	strength strength
	ups      int  // rounds in which he floated up
	upLast   bool // he did in the last one
	maximum  bool // a maximum upfloater
	played   int
	barred   []int32 // persons he must not meet: C1 and forbidden pairs; in order if they are many
}

// must tells an absolute preference.
func (p *person) must() bool { return p.strength == absolute }

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
	order, seats := f.Ranked(), f.Seats()
	ps := make([]person, len(order))
	place := make([]int32, len(f.Players))
	for i := range place {
		place[i] = -1
	}
	for at, i := range order {
		place[i] = int32(at)
	}
	var colours []model.Colour // of all, one after the other
	var barred []int32
	scores, ratings := scoresBefore(f), make([]int32, len(f.Players))
	for i := range f.Players {
		ratings[i] = int32(f.Players[i].Rating)
	}
	most := mostUpfloats(f.Rounds)
	for at, i := range order {
		p, q := &ps[at], &f.Players[i]
		*p = person{index: i, number: q.Number, seat: seats[i], score: q.Pairing()}
		fromColour, fromBarred, sum := len(colours), len(barred), 0
		for r := range q.Past {
			g := &q.Past[r]
			if !g.Outcome.Played() || g.Opponent < 0 {
				continue
			}
			p.played++
			sum += int(ratings[g.Opponent])
			if g.Colour != model.NoColour {
				colours = append(colours, g.Colour)
			}
			if o := place[g.Opponent]; o >= 0 {
				barred = append(barred, o)
			}
			if k := r * len(f.Players); scores[k+g.Opponent] > scores[k+i] { // a floater up met a higher score
				p.ups++
				p.upLast = r == len(q.Past)-1
			}
		}
		p.colours = colours[fromColour:len(colours):len(colours)]
		p.barred = barred[fromBarred:len(barred):len(barred)]
		p.aro, p.maximum = average(sum, p.played), p.ups >= most
		p.preference()
	}
	for _, ij := range f.Forbidden {
		if a, b := place[ij[0]], place[ij[1]]; a >= 0 && b >= 0 {
			ps[a].barred = append(ps[a].barred, b)
			ps[b].barred = append(ps[b].barred, a)
		}
	}
	for v := range ps {
		if len(ps[v].barred) > fewBarred {
			slices.Sort(ps[v].barred)
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

// preference finds the colour preference: absolute when the difference is
// beyond ±1 or the last two games had one colour, strong at ±1, mild at 0: the
// other colour than last time, and Black before the first game.
func (p *person) preference() {
	n := len(p.colours)
	for _, c := range p.colours {
		if c == model.White {
			p.cd++
		} else {
			p.cd--
		}
	}
	repeated := n >= 2 && p.colours[n-1] == p.colours[n-2]
	switch {
	case n == 0:
		p.wants = model.Black
	case p.cd > 1 || p.cd < -1:
		p.strength, p.wants = absolute, model.White
		if p.cd > 0 {
			p.wants = model.Black
		}
	case repeated:
		p.strength, p.wants = absolute, p.colours[n-1].Opposite()
	case p.cd != 0:
		p.strength, p.wants = strong, model.White
		if p.cd > 0 {
			p.wants = model.Black
		}
	default:
		p.wants = p.colours[n-1].Opposite()
	}
}

// clash tells two preferences for the same colour, C7.
func clash(a, b *person) bool { return a.wants == b.wants }

// mayMeet is C1, with the forbidden pairs, and C3: two absolute preferences for
// one colour never meet, not even in the last round.
func (t *task) mayMeet(i, j int32) bool {
	a, b := &t.ps[i], &t.ps[j]
	return !(a.must() && b.must() && a.wants == b.wants) && !a.bars(j)
}

// fewBarred is how many are looked through one by one.
const fewBarred = 16

// bars tells whether person j is one he has met or must not meet.
func (p *person) bars(j int32) bool {
	if len(p.barred) > fewBarred {
		_, found := slices.BinarySearch(p.barred, j)
		return found
	}
	for _, o := range p.barred {
		if o == j {
			return true
		}
	}
	return false
}
