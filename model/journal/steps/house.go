package steps

import (
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// SetHouse says that a participant is of the house and plays only to spare another the bye, without a place or prizes
// (model.Entry.Competes), or competes after all. Games that were played stay.
type SetHouse struct {
	Section model.ID `json:"section"`
	Who     model.ID `json:"who"`
	House   bool     `json:"house,omitempty"`
}

// Name is "set-house".
func (SetHouse) Name() string { return "set-house" }

// Label is "A participant plays only where the number is odd".
func (c SetHouse) Label() phrase.Text { return c.label(phrase.New("A participant")) }

// Describe names the participant.
func (c SetHouse) Describe(t *model.Tournament) phrase.Text {
	return journal.InSection(t, c.Section, c.label(nameIn(t, c.Section, c.Who)))
}

func (c SetHouse) label(who phrase.Text) phrase.Text {
	if c.House {
		return phrase.New("%s plays only where the number is odd", who)
	}
	return phrase.New("%s competes like everybody else", who)
}

// Apply refuses an all-play-all, whose table has everybody from the beginning.
func (c SetHouse) Apply(t *model.Tournament) (*model.Tournament, error) {
	return editEntry(t, c.Section, c.Who, func(s *model.Section, at place, e *model.Entry) error {
		if c.House && s.Format.Predetermined() {
			return at.refuse("Leave the free rounds as they are",
				"in %s everybody meets everybody, and a house player has no place in the table", s.Name)
		}
		e.House = c.House
		return nil
	})
}
