package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	BLACKS us: 1 1 1 2
var BLACKS = &tiebreaks.TieBreak{
	Code: "BLACKS", Name: phrase.New("Most Blacks"), Also: []string{"Most black games", "Played Black"},
	Short: phrase.New("Blacks"),
	Rule:  []tiebreaks.Source{usChess("34E6")}, For: tiebreaks.Both, Type: tiebreaks.B, Format: tiebreaks.Whole, RuleSet: "us",
	Doc:     phrase.New("The number of games played with the black pieces."),
	Missing: coloursUnknown,
	Reach:   tiebreaks.ByOwn,
	Each: func(t *tiebreaks.Tally) {
		for r, c := range t.Cells(t.Who) {
			if c.Outcome.Played() && c.Colour == model.Black {
				t.Add(tiebreaks.Part{Round: r + 1, Opponent: c.Opponent, Term: tiebreaks.Amount(tiebreaks.One)})
			}
		}
	},
}
