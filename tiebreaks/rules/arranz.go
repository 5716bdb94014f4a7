package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	ARRANZ plain: 2.4 1.0 1.0 0.6
var ARRANZ = &tiebreaks.TieBreak{
	Code: "ARRANZ", Name: phrase.New("Arranz"), Also: []string{"Arranz system"},
	Short: phrase.New("Arranz"),
	Rule:  []tiebreaks.Source{from("Swiss-Manager 61")}, For: tiebreaks.Players, Type: tiebreaks.B, Format: tiebreaks.Halves,
	Doc:     phrase.New("1 for a win, 0.6 for a draw with Black, 0.4 for a draw with White; games over the board only."),
	Missing: coloursUnknown,
	Each: func(t *tiebreaks.Tally) {
		for r, c := range t.Cells(t.Who) {
			p := tiebreaks.Part{Round: r + 1, Opponent: c.Opponent}
			switch {
			case c.Outcome.IsWin():
				p.Term = tiebreaks.Amount(tiebreaks.One)
			case c.Outcome.IsDraw() && c.Colour == model.Black:
				p.Term, p.Why = tiebreaks.Amount(60), phrase.New("draw with Black")
			case c.Outcome.IsDraw():
				p.Term, p.Why = tiebreaks.Amount(40), phrase.New("draw with White")
			default:
				continue
			}
			t.Add(p)
		}
	},
}
