package change

import (
	"wallchart/arbiter/rank"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
)

var Value = cli.Verb{
	Name:  "value",
	Usage: "FILE NO NUMBER|- [--section NAME]",
	Help: "Gives a participant a value that comes from elsewhere, for the tie-break OWN: points of a play-off, a rating of another list. " +
		"The higher one is ahead; OWN/R in the list turns it round. The first value brings OWN into the list of tie-breaks. A dash takes " +
		"the value back.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		if err := c.Parse(3, 3); err != nil {
			return err
		}
		return e.Change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			who, err := c.Entry(s, c.Words[1])
			if err != nil {
				return nil, err
			}
			return rank.OwnValue(s, who.ID, c.Words[2])
		})
	},
}
