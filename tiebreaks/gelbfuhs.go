package tiebreaks

import "wallchart/model"

var gelbfuhs = &TieBreak{
	Code: "GELBFUHS", Name: "Gelbfuhs", Also: []string{"Gelbfuhs score"},
	Rule: "Gelbfuhs 1873; from memory, no text at hand", For: Players, Type: C, Format: Quarters,
	Doc: "For every game the points made times the opponent's percentage of the games it played over the board; each product is rounded " +
		"to two decimals. A win against a full score is worth 1.",
	Each: func(t *Tally) {
		win := Value(max(1, t.WinWorth(model.GamePoints)))
		for r, c := range t.Cells(t.Who) {
			if !c.Outcome.Played() || c.Opponent < 0 {
				continue
			}
			var made, games Value
			for _, o := range t.Cells(c.Opponent) {
				if o.Outcome.Played() {
					made += Value(o.Games)
					games++
				}
			}
			share := rounded(100*made, win*games)
			t.Add(Part{Round: r + 1, Opponent: c.Opponent, Text: t.num(c.Games) + "×" + Trim.Text(share), As: "played",
				Amount: rounded(Value(c.Games)*100*made, 2*win*games), rank: share})
		}
	},
}
