package change

import (
	"wallchart/arbiter/entries"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
)

var Remove = cli.Verb{
	Name:  "remove",
	Usage: "FILE NO [--section NAME]",
	Help:  "Removes a player or team that has not played. Who has played can only withdraw.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		if err := c.Parse(2, 2); err != nil {
			return err
		}
		return e.Change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			who, err := c.Entry(s, c.Words[1])
			return entries.Remove(s, who.ID), err
		})
	},
}
