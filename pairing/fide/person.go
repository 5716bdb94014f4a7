// Package fide is what FIDE's Swiss systems for individuals (Dutch, Dubov, Burstein) have in common: what they ask of a player's
// games before the round, what they say of his colours, and how a bracket is looked at once it is paired. Which criteria there are,
// and in what order, each system says for itself.
package fide

import (
	"slices"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/phrase"
)

// Strength of a colour preference (C.04.3 1.7).
type Strength uint8

// Strengths.
const (
	None     Strength = iota // no game played
	Mild                     // as many games with either colour
	Strong                   // a difference of one
	Absolute                 // a difference of two or more, or the last two games with one colour
)

// Person is what every system asks of one who is to be paired. Persons are referred to by their place in an order that each system
// has.
type Person struct {
	At         int            // in Field.Players
	Seat       int            // pairing number that counts for the initial colour
	Score      model.Points   // pairing score
	Colours    []model.Colour // of the games played
	Difference int            // whites less blacks
	Wants      model.Colour
	Strength   Strength
	Barred     []int32 // persons he must not meet: C1 and forbidden pairs
}

// Digest fills in the persons of a field; order are their places in Field.Players.
func Digest(f *pairing.Field, order []int, person func(k int) *Person) {
	seats := f.Seats()
	place := make([]int32, len(f.Players))
	for i := range place {
		place[i] = -1
	}
	for k, i := range order {
		place[i] = int32(k)
	}
	colours := make([]model.Colour, 0, len(order)*(f.Round-1)) // of all, one after the other
	barred := make([]int32, 0, len(order)*(f.Round-1))
	for k, i := range order {
		p, q := person(k), &f.Players[i]
		p.At, p.Seat, p.Score = i, seats[i], q.Pairing()
		from := len(colours)
		colours = q.Colours(colours)
		p.Colours = colours[from:len(colours):len(colours)]
		p.Prefer()
		from = len(barred)
		for r := range q.Past {
			if g := &q.Past[r]; g.Outcome.Played() && g.Opponent >= 0 && place[g.Opponent] >= 0 {
				barred = append(barred, place[g.Opponent])
			}
		}
		p.Barred = barred[from:len(barred):len(barred)]
	}
	for _, ij := range f.Forbidden {
		if a, b := place[ij[0]], place[ij[1]]; a >= 0 && b >= 0 {
			person(int(a)).Barred = append(person(int(a)).Barred, b)
			person(int(b)).Barred = append(person(int(b)).Barred, a)
		}
	}
}

// Prefer finds the colour preference: absolute when the difference is beyond ±1 or the last two games had one colour, strong at ±1,
// mild at 0, none before the first game.
func (p *Person) Prefer() {
	n := len(p.Colours)
	p.Difference = 0
	for _, c := range p.Colours {
		if c == model.White {
			p.Difference++
		} else {
			p.Difference--
		}
	}
	fewer := model.White
	if p.Difference > 0 {
		fewer = model.Black
	}
	switch {
	case n == 0:
	case p.Wide():
		p.Strength, p.Wants = Absolute, fewer
	case p.Repeated() != model.NoColour:
		p.Strength, p.Wants = Absolute, p.Repeated().Opposite()
	case p.Difference != 0:
		p.Strength, p.Wants = Strong, fewer
	default:
		p.Strength, p.Wants = Mild, p.Colours[n-1].Opposite()
	}
}

// Wide tells a colour difference beyond ±1.
func (p *Person) Wide() bool { return p.Difference > 1 || p.Difference < -1 }

// Repeated is the colour of the last two games when they had one colour.
func (p *Person) Repeated() model.Colour {
	if n := len(p.Colours); n >= 2 && p.Colours[n-1] == p.Colours[n-2] {
		return p.Colours[n-1]
	}
	return model.NoColour
}

// Clash tells two preferences for the same colour.
func Clash(a, b *Person) bool { return a.Wants == b.Wants && a.Wants != model.NoColour }

// Stubborn tells two absolute preferences for the same colour.
func Stubborn(a, b *Person) bool {
	return a.Strength == Absolute && b.Strength == Absolute && a.Wants == b.Wants
}

// Preference is a colour preference in words: "Bruno must have White".
func (p *Person) Preference(f *pairing.Field) phrase.Text {
	who := f.Players[p.At].Label()
	switch p.Strength {
	case Absolute:
		return phrase.New("%s must have %s", who, p.Wants)
	case Strong:
		return phrase.New("%s is due %s", who, p.Wants)
	case Mild:
		return phrase.New("%s alternates to %s", who, p.Wants)
	}
	return phrase.New("%s has no preference", who)
}

// Apart is why two who may not meet may not: they have met (C1), are a forbidden pair, as barred says, or neither can give way (C3).
// Rule cites a criterion of the system.
func Apart(f *pairing.Field, h, l *Person, barred bool, rule func(criterion string) string) *pairing.Reason {
	one, other := f.Players[h.At].Label(), f.Players[l.At].Label()
	for r, g := range f.Players[h.At].Past {
		if g.Opponent == l.At && g.Outcome.Played() {
			return &pairing.Reason{Rule: rule("C1"), Text: phrase.New("%s and %s met in round %d.", one, other, f.Began(r+1))}
		}
	}
	if barred {
		return &pairing.Reason{Rule: "C.04.2", Text: phrase.New("%s and %s are a forbidden pair.", one, other)}
	}
	return &pairing.Reason{Rule: rule("C3"), Text: phrase.New("Neither can give way: %s, and %s.", h.Preference(f), l.Preference(f))}
}

// Spare are the places in Field.Players of those whom free names; nil names everybody.
func Spare(free []bool, persons int, at func(k int) int) []int {
	var spare []int
	for k := range persons {
		if free == nil || free[k] {
			spare = append(spare, at(k))
		}
	}
	return spare
}

// Between lists the persons from … to−1.
func Between(from, to int) []int32 {
	list := make([]int32, 0, to-from)
	for v := from; v < to; v++ {
		list = append(list, int32(v))
	}
	return list
}

// Paired tells whether number i is in a pair.
func Paired(pairs [][2]int32, i int) bool {
	return slices.ContainsFunc(pairs, func(p [2]int32) bool { return int(p[0]) == i || int(p[1]) == i })
}

// Floaters are those of a bracket who are in no pair of it.
func Floaters(verts []int32, pairs [][2]int32) []int32 {
	paired := make([]bool, len(verts))
	for _, ij := range pairs {
		paired[ij[0]], paired[ij[1]] = true, true
	}
	var left []int32
	for i, v := range verts {
		if !paired[i] {
			left = append(left, v)
		}
	}
	return left
}
