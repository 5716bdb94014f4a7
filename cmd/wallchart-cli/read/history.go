package read

import (
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/formats"
	"wallchart/export/report/reasons"
)

var History = cli.Verb{
	Name:  "history",
	Usage: "FILE NO [--section NAME] [--after N] [--format text|tsv|json|csv|html|md] [--halves]",
	Help: "What one participant has done, round by round: colour, opponent, result, and the points so far. " +
		"NO is the starting number, or the name.",
	Run: func(c *cli.Call) error {
		var s cli.Selection
		var l cli.Look
		s.Flags(c)
		l.Flags(c)
		if err := c.Parse(2, 2); err != nil {
			return err
		}
		k, o, err := l.Asked(c)
		if err != nil {
			return err
		}
		t, section, err := s.OpenedOne()
		if err != nil {
			return err
		}
		st, err := s.Standings(t, section)
		if err != nil {
			return err
		}
		who, err := cli.Participant(st, c.Words[1])
		if err != nil {
			return cli.Place(c.Words[0], err)
		}
		o.Isolated, o.Pointed = k.Isolates(), k.Values()
		return k.Write(c.Out, reasons.History(st, who, o), formats.Sheet{})
	},
}
