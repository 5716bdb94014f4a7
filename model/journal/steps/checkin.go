package steps

import (
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// CheckIn says that a participant has come, or after all has not.
type CheckIn struct {
	Section model.ID `json:"section"`
	Who     model.ID `json:"who"`
	Present bool     `json:"present"`
}

// Name is "check-in".
func (CheckIn) Name() string { return "check-in" }

// Label is "A participant is here".
func (c CheckIn) Label() phrase.Text { return c.label(phrase.New("A participant")) }

// Describe names the participant.
func (c CheckIn) Describe(t *model.Tournament) phrase.Text {
	return journal.InSection(t, c.Section, c.label(nameIn(t, c.Section, c.Who)))
}

func (c CheckIn) label(who phrase.Text) phrase.Text {
	if !c.Present {
		return phrase.New("%s is not here", who)
	}
	return phrase.New("%s is here", who)
}

var _ journal.Narrow = CheckIn{}

// Alters is whether he is here.
func (c CheckIn) Alters() journal.Touch {
	return journal.Touch{Section: c.Section, Who: c.Who, Field: "Present"}
}

// Apply refuses a participant who does not exist.
func (c CheckIn) Apply(t *model.Tournament) (*model.Tournament, error) {
	return editEntry(t, c.Section, c.Who, func(s *model.Section, _ place, e *model.Entry) error {
		e.Present, e.Came = c.Present, 0
		if next := len(s.Rounds) + 1; c.Present && next > 1 {
			e.Came = next
		}
		return nil
	})
}

// SetFee says what each participant of a section owes who has no fee of his own.
type SetFee struct {
	Section model.ID    `json:"section"`
	Fee     model.Cents `json:"fee"`
}

// Name is "set-fee".
func (SetFee) Name() string { return "set-fee" }

// Label is "Entry fee 25.00".
func (c SetFee) Label() phrase.Text { return phrase.New("Entry fee %s", c.Fee) }

// Apply refuses a fee below nothing.
func (c SetFee) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, func(s *model.Section, at place) error {
		if c.Fee < 0 {
			return at.refuse("Enter 0 where nobody owes anything", "%s is not an entry fee", c.Fee)
		}
		s.Fee = c.Fee
		return nil
	})
}
