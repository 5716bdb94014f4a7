package tiebreaks

var sor = &TieBreak{
	Code: "SOR", Name: "Sum of opponents' ratings", Also: []string{"Total opposition rating", "Sum of ratings"},
	Rule: "Swiss-Manager 23; school teams", For: Players, Type: D, Format: Whole, Takes: ModCut | ModMedian | ModUnrated,
	Doc: "The ratings of the opponents met over the board, added up; C1 leaves out the lowest. When somebody met an unrated opponent and " +
		"no rating is announced (U1400), it is dropped for everybody.",
	Missing: unratedMet,
	Each:    func(t *Tally) { t.addRatings() },
}
