package tiebreaks

import "wallchart/model"

var winsSydney = &TieBreak{
	Code: "WINS", Name: "Number of wins", Also: []string{"Wins"},
	Rule: "Sydney Academy of Chess", For: Players, Type: B, Format: Whole, Home: "plain",
	Doc: "The number of games won, over the board or because the opponent did not appear; byes do not count.",
	Each: func(t *Tally) {
		for r, c := range t.Cells(t.Who) {
			if c.Outcome.IsWin() || c.Outcome == model.ForfeitWin {
				t.Add(Part{Round: r + 1, Opponent: c.Opponent, Text: "1", Amount: One, As: "played", Why: unplayedNote(&c)})
			}
		}
	},
}
