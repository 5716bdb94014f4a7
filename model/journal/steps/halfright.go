package steps

import (
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// SetHalfByeRight says that a participant has no right to half-point byes, or has it again: who plays on special conditions, or the
// house player (VCL4THP.13, questions 175 and 176). What was asked for already stays, and is among the problems. After the start it is
// noted among what was altered.
type SetHalfByeRight struct {
	Section model.ID `json:"section"`
	Who     model.ID `json:"who"`
	None    bool     `json:"none,omitempty"`
}

// Name is "set-half-bye-right".
func (SetHalfByeRight) Name() string { return "set-half-bye-right" }

// Label is "A participant has no right to half-point byes".
func (c SetHalfByeRight) Label() phrase.Text { return c.label(phrase.New("A participant")) }

// Describe names the participant.
func (c SetHalfByeRight) Describe(t *model.Tournament) phrase.Text {
	return journal.InSection(t, c.Section, c.label(nameIn(t, c.Section, c.Who)))
}

func (c SetHalfByeRight) label(who phrase.Text) phrase.Text {
	if c.None {
		return phrase.New("%s has no right to half-point byes", who)
	}
	return phrase.New("%s has a right to half-point byes again", who)
}

// Apply refuses nobody who is in the section.
func (c SetHalfByeRight) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, func(s *model.Section, at place) error {
		before := *s
		err := changeEntry(s, at, c.Who, func(_ place, e *model.Entry) error {
			e.NoHalfByes = c.None
			return nil
		})
		s.Note(&before)
		return err
	})
}
