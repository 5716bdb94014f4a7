package main

import (
	"wallchart/arbiter/entries"
	"wallchart/model"
	"wallchart/model/journal"
)

var Split = verb{
	name:  "split",
	usage: "FILE SIZE [--last-swiss] [--section NAME]",
	help: "Puts all-play-alls in the place of a section that has not begun: its players in the order of their starting numbers, SIZE to " +
		"a group: " +
		"4 are quads, 6 hexagonals. A last group that would be too small joins the one before. With --last-swiss those left over always do, " +
		"and that group plays a Swiss of as many rounds as the others: of quads one of five to seven.",
	run: func(c *call) error {
		var e edit
		e.flags(c)
		swiss := c.Bool("last-swiss", false, "those left over join the last group, which then plays a Swiss")
		if err := c.parse(2, 2); err != nil {
			return err
		}
		size, err := c.number(1, "SIZE")
		if err != nil {
			return err
		}
		return e.change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			return entries.Split(s, size, *swiss)
		})
	},
}
