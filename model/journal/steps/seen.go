package steps

import (
	"slices"

	"wallchart/model"
	"wallchart/phrase"
)

// SetSeen says that the arbiter has seen what there was to look at, or that it is to be
// looked at again.
type SetSeen struct {
	Section model.ID   `json:"section"`
	What    model.Seen `json:"what"`
	Seen    bool       `json:"seen"`
}

// Name is "set-seen".
func (SetSeen) Name() string { return "set-seen" }

// Label is "Seen: Anna has 2 half-point byes …".
func (c SetSeen) Label() phrase.Text {
	if !c.Seen {
		return phrase.New("To be looked at again: %s", c.What.Text)
	}
	return phrase.New("Seen: %s", c.What.Text)
}

// Describe is the label: what was seen says where it stands.
func (c SetSeen) Describe(*model.Tournament) phrase.Text { return c.Label() }

// Apply refuses what has no code.
func (c SetSeen) Apply(t *model.Tournament) (*model.Tournament, error) {
	s, err := section(t, c.Section)
	switch {
	case err != nil:
		return nil, err
	case c.What.Code == "":
		return nil, place{t: t, s: s}.refuse("Choose a line of the list", "it is not said what was seen")
	case slices.ContainsFunc(s.Seen, c.What.Same) == c.Seen:
		return t, nil
	}
	return edit(t, c.Section, func(s *model.Section, _ place) error {
		if s.Seen = slices.Clone(s.Seen); c.Seen {
			s.Seen = append(s.Seen, c.What)
			return nil
		}
		s.Seen = slices.DeleteFunc(s.Seen, c.What.Same)
		return nil
	})
}
