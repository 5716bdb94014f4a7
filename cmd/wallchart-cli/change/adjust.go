package change

import (
	"wallchart/arbiter/rank"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
)

var Adjust = cli.Verb{
	Name:  "adjust",
	Usage: "FILE NO POINTS|back [--round ROUND] [--reason TEXT] [--section NAME]",
	Help: "Gives a participant points by the arbiter's decision, or with a minus takes them away: -1, +½, for a round or from the total. " +
		"Of a team they are those that decide, or match points and game points, -1/-2. Standings and tie-breaks count them, with the " +
		"reason in a note. \"back\" takes them back.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		round := c.Int("round", 0, "the `ROUND` they are for (otherwise the total)")
		reason := c.String("reason", "", "why, as a `TEXT` for the standings")
		if err := c.Parse(3, 3); err != nil {
			return err
		}
		return e.Change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			who, err := c.Entry(s, c.Words[1])
			if err != nil {
				return nil, err
			}
			if c.Words[2] == "back" {
				return rank.TakeBack(s, who.ID, *round)
			}
			return rank.Adjust(s, who.ID, *round, c.Words[2], *reason)
		})
	},
}
