package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	ADJCUM us: 5.0 2.0 2.5 1.5
var ADJCUM = &tiebreaks.TieBreak{
	Code: "ADJCUM", Name: phrase.New("Adjusted Cumulative"), Also: []string{"Adj. Cumulative"},
	Short: phrase.New("Adj. cum."),
	Rule:  []tiebreaks.Source{from("WinTD")}, For: tiebreaks.Both, Type: tiebreaks.B, Format: tiebreaks.Halves, RuleSet: "us",
	Takes: tiebreaks.ModScore,
	Doc: phrase.New("The running score after every round, added up, each unplayed point left out from the round it " +
		"was given in. WinTD's manual names it and does not define it; this is our reading."),
	Reach: tiebreaks.ByOwn,
	Each: func(t *tiebreaks.Tally) {
		var run model.Points
		for r, c := range t.Cells(t.Who) {
			if !c.Outcome.Unplayed() {
				run += c.Points(t.Kind())
			}
			t.Add(tiebreaks.Part{Round: r + 1, Opponent: c.Opponent, Term: tiebreaks.Amount(tiebreaks.Of(run))})
		}
	},
}
