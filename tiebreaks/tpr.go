package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var tpr = &TieBreak{
	Code: "TPR", Name: phrase.New("Tournament performance rating"), Also: []string{"Performance", "Rating performance", "Rp"},
	Short: phrase.New("Perf."),
	Rule:  []Source{fide("10.2")}, For: Players, Type: D, Format: Whole, Join: MeanWhole, Takes: ModUnrated,
	Doc: phrase.New("The mean rating of the opponents met over the board plus the difference that the rating table " +
		"(B.02) gives for the score against them. Games count 1, ½, 0 whatever the scoring."),
	Remark: unratedMet,
	Each: func(t *Tally) {
		var o otb
		t.overTheBoard(t.Who, t.Use.Unrated, &o)
		t.addRatings()
		if n := len(o.ratings); n > 0 {
			p, d := o.percent(), difference(o.percent())
			t.Add(Part{Opponent: -1, Term: amount(Value(d) * One), After: true, fixed: true,
				Why: phrase.New("%s of %d is %s; rating table B.02: %s gives %s", model.Points(o.halves).Fraction(), n, phrase.Decimal(hundredths(p)),
					phrase.Decimal(hundredths(p)), withSign(d))})
		}
	},
}
