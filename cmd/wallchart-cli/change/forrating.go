package change

import (
	"wallchart/arbiter"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
)

var ForRating = cli.Verb{
	Name:  "for-rating",
	Usage: "FILE ROUND BOARD RESULT|unrated|back [--game N] [--reason TEXT] [--section NAME]",
	Help: "What a game counts as for rating, where that is another than its result: 1-0, ½-½, 0-1, or unrated for one that was played " +
		"and is not rated. Standings and pairings go by the result; FIDE's and US Chess' report files have what counts for rating. In a team " +
		"event BOARD is the match and --game the board in it. \"back\" rates it as the result says.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		game := c.Int("game", 0, "the `BOARD` within a match of teams")
		reason := c.String("reason", "", "why, as a `TEXT` for the log and the report file")
		if err := c.Parse(4, 4); err != nil {
			return err
		}
		round, board, err := c.RoundAnd("BOARD")
		if err != nil {
			return err
		}
		return e.Change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			change, err := arbiter.ForRating(s, round, board, 0, *game, c.Words[3], *reason)
			return change, onBoard(round, board, err)
		})
	},
}
