package main

import (
	"wallchart/arbiter/rank"
	"wallchart/model"
	"wallchart/model/journal"
)

var Adjust = verb{
	name:  "adjust",
	usage: "FILE NO POINTS|back [--round ROUND] [--reason TEXT] [--section NAME]",
	help: "Gives a participant points by the arbiter's decision, or with a minus takes them away: -1, +½, for a round or from the total. " +
		"Of a team they are those that decide, or match points and game points, -1/-2. Standings and tie-breaks count them, with the " +
		"reason in a note. \"back\" takes them back.",
	run: func(c *call) error {
		var e edit
		e.flags(c)
		round := c.Int("round", 0, "the `ROUND` they are for (otherwise the total)")
		reason := c.String("reason", "", "why, as a `TEXT` for the standings")
		if err := c.parse(3, 3); err != nil {
			return err
		}
		return e.change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			who, err := c.entry(s, c.words[1])
			if err != nil {
				return nil, err
			}
			if c.words[2] == "back" {
				return rank.TakeBack(s, who.ID, *round)
			}
			return rank.Adjust(s, who.ID, *round, c.words[2], *reason)
		})
	},
}
