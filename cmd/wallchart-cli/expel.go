package main

import (
	"wallchart/arbiter"
	"wallchart/arbiter/entries"
	"wallchart/model"
	"wallchart/model/journal"
)

var Expel = verb{
	name:  "expel",
	usage: "FILE NO [--from ROUND] [--reason TEXT] [--opponents | --back] [--section NAME]",
	help: "The arbiter expels a participant: the first round no longer played is the next one to be paired, or --from; an open game from " +
		"that round on is lost by forfeit. What was played stands; with --opponents the opponents win those games, and for rating they stay as " +
		"they were played. \"withdraw --back\" is refused then; --back takes the expulsion back. Standings, lists and report files say it.",
	run: func(c *call) error {
		var e edit
		e.flags(c)
		from := c.Int("from", 0, "the first `ROUND` no longer played (otherwise the next to be paired)")
		reason := c.String("reason", "", "why, as a `TEXT` for the log and the report file")
		opponents := c.Bool("opponents", false, "the games played so far are won by the opponents")
		back := c.Bool("back", false, "take the expulsion back")
		if err := c.parse(2, 2); err != nil {
			return err
		}
		return e.change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			who, err := c.entry(s, c.words[1])
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

var ForRating = verb{
	name:  "for-rating",
	usage: "FILE ROUND BOARD RESULT|unrated|back [--game N] [--reason TEXT] [--section NAME]",
	help: "What a game counts as for rating, where that is another than its result: 1-0, ½-½, 0-1, or unrated for one that was played " +
		"and is not rated. Standings and pairings go by the result; FIDE's and US Chess' report files have what counts for rating. In a team " +
		"event BOARD is the match and --game the board in it. \"back\" rates it as the result says.",
	run: func(c *call) error {
		var e edit
		e.flags(c)
		game := c.Int("game", 0, "the `BOARD` within a match of teams")
		reason := c.String("reason", "", "why, as a `TEXT` for the log and the report file")
		if err := c.parse(4, 4); err != nil {
			return err
		}
		round, board, err := c.roundAnd("BOARD")
		if err != nil {
			return err
		}
		return e.change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			change, err := arbiter.ForRating(s, round, board, 0, *game, c.words[3], *reason)
			return change, onBoard(round, board, err)
		})
	},
}
