package tiebreaks

// endsCut is how many values the Medians leave out at an end: one, from nine
// rounds two.
func endsCut(rounds int) int {
	if rounds >= 9 {
		return 2
	}
	return 1
}

var modmed = &TieBreak{
	Code: "MODMED", Name: "Modified Median", Also: []string{"M", "Mod. Median", "Mod Med", "ModMed"},
	Rule: "US Chess 34E1", For: Both, Type: C, Format: Halves, Home: "us", Takes: ModScore,
	Doc: "The opponents' scores, without the lowest for a player with more than half the points, without the highest for one with less, " +
		"without both for one with exactly half. From nine rounds on, two are left out instead of one. Byes are in the own score for " +
		"this test; the rounds are those counted so far.",
	Each: func(t *Tally) { t.addOpponents(t.Kind(), false) },
	Strike: func(t *Tally) {
		k := endsCut(t.Sheet.Rounds)
		s := t.score(t.Kind(), false)
		own, most := 2*int(s.own[t.Who]), int(s.win)*t.Sheet.Rounds
		switch {
		case own > most:
			drop(t, k, 0, "plus score")
		case own < most:
			drop(t, 0, k, "minus score")
		default:
			drop(t, k, k, "even score")
		}
	},
}

var median = &TieBreak{
	Code: "MEDIAN", Name: "Median", Also: []string{"Harkness", "B", "Median (Harkness)"},
	Rule: "US Chess 34E4", For: Both, Type: C, Format: Halves, Home: "us", Takes: ModScore,
	Doc:    "The opponents' scores without the highest and the lowest, from nine rounds on without the two highest and the two lowest.",
	Each:   func(t *Tally) { t.addOpponents(t.Kind(), false) },
	Strike: func(t *Tally) { k := endsCut(t.Sheet.Rounds); drop(t, k, k, "median") },
}

var medbh = &TieBreak{
	Code: "MEDBH", Name: "Median-Buchholz", Also: []string{"M-Buch", "M-Buch.", "MBUCH", "Median Buchholz"},
	Rule: "Sydney Academy of Chess; Swiss Perfect", For: Both, Type: C, Format: Halves, Home: "plain", Takes: ModMedian | ModScore,
	Doc:  "The opponents' scores without the highest and the lowest; M2 leaves out two at each end.",
	Each: func(t *Tally) { t.addOpponents(t.Kind(), false) },
	Strike: func(t *Tally) {
		if t.Use.Low == 0 {
			drop(t, 1, 1, "median")
		}
	},
}
