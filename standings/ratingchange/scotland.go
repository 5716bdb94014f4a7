package ratingchange

import (
	"wallchart/model"
	"wallchart/phrase"
)

var scotland = System{Code: "scotland", Name: phrase.New("Chess Scotland"), Homes: []string{"SCO"}, Counts: model.RatingNationalFirst,
	Rule: phrase.New("Chess Scotland, calculation steps: new = old + 800 (score − expected) ÷ games"),
	Estimate: phrase.New("An estimate: a grade is made of the games of a whole season, and this is the grade if there were no others. " +
		"Corrections for juniors and for new players are not in it."), rate: func(e *Event) []Gain {
		all := make([]Gain, len(e.People))
		for i := range e.People {
			if e.People[i].Rating != 0 {
				e.changeOfScotland(i, &all[i])
			}
		}
		return all
	}}

// scottish is the change of a grade: 800 times score less expected score, by the number of games.
//
// 84 games, 55 points, 50.338 expected: 800 × 4.662 ÷ 84 = 44.4: 1770 becomes 1814.
func scottish(made, awaited fixed, games int) fixed { return mul(800*one, made-awaited) / fixed(games) }

func (e *Event) changeOfScotland(i int, g *Gain) {
	p := &e.People[i]
	x := p.begin()
	awaited := fixed(0)
	for _, r := range p.Results {
		o := &e.People[r.Opponent]
		if o.Rating == 0 {
			x.Lines = append(x.Lines, e.leftOut(&r))
			continue
		}
		expected := normalScore(int(p.Rating - o.Rating))
		l := e.line(&r)
		l.Amount = signed(whole(r.Halves)/2-expected, 3)
		l.Note = phrase.New("%s; %d, difference %s: %s expected", scored(r.Halves), o.Rating, signedWhole(int(p.Rating-o.Rating)),
			phrase.Decimal(text(expected, 3)))
		x.Lines = append(x.Lines, l)
		awaited += expected
		g.Games, g.Halves = g.Games+1, g.Halves+r.Halves
	}
	if g.Games == 0 {
		return
	}
	made := whole(g.Halves) / 2
	change := scottish(made, awaited, g.Games)
	g.Known, g.Fine, g.Change, g.After = true, true, rounded(change, 2), rounded(whole(int(p.Rating))+change, 0)
	g.Awaited = text(awaited, 3)
	g.Surplus = signed(made-awaited, 3)
	x.Value = signed(change, 2)
	x.Formula = "800 × (" + text(made, 1) + " − " + g.Awaited + ") ÷ " + whole(g.Games).String() + " = " + text(change, 2)
	g.Sum = x
}
