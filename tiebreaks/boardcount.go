package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var bc = &TieBreak{
	Code: "BC", Name: phrase.New("Board count"), Also: []string{"Boardcount"},
	Short: phrase.New("Boards"),
	Rule:  []Source{fide("12.1")}, For: Teams, Type: B, Format: Halves, Lower: true,
	Doc: phrase.New("Board number times points, added up over all boards and matches; the lower is ahead, because its " +
		"points were won on higher boards. It only means something between teams level on match and game points. The text " +
		"does not say how a bye counts: here a pairing-allocated bye is a win on every board, a half-point bye a draw."),
	Missing: boardsUnknown,
	Each: func(t *Tally) {
		cells := t.Cells(t.Who)
		for r := range cells {
			c := &cells[r]
			if c.Outcome == model.Rest || c.Outcome == model.Pending {
				continue
			}
			v := boardCount(t.fullBoards(c))
			t.Add(Part{Round: r + 1, Opponent: c.Opponent, Term: amount(v), Why: unplayedNote(c)})
		}
	},
}
