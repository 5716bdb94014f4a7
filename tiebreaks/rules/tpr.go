package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	TPR fide2026: 2073 1850 1850 1627   2½ of 3 is 0.83: 273; ½ of 3 is 0.17: -273
var TPR = &tiebreaks.TieBreak{
	Code: "TPR", Name: phrase.New("Tournament performance rating"), Also: []string{"Performance", "Rating performance", "Rp"},
	Short: phrase.New("Perf."),
	Rule:  []tiebreaks.Source{fide("10.2")}, For: tiebreaks.Players, Type: tiebreaks.D, Format: tiebreaks.Whole,
	Join: tiebreaks.MeanWhole, Takes: tiebreaks.ModUnrated,
	Doc: phrase.New("The mean rating of the opponents met over the board plus the difference that the rating table " +
		"(B.02) gives for the score against them. Games count 1, ½, 0 whatever the scoring."),
	Remark: tiebreaks.UnratedMet,
	Each: func(t *tiebreaks.Tally) {
		var o otb
		overTheBoard(t.Work, t.Who, t.Use.Unrated, &o)
		addRatings(t)
		if n := len(o.ratings); n > 0 {
			p, d := o.percent(), tiebreaks.RatingDifference(o.percent())
			t.Add(tiebreaks.Part{Opponent: -1, Term: tiebreaks.Amount(tiebreaks.Value(d) * tiebreaks.One), After: true, Fixed: true,
				Why: phrase.New("%s of %d is %s; rating table B.02: %s gives %s", model.Points(o.halves).Fraction(), n, phrase.Decimal(hundredths(p)),
					phrase.Decimal(hundredths(p)), withSign(d))})
		}
	},
}
