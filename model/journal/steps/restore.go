package steps

import (
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// Restore puts another state of the event in place of the present one: an
// earlier version, or the event as another program's file has it now. Like any
// change it can be undone.
type Restore struct {
	Tournament model.Tournament `json:"tournament"`
	From       string           `json:"from"` // where it came from, for the label
}

// Name is "restore".
func (Restore) Name() string { return "restore" }

// Label is "Go back to the version after round 3".
func (c Restore) Label() phrase.Text {
	if c.From == "" {
		return phrase.New("Go back to an earlier version")
	}
	return phrase.New("Go back to the version %s", c.From)
}

var _ journal.Restorer = Restore{}

// State is the other state.
func (c Restore) State() *model.Tournament { return &c.Tournament }

var _ journal.Rebaser = Restore{}

// Rebased is what the other state alters, and no more: what has come from elsewhere meanwhile stays.
func (c Restore) Rebased(from, to *model.Tournament) journal.Change {
	return Restore{Tournament: *journal.Blended(from, &c.Tournament, to), From: c.From}
}

// Apply takes the state as it is. The counters of IDs never go back: who was
// added since keeps the ID to himself.
func (c Restore) Apply(t *model.Tournament) (*model.Tournament, error) {
	n := c.Tournament
	n.LastID = max(n.LastID, t.LastID)
	n.Sections = slices.Clone(n.Sections)
	for i, s := range n.Sections {
		if s == nil {
			return nil, model.Problem{What: phrase.New("the version holds a section without content"),
				Cure: phrase.New("Choose another version"), Grave: true}
		}
		if err := allWellFormed(&n, s); err != nil {
			return nil, err
		}
		tidied := *s
		tidied.System, tidied.SystemSettings = model.ReadSystem(s.System, s.SystemSettings)
		if old := t.Section(s.ID); old != nil {
			tidied.LastID = max(s.LastID, old.LastID)
		}
		n.Sections[i] = &tidied
	}
	return &n, nil
}
