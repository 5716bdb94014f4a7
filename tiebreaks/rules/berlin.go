package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
//
//	BERLIN plain: 3.5 2.5 5.0 1.0
var BERLIN = &tiebreaks.TieBreak{
	Code: "BERLIN", Name: phrase.New("Berlin (board points)"), Also: []string{"Berliner Wertung", "Board points", "Weighted boards"},
	Short: phrase.New("Berlin"),
	Rule:  []tiebreaks.Source{told("German leagues"), from("FFE")}, For: tiebreaks.Teams, Type: tiebreaks.B,
	Format: tiebreaks.Halves, Takes: tiebreaks.ModWeights,
	Doc: phrase.New("The points of board i of B times B+1−i, added up over all boards and matches. W sets other " +
		"weights, as the leagues that weight boards 10, 9, 8, 7, 6, 3, 2, 1: BERLIN/W10.9.8.7.6.3.2.1."),
	Missing: boardsUnknown,
	Each: func(t *tiebreaks.Tally) {
		var ws []int
		for b := t.Boards(); b > 0; b-- {
			ws = append(ws, b)
		}
		if t.Use.Weights != "" {
			ws = t.Use.BoardWeights()
		}
		cells := t.Cells(t.Who)
		for r := range cells {
			c := &cells[r]
			if c.Outcome == model.Rest || c.Outcome == model.Pending {
				continue
			}
			v := weighted(boardPoints(t.Work, c), ws)
			t.Add(tiebreaks.Part{Round: r + 1, Opponent: c.Opponent, Term: tiebreaks.Amount(v), Why: unplayedNote(c)})
		}
	},
}
