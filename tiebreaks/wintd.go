package tiebreaks

import "wallchart/model"

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

var perfindex = &TieBreak{
	Code: "PERFINDEX", Name: "Performance index", Also: []string{"Performance Index (WinTD)"},
	Rule: "WinTD", For: Teams, Type: C, Format: Quarters, Join: MeanCents,
	Doc: "For every round 100 + (W/R − ½)·(50 + 10R) + (S/G − ½)·80, where W is the opponent's match score with a match won counting 1, R " +
		"the rounds, S the game points made, G the boards; the mean over the rounds. An unplayed round counts with W = 0 and S = 0. " +
		"Every round is rounded to two decimals.",
	Each: func(t *Tally) {
		rounds, boards := Value(t.Sheet.Rounds), Value(t.Boards())
		win := Value(max(1, t.WinWorth(model.MatchPoints)))
		for r, c := range t.Cells(t.Who) {
			if c.Outcome == model.Rest || c.Outcome == model.Pending {
				continue
			}
			var w, s Value // the opponent's points in wins × win, the own in half points
			why := unplayedNote(&c)
			if c.Outcome.Played() && c.Opponent >= 0 {
				w, s = Value(t.Sheet.Lines[c.Opponent].Match), Value(c.Games)
			}
			v := 100*One + rounded(100*(2*w-rounds*win)*(50+10*rounds), 2*rounds*win) + rounded(100*80*(s-boards), 2*boards)
			t.Add(Part{Round: r + 1, Opponent: c.Opponent, Text: t.text(Trim, v), Amount: v, As: "played", Why: why})
		}
	},
}

// rounded is a/b, half up.
func rounded(a, b Value) Value { return floorDiv(2*a+b, 2*b) }

var otbFirst = &TieBreak{
	Code: "OTB", Name: "Scored in actual play", Also: []string{"Scored over the board"},
	Rule: "Michigan Chess Association", For: Both, Type: B, Format: Whole, Home: "us",
	Doc: "1 for whoever scored over the board, 0 for whoever has points only from byes and forfeits. Michigan puts it before every other " +
		"tie-break.",
	Each: func(t *Tally) {
		for r, c := range t.Cells(t.Who) {
			if c.Outcome.IsWin() || c.Outcome.IsDraw() {
				t.Add(Part{Round: r + 1, Opponent: c.Opponent, Text: "1", Amount: One, As: "played"})
				return
			}
		}
	},
}
