package tiebreaks

import "wallchart/phrase"

var sor = &TieBreak{
	Code: "SOR", Name: phrase.New("Sum of opponents' ratings"), Also: []string{"Total opposition rating", "Sum of ratings"},
	Short: phrase.New("Sum rtg"),
	Rule:  []Source{from("Swiss-Manager 23"), told("school teams")},
	For:   Players, Type: D, Format: Whole, Takes: ModCut | ModMedian | ModUnrated,
	Doc: phrase.New("The ratings of the opponents met over the board, added up; C1 leaves out the lowest. U1400 " +
		"counts the unrated as 1400, U0 leaves them out; when nothing is announced they are left out with a note."),
	Remark: unratedMet,
	Each:   func(t *Tally) { t.addRatings() },
}
