package change

import (
	"wallchart/arbiter/entries"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
)

var Expel = cli.Verb{
	Name:  "expel",
	Usage: "FILE NO [--from ROUND] [--reason TEXT] [--opponents | --back] [--section NAME]",
	Help: "The arbiter expels a participant: the first round no longer played is the next one to be paired, or --from; an open game from " +
		"that round on is lost by forfeit. What was played stands; with --opponents the opponents win those games, and for rating they stay as " +
		"they were played. \"withdraw --back\" is refused then; --back takes the expulsion back. Standings, lists and report files say it.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		from := c.Int("from", 0, "the first `ROUND` no longer played (otherwise the next to be paired)")
		reason := c.String("reason", "", "why, as a `TEXT` for the log and the report file")
		opponents := c.Bool("opponents", false, "the games played so far are won by the opponents")
		back := c.Bool("back", false, "take the expulsion back")
		if err := c.Parse(2, 2); err != nil {
			return err
		}
		return e.Change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			who, err := c.Entry(s, c.Words[1])
			switch {
			case err != nil:
				return nil, err
			case *back:
				return entries.Readmit(s, who.ID), nil
			}
			return entries.Expel(s, who.ID, entries.Expelling{From: *from, Reason: *reason, Opponents: *opponents})
		})
	},
}
