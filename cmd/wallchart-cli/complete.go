package main

import (
	"wallchart/arbiter/pair"
	"wallchart/export/report/officer"
	"wallchart/model"
	"wallchart/model/journal"
)

var Complete = verb{
	name:  "complete",
	usage: "FILE ROUND [--section NAME] [--patience SECONDS]",
	help: "Declares a round complete that was paired or changed by hand: everybody who takes part has a place in it. It is compared " +
		"with what the pairing system makes, every difference is said, and the report file has it as a comment (### MPA).",
	run: func(c *call) error {
		return compare(c, 2, pair.Complete)
	},
}

var LastRound = verb{
	name:  "last-round",
	usage: "FILE [--section NAME] [--patience SECONDS]",
	help: "Compares the last round that is paired with what the pairing system makes of it now that it is the last, or no longer is. " +
		"Every difference is said, and the report file has them as a comment (### Configuration).",
	run: func(c *call) error {
		return compare(c, 1, pair.ExamineLast)
	},
}

// compare examines a round and keeps what comes of it; args is how many arguments there are, of which the second is the round.
func compare(c *call, args int,
	with func(*model.Tournament, *model.Section, pair.Asked) (journal.Change, *pair.Examined, error)) error {
	var e edit
	e.flags(c)
	patience := c.patience()
	if err := c.parse(args, args); err != nil {
		return err
	}
	var a pair.Asked
	if args > 1 {
		n, err := c.number(1, "ROUND")
		if err != nil {
			return err
		}
		a.Round = n
	}
	var x *pair.Examined
	err := e.change(func(t *model.Tournament, s *model.Section) (journal.Change, error) {
		a.Cancel = patience.begin()
		change, examined, err := with(t, s, a)
		x = examined
		return change, patience.says(err)
	})
	if err != nil {
		return err
	}
	return printExamined(c, x)
}

// findings says what was found in a round.
func printExamined(c *call, x *pair.Examined) error {
	for _, line := range officer.Findings(x.Report) {
		if err := c.tell(c.out, line); err != nil {
			return err
		}
	}
	return nil
}
