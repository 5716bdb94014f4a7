package tiebreaks

import "wallchart/model"

var arranz = &TieBreak{
	Code: "ARRANZ", Name: "Arranz", Also: []string{"Arranz system"},
	Rule: "Swiss-Manager 61", For: Players, Type: B, Format: Halves,
	Doc:     "1 for a win, 0.6 for a draw with Black, 0.4 for a draw with White; games over the board only.",
	Missing: coloursUnknown,
	Each: func(t *Tally) {
		for r, c := range t.Cells(t.Who) {
			p := Part{Round: r + 1, Opponent: c.Opponent, As: "played"}
			switch {
			case c.Outcome.IsWin():
				p.Term = amount(One)
			case c.Outcome.IsDraw() && c.Colour == model.Black:
				p.Term, p.Why = amount(60), "draw with Black"
			case c.Outcome.IsDraw():
				p.Term, p.Why = amount(40), "draw with White"
			default:
				continue
			}
			t.Add(p)
		}
	},
}
