package entries

import (
	"slices"

	"wallchart/files/roster"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/pairing/draw"
)

// PeopleList is a list of players or teams as it was found, on its way into a section: from a file, pasted or typed. The two steps are the
// same for all: Read understands it beside the section, and whoever is asked may decide otherwise of its lines; Enlist makes of what is
// understood the one step that it is.
type PeopleList struct {
	Rows    [][]string
	From    string          // what the organiser knows it by, as the file's name; "" for nothing
	Columns *roster.Mapping // what its columns hold, as somebody has said; nil is guessed
	Update  bool            // it is right about those who are in the section already
}

// Read understands a list beside a section, nil for one that is not made yet: what each row says, and who of it is there already. What
// cannot be read is among the problems.
func (l PeopleList) Read(s *model.Section) *roster.Import {
	columns := l.Columns
	if columns == nil {
		guessed := roster.Guess(l.Rows)
		columns = &guessed
	}
	im := roster.Read(l.Rows, *columns)
	im.From = l.From
	im.Compare(s)
	if l.Update {
		im.Replace()
	}
	return im
}

// Enlist is what a list does to a section in one step. Ratings that do not say whose they are become those that count in the section. In a
// section in which nobody is yet the list begins the event: its people are numbered, by rating unless the list has numbers of its own, and
// an all-play-all is announced with the rounds its table has.
func Enlist(t *model.Tournament, section model.ID, im *roster.Import) (journal.Change, error) {
	before := t.Section(section)
	list, err := im.Change(t, before)
	if err != nil {
		return nil, err
	}
	made, err := list.Apply(t)
	if err != nil {
		return list, err
	}
	if before.Participants() > 0 || len(before.Rounds) > 0 {
		return InOrder(t, before, list), nil
	}
	changes := []journal.Change{list}
	s := made.Section(section)
	if order := made.ByRating(s); !im.OwnNumbers() && anybodyRated(made, s) && !slices.Equal(order, ids(s)) {
		changes = append(changes, steps.Renumber{Section: s.ID, Order: order})
	}
	if to := steps.SettingsOf(s); s.Format.Predetermined() && to.Planned == 0 {
		if rounds, err := draw.Table(s); err == nil {
			to.Planned = len(rounds)
			changes = append(changes, steps.EditSection{Section: s.ID, Settings: to})
		}
	}
	if len(changes) == 1 {
		return list, nil
	}
	return steps.Together{Words: journal.Label(list, t), Changes: changes}, nil
}

// ids are the participants in the order of their numbers.
func ids(s *model.Section) []model.ID {
	var all []model.ID
	for e := range s.Everyone() {
		all = append(all, e.ID)
	}
	return all
}

// anybodyRated tells whether anybody has a rating that counts. Where nobody has,
// the order of a list is all that is known of who is strong.
func anybodyRated(t *model.Tournament, s *model.Section) bool {
	return slices.ContainsFunc(model.NewSheet(t, s, 0).Lines, func(l model.Line) bool { return l.Exact != 0 })
}
