package change

import (
	"strings"

	"wallchart/arbiter/entries"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

var Divide = cli.Verb{
	Name: "divide",
	Usage: "FILE --by grade|rating|category|club|federation|sex " +
		"[--into PARTS] [--section NAME] [--dry-run]",
	Help: "Makes sections of the players of one that has not begun, each with its settings: by school grade (--into K-2,3-5,6-8)," +
		" by the rating that counts (--into U1000,1000-1399,1400+,unrated) or by the players' categories, clubs, federations or " +
		"sex (every one there is, without --into). Each player goes into the first part that takes him; who is in none stays, " +
		"and a section that nobody stays in is removed. Who has no rating belongs to a part with only an upper limit, unless " +
		"there is one named unrated. With --dry-run nothing is changed and the parts are counted.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		by := c.String("by", "", "grade, rating, category, club, federation or sex: `WHAT` the section is divided by")
		into := c.String("into", "", "the `PARTS`, with commas between them, in the order of the sections")
		dry := c.Bool("dry-run", false, "only count who is in which part")
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		division, ok := entries.DivisionBy(*by)
		if !ok {
			return cli.Misused("divide: --by is grade, rating, category, club, federation or sex, and not %q", *by)
		}
		division.Into = *into
		var section *model.Section
		var bands []entries.Band
		var rest []model.ID
		find := func(t *model.Tournament, s *model.Section) (err error) {
			section = s
			bands, rest, err = division.Bands(t, s)
			return err
		}
		if *dry {
			o, err := c.Open(c.Words[0])
			if err != nil {
				return err
			}
			s, err := (&cli.Selection{Call: c, Section: e.Section}).One(o.Tournament)
			if err != nil {
				return err
			}
			if err := find(o.Tournament, s); err != nil {
				return cli.Place(c.Words[0], err)
			}
			return divided(c, section, bands, rest)
		}
		err := e.Change(func(t *model.Tournament, s *model.Section) (journal.Change, error) {
			if err := find(t, s); err != nil {
				return nil, err
			}
			return entries.Divide(t, s, bands)
		})
		if err != nil {
			return err
		}
		return divided(c, section, bands, rest)
	},
}

// divided counts who is in which part.
func divided(c *cli.Call, s *model.Section, bands []entries.Band, rest []model.ID) error {
	for _, b := range bands {
		if err := c.Tell(c.Out, phrase.Count(len(b.Who), "%[2]s: %[1]d player", "%[2]s: %[1]d players", len(b.Who), b.Name)); err != nil {
			return err
		}
	}
	if len(rest) == 0 {
		return nil
	}
	names := make([]string, len(rest))
	for i, id := range rest {
		names[i] = s.Player(id).Name
	}
	return c.Tell(c.Out, phrase.New("in none of them, and left in %s: %s", s.Name, strings.Join(names, "; ")))
}
