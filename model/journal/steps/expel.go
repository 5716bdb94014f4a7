package steps

import (
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// Expel says that the arbiter has expelled a participant from a round on (FIDE Laws of
// Chess, 2023, 12.9.9); round 0 takes that back. Nobody who is expelled returns as one
// who has withdrawn does.
type Expel struct {
	Section model.ID `json:"section"`
	Who     model.ID `json:"who"`
	From    int      `json:"from"` // first round no longer played
	Reason  string   `json:"reason,omitempty"`
}

// Name is "expel".
func (Expel) Name() string { return "expel" }

// Label is "Expel a participant from round 4 on".
func (c Expel) Label() phrase.Text { return c.label(phrase.New("a participant")) }

// Describe names the participant.
func (c Expel) Describe(t *model.Tournament) phrase.Text {
	return journal.InSection(t, c.Section, c.label(nameIn(t, c.Section, c.Who)))
}

func (c Expel) label(who phrase.Text) phrase.Text {
	switch {
	case c.From == 0:
		return phrase.New("Take back the expulsion of %s", who)
	case strings.TrimSpace(c.Reason) != "":
		return phrase.New("Expel %s from round %d on: %s", who, c.From, strings.TrimSpace(c.Reason))
	}
	return phrase.New("Expel %s from round %d on", who, c.From)
}

// Apply refuses a round in which the participant is paired.
func (c Expel) Apply(t *model.Tournament) (*model.Tournament, error) {
	return editEntry(t, c.Section, c.Who, func(s *model.Section, at place, e *model.Entry) error {
		if c.From == 0 {
			if e.Expelled == 0 {
				return at.refuse("Nothing needs to be done", "is not expelled")
			}
			e.Expelled, e.Expulsion = 0, ""
			return nil
		}
		if err := leaves(s, at, e, c.From, "Expel from a later round, or remove the pairing first"); err != nil {
			return err
		}
		e.Expelled, e.Expulsion = c.From, strings.TrimSpace(c.Reason)
		return nil
	})
}

// leaves refuses a round that a participant cannot leave the event in: he is not in it
// yet, or is paired in it or after it.
func leaves(s *model.Section, at place, e *model.Entry, from int, later phrase.Format) error {
	if from < 0 {
		return at.refuse("Choose a round from 1", "there is no round %d", from)
	}
	if from <= e.Entered {
		return at.refuse("Choose a later round, or remove the participant", "enters only in round %d", e.Entered)
	}
	for r := from; r <= len(s.Rounds); r++ {
		if p, _ := s.Rounds[r-1].Find(e.ID); p != nil && !p.IsBye() {
			at.round = r
			return at.refuse(later, "is paired on board %d", p.Board)
		}
	}
	return nil
}

// expelled refuses to let somebody take part who is expelled.
func expelled(at place, e *model.Entry) error {
	if e.Expelled == 0 {
		return nil
	}
	return at.refuse("Take the expulsion back first", "is expelled from round %d on", e.Expelled)
}
