package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
)

// orders are what starting numbers can be given by.
var orders = []struct {
	name  string
	order func(*model.Tournament, *model.Section) []model.ID
}{
	{"rating", (*model.Tournament).ByRating},
	{"lot", func(_ *model.Tournament, s *model.Section) []model.ID {
		ids := ids(s.Entries())
		rand.Shuffle(len(ids), func(i, j int) { ids[i], ids[j] = ids[j], ids[i] })
		return ids
	}},
	{"name", func(_ *model.Tournament, s *model.Section) []model.ID {
		es := s.Entries()
		slices.SortStableFunc(es, func(a, b model.Entry) int { return strings.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name)) })
		return ids(es)
	}},
}

func ids(es []model.Entry) []model.ID {
	all := make([]model.ID, len(es))
	for i := range es {
		all[i] = es[i].ID
	}
	return all
}

// lastRenumbered is the last round after which starting numbers may still be
// corrected (FIDE C.04.2, 2026: until the fourth is paired).
const lastRenumbered = 3

var renumber = verb{
	name:  "renumber",
	usage: "FILE [--by rating|lot|name] [--section NAME]",
	help: "Gives the starting numbers anew: by rating, the highest first and the unrated last, those with the same rating by name " +
		"(teams by their strength, or by the average of their boards); by lot; or by name. " +
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
			order := orders[k].order(t, s)
			return journal.Together{Words: "New starting numbers by " + names[k], Changes: []journal.Change{journal.Renumber{Section: s.ID, Order: order}}}, nil
		})
	},
}
