package tiebreaks

// endsCut is how many values the Medians leave out at an end: one, from nine
// rounds two.
func endsCut(rounds int) int {
	if rounds >= 9 {
		return 2
	}
	return 1
}

var median = &TieBreak{
	Code: "MEDIAN", Name: "Median", Also: []string{"Harkness", "B", "Median (Harkness)"},
	Rule: "US Chess 34E4", For: Both, Rules: true, Type: C, Format: Halves, Home: "us", Takes: ModScore,
	Doc:    "The opponents' scores without the highest and the lowest, from nine rounds on without the two highest and the two lowest.",
	Each:   func(t *Tally) { t.addOpponents(t.Kind(), false) },
	Strike: func(t *Tally) { k := endsCut(t.Sheet.Rounds); drop(t, k, k, "median") },
}
