package change

import (
	"wallchart/arbiter/pair"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
)

var MatchScore = cli.Verb{
	Name:  "match-score",
	Usage: "FILE ROUND MATCH SCORE [--short] [--section NAME]",
	Help:  "Enters the score of a team match of which only the game points are known, the team named first first: 3½-½, 2.5-1.5.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		short := c.Bool("short", false, "the score may be below what the boards make: a board was lost by both sides")
		if err := c.Parse(4, 4); err != nil {
			return err
		}
		round, match, err := c.RoundAnd("MATCH")
		if err != nil {
			return err
		}
		return e.Change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			change, err := pair.MatchScore(s, round, match, c.Words[3], *short)
			return change, onBoard(round, match, err)
		})
	},
}
