package tiebreaks

import "wallchart/phrase"

var otbFirst = &TieBreak{
	Code: "OTB", Name: phrase.New("Scored in actual play"), Also: []string{"Scored over the board"},
	Short: phrase.New("OTB"),
	Rule:  []Source{from("Michigan Chess Association")}, For: Both, Type: B, Format: Whole, Home: "us",
	Doc: phrase.New("1 for whoever scored over the board, 0 for whoever has points only from byes and forfeits. " +
		"Michigan puts it before every other tie-break."),
	Each: func(t *Tally) {
		for r, c := range t.Cells(t.Who) {
			if c.Outcome.IsWin() || c.Outcome.IsDraw() {
				t.Add(Part{Round: r + 1, Opponent: c.Opponent, Term: amount(One)})
				return
			}
		}
	},
}
