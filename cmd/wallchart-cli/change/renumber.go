package change

import (
	"math/rand/v2"
	"slices"
	"strings"

	"wallchart/arbiter/entries"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
)

var Renumber = cli.Verb{
	Name:  "renumber",
	Usage: "FILE [--by rating|lot|name] [--section NAME]",
	Help: "Gives the starting numbers anew: by rating, the highest first and the unrated last, those with the same rating by title and name " +
		"(teams by their strength, or by the average of their boards); by lot; or by name. " +
		"When four rounds are paired it is too late.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		by := c.String("by", "rating", "what decides the `ORDER`: rating, lot or name")
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		names := entries.Orders
		k := slices.IndexFunc(names, func(name string) bool { return strings.EqualFold(name, *by) })
		if k < 0 {
			return cli.Misused("renumber: starting numbers are not given by %q%s", *by, cli.DidYouMean(*by, names))
		}
		return e.Change(func(t *model.Tournament, s *model.Section) (journal.Change, error) {
			return entries.Number(t, s, entries.Order(k), rand.Shuffle)
		})
	},
}
