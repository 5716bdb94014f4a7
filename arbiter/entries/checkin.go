package entries

import (
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// Door is who has come of those who are expected in the next round of a section:
// who takes part in it and has asked for no bye.
type Door struct {
	Section *model.Section
	Here    int
	Missing []model.Entry // in the order of their numbers
}

// AtTheDoor counts who has come.
func AtTheDoor(s *model.Section) Door {
	d := Door{Section: s}
	next := len(s.Rounds) + 1
	for e := range s.Everyone() {
		switch {
		case !e.Competes() || !e.Plays(next) || e.Bye(next) != model.Pending:
		case e.Present:
			d.Here++
		default:
			d.Missing = append(d.Missing, *e)
		}
	}
	return d
}

// AllHere marks everybody as present who is missing, as one step: where almost all
// have come it is quicker to take the marks of the others away.
func AllHere(sections ...*model.Section) (journal.Change, error) {
	var changes []journal.Change
	for _, s := range sections {
		for _, e := range AtTheDoor(s).Missing {
			changes = append(changes, steps.CheckIn{Section: s.ID, Who: e.ID, Present: true})
		}
	}
	if len(changes) == 0 {
		return nil, phrase.Errorf("nobody is missing")
	}
	return steps.Together{Words: Present(len(changes)), Changes: changes}, nil
}

// Present words the step of so many who have come.
func Present(n int) phrase.Text { return phrase.Count(n, "%d is here", "%d are here") }

// LeaveOut leaves those who are missing out of the next round of their sections, as
// one step: a zero-point bye is asked for, which one who comes late takes back. A
// section in which nobody has checked in is left alone, and so is an all-play-all,
// whose games are lost by forfeit.
func LeaveOut(sections ...*model.Section) (journal.Change, error) {
	var changes []journal.Change
	here, round := 0, 0
	for _, s := range sections {
		d := AtTheDoor(s)
		here += d.Here
		if d.Here == 0 || s.Format.Predetermined() || s.Planned > 0 && len(s.Rounds) >= s.Planned {
			continue
		}
		for _, e := range d.Missing {
			round = len(s.Rounds) + 1
			changes = append(changes, steps.RequestBye{Section: s.ID, Who: e.ID, Round: round, Bye: model.ZeroBye, By: model.MadeAtCheckIn})
		}
	}
	switch {
	case here == 0:
		return nil, phrase.Errorf("nobody is marked as present yet. Mark those who have come, and leave the others out then")
	case len(changes) == 0:
		return nil, phrase.Errorf("nobody who could be left out is missing")
	}
	words := phrase.Count(len(changes), "Leave %d who is missing out of round %d", "Leave %d who are missing out of round %d", len(changes),
		round)
	return steps.Together{Words: words, Changes: changes}, nil
}

// Pay says what a participant has paid.
func Pay(s *model.Section, who model.ID, paid model.Cents) (journal.Change, error) {
	return editedEntry(s, who, func(e *model.Entry) { e.Paid = paid })
}

// editedEntry is the change of one field of a participant, be it a player or a team.
func editedEntry(s *model.Section, who model.ID, set func(*model.Entry)) (journal.Change, error) {
	if t := s.TeamByID(who); s.Team() && t != nil {
		n := *t
		set(&n.Entry)
		return steps.EditTeam{Section: s.ID, Team: n}, nil
	}
	if p := s.Player(who); !s.Team() && p != nil {
		n := *p
		set(&n.Entry)
		return steps.EditPlayer{Section: s.ID, Player: n}, nil
	}
	return nil, phrase.Errorf("participant %d is not in %s", who, s.Name)
}
