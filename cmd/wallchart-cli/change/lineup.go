package change

import (
	"wallchart/arbiter/pair"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

var Lineup = cli.Verb{
	Name:  "lineup",
	Usage: "FILE ROUND TEAM BOARD PLAYER [--from-now-on] [--section NAME]",
	Help: "Puts a player of the team's roster, named by as much as is enough, on a board of its match in a round; - leaves the board empty. " +
		"Who plays on another board changes places. --from-now-on also exchanges the two in the roster.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		always := c.Bool("from-now-on", false, "in the rounds to come as well")
		if err := c.Parse(5, 5); err != nil {
			return err
		}
		round, err := c.Number(1, "ROUND")
		if err != nil {
			return err
		}
		board, err := c.Number(3, "BOARD")
		if err != nil {
			return err
		}
		return e.Change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			team, err := c.Entry(s, c.Words[2])
			if err != nil {
				return nil, err
			}
			who, err := pair.OnRoster(s, team.ID, c.Words[4])
			if err != nil {
				return nil, err
			}
			change, err := pair.Substitute(s, round, team.ID, board, who, *always)
			if change == nil && err == nil {
				err = phrase.Errorf("it is so already: round %d, %s, board %d", round, team.Name, board)
			}
			return change, err
		})
	},
}
