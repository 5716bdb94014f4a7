package tiebreaks

import "wallchart/phrase"

var aro = &TieBreak{
	Code: "ARO", Name: phrase.New("Average rating of opponents"), Also: []string{"Average rating"},
	Short: phrase.New("Avg rtg"),
	Rule:  []Source{fide("10.1")}, For: Players, Type: D, Format: Whole, Join: MeanWhole, Takes: ModCut | ModMedian | ModUnrated,
	Doc: phrase.New("The mean rating of the opponents met over the board, .5 up. C1 leaves out the lowest rating. " +
		"U1400 counts the unrated as 1400, U0 leaves the games against them out; when nothing is announced FIDE leaves " +
		"the tie-break out for everybody."),
	Remark: unratedMet,
	Each:   func(t *Tally) { t.addRatings() },
}
