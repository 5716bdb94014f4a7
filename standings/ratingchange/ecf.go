package ratingchange

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

var ecf = System{Code: "ecf", Name: phrase.New("ECF"), Homes: []string{"ENG"}, Counts: model.RatingNationalFirst,
	Rule: phrase.New("ECF, monthly ratings: k times score less expected score; k 20, juniors 40"),
	Estimate: phrase.New("An estimate: the ECF rates whole months, and players with fewer than 10 games by their performance. We take those " +
		"for juniors who become 18 or less in the year; the rule's own limit is not known to us."),
	rate: func(e *Event) []Gain {
		all := make([]Gain, len(e.People))
		for i := range e.People {
			if e.People[i].Rating != 0 {
				e.changeOfECF(i, &all[i])
			}
		}
		return all
	}}

// The coefficients of the ECF, and the age up to which we take somebody for a junior.
const (
	ecfK      = 20
	ecfJunior = 40
	ecfYoung  = 18
	ecfFull   = 10 // with fewer rated games a rating is a partial one
)

// changeOfECF is k times the score less what FIDE's table 8.1.2 expects.
//
// 1800 beats 1700 and draws with 1900: 20 × (1.5 − 0.64 − 0.36) = +10. Against somebody with a partial rating half of it counts: 1800
// beats 1700 of 9 games: 20 × 0.36 / 2 = +3.6.
func (e *Event) changeOfECF(i int, g *Gain) {
	p := &e.People[i]
	k := ecfK
	if years, known := e.age(p); known && years <= ecfYoung {
		k = ecfJunior
	}
	x := p.begin()
	var parts []string
	sum, twice := 0, 0 // what is expected, and twice what is made above it
	for r, o := range e.rated(p, &x) {
		pd := tiebreaks.ExpectedScore(int(p.Rating - o.Rating))
		l := e.line(&r)
		above := 2 * (50*r.Halves - pd)
		l.Note = phrase.New("%s; %d, difference %s: %s expected", scored(r.Halves), o.Rating, signedWhole(int(p.Rating-o.Rating)),
			phrase.Decimal(text(fixed(pd)*(one/100), 2)))
		decimals := 2
		if o.Games > 0 && o.Games < ecfFull {
			above /= 2
			l.Note = phrase.New("%s; half of it, against a partial rating", l.Note)
			if above%2 != 0 {
				decimals = 3
			}
		}
		l.Amount = signed(fixed(above)*(one/200), decimals)
		twice += above
		x.Lines = append(x.Lines, l)
		parts, sum = append(parts, l.Amount), sum+pd
		g.Games, g.Halves = g.Games+1, g.Halves+r.Halves
	}
	if g.Games == 0 {
		return
	}
	g.Known, g.Change = true, k*twice/2
	g.After = int(p.Rating) + rounded(fixed(g.Change)*(one/100), 0)
	g.K, g.Awaited = whole(k).String(), text(fixed(sum)*(one/100), 2)
	g.Surplus = signed(fixed(twice)*(one/200), 2)
	x.Value = changed(g.Change)
	x.Formula = bracketed([]string{summed(parts)}, "", len(parts) > 1) + " × " + g.K + " = " + x.Value
	g.Sum = x
}
