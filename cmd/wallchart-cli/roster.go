package main

import (
	"strconv"

	"wallchart/arbiter/entries"
	"wallchart/arbiter/pair"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

var Roster = verb{
	name:  "roster",
	usage: "FILE TEAM PLAYER PLACE|off [--section NAME]",
	help: "Gives a player of the team's roster, named by as much as is enough, another place in the board order; the others move up. " +
		"off takes the player from the roster: out of the section, or, once he has played, out of the rounds to come.",
	run: func(c *call) error {
		var e edit
		e.flags(c)
		if err := c.parse(4, 4); err != nil {
			return err
		}
		place, err := strconv.Atoi(c.words[3])
		if err != nil && c.words[3] != "off" {
			return phrase.Errorf("%q is no place on the roster. Enter a number from 1 on, or off", c.words[3])
		}
		return e.change(func(t *model.Tournament, s *model.Section) (journal.Change, error) {
			team, err := c.entry(s, c.words[1])
			if err != nil {
				return nil, err
			}
			who, err := pair.OnRoster(s, team.ID, c.words[2])
			if err != nil {
				return nil, err
			}
			if c.words[3] == "off" {
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
