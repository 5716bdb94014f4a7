package arbiter

import (
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
)

// Details are what is said of an event beside what is played in it: the event as a
// whole, and section by section the rate of play and when the rounds begin.
type Details struct {
	Header   steps.Header
	Sections []SectionDetails
}

// SectionDetails are those of one section.
type SectionDetails struct {
	Section model.ID
	Control model.TimeControl
	Rounds  []model.When // the first round first
}

// DetailsOf are the details as they stand, to be changed and given back.
func DetailsOf(t *model.Tournament) Details {
	d := Details{Header: steps.HeaderOf(t)}
	for _, s := range t.Sections {
		d.Sections = append(d.Sections, SectionDetails{s.ID, s.Control, steps.ScheduleOf(s)})
	}
	return d
}

// Steps are the changes that make the details so: none where nothing is different.
func (d Details) Steps(t *model.Tournament) []journal.Change {
	var changes []journal.Change
	was := DetailsOf(t)
	if !sameHeader(d.Header, was.Header) {
		changes = append(changes, steps.EditTournament{Header: d.Header})
	}
	for _, own := range d.Sections {
		s := t.Section(own.Section)
		if s == nil {
			continue
		}
		if own.Control != s.Control {
			to := steps.SettingsOf(s)
			to.Control = own.Control
			changes = append(changes, steps.EditSection{Section: s.ID, Settings: to})
		}
		if rounds := model.UntilLast(own.Rounds); !slices.Equal(rounds, model.UntilLast(steps.ScheduleOf(s))) {
			changes = append(changes, steps.SetSchedule{Section: s.ID, Rounds: rounds})
		}
	}
	return changes
}

func sameHeader(a, b steps.Header) bool {
	deputies := slices.Equal(a.Deputies, b.Deputies)
	a.Deputies, b.Deputies = nil, nil
	return deputies && a.Name == b.Name && a.City == b.City && a.Federation == b.Federation && a.Start == b.Start && a.End == b.End &&
		a.Arbiter == b.Arbiter && a.Organiser == b.Organiser && a.Time == b.Time && a.Currency == b.Currency && a.Language == b.Language &&
		a.Page == b.Page && a.Long == b.Long
}

// LikeFirst tells whether a section's rounds begin when those of the first section
// do, as far as both have rounds.
func LikeFirst(first, own []model.When, rounds int) bool {
	at := func(ws []model.When, i int) model.When {
		if i < len(ws) {
			return ws[i]
		}
		return model.When{}
	}
	for i := range rounds {
		if at(first, i) != at(own, i) {
			return false
		}
	}
	return true
}
