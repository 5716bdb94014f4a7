package tiebreaks

import (
	"fmt"

	"wallchart/model"
)

var tpr = &TieBreak{
	Code: "TPR", Name: "Tournament performance rating", Also: []string{"Performance", "Rating performance", "Rp"},
	Rule: "FIDE C.07 (March 2026) 10.2", For: Players, Type: D, Format: Whole, Join: MeanWhole, Takes: ModUnrated,
	Doc: "The mean rating of the opponents met over the board plus the difference that the rating table (B.02) gives for the score against " +
		"them. Games count 1, ½, 0 whatever the scoring.",
	Remark: unratedMet,
	Each: func(t *Tally) {
		var o otb
		t.overTheBoard(t.Who, t.Use.Unrated, &o)
		t.addRatings()
		if n := len(o.ratings); n > 0 {
			p, d := o.percent(), difference(o.percent())
			t.Add(Part{Opponent: -1, Term: amount(Value(d) * One), As: "rating table", After: true, fixed: true,
				Why: fmt.Sprintf("%s of %d is %d.%02d; rating table B.02: %d.%02d gives %+d", model.Points(o.halves).Fraction(), n, p/100, p%100,
					p/100, p%100, d)})
		}
	},
}
