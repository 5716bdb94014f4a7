package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var berlin = &TieBreak{
	Code: "BERLIN", Name: phrase.New("Berlin (board points)"), Also: []string{"Berliner Wertung", "Board points", "Weighted boards"},
	Short: phrase.New("Berlin"),
	Rule:  []Source{told("German leagues"), from("FFE")}, For: Teams, Type: B, Format: Halves, Takes: ModWeights,
	Doc: phrase.New("The points of board i of B times B+1−i, added up over all boards and matches. W sets other " +
		"weights, as the leagues that weight boards 10, 9, 8, 7, 6, 3, 2, 1: BERLIN/W10.9.8.7.6.3.2.1."),
	Missing: boardsUnknown,
	Each: func(t *Tally) {
		var ws []int
		for b := t.Boards(); b > 0; b-- {
			ws = append(ws, b)
		}
		if t.Use.Weights != "" {
			ws = weights(t.Use.Weights)
		}
		cells := t.Cells(t.Who)
		for r := range cells {
			c := &cells[r]
			if c.Outcome == model.Rest || c.Outcome == model.Pending {
				continue
			}
			v := weighted(t.boardPoints(c), ws)
			t.Add(Part{Round: r + 1, Opponent: c.Opponent, Term: amount(v), Why: unplayedNote(c)})
		}
	},
}
