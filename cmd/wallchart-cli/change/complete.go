package change

import (
	"wallchart/arbiter/pair"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/report/officer"
	"wallchart/model"
	"wallchart/model/journal"
)

var Complete = cli.Verb{
	Name:  "complete",
	Usage: "FILE ROUND [--section NAME] [--patience SECONDS]",
	Help: "Declares a round complete that was paired or changed by hand: everybody who takes part has a place in it. It is compared " +
		"with what the pairing system makes, every difference is said, and the report file has it as a comment (### MPA).",
	Run: func(c *cli.Call) error {
		return compare(c, 2, pair.Complete)
	},
}

// compare examines a round and keeps what comes of it; args is how many arguments there are, of which the second is the round.
func compare(c *cli.Call, args int,
	with func(*model.Tournament, *model.Section, pair.Asked) (journal.Change, *pair.Examined, error)) error {
	e := c.Edit()
	patience := c.Patience()
	if err := c.Parse(args, args); err != nil {
		return err
	}
	var a pair.Asked
	if args > 1 {
		n, err := c.Number(1, "ROUND")
		if err != nil {
			return err
		}
		a.Round = n
	}
	var x *pair.Examined
	err := e.Change(func(t *model.Tournament, s *model.Section) (journal.Change, error) {
		a.Cancel = patience.Begin()
		change, examined, err := with(t, s, a)
		x = examined
		return change, patience.Says(err)
	})
	if err != nil {
		return err
	}
	return printExamined(c, x)
}

// printExamined says what was found in a round.
func printExamined(c *cli.Call, x *pair.Examined) error {
	for _, line := range officer.Findings(x.Report) {
		if err := c.Tell(c.Out, line); err != nil {
			return err
		}
	}
	return nil
}
