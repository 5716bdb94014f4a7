package change

import (
	"wallchart/arbiter/entries"
	"wallchart/arbiter/pair"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

var Cross = cli.Verb{
	Name:  "cross",
	Usage: "FILE SECTION SECTION [--counts both|first]   or   FILE SECTION ROUND --back",
	Help: "Lets the players who are left over in the last rounds of two sections meet instead of having byes (US Chess 28M). The game is " +
		"played, and reported for rating, in the section named first. Its result counts in both; with --counts first the other player " +
		"keeps the full-point bye in his own section, and the game counts for his rating alone. A result that is entered in one " +
		"section stands in both. --back takes the game across sections of a round back: both have their byes again.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		counts := c.String("counts", "both", "in which sections the result counts: `both` or first")
		back := c.Bool("back", false, "take the game back")
		if err := c.Parse(3, 3); err != nil {
			return err
		}
		if *counts != "both" && *counts != "first" {
			return cli.Misused("cross: --counts is both or first, and not %q", *counts)
		}
		round := 0
		if *back {
			var err error
			if round, err = c.Number(2, "ROUND"); err != nil {
				return err
			}
		}
		names := c.Words[1:]
		c.Words = c.Words[:1]
		e.Section = names[0]
		return e.Change(func(t *model.Tournament, s *model.Section) (journal.Change, error) {
			if *back {
				return pair.CrossBack(t, s, round, 0)
			}
			other, err := entries.SectionNamed(t, names[1])
			if err != nil {
				return nil, err
			}
			if other.ID == s.ID {
				return nil, phrase.Errorf("name two sections")
			}
			step, err := pair.CrossPair(t, s, other, pair.Cross{OneCounts: *counts == "first"})
			if err != nil {
				return nil, err
			}
			made, err := step.Apply(t)
			if err != nil {
				return nil, err
			}
			s = made.Section(s.ID)
			for _, x := range s.Across() {
				if x.Round == len(s.Rounds) {
					c.Notes(pair.WhyAcross(made, s, x))
				}
			}
			return step, nil
		})
	},
}
