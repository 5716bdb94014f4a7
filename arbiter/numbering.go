package arbiter

import (
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// Order is what starting numbers are given by.
type Order uint8

// Orders of starting numbers.
const (
	ByRating Order = iota // the rating that counts, the title, the name (C.04.2): model.ByRating
	ByName
	ByLot
)

// Orders are all there are, in the order of menus, by their names on the command
// line.
var Orders = []string{ByRating: "rating", ByName: "name", ByLot: "lot"}

// Number gives the starting numbers anew. shuffle draws lots as rand.Shuffle
// does; it is asked only where lots decide. The journal refuses new numbers once
// the fourth round is paired.
func Number(t *model.Tournament, s *model.Section, by Order, shuffle func(n int, swap func(i, j int))) (journal.Change, error) {
	order := ids(s)
	if len(order) == 0 {
		return nil, phrase.Errorf("%s has nobody to number. Enter players or teams first", s.Name)
	}
	words := phrase.New("New starting numbers by rating")
	switch by {
	case ByRating:
		order = t.ByRating(s)
	case ByName:
		words = phrase.New("New starting numbers by name")
		entries := s.Entries()
		slices.SortStableFunc(entries, func(a, b model.Entry) int { return strings.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name)) })
		for i := range entries {
			order[i] = entries[i].ID
		}
	case ByLot:
		words = phrase.New("New starting numbers by lot")
		shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	}
	return together(words, journal.Renumber{Section: s.ID, Order: order}), nil
}
