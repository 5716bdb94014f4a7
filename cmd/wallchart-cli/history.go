package main

import (
	"wallchart/export/formats"
	"wallchart/export/report/reasons"
)

var History = verb{
	name:  "history",
	usage: "FILE NO [--section NAME] [--after N] [--format text|tsv|json|csv|html|md] [--halves]",
	help: "What one participant has done, round by round: colour, opponent, result, and the points so far. " +
		"NO is the starting number, or the name.",
	run: func(c *call) error {
		var s selection
		var l look
		s.flags(c)
		l.flags(c)
		if err := c.parse(2, 2); err != nil {
			return err
		}
		k, o, err := l.asked(c)
		if err != nil {
			return err
		}
		t, section, err := s.openedOne()
		if err != nil {
			return err
		}
		st, err := s.standings(t, section)
		if err != nil {
			return err
		}
		who, err := participant(st, c.words[1])
		if err != nil {
			return place(c.words[0], err)
		}
		o.Isolated, o.Pointed = k.Isolates(), k.Values()
		return k.Write(c.out, reasons.History(st, who, o), formats.Sheet{})
	},
}
