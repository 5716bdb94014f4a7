package tiebreaks

import "wallchart/model"

var percent = &TieBreak{
	Code: "PERCENT", Name: "Percentage score", Also: []string{"Percentage"},
	Rule: "WinTD", For: Both, Type: B, Format: Quarters, Takes: ModScore,
	Doc: "The points scored over the board in per cent of the points that could be had in the games played, to two decimals.",
	Each: func(t *Tally) {
		k := t.Kind()
		var made, most model.Points
		for r, c := range t.Cells(t.Who) {
			if c.Outcome.Played() {
				made += c.Points(k)
				most += max(1, t.WinWorth(k))
				t.Add(Part{Round: r + 1, Opponent: c.Opponent, Term: amount(Of(c.Points(k))), As: "played", Memo: true})
			}
		}
		if most == 0 {
			t.Undefined("nothing was played")
			return
		}
		t.Add(Part{Opponent: -1, Term: times(100*One, Of(made)).dividedBy(Of(most)), As: "percentage",
			Why: "100 times the points of the lines above over the " + t.num(most) + " that could be had, rounded to two decimals"})
	},
}
