package change

import (
	"wallchart/arbiter/entries"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
)

var Move = cli.Verb{
	Name:  "move",
	Usage: "FILE WHO… --to SECTION [--section NAME]",
	Help: "Moves players, named by starting number or name, from one section to another. Who was never paired is taken out of the first; " +
		"who was withdraws from its next round and enters the other as a latecomer. Byes asked for in rounds to come go with them.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		to := c.String("to", "", "the `SECTION` to move to")
		if err := c.Parse(2, 1<<10); err != nil {
			return err
		}
		if *to == "" {
			return cli.Misused("move: --to says into which section")
		}
		return e.Change(func(t *model.Tournament, s *model.Section) (journal.Change, error) {
			target, err := (&cli.Selection{Call: c, Section: *to}).One(t)
			if err != nil {
				return nil, err
			}
			who, err := c.Entries(s, c.Words[1:])
			if err != nil {
				return nil, err
			}
			return entries.Move(t, s, target, who...)
		})
	},
}
