package tiebreaks

var percent = &TieBreak{
	Code: "PERCENT", Name: "Percentage score", Also: []string{"Percentage"},
	Rule: "WinTD", For: Both, Type: B, Format: Quarters, Join: MeanCents, Takes: ModScore,
	Doc: "The points scored over the board in per cent of the points that could be had in the games played, to two decimals.",
	Each: func(t *Tally) {
		k := t.Kind()
		win := max(1, t.WinWorth(k))
		for r, c := range t.Cells(t.Who) {
			if c.Outcome.Played() {
				v := 100 * 2 * Of(c.Points(k)) / Value(win)
				t.Add(Part{Round: r + 1, Opponent: c.Opponent, Text: t.text(Trim, v), Amount: v, As: "played"})
			}
		}
	},
}
