package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var blacks = &TieBreak{
	Code: "BLACKS", Name: phrase.New("Most Blacks"), Also: []string{"Most black games", "Played Black"},
	Short: phrase.New("Blacks"),
	Rule:  []Source{usChess("34E6")}, For: Both, Type: B, Format: Whole, Home: "us",
	Doc:     phrase.New("The number of games played with the black pieces."),
	Missing: coloursUnknown,
	Reach:   ByOwn,
	Each: func(t *Tally) {
		for r, c := range t.Cells(t.Who) {
			if c.Outcome.Played() && c.Colour == model.Black {
				t.Add(Part{Round: r + 1, Opponent: c.Opponent, Term: amount(One)})
			}
		}
	},
}
