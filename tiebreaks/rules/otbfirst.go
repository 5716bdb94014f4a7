package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	OTB us: 1 1 1 1
var OTB = &tiebreaks.TieBreak{
	Code: "OTB", Name: phrase.New("Scored in actual play"), Also: []string{"Scored over the board"},
	Short: phrase.New("OTB"),
	Rule:  []tiebreaks.Source{from("Michigan Chess Association")}, For: tiebreaks.Both, Type: tiebreaks.B, Format: tiebreaks.Whole,
	RuleSet: "us",
	Doc: phrase.New("1 for whoever scored over the board, 0 for whoever has points only from byes and forfeits. " +
		"Michigan puts it before every other tie-break."),
	Each: func(t *tiebreaks.Tally) {
		for r, c := range t.Cells(t.Who) {
			if c.Outcome.IsWin() || c.Outcome.IsDraw() {
				t.Add(tiebreaks.Part{Round: r + 1, Opponent: c.Opponent, Term: tiebreaks.Amount(tiebreaks.One)})
				return
			}
		}
	},
}
