package tiebreaks

import "wallchart/model"

var sbsq = &TieBreak{
	Code: "SBSQ", Name: "Sonneborn-Berger with own score squared", Also: []string{"Sonneborn 1886"},
	Rule: "Sonneborn's proposal of 1886; from memory, no text at hand", For: Players, Type: C, Format: Quarters, Takes: ModForfeits,
	Doc: "The Sonneborn-Berger plus the square of one's own score.",
	Each: func(t *Tally) {
		t.addBerger(model.GamePoints, model.GamePoints)
		own := t.Sheet.Lines[t.Who].Games
		t.Add(Part{Opponent: -1, Text: t.times(own, own), Amount: Product(own, own), As: "own score squared", fixed: true})
	},
}

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
