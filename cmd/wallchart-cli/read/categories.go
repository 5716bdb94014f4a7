package read

import (
	"strings"

	"wallchart/arbiter/rank"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

var Categories = cli.Verb{
	Name:  "categories",
	Usage: "FILE [RULE…] [--none] [--section NAME]",
	Help: "Lists who is in which category, and of whom a rule cannot be decided. With RULEs it writes them down, in place of those there " +
		"were: for all sections, or with --section for one. A rule is U1400, 1000-1399, 1400+, unrated, K-3, \"grade 5\", U10, " +
		"\"U10 on 2026-09-01\", S65, girls, boys, \"club NAME\", \"federation CODE\", with and between them, and a name and a colon before " +
		"it if it is to have another name: \"Girls K-3: girls and K-3\". " +
		"\"NAME: by hand\" is given to players one by one (edit-player --category).",
	Run: func(c *cli.Call) error {
		section := c.String("section", "", "the section with this `NAME`")
		none := c.Bool("none", false, "there are no categories by rule any more")
		if err := c.Parse(1, 1<<10); err != nil {
			return err
		}
		of := &cli.Selection{Call: c, Section: *section}
		if rules := c.Words[1:]; *none || len(rules) > 0 {
			if *none && len(rules) > 0 {
				return cli.Misused("categories: --none leaves no rule; give none with it")
			}
			return c.Change(c.Words[0], func(t *model.Tournament) (journal.Change, error) {
				set := steps.SetCategories{Categories: rules}
				if *section != "" {
					s, err := of.One(t)
					if err != nil {
						return nil, err
					}
					set.Section = s.ID
				}
				return set, nil
			})
		}
		t, sections, err := of.Opened()
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
func listCategories(c *cli.Call, t *model.Tournament, s *model.Section) error {
	for _, k := range rank.CountCategories(t, s) {
		var names []string
		var open []phrase.Text
		for _, id := range k.Who {
			names = append(names, s.Player(id).Name)
		}
		if err := c.Tell(c.Out, phrase.New("%s, %s: %d: %s", s.Name, k.Name, len(names), strings.Join(names, "; "))); err != nil {
			return err
		}
		for _, u := range k.Undecided {
			open = append(open, phrase.New("%s (%s)", s.Player(u.Who).Name, u.Why))
		}
		if len(open) > 0 {
			if err := c.Tell(c.Out, phrase.New("  cannot be decided of %s", phrase.Join("; ", open...))); err != nil {
				return err
			}
		}
	}
	return nil
}
