package steps

import (
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/phrase"
)

// SetExtra replaces the records that are kept for other programs, of a section
// or with Section 0 of the event: what a federation's report says besides the
// event itself, say.
type SetExtra struct {
	Section model.ID      `json:"section,omitempty"`
	Extra   []model.Extra `json:"extra"`
	For     string        `json:"for,omitempty"` // whom they are for, for the label
}

// Name is "set-extra".
func (SetExtra) Name() string { return "set-extra" }

// Label is "Change the details for the US Chess rating report".
func (c SetExtra) Label() phrase.Text {
	if c.For == "" {
		return phrase.New("Change the records of other programs")
	}
	return phrase.New("Change the details for %s", c.For)
}

// Apply refuses a record without a key, by which nobody could find it again.
func (c SetExtra) Apply(t *model.Tournament) (*model.Tournament, error) {
	for _, x := range c.Extra {
		if strings.TrimSpace(x.Key) == "" {
			return nil, model.Problem{What: phrase.New("a record for other programs has no key"), Cure: phrase.New("Give it one"), Grave: true}
		}
	}
	if s := t.Section(c.Section); s != nil && slices.Equal(s.Extra, c.Extra) {
		return t, nil
	}
	if c.Section != 0 {
		return edit(t, c.Section, func(s *model.Section, _ place) error {
			s.Extra = slices.Clone(c.Extra)
			return nil
		})
	}
	if slices.Equal(t.Extra, c.Extra) {
		return t, nil
	}
	n := *t
	n.Extra = slices.Clone(c.Extra)
	return &n, nil
}
