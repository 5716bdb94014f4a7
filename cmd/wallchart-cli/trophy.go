package main

import (
	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/model/journal"
)

var trophy = verb{
	name:  "trophy",
	usage: "FILE [--counting N] [--least N] [--per-club N] [--tiebreaks LIST] [--by-order | --own-best] [--remove] [--section NAME]",
	help: "Sets the team trophy of an individual section: the best --counting scores of each club make its score, and the sums of the " +
		"counting players' tie-breaks decide. " +
		"\"export --report trophy\" and \"standings --by club\" show it.",
	run: func(c *call) error {
		var e edit
		e.flags(c)
		counting := c.Int("counting", 4, "how many `SCORES` count")
		least := c.Int("least", 0, "a club with fewer `PLAYERS` is not placed")
		perClub := c.Int("per-club", 0, "`TEAMS` a club may have (otherwise one)")
		codes := c.String("tiebreaks", "", "a `LIST` of codes, summed over the counting players")
		c.Bool("by-order", false, "take the counting players once, in the order of score and tie-breaks, as is usual")
		ownBest := c.Bool("own-best", false, "let each tie-break take its own best among those level on the last counting score")
		remove := c.Bool("remove", false, "there is no trophy any more")
		if err := c.parse(1, 1); err != nil {
			return err
		}
		return e.change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			if c.given("by-order") && *ownBest {
				return nil, misused("trophy: --by-order and --own-best are two ways to choose who counts; give one")
			}
			if *remove {
				return journal.SetTrophy{Section: s.ID}, nil
			}
			change, left, err := arbiter.Trophy(s, model.Trophy{Counting: *counting, Least: *least, PerClub: *perClub, OwnBest: *ownBest}, *codes)
			c.notes(left)
			return change, err
		})
	},
}
