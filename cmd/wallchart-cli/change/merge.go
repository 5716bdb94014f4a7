package change

import (
	"wallchart/arbiter/entries"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
)

var Merge = cli.Verb{
	Name:  "merge",
	Usage: "FILE INTO FROM…",
	Help: "Puts the players of the sections FROM into the section INTO, with the rounds that were played: all must be Swiss sections of " +
		"players with the same scoring and as many rounds. Before the first round everybody is numbered anew; later the numbers of INTO " +
		"stay, and the boards of the others come behind. The sections FROM are then no more.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		if err := c.Parse(3, 100); err != nil {
			return err
		}
		names := c.Words[1:]
		c.Words = c.Words[:1]
		e.Section = names[0]
		return e.Change(func(t *model.Tournament, _ *model.Section) (journal.Change, error) {
			var sections []*model.Section
			for _, name := range names {
				s, err := entries.SectionNamed(t, name)
				if err != nil {
					return nil, err
				}
				sections = append(sections, s)
			}
			return entries.Merge(t, sections[0], sections[1:]...)
		})
	},
}
