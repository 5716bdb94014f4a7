package entries

import (
	"reflect"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/pairing/draw"
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
	return steps.Joined(words, steps.Renumber{Section: s.ID, Order: order}), nil
}

// Exchange gives two participants each other's starting number. The journal refuses it once the fourth round is paired.
func Exchange(s *model.Section, who ...model.ID) (journal.Change, error) {
	if len(who) != 2 {
		return nil, phrase.Errorf("mark the two who are to exchange their starting numbers")
	}
	return steps.ExchangeNumbers{Section: s.ID, Who: [2]model.ID(who)}, nil
}

// InOrder is a change of people in a section that has begun, with the starting numbers that ratings ask for behind it: a late entry is
// put into the list, and a rating corrected, until the fourth round is paired (C.04.2). Only numbers that went by rating go by it again;
// those of the list, by name or by lot stay, and so they do in a table and a bracket, which stand on them, and under an acceleration,
// which the list of the first round fixes. Everything that is kept of somebody goes by who he is, so it stays his.
func InOrder(t *model.Tournament, s *model.Section, c journal.Change) journal.Change {
	if !s.Begun() || s.Team() || steps.Settled(s) || s.Format != model.Swiss || len(s.Acceleration) > 0 {
		return c
	}
	if e, err := draw.System(s, ""); err != nil || e.KnockOut {
		return c
	}
	numbers, err := byRating(t, s, []journal.Change{c})
	if err != nil || numbers == nil { // what is refused is refused when it is made
		return c
	}
	return steps.Together{Words: journal.Label(c, t), Changes: []journal.Change{c, numbers}}
}

// EditPlayer is what becomes of a player of whom other things are said. Whoever is given another's starting number exchanges it with him.
func EditPlayer(s *model.Section, p model.Player) journal.Change {
	old := s.Player(p.ID)
	if old == nil {
		return steps.EditPlayer{Section: s.ID, Player: p}
	}
	swap := exchanged(s, &p.Entry, old.Number)
	return edited(steps.EditPlayer{Section: s.ID, Player: p}, swap, reflect.DeepEqual(p, *old))
}

// EditTeam is EditPlayer for a team.
func EditTeam(s *model.Section, team model.Team) journal.Change {
	old := s.TeamByID(team.ID)
	if old == nil {
		return steps.EditTeam{Section: s.ID, Team: team}
	}
	swap := exchanged(s, &team.Entry, old.Number)
	return edited(steps.EditTeam{Section: s.ID, Team: team}, swap, reflect.DeepEqual(team, *old))
}

// exchanged takes another's number out of an entry, whose own is the old one, and makes an exchange of it; nil where nobody has that
// number.
func exchanged(s *model.Section, e *model.Entry, old int) journal.Change {
	other, ok := s.ByNumber(e.Number)
	if !ok || other.ID == e.ID || e.Number == old {
		return nil
	}
	e.Number = old
	return steps.ExchangeNumbers{Section: s.ID, Who: [2]model.ID{e.ID, other.ID}}
}

// edited is an edit with the exchange of numbers that comes with it, or the exchange alone.
func edited(edit, swap journal.Change, nothing bool) journal.Change {
	switch {
	case swap == nil:
		return edit
	case nothing:
		return swap
	}
	return steps.Together{Words: edit.Label(), Changes: []journal.Change{edit, swap}}
}
