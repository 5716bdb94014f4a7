package tiebreaks

import "wallchart/model"

var head2head = &TieBreak{
	Code: "HEAD2HEAD", Name: "Head-to-head", Also: []string{"H", "Head to head"},
	Rule: "SwissSys; after US Chess 34E5", For: Both, Type: B, Format: Whole, Home: "us",
	Doc: "100, less one for every game lost to somebody with the same final score. A number for everybody, so it also works in a tie of " +
		"many; the rulebook's comparison is BETWEEN.",
	Each: func(t *Tally) {
		t.Add(Part{Opponent: -1, Text: "100", Amount: 100 * One, As: "start"})
		own := t.Sheet.Lines[t.Who].Total(t.Primary)
		for r, c := range t.Cells(t.Who) {
			if c.Outcome.IsLoss() && c.Opponent >= 0 && t.Sheet.Lines[c.Opponent].Total(t.Primary) == own {
				t.Add(Part{Round: r + 1, Opponent: c.Opponent, Text: "-1", Amount: -One, As: "played", Why: "lost to the same score"})
			}
		}
	},
}

var between = &TieBreak{
	Code: "BETWEEN", Name: "Result between tied players", Also: []string{"Result between tied", "Results between"},
	Rule: "US Chess 34E5", For: Both, Type: A, Format: Whole, Home: "us",
	Doc: "Wins less losses in the games among all who are tied: three wins and a loss (+2) are better than one win (+1). Not everybody " +
		"need have met.",
	Among: func(g *Group) {
		values := make([]Value, len(g.Members))
		for k, i := range g.Members {
			for r, c := range g.Cells(i) {
				if c.Opponent < 0 || !c.Outcome.Played() || g.At(c.Opponent) < 0 {
					continue
				}
				p := Part{Round: r + 1, Opponent: c.Opponent, Text: "0", As: "played"}
				switch {
				case c.Outcome.IsWin():
					p.Text, p.Amount = "+1", One
				case c.Outcome.IsLoss():
					p.Text, p.Amount = "-1", -One
				}
				g.Parts[k] = append(g.Parts[k], p)
				values[k] += p.Amount
			}
		}
		g.ByValue(values)
	},
}

var blacks = &TieBreak{
	Code: "BLACKS", Name: "Most Blacks", Also: []string{"Most black games", "Played Black"},
	Rule: "US Chess 34E6", For: Both, Type: B, Format: Whole, Home: "us",
	Doc:     "The number of games played with the black pieces.",
	Missing: coloursUnknown,
	Each: func(t *Tally) {
		for r, c := range t.Cells(t.Who) {
			if c.Outcome.Played() && c.Colour == model.Black {
				t.Add(Part{Round: r + 1, Opponent: c.Opponent, Text: "1", Amount: One, As: "played"})
			}
		}
	},
}

// coloursUnknown says that the event's colours are not recorded.
func coloursUnknown(w *Work, _ Use) string {
	games := false
	for i := range w.Sheet.Lines {
		for _, c := range w.Cells(i) {
			if c.Outcome.Played() {
				if games = true; c.Colour != model.NoColour {
					return ""
				}
			}
		}
	}
	if games {
		return "who had which colour is not recorded"
	}
	return ""
}
