package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	STD fide2026: 2.5 2.0 1.0 0.5
var STD = &tiebreaks.TieBreak{
	Code: "STD", Name: phrase.New("Standard points"), Also: []string{"Standard score"},
	Short: phrase.New("Std."),
	Rule:  []tiebreaks.Source{fideNew}, For: tiebreaks.Both, Type: tiebreaks.B, Format: tiebreaks.Halves, Takes: tiebreaks.ModScore,
	Doc: phrase.New("1 for every round in which more was scored than the opponent did, ½ for as much; without a " +
		"game, 1, ½ or 0 for an award of more than, as much as, less than a draw (so a double forfeit gives nobody " +
		"anything). For events that give 3 points for a win."),
	Reach: tiebreaks.ByOpponents,
	Each: func(t *tiebreaks.Tally) {
		k := t.Kind()
		for r := range t.Cells(t.Who) {
			c := &t.Cells(t.Who)[r]
			if c.Outcome == model.Rest || c.Outcome == model.Pending {
				continue
			}
			other := t.DrawWorth(k)
			if c.Opponent >= 0 && c.Outcome.Played() {
				other = t.Cells(c.Opponent)[r].Points(k)
			}
			p := tiebreaks.Part{Round: r + 1, Opponent: c.Opponent, Term: tiebreaks.Amount(0), Why: unplayedNote(c)}
			switch own := c.Points(k); {
			case own > other:
				p.Term = tiebreaks.Amount(tiebreaks.One)
			case own == other:
				p.Term = tiebreaks.Amount(tiebreaks.One / 2)
			}
			t.Add(p)
		}
	},
}
