package steps

import (
	"wallchart/model"
	"wallchart/phrase"
)

// NoteCompared notes what came of setting rounds beside those that the pairing system makes. Of a round that was paired by hand it
// is the declared end of that: the arbiter has said that the round is complete.
type NoteCompared struct {
	Section model.ID         `json:"section"`
	Of      []model.Compared `json:"of"`
}

// Name is "note-compared".
func (NoteCompared) Name() string { return "note-compared" }

// Label is "Round 3, paired by hand, is complete: it differs from the system's".
func (c NoteCompared) Label() phrase.Text {
	differ := 0
	for _, one := range c.Of {
		if !one.Same() {
			differ++
		}
	}
	switch {
	case len(c.Of) == 1 && c.Of[0].When == model.AtHand && differ == 0:
		return phrase.New("Round %d, paired by hand, is complete: it is as the system makes it", c.Of[0].Round)
	case len(c.Of) == 1 && c.Of[0].When == model.AtHand:
		return phrase.New("Round %d, paired by hand, is complete: it is not as the system makes it", c.Of[0].Round)
	case len(c.Of) == 1 && c.Of[0].When == model.AtLast && c.Of[0].Open:
		return phrase.New("Round %d could not be examined again", c.Of[0].Round)
	case len(c.Of) == 1 && c.Of[0].When == model.AtLast && differ == 0:
		return phrase.New("Round %d examined again: it is as the system makes it", c.Of[0].Round)
	case len(c.Of) == 1 && c.Of[0].When == model.AtLast:
		return phrase.New("Round %d examined again: it is not as the system makes it", c.Of[0].Round)
	case differ == 0:
		return phrase.Count(len(c.Of), "Imported and examined: %d round, as the system makes it",
			"Imported and examined: %d rounds, all as the system makes them")
	}
	return phrase.Count(len(c.Of), "Imported and examined: %[2]d of %[1]d round is not as stated, or not as the system makes it",
		"Imported and examined: %[2]d of %[1]d rounds are not as stated, or not as the system makes them", len(c.Of), differ)
}

// Apply refuses a round that does not exist.
func (c NoteCompared) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, func(s *model.Section, at place) error {
		for _, one := range c.Of {
			if err := hasRound(s, at, one.Round); err != nil {
				return err
			}
			s.Hold(one)
		}
		return nil
	})
}
