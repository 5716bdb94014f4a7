package main

import (
	"strings"

	"wallchart/arbiter/rank"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

var Categories = verb{
	name:  "categories",
	usage: "FILE [RULE…] [--none] [--section NAME]",
	help: "Lists who is in which category, and of whom a rule cannot be decided. With RULEs it writes them down, in place of those there " +
		"were: for all sections, or with --section for one. A rule is U1400, 1000-1399, 1400+, unrated, K-3, \"grade 5\", U10, " +
		"\"U10 on 2026-09-01\", S65, girls, boys, \"club NAME\", \"federation CODE\", with and between them, and a name and a colon before " +
		"it if it is to have another name: \"Girls K-3: girls and K-3\". " +
		"\"NAME: by hand\" is given to players one by one (edit-player --category).",
	run: func(c *call) error {
		section := c.String("section", "", "the section with this `NAME`")
		none := c.Bool("none", false, "there are no categories by rule any more")
		if err := c.parse(1, 1<<10); err != nil {
			return err
		}
		of := &selection{call: c, section: *section}
		if rules := c.words[1:]; *none || len(rules) > 0 {
			if *none && len(rules) > 0 {
				return misused("categories: --none leaves no rule; give none with it")
			}
			return c.change(c.words[0], func(t *model.Tournament) (journal.Change, error) {
				set := steps.SetCategories{Categories: rules}
				if *section != "" {
					s, err := of.one(t)
					if err != nil {
						return nil, err
					}
					set.Section = s.ID
				}
				return set, nil
			})
		}
		t, sections, err := of.opened()
		if err != nil {
			return err
		}
		for _, s := range sections {
			if err := listCategories(c, t, s); err != nil {
				return err
			}
		}
		return nil
	},
}

// listCategories is a line for each category of a section.
func listCategories(c *call, t *model.Tournament, s *model.Section) error {
	for _, k := range rank.CountCategories(t, s) {
		var names []string
		var open []phrase.Text
		for _, id := range k.Who {
			names = append(names, s.Player(id).Name)
		}
		if err := c.tell(c.out, phrase.New("%s, %s: %d: %s", s.Name, k.Name, len(names), strings.Join(names, "; "))); err != nil {
			return err
		}
		for _, u := range k.Undecided {
			open = append(open, phrase.New("%s (%s)", s.Player(u.Who).Name, u.Why))
		}
		if len(open) > 0 {
			if err := c.tell(c.out, phrase.New("  cannot be decided of %s", phrase.Join("; ", open...))); err != nil {
				return err
			}
		}
	}
	return nil
}
