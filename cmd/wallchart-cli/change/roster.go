package change

import (
	"strconv"

	"wallchart/arbiter/entries"
	"wallchart/arbiter/pair"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

var Roster = cli.Verb{
	Name:  "roster",
	Usage: "FILE TEAM PLAYER PLACE|off [--section NAME]",
	Help: "Gives a player of the team's roster, named by as much as is enough, another place in the board order; the others move up. " +
		"off takes the player from the roster: out of the section, or, once he has played, out of the rounds to come.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		if err := c.Parse(4, 4); err != nil {
			return err
		}
		place, err := strconv.Atoi(c.Words[3])
		if err != nil && c.Words[3] != "off" {
			return phrase.Errorf("%q is no place on the roster. Enter a number from 1 on, or off", c.Words[3])
		}
		return e.Change(func(t *model.Tournament, s *model.Section) (journal.Change, error) {
			team, err := c.Entry(s, c.Words[1])
			if err != nil {
				return nil, err
			}
			who, err := pair.OnRoster(s, team.ID, c.Words[2])
			if err != nil {
				return nil, err
			}
			if c.Words[3] == "off" {
				return entries.OffRoster(t, s, team.ID, who)
			}
			change, err := entries.OnBoard(s, team.ID, who, place)
			if change == nil && err == nil {
				err = phrase.Errorf("it is so already: %s, place %d", team.Name, place)
			}
			return change, err
		})
	},
}
