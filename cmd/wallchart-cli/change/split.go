package change

import (
	"wallchart/arbiter/entries"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
)

var Split = cli.Verb{
	Name:  "split",
	Usage: "FILE SIZE [--last-swiss] [--section NAME]",
	Help: "Puts all-play-alls in the place of a section that has not begun: its players in the order of their starting numbers, SIZE to " +
		"a group: " +
		"4 are quads, 6 hexagonals. A last group that would be too small joins the one before. With --last-swiss those left over always do, " +
		"and that group plays a Swiss of as many rounds as the others: of quads one of five to seven.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		swiss := c.Bool("last-swiss", false, "those left over join the last group, which then plays a Swiss")
		if err := c.Parse(2, 2); err != nil {
			return err
		}
		size, err := c.Number(1, "SIZE")
		if err != nil {
			return err
		}
		return e.Change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			return entries.Split(s, size, *swiss)
		})
	},
}
