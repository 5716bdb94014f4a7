package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var percent = &TieBreak{
	Code: "PERCENT", Name: phrase.New("Percentage score"), Also: []string{"Percentage"},
	Short: phrase.New("Pct."),
	Rule:  []Source{from("WinTD")}, For: Both, Type: B, Format: Quarters, Takes: ModScore,
	Doc: phrase.New("The points scored over the board in per cent of the points that could be had in the games " +
		"played, to two decimals."),
	Each: func(t *Tally) {
		k := t.Kind()
		var made, most model.Points
		for r, c := range t.Cells(t.Who) {
			if c.Outcome.Played() {
				made += c.Points(k)
				most += max(1, t.WinWorth(k))
				t.Add(Part{Round: r + 1, Opponent: c.Opponent, Term: amount(Of(c.Points(k))), Memo: true})
			}
		}
		if most == 0 {
			t.Undefined(phrase.New("nothing was played"))
			return
		}
		t.Add(Part{Opponent: -1, Term: times(100*One, Of(made)).dividedBy(Of(most)),
			Why: phrase.New("100 times the points of the lines above over the %s that could be had, rounded to two decimals", t.num(most))})
	},
}
