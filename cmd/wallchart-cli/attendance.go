package main

import (
	"wallchart/arbiter/entries"
	"wallchart/arbiter/pair"
	"wallchart/model"
	"wallchart/model/journal"
)

var Withdraw = verb{
	name:  "withdraw",
	usage: "FILE NO [--from ROUND] [--back] [--section NAME]",
	help: "A participant leaves: the first round no longer played is the next one to be paired, or --from. What was played counts on. " +
		"In an all-play-all the games that are left are lost by forfeit; where all its rounds are paired, those from the first that is " +
		"not over. --back takes the withdrawal back.",
	run: func(c *call) error {
		var e edit
		e.flags(c)
		from := c.Int("from", 0, "the first `ROUND` no longer played (otherwise the next to be paired)")
		back := c.Bool("back", false, "the participant plays again")
		if err := c.parse(2, 2); err != nil {
			return err
		}
		return e.change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			who, err := c.entry(s, c.words[1])
			if err != nil {
				return nil, err
			}
			if *back {
				return entries.Return(s, who.ID), nil
			}
			if _, err = entries.Leaves(s, who.ID, *from); err != nil {
				return nil, err
			}
			return entries.Withdraw(s, who.ID, *from), nil
		})
	},
}

var Bye = verb{
	name:  "bye",
	usage: "FILE ROUND NO full|half|zero|pairing|absent|rest|none [--section NAME]",
	help: "A round without an opponent. In a round to come it is a request that the pairing honours (full, half or zero); " +
		"in a round that is paired it is what the participant gets. none takes it back.",
	run: func(c *call) error {
		var e edit
		e.flags(c)
		if err := c.parse(4, 4); err != nil {
			return err
		}
		round, err := c.number(1, "ROUND")
		if err != nil {
			return err
		}
		kind, err := pair.ParseBye(c.words[3])
		if err != nil {
			return misused("bye: %w", err)
		}
		return e.change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			who, err := c.entry(s, c.words[2])
			return entries.Bye(s, who.ID, round, kind), err
		})
	},
}
