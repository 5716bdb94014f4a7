package change

import (
	"wallchart/arbiter/rank"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/report"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/tiebreaks"
)

var Trophy = cli.Verb{
	Name: "trophy",
	Usage: "FILE [--counting N] [--least N] [--per-club N] [--tiebreaks LIST] [--by-order | --own-best] [--remove] [--section NAME] | " +
		"FILE --category NAME [--section NAME]",
	Help: "Sets the team trophy of an individual section: the best --counting scores of each club make its score, and the sums of the " +
		"counting players' tie-breaks decide. " +
		"With --category nothing is set: the trophy of that category alone is shown, by the rules that are set. " +
		"\"export --report trophy\" and \"standings --by club\" show it.",
	Run: func(c *cli.Call) error {
		var show cli.Selection
		e := c.Edit()
		show.Part(c)
		counting := c.Int("counting", 4, "how many `SCORES` count")
		least := c.Int("least", 0, "a club with fewer `PLAYERS` is not placed")
		perClub := c.Int("per-club", 0, "`TEAMS` a club may have (otherwise one)")
		codes := c.String("tiebreaks", "", "a `LIST` of codes, summed over the counting players")
		c.Bool("by-order", false, "take the counting players once, in the order of score and tie-breaks, as is usual")
		ownBest := c.Bool("own-best", false, "let each tie-break take its own best among those level on the last counting score")
		remove := c.Bool("remove", false, "there is no trophy any more")
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		if c.Given("category") {
			for _, flag := range []string{"counting", "least", "per-club", "tiebreaks", "by-order", "own-best", "remove"} {
				if c.Given(flag) {
					return cli.Misused("trophy: --category shows the trophy of a category and sets nothing; leave out --%s", flag)
				}
			}
			show.Call, show.Section = c, e.Section
			return show.Print(&cli.Look{Format: "text"}, func(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
				o.Category = show.Category
				r, err := reports.ByID("trophy")
				if err != nil {
					return table.Document{}, err
				}
				return r.Make(st, o)
			})
		}
		return e.Change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			if c.Given("by-order") && *ownBest {
				return nil, cli.Misused("trophy: --by-order and --own-best are two ways to choose who counts; give one")
			}
			if *remove {
				return steps.SetTrophy{Section: s.ID}, nil
			}
			change, left, err := rank.Trophy(s, model.Trophy{Counting: *counting, Least: *least, PerClub: *perClub, OwnBest: *ownBest}, *codes)
			c.Notes(left)
			return change, err
		})
	},
}
