package main

import (
	"wallchart/arbiter/rank"
	"wallchart/model"
	"wallchart/model/journal"
)

var Value = verb{
	name:  "value",
	usage: "FILE NO NUMBER|- [--section NAME]",
	help: "Gives a participant a value that comes from elsewhere, for the tie-break OWN: points of a play-off, a rating of another list. " +
		"The higher one is ahead; OWN/R in the list turns it round. The first value brings OWN into the list of tie-breaks. A dash takes " +
		"the value back.",
	run: func(c *call) error {
		var e edit
		e.flags(c)
		if err := c.parse(3, 3); err != nil {
			return err
		}
		return e.change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			who, err := c.entry(s, c.words[1])
			if err != nil {
				return nil, err
			}
			return rank.OwnValue(s, who.ID, c.words[2])
		})
	},
}
