package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var adjcum = &TieBreak{
	Code: "ADJCUM", Name: phrase.New("Adjusted Cumulative"), Also: []string{"Adj. Cumulative"},
	Short: phrase.New("Adj. cum."),
	Rule:  []Source{from("WinTD")}, For: Both, Type: B, Format: Halves, Home: "us", Takes: ModScore,
	Doc: phrase.New("The running score after every round, added up, each unplayed point left out from the round it " +
		"was given in. WinTD's manual names it and does not define it; this is our reading."),
	Reach: ByOwn,
	Each: func(t *Tally) {
		var run model.Points
		for r, c := range t.Cells(t.Who) {
			if !c.Outcome.Unplayed() {
				run += c.Points(t.Kind())
			}
			t.Add(Part{Round: r + 1, Opponent: c.Opponent, Term: amount(Of(run))})
		}
	},
}
