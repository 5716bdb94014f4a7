package main

import (
	"strings"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/model/journal"
)

var withdraw = verb{
	name:  "withdraw",
	usage: "FILE NO [--from ROUND] [--back] [--section NAME]",
	help: "A participant leaves: the first round no longer played is the next one to be paired, or --from. What was played counts on. " +
		"In an all-play-all the games that are left are lost by forfeit. --back takes the withdrawal back.",
	run: func(c *call) error {
		var e edit
		e.flags(c)
		from := c.Int("from", 0, "the first `ROUND` no longer played (otherwise the next to be paired)")
		back := c.Bool("back", false, "the participant plays again")
		if err := c.parse(2, 2); err != nil {
			return err
		}
		return e.change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			who, err := c.entry(s, c.args[1])
			if *back {
				return arbiter.Return(s, who.ID), err
			}
			return arbiter.Withdraw(s, who.ID, *from), err
		})
	},
}

// byes are the kinds of bye and their names on the command line.
var byes = []struct {
	name    string
	outcome model.Outcome
}{{"full", model.FullBye}, {"half", model.HalfBye}, {"zero", model.ZeroBye}, {"pairing", model.PairingBye}, {"absent", model.Absent}, {"none", model.Pending}}

var bye = verb{
	name:  "bye",
	usage: "FILE ROUND NO full|half|zero|pairing|absent|none [--section NAME]",
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
		kind := model.Outcomes
		var names []string
		for _, b := range byes {
			names = append(names, b.name)
			if strings.EqualFold(b.name, c.args[3]) {
				kind = b.outcome
			}
		}
		if kind == model.Outcomes {
			return misused("bye: there is no bye %q%s", c.args[3], didYouMean(c.args[3], names))
		}
		return e.change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			who, err := c.entry(s, c.args[2])
			return arbiter.Bye(s, who.ID, round, kind), err
		})
	},
}
