package tiebreaks

var progress = &TieBreak{
	Code: "PROGRESS", Name: "Progress", Also: []string{"Progr", "Progr."},
	Rule: "Sydney Academy of Chess; Swiss Perfect", For: Both, Type: B, Format: Halves, Home: "plain", Takes: ModScore,
	Doc:  "The running score after every round, added up.",
	Each: func(t *Tally) { t.addProgress(t.Kind()) },
}
