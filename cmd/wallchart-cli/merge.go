package main

import (
	"wallchart/arbiter/entries"
	"wallchart/model"
	"wallchart/model/journal"
)

var Merge = verb{
	name:  "merge",
	usage: "FILE INTO FROM…",
	help: "Puts the players of the sections FROM into the section INTO, with the rounds that were played: all must be Swiss sections of " +
		"players with the same scoring and as many rounds. Before the first round everybody is numbered anew; later the numbers of INTO " +
		"stay, and the boards of the others come behind. The sections FROM are then no more.",
	run: func(c *call) error {
		var e edit
		e.flags(c)
		if err := c.parse(3, 100); err != nil {
			return err
		}
		names := c.words[1:]
		c.words = c.words[:1]
		e.section = names[0]
		return e.change(func(t *model.Tournament, _ *model.Section) (journal.Change, error) {
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
