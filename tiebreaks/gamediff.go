package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var gpdiff = pointDifference("GPDIFF", phrase.New("Game point difference"), phrase.New("GP diff."),
	phrase.New("The game points made less those of the opponents, match by match. A bye counts what it was credited with."), false)

var gpdiffplus = pointDifference("GPDIFFPLUS", phrase.New("Game point difference, no match below 0"), phrase.New("GP diff. +"),
	phrase.New("The game points made less those of the opponent, match by match, a lost match counting 0 (France)."), true)

// pointDifference makes the records of game point differences.
func pointDifference(code string, name, short, doc phrase.Text, floor bool) *TieBreak {
	return &TieBreak{
		Code: code, Name: name, Short: short, Rule: []Source{told("FFE and league rules")}, For: Teams, Type: B, Format: Halves, Doc: doc,
		Each: func(t *Tally) {
			for r, c := range t.Cells(t.Who) {
				if c.Outcome == model.Rest || c.Outcome == model.Pending {
					continue
				}
				d := c.Games - c.Against
				p := Part{Round: r + 1, Opponent: c.Opponent, Why: unplayedNote(&c)}
				if floor && d < 0 {
					d, p.Why = 0, phrase.New("lost %s-%s", c.Games.Fraction(), c.Against.Fraction())
				}
				p.Term = amount(Of(d))
				t.Add(p)
			}
		},
	}
}
