package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var arranz = &TieBreak{
	Code: "ARRANZ", Name: phrase.New("Arranz"), Also: []string{"Arranz system"},
	Short: phrase.New("Arranz"),
	Rule:  []Source{from("Swiss-Manager 61")}, For: Players, Type: B, Format: Halves,
	Doc:     phrase.New("1 for a win, 0.6 for a draw with Black, 0.4 for a draw with White; games over the board only."),
	Missing: coloursUnknown,
	Each: func(t *Tally) {
		for r, c := range t.Cells(t.Who) {
			p := Part{Round: r + 1, Opponent: c.Opponent}
			switch {
			case c.Outcome.IsWin():
				p.Term = amount(One)
			case c.Outcome.IsDraw() && c.Colour == model.Black:
				p.Term, p.Why = amount(60), phrase.New("draw with Black")
			case c.Outcome.IsDraw():
				p.Term, p.Why = amount(40), phrase.New("draw with White")
			default:
				continue
			}
			t.Add(p)
		}
	},
}
