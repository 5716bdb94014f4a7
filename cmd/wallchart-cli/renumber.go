package main

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
)

// orders are what starting numbers can be given by: each sorts the lines of a
// sheet.
var orders = []struct {
	name string
	sort func([]model.Line)
}{
	{"rating", func(ls []model.Line) { // the unrated have 0 and so come last
		slices.SortStableFunc(ls, func(a, b model.Line) int { return cmp.Or(cmp.Compare(b.Rating, a.Rating), byName(a, b)) })
	}},
	{"lot", func(ls []model.Line) { rand.Shuffle(len(ls), func(i, j int) { ls[i], ls[j] = ls[j], ls[i] }) }},
	{"name", func(ls []model.Line) { slices.SortStableFunc(ls, byName) }},
}

func byName(a, b model.Line) int {
	return strings.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name))
}

// lastRenumbered is the last round after which starting numbers may still be
// corrected (FIDE C.04.2, 2026: until the fourth is paired).
const lastRenumbered = 3

var renumber = verb{
	name:  "renumber",
	usage: "FILE [--by rating|lot|name] [--section NAME]",
	help: "Gives the starting numbers anew: by rating, the highest first and the unrated last, those with the same rating by name; by lot; or by name. " +
		"When four rounds are paired it is too late.",
	run: func(c *call) error {
		var e edit
		e.flags(c)
		by := c.String("by", "rating", "what decides the `ORDER`: rating, lot or name")
		if err := c.parse(1, 1); err != nil {
			return err
		}
		var names []string
		for _, o := range orders {
			names = append(names, o.name)
		}
		k := slices.IndexFunc(names, func(name string) bool { return strings.EqualFold(name, *by) })
		if k < 0 {
			return misused("renumber: starting numbers are not given by %q%s", *by, didYouMean(*by, names))
		}
		return e.change(func(t *model.Tournament, s *model.Section) (journal.Change, error) {
			if n := len(s.Rounds); n > lastRenumbered {
				return nil, fmt.Errorf("%s has %d rounds, and starting numbers stay once the fourth is paired. Correct a single one with edit-player --no", s.Name, n)
			}
			if len(s.Entries()) == 0 {
				return nil, fmt.Errorf("%s has nobody to number. Enter players or teams first", s.Name)
			}
			lines := slices.Clone(model.NewSheet(t, s, 0).Lines)
			orders[k].sort(lines)
			order := make([]model.ID, len(lines))
			for i := range lines {
				order[i] = lines[i].ID
			}
			return journal.Together{Words: "New starting numbers by " + names[k], Changes: []journal.Change{journal.Renumber{Section: s.ID, Order: order}}}, nil
		})
	},
}
