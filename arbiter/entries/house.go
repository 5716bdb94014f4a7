package entries

import (
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/pairing/draw"
	"wallchart/phrase"
)

// WhyNoHouse says why a section has no use for house players; nil where it has.
func WhyNoHouse(s *model.Section) error {
	e, err := draw.System(s, "")
	switch {
	case s.Format.Predetermined():
		return phrase.Errorf("in %s everybody meets everybody, and a house player has no place in the table", s.Name)
	case err != nil:
		return err
	case !e.House:
		return phrase.Errorf("%s has no house players: only Swiss systems, whose odd player would have a bye, do", e.Name)
	}
	return nil
}

// House makes participants house players, who play only to spare another the bye, or lets them compete like everybody else.
func House(s *model.Section, house bool, who ...model.ID) (journal.Change, error) {
	var changes []journal.Change
	for _, id := range who {
		e, ok := s.Entry(id)
		if !ok {
			return nil, phrase.Errorf("participant %d is not in %s", id, s.Name)
		}
		if e.House != house {
			changes = append(changes, steps.SetHouse{Section: s.ID, Who: id, House: house})
		}
	}
	why := WhyNoHouse(s)
	switch {
	case house && why != nil:
		return nil, why
	case len(who) == 0:
		return nil, phrase.Errorf("nobody is marked")
	case house:
		return steps.OneStep(phrase.Count(len(changes), "%d participant plays only where the number is odd",
			"%d participants play only where the number is odd"), changes), nil
	}
	return steps.OneStep(phrase.Count(len(changes), "%d participant competes like everybody else",
		"%d participants compete like everybody else"), changes), nil
}

// OfTheHouse tells whether all of several are house players; of nobody it is false.
func OfTheHouse(s *model.Section, who ...model.ID) bool {
	for _, id := range who {
		if e, ok := s.Entry(id); !ok || !e.House {
			return false
		}
	}
	return len(who) > 0
}
