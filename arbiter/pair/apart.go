package pair

import (
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// KeepApart keeps a group of participants apart, in addition to those who are already, from a round to a round: 0 is from the first, and
// to the end. A group that is there with the same people gets these rounds.
func KeepApart(s *model.Section, who []model.ID, from, to int) (journal.Change, error) {
	group := model.Forbidden{Who: who, From: from, To: to}
	groups := slices.Clone(s.Forbidden)
	i := slices.IndexFunc(groups, func(g model.Forbidden) bool { return samePeople(g.Who, who) })
	switch {
	case i < 0:
		groups = append(groups, group)
	case groups[i].From == from && groups[i].To == to:
		return nil, phrase.Errorf("they are kept apart already, as number %d of the list", i+1)
	default:
		groups[i] = group
	}
	return steps.SetForbidden{Section: s.ID, Groups: groups}, nil
}

// KeepClubsApart keeps everybody of one club or school apart, club by club.
func KeepClubsApart(s *model.Section) (journal.Change, error) {
	groups := slices.Clone(s.Forbidden)
	for _, g := range Clubmates(s) {
		if !slices.ContainsFunc(groups, func(o model.Forbidden) bool { return samePeople(o.Who, g.Who) }) {
			groups = append(groups, g)
		}
	}
	if len(groups) == len(s.Forbidden) {
		return nil, phrase.Errorf("%s has no club with two players or more who are not kept apart already", s.Name)
	}
	return steps.SetForbidden{Section: s.ID, Groups: groups}, nil
}

// Clubmates are those of one club or school, where there are two or more of it.
func Clubmates(s *model.Section) []model.Forbidden {
	var groups []model.Forbidden
	at := map[string]int{}
	for _, e := range s.Entries() {
		if model.NoTeam(e.Club) {
			continue
		}
		if _, ok := at[e.Club]; !ok {
			at[e.Club] = len(groups)
			groups = append(groups, model.Forbidden{})
		}
		g := &groups[at[e.Club]]
		g.Who = append(g.Who, e.ID)
	}
	return slices.DeleteFunc(groups, func(g model.Forbidden) bool { return len(g.Who) < 2 })
}

// LetMeet takes groups out of those kept apart, by their place in the list, from 1.
func LetMeet(s *model.Section, places ...int) (journal.Change, error) {
	var groups []model.Forbidden
	for _, n := range places {
		if n < 1 || n > len(s.Forbidden) {
			return nil, phrase.Errorf("the list of those kept apart has no number %d: it has %d", n, len(s.Forbidden))
		}
	}
	for i, g := range s.Forbidden {
		if !slices.Contains(places, i+1) {
			groups = append(groups, g)
		}
	}
	return steps.SetForbidden{Section: s.ID, Groups: groups}, nil
}

// samePeople tells whether two lists name the same, in whatever order.
func samePeople(a, b []model.ID) bool {
	return len(a) == len(b) && !slices.ContainsFunc(a, func(id model.ID) bool { return !slices.Contains(b, id) })
}
