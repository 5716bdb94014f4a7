package main

import (
	"wallchart/arbiter/pair"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

var Lineup = verb{
	name:  "lineup",
	usage: "FILE ROUND TEAM BOARD PLAYER [--from-now-on] [--section NAME]",
	help: "Puts a player of the team's roster, named by as much as is enough, on a board of its match in a round; - leaves the board empty. " +
		"Who plays on another board changes places. --from-now-on also exchanges the two in the roster.",
	run: func(c *call) error {
		var e edit
		e.flags(c)
		always := c.Bool("from-now-on", false, "in the rounds to come as well")
		if err := c.parse(5, 5); err != nil {
			return err
		}
		round, err := c.number(1, "ROUND")
		if err != nil {
			return err
		}
		board, err := c.number(3, "BOARD")
		if err != nil {
			return err
		}
		return e.change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			team, err := c.entry(s, c.words[2])
			if err != nil {
				return nil, err
			}
			who, err := pair.OnRoster(s, team.ID, c.words[4])
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
