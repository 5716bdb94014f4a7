package dutch

import (
	"wallchart/model"
	"wallchart/pairing"
)

// strength of a colour preference: C.04.3 (2026), 1.7.
type strength uint8

const (
	noPreference strength = iota
	mild
	strong
	absolute
)

// person is one player of the round to be paired, with all that the criteria
// ask of him. Persons are referred to by their place in the order of article
// 1.2: pairing score, then pairing number.
type person struct {
	index    int // in Field.Players
	number   int
	seat     int // pairing number that counts for the initial colour
	score    model.Points
	colours  []model.Colour // of the games played
	cd       int            // whites less blacks
	wants    model.Colour
	strength strength
	top      bool // a topscorer of the last round, 1.8
	bye      bool // may have the pairing-allocated bye, C2
	unplayed int  // rounds without a game, C9
	down, up [2]bool
	barred   []int32 // persons he must not meet: C1 and forbidden pairs
}

// wide tells a colour difference beyond ±1.
func (p *person) wide() bool { return p.cd > 1 || p.cd < -1 }

// repeated is the colour of the last two games when they had one colour.
func (p *person) repeated() model.Colour {
	if n := len(p.colours); n >= 2 && p.colours[n-1] == p.colours[n-2] {
		return p.colours[n-1]
	}
	return model.NoColour
}

// persons digests the players who are there, in ranking order.
func persons(f *pairing.Field, ed *edition) []person {
	order, seats := f.Ranked(), f.Seats()
	ps := make([]person, len(order))
	place := make([]int32, len(f.Players))
	for i := range place {
		place[i] = -1
	}
	for at, i := range order {
		place[i] = int32(at)
	}
	colours := make([]model.Colour, 0, len(order)*(f.Round-1)) // of all
	barred := make([]int32, 0, len(order)*(f.Round-1))
	for at, i := range order {
		p, q := &ps[at], &f.Players[i]
		*p = person{index: i, number: q.Number, seat: seats[i], score: q.Pairing()}
		from := len(colours)
		colours = q.Colours(colours)
		p.colours = colours[from:len(colours):len(colours)]
		p.preference()
		p.top = f.Round >= f.Rounds && f.Round > 1 && 2*p.score > f.Win*model.Points(f.Round-1)
		p.bye = ed.mayHaveBye(f, i)
		for b := range 2 {
			float := ed.float(f, i, f.Round-1-b)
			p.down[b], p.up[b] = float == pairing.Down, float == pairing.Up
		}
		from = len(barred)
		for r := range q.Past {
			g := &q.Past[r]
			if !g.Outcome.Played() {
				p.unplayed++
			} else if g.Opponent >= 0 && place[g.Opponent] >= 0 {
				barred = append(barred, place[g.Opponent])
			}
		}
		p.barred = barred[from:len(barred):len(barred)]
	}
	for _, ij := range f.Forbidden {
		if a, b := place[ij[0]], place[ij[1]]; a >= 0 && b >= 0 {
			ps[a].barred = append(ps[a].barred, b)
			ps[b].barred = append(ps[b].barred, a)
		}
	}
	return ps
}

// preference finds the colour preference by 1.7: absolute when the difference
// is beyond ±1 or the last two games had one colour, strong at ±1, mild at 0,
// none before the first game.
func (p *person) preference() {
	n := len(p.colours)
	for _, c := range p.colours {
		if c == model.White {
			p.cd++
		} else {
			p.cd--
		}
	}
	switch {
	case n == 0:
		return
	case p.wide():
		p.strength = absolute
	case p.repeated() != model.NoColour:
		p.strength, p.wants = absolute, p.repeated().Opposite()
		return
	case p.cd != 0:
		p.strength = strong
	default:
		p.strength, p.wants = mild, p.colours[n-1].Opposite()
		return
	}
	p.wants = model.Black
	if p.cd < 0 {
		p.wants = model.White
	}
}
