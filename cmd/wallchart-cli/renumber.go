package main

import (
	"math/rand/v2"
	"slices"
	"strings"

	"wallchart/arbiter/entries"
	"wallchart/model"
	"wallchart/model/journal"
)

var Renumber = verb{
	name:  "renumber",
	usage: "FILE [--by rating|lot|name] [--section NAME]",
	help: "Gives the starting numbers anew: by rating, the highest first and the unrated last, those with the same rating by title and name " +
		"(teams by their strength, or by the average of their boards); by lot; or by name. " +
		"When four rounds are paired it is too late.",
	run: func(c *call) error {
		var e edit
		e.flags(c)
		by := c.String("by", "rating", "what decides the `ORDER`: rating, lot or name")
		if err := c.parse(1, 1); err != nil {
			return err
		}
		names := entries.Orders
		k := slices.IndexFunc(names, func(name string) bool { return strings.EqualFold(name, *by) })
		if k < 0 {
			return misused("renumber: starting numbers are not given by %q%s", *by, didYouMean(*by, names))
		}
		return e.change(func(t *model.Tournament, s *model.Section) (journal.Change, error) {
			return entries.Number(t, s, entries.Order(k), rand.Shuffle)
		})
	},
}
