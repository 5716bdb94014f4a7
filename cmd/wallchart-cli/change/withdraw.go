package change

import (
	"wallchart/arbiter/entries"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
)

var Withdraw = cli.Verb{
	Name:  "withdraw",
	Usage: "FILE NO [--from ROUND] [--back] [--section NAME]",
	Help: "A participant leaves: the first round no longer played is the next one to be paired, or --from. What was played counts on. " +
		"In an all-play-all the games that are left are lost by forfeit; where all its rounds are paired, those from the first that is " +
		"not over. --back takes the withdrawal back, and the games lost with it are open again, " +
		"but for rounds that FIDE mode has closed.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		from := c.Int("from", 0, "the first `ROUND` no longer played (otherwise the next to be paired)")
		back := c.Bool("back", false, "the participant plays again")
		if err := c.Parse(2, 2); err != nil {
			return err
		}
		return e.Change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			who, err := c.Entry(s, c.Words[1])
			if err != nil {
				return nil, err
			}
			if *back {
				return entries.Return(s, who.ID), entries.WhyNoReturn(s, who.ID)
			}
			if _, err = entries.Leaves(s, who.ID, *from); err != nil {
				return nil, err
			}
			return entries.Withdraw(s, who.ID, *from), nil
		})
	},
}
