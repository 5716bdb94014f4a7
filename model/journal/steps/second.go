package steps

import (
	"slices"

	"wallchart/model"
	"wallchart/phrase"
)

// NoteSecondEntry notes that the results of a round were typed a second time, and
// what came of it.
type NoteSecondEntry struct {
	Section model.ID          `json:"section"`
	Round   int               `json:"round"`
	Entry   model.SecondEntry `json:"entry"`
}

// Name is "second-entry".
func (NoteSecondEntry) Name() string { return "second-entry" }

// Label is "Second entry of round 3: all 18 results agree".
func (c NoteSecondEntry) Label() phrase.Text {
	switch e := c.Entry; {
	case e.Agree == e.Of:
		return phrase.Count(e.Of, "Second entry of round %[2]d: the %[1]d result agrees",
			"Second entry of round %[2]d: all %[1]d results agree", e.Of, c.Round)
	case e.Corrected > 0:
		return phrase.New("Second entry of round %d: %d of %d results agree, %d corrected", c.Round, e.Agree, e.Of, e.Corrected)
	}
	return phrase.New("Second entry of round %d: %d of %d results agree", c.Round, c.Entry.Agree, c.Entry.Of)
}

// Apply refuses numbers that cannot be.
func (c NoteSecondEntry) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, func(s *model.Section, at place) error {
		e := c.Entry
		if e.Of < 1 || e.Agree < 0 || e.Corrected < 0 || e.Agree+e.Corrected > e.Of {
			at.round = c.Round
			return at.refuse("Type the results again", "%d results that agree and %d that were corrected are not of %d", e.Agree, e.Corrected, e.Of)
		}
		r, err := ownRound(s, at, c.Round)
		if err == nil {
			r.Second = append(slices.Clone(r.Second), e)
		}
		return err
	})
}
