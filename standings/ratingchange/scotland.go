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

// changeOfScotland is the change of a grade: 800 times score less expected score, by the number of games.
//
// 84 games, 55 points, 50.338 expected: 800 × 4.662 ÷ 84 = 44.4: 1770 becomes 1814.
func (e *Event) changeOfScotland(i int, g *Gain) {
	e.by800(i, g, func(_, _ fixed) (int, string) { return g.Games, whole(g.Games).String() })
}
