package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var winsSydney = &TieBreak{
	Code: "WINS", Name: phrase.New("Number of wins"), Also: []string{"Wins"},
	Short: phrase.New("Wins"),
	Rule:  []Source{from("Sydney Academy of Chess")}, For: Players, Type: B, Format: Whole, Home: "plain",
	Doc:   phrase.New("The number of games won, over the board or because the opponent did not appear; byes do not count."),
	Reach: ByOwn,
	Each: func(t *Tally) {
		t.count(func(c *model.Cell) bool { return c.Outcome.IsWin() || c.Outcome == model.ForfeitWin })
	},
}
