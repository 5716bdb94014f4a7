package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	ARO fide2026: 1800 1850 1850 1900
//	ARO/C1 fide2026: 1850 2000 2000 1950
//	ARO/M1 fide2026: 1800 - - 1900
var ARO = &tiebreaks.TieBreak{
	Code: "ARO", Name: phrase.New("Average rating of opponents"), Also: []string{"Average rating"},
	Short: phrase.New("Avg rtg"),
	Rule:  []tiebreaks.Source{fide("10.1")}, For: tiebreaks.Players, Type: tiebreaks.D, Format: tiebreaks.Whole,
	Join: tiebreaks.MeanWhole, Takes: tiebreaks.ModCut | tiebreaks.ModMedian | tiebreaks.ModUnrated,
	Doc: phrase.New("The mean rating of the opponents met over the board, .5 up. C1 leaves out the lowest rating. " +
		"U1400 counts the unrated as 1400, U0 leaves the games against them out; when nothing is announced FIDE leaves " +
		"the tie-break out for everybody."),
	Remark: tiebreaks.UnratedMet,
	Each:   func(t *tiebreaks.Tally) { addRatings(t) },
}
