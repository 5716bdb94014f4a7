package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	WINS plain: 2 1 0 0
var WINS = &tiebreaks.TieBreak{
	Code: "WINS", Name: phrase.New("Number of wins"), Also: []string{"Wins"},
	Short: phrase.New("Wins"),
	Rule:  []tiebreaks.Source{from("Sydney Academy of Chess")}, For: tiebreaks.Players, Type: tiebreaks.B, Format: tiebreaks.Whole,
	RuleSet: "plain", Instead: "MATCHES",
	Doc:   phrase.New("The number of games won, over the board or because the opponent did not appear; byes do not count."),
	Reach: tiebreaks.ByOwn,
	Each: func(t *tiebreaks.Tally) {
		count(t, func(c *model.Cell) bool { return c.Outcome.IsWin() || c.Outcome == model.ForfeitWin })
	},
}
