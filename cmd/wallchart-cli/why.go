package main

import (
	"wallchart/export/ink"
	"wallchart/export/report"
)

var why = verb{
	name:  "why",
	usage: "FILE NO NO [--clubs] [--section NAME] [--after N] [--tiebreaks LIST] [--unplayed RULES] [--format text|tsv|json|csv|html|md]",
	help: "One sentence: why the first participant stands above the second, or below. NO is a starting number. " +
		"With --format the values of both stand side by side, the deciding one marked. With --clubs two names of clubs in the team trophy.",
	run: func(c *call) error {
		var s selection
		s.flags(c)
		format := c.String("format", "", "`FORM` of a table with the values of both: text, tsv, json, csv, html or md")
		clubs := c.Bool("clubs", false, "compare two clubs of the team trophy")
		if err := c.parse(3, 3); err != nil {
			return err
		}
		if *clubs {
			return s.whyClubs(*format)
		}
		t, err := c.event(c.args[0])
		if err != nil {
			return err
		}
		section, err := s.one(t)
		if err != nil {
			return err
		}
		st, err := s.standings(t, section)
		if err != nil {
			return err
		}
		var who [2]int
		for n := range who {
			if who[n], err = participant(st, c.args[n+1]); err != nil {
				return place(c.args[0], err)
			}
		}
		if who[0] == who[1] {
			return misused("why: two different participants are needed")
		}
		if *format == "" {
			return c.tell(c.out, st.Why(who[0], who[1]))
		}
		k, err := screenInk(*format)
		if err != nil {
			return err
		}
		return k.Write(c.out, report.Why(st, who[0], who[1], report.Options{Language: c.lang}), ink.Sheet{})
	},
}
