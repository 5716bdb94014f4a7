package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	PTP fide2026: 2089 1847 1847 1610   2089: 2000 gives 0.75, 0.84 and 0.91 by the table
var PTP = &tiebreaks.TieBreak{
	Code: "PTP", Name: phrase.New("Perfect tournament performance"), Also: []string{"Perfect performance"},
	Short: phrase.New("PTP"),
	Rule:  []tiebreaks.Source{fide("10.3")}, For: tiebreaks.Players, Type: tiebreaks.D, Format: tiebreaks.Whole, Takes: tiebreaks.ModUnrated,
	Doc: phrase.New("The lowest rating whose expected score against the opponents met over the board, by the rating " +
		"table without its cut at 400, reaches the score made; without any points, 800 below the weakest opponent."),
	Remark: tiebreaks.UnratedMet,
	Each: func(t *tiebreaks.Tally) {
		var o otb
		overTheBoard(t.Work, t.Who, t.Use.Unrated, &o)
		if len(o.ratings) == 0 {
			addRatings(t)
			t.Undefined(phrase.New("no game over the board against a rated player"))
			return
		}
		v := o.ptp()
		addRatings(t)
		for k := range t.Parts {
			p := &t.Parts[k]
			if p.Memo {
				continue
			}
			p.Memo = true
			p.Why = lineOf(t.Work, v-int(p.Value()/tiebreaks.One))
		}
		why := phrase.New("the lowest rating expected to score %s", model.Points(o.halves).Fraction())
		if o.halves == 0 {
			why = phrase.New("no points: 800 below the weakest opponent")
		}
		t.Add(tiebreaks.Part{Opponent: -1, Term: tiebreaks.Amount(tiebreaks.Value(v) * tiebreaks.One), Why: why})
	},
}
