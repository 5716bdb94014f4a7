package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var ptp = &TieBreak{
	Code: "PTP", Name: phrase.New("Perfect tournament performance"), Also: []string{"Perfect performance"},
	Short: phrase.New("PTP"),
	Rule:  []Source{fide("10.3")}, For: Players, Type: D, Format: Whole, Takes: ModUnrated,
	Doc: phrase.New("The lowest rating whose expected score against the opponents met over the board, by the rating " +
		"table without its cut at 400, reaches the score made; without any points, 800 below the weakest opponent."),
	Remark: unratedMet,
	Each: func(t *Tally) {
		var o otb
		t.overTheBoard(t.Who, t.Use.Unrated, &o)
		if len(o.ratings) == 0 {
			t.addRatings()
			t.Undefined(phrase.New("no game over the board against a rated player"))
			return
		}
		v := o.ptp()
		t.addRatings()
		for k := range t.Parts {
			p := &t.Parts[k]
			if p.Memo {
				continue
			}
			p.Memo = true
			p.Why = t.lineOf(v - int(p.Value()/One))
		}
		why := phrase.New("the lowest rating expected to score %s", model.Points(o.halves).Fraction())
		if o.halves == 0 {
			why = phrase.New("no points: 800 below the weakest opponent")
		}
		t.Add(Part{Opponent: -1, Term: amount(Value(v) * One), Why: why})
	},
}
