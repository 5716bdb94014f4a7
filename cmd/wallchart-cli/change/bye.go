package change

import (
	"wallchart/arbiter/entries"
	"wallchart/arbiter/pair"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
)

var Bye = cli.Verb{
	Name:  "bye",
	Usage: "FILE ROUND NO full|half|zero|pairing|absent|rest|none [--section NAME]",
	Help: "A round without an opponent. In a round to come it is a request that the pairing honours (full, half or zero); " +
		"in a round that is paired it is what the participant gets. none takes it back.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		if err := c.Parse(4, 4); err != nil {
			return err
		}
		round, err := c.Number(1, "ROUND")
		if err != nil {
			return err
		}
		kind, err := pair.ParseBye(c.Words[3])
		if err != nil {
			return cli.Misused("bye: %w", err)
		}
		return e.Change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			who, err := c.Entry(s, c.Words[2])
			if err == nil {
				err = entries.WhyNoBye(s, round, kind)
			}
			return entries.Bye(s, who.ID, round, kind), err
		})
	},
}
