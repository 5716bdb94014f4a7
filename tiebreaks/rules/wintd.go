package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	PERCENT us: 83.33 50.00 50.00 16.67
var PERCENT = &tiebreaks.TieBreak{
	Code: "PERCENT", Name: phrase.New("Percentage score"), Also: []string{"Percentage"},
	Short: phrase.New("Pct."),
	Rule:  []tiebreaks.Source{from("WinTD")}, For: tiebreaks.Both, Type: tiebreaks.B, Format: tiebreaks.Quarters, Takes: tiebreaks.ModScore,
	Doc: phrase.New("The points scored over the board in per cent of the points that could be had in the games " +
		"played, to two decimals."),
	Each: func(t *tiebreaks.Tally) {
		k := t.Kind()
		var made, most model.Points
		for r, c := range t.Cells(t.Who) {
			if c.Outcome.Played() {
				made += c.Points(k)
				most += max(1, t.WinWorth(k))
				t.Add(tiebreaks.Part{Round: r + 1, Opponent: c.Opponent, Term: tiebreaks.Amount(tiebreaks.Of(c.Points(k))), Memo: true})
			}
		}
		if most == 0 {
			t.Undefined(phrase.New("nothing was played"))
			return
		}
		t.Add(tiebreaks.Part{Opponent: -1, Term: tiebreaks.Times(100*tiebreaks.One, tiebreaks.Of(made)).DividedBy(tiebreaks.Of(most)),
			Why: phrase.New("100 times the points of the lines above over the %s that could be had, rounded to two decimals", t.Num(most))})
	},
}
