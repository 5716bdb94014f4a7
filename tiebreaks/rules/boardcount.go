package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
//
//	BC plain: 2.5 2.0 5.5 2.0
var BC = &tiebreaks.TieBreak{
	Code: "BC", Name: phrase.New("Board count"), Also: []string{"Boardcount"},
	Short: phrase.New("Boards"),
	Rule:  []tiebreaks.Source{fide("12.1")}, For: tiebreaks.Teams, Type: tiebreaks.B, Format: tiebreaks.Halves, Lower: true,
	Doc: phrase.New("Board number times points, added up over all boards and matches; the lower is ahead, because its " +
		"points were won on higher boards. It only means something between teams level on match and game points. The text " +
		"does not say how a bye counts: here a pairing-allocated bye is a win on every board, a half-point bye a draw."),
	Missing: boardsUnknown,
	Each: func(t *tiebreaks.Tally) {
		cells := t.Cells(t.Who)
		for r := range cells {
			c := &cells[r]
			if c.Outcome == model.Rest || c.Outcome == model.Pending {
				continue
			}
			v := boardCount(fullBoards(t.Work, c))
			t.Add(tiebreaks.Part{Round: r + 1, Opponent: c.Opponent, Term: tiebreaks.Amount(v), Why: unplayedNote(c)})
		}
	},
}
