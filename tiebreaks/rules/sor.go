package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	SOR fide2026: 5400 3700 3700 5700
//	SOR/C1 fide2026: 3700 2000 2000 3900
var SOR = &tiebreaks.TieBreak{
	Code: "SOR", Name: phrase.New("Sum of opponents' ratings"), Also: []string{"Total opposition rating", "Sum of ratings"},
	Short: phrase.New("Sum rtg"),
	Rule:  []tiebreaks.Source{from("Swiss-Manager 23"), told("school teams")},
	For:   tiebreaks.Players, Type: tiebreaks.D, Format: tiebreaks.Whole, Takes: tiebreaks.ModCut | tiebreaks.ModMedian | tiebreaks.ModUnrated,
	Doc: phrase.New("The ratings of the opponents met over the board, added up; C1 leaves out the lowest. U1400 " +
		"counts the unrated as 1400, U0 leaves them out; when nothing is announced they are left out with a note."),
	Remark: tiebreaks.UnratedMet,
	Each:   func(t *tiebreaks.Tally) { addRatings(t) },
}
