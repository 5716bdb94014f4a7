package tiebreaks

var medbh = &TieBreak{
	Code: "MEDBH", Name: "Median-Buchholz", Also: []string{"M-Buch", "M-Buch.", "MBUCH", "Median Buchholz"},
	Rule: "Sydney Academy of Chess; Swiss Perfect", For: Both, Rules: true, Type: C, Format: Halves, Home: "plain",
	Takes: ModMedian | ModScore,
	Doc:   "The opponents' scores without the highest and the lowest; M2 leaves out two at each end.",
	Each:  func(t *Tally) { t.addOpponents(t.Kind(), false) },
	Strike: func(t *Tally) {
		if t.Use.Low == 0 {
			drop(t, 1, 1, "median")
		}
	},
}
