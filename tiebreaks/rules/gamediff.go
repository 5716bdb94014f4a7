package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
//
//	GPDIFF plain: 0.0 -1.0 3.0 -2.0
var GPDIFF = pointDifference("GPDIFF", phrase.New("Game point difference"), phrase.New("GP diff."),
	phrase.New("The game points made less those of the opponents, match by match. A bye counts what it was credited with."), false)

// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
//
//	GPDIFFPLUS plain: 1.0 0.0 3.0 0.0
var GPDIFFPLUS = pointDifference("GPDIFFPLUS", phrase.New("Game point difference, no match below 0"), phrase.New("GP diff. +"),
	phrase.New("The game points made less those of the opponent, match by match, a lost match counting 0 (France)."), true)

// pointDifference makes the records of game point differences.
func pointDifference(code string, name, short, doc phrase.Text, floor bool) *tiebreaks.TieBreak {
	return &tiebreaks.TieBreak{
		Code: code, Name: name, Short: short, Rule: []tiebreaks.Source{told("FFE and league rules")}, For: tiebreaks.Teams,
		Type: tiebreaks.B, Format: tiebreaks.Halves, Doc: doc,
		Each: func(t *tiebreaks.Tally) {
			for r, c := range t.Cells(t.Who) {
				if c.Outcome == model.Rest || c.Outcome == model.Pending {
					continue
				}
				d := c.Games - c.Against
				p := tiebreaks.Part{Round: r + 1, Opponent: c.Opponent, Why: unplayedNote(&c)}
				if floor && d < 0 {
					d, p.Why = 0, phrase.New("lost %s-%s", c.Games.Fraction(), c.Against.Fraction())
				}
				p.Term = tiebreaks.Amount(tiebreaks.Of(d))
				t.Add(p)
			}
		},
	}
}
