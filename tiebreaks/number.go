package tiebreaks

var tpn = &TieBreak{
	Code: "TPN", Name: "Tournament pairing number", Also: []string{"Starting number", "Starting rank"},
	Rule: "FIDE C.07 (March 2026), new in this edition", For: Both, Type: D, Format: Whole, Lower: true, Ends: true, Takes: ModReverse,
	Doc: "The starting number, the lower one ahead; with R the higher one.",
	Each: func(t *Tally) {
		v := Value(t.Sheet.Lines[t.Who].Number) * One
		t.Add(Part{Opponent: -1, Text: t.text(Whole, v), Amount: v, As: "number"})
	},
}

var rtng = &TieBreak{
	Code: "RTNG", Name: "Rating", Also: []string{"Own rating"},
	Rule: "FIDE C.07 (March 2026), new in this edition", For: Players, Type: D, Format: Whole, Takes: ModReverse | ModUnrated,
	Doc: "The player's own rating, the higher one ahead; with R the lower one. With unrated players and no rating announced for them " +
		"(U1400) it is dropped.",
	Missing: unratedIn,
	Each: func(t *Tally) {
		v := Value(t.Sheet.Lines[t.Who].Rating) * One
		if v == 0 {
			v = Value(t.Use.Unrated) * One
		}
		t.Add(Part{Opponent: -1, Text: t.text(Whole, v), Amount: v, As: "rating"})
	},
}
