package tiebreaks

import "wallchart/model"

var winsSydney = &TieBreak{
	Code: "WINS", Name: "Number of wins", Also: []string{"Wins"},
	Rule: "Sydney Academy of Chess", For: Players, Type: B, Format: Whole, Home: "plain",
	Doc: "The number of games won, over the board or because the opponent did not appear; byes do not count.",
	Each: func(t *Tally) {
		t.count(func(c *model.Cell) bool { return c.Outcome.IsWin() || c.Outcome == model.ForfeitWin })
	},
}
