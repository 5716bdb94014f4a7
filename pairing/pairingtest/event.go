// Package pairingtest reads finished tournaments for the tests of the pairing
// engines: each round of a TRF file becomes the Field its pairing was made
// from, and the pairs that must come out.
package pairingtest

import (
	"strconv"

	"wallchart/model"
	"wallchart/pairing"
)

// Event is one finished tournament.
type Event struct {
	Name    string
	Rounds  int
	Played  int
	Initial model.Colour
	worth   map[byte]model.Points
	players []player
	number  map[int]int
	accel   []accel
	forbid  []forbid
}

type player struct {
	number int
	rating model.Rating
	cells  []cell
}

type cell struct {
	opponent int
	colour   byte
	result   byte
}

type accel struct {
	points                model.Points
	from, to, first, last int
}

type forbid struct {
	from, to int
	who      []int
}

// Field is what was known before the round.
func (e *Event) Field(round int) *pairing.Field {
	f := &pairing.Field{Round: round, Rounds: e.Rounds, Initial: e.Initial,
		Win: e.worth['W'], Draw: e.worth['D'], Loss: e.worth['L'], Players: make([]pairing.Player, len(e.players))}
	for i := range f.Players {
		p := &f.Players[i]
		p.ID, p.Number = model.ID(i+1), e.players[i].number
		p.Name, p.Rating = "Player "+strconv.Itoa(p.Number), e.players[i].rating
		for r := 1; r < round; r++ {
			g := e.past(e.cell(i, r))
			p.Past = append(p.Past, g)
			p.Score += g.Points
		}
		for _, a := range e.accel {
			if p.Number < a.first || p.Number > a.last {
				continue
			}
			if p.Virtual == nil {
				p.Virtual = make([]model.Points, round)
			}
			for r := a.from; r <= min(a.to, round); r++ {
				p.Virtual[r-1] += a.points
			}
		}
		c := e.cell(i, round)
		p.Present = c.opponent > 0 || c.result == 'U'
		p.Why = outcomes[c.result]
	}
	for _, g := range e.forbid {
		if round < g.from || round > g.to {
			continue
		}
		for a := range g.who {
			for b := range a {
				f.Forbidden = append(f.Forbidden, [2]int{e.number[g.who[a]], e.number[g.who[b]]})
			}
		}
	}
	return f
}

// Want is the round as it was: White to Black, and the bye or −1.
func (e *Event) Want(round int) (map[int]int, int) {
	pairs, bye := map[int]int{}, -1
	for i := range e.players {
		c := e.cell(i, round)
		if c.opponent > 0 && c.colour == 'w' {
			pairs[i] = e.number[c.opponent]
		}
		if c.result == 'U' {
			bye = i
		}
	}
	return pairs, bye
}
