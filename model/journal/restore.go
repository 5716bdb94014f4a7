package journal

import (
	"slices"

	"wallchart/model"
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
func (c Restore) Label() string {
	if c.From == "" {
		return "Go back to an earlier version"
	}
	return "Go back to the version " + c.From
}

// Apply takes the state as it is. The counters of IDs never go back: who was
// added since keeps the ID to himself.
func (c Restore) Apply(t *model.Tournament) (*model.Tournament, error) {
	n := c.Tournament
	n.LastID = max(n.LastID, t.LastID)
	n.Sections = slices.Clone(n.Sections)
	for i, s := range n.Sections {
		if s == nil {
			return nil, model.Problem{What: "the version holds a section without content", Cure: "Choose another version", Grave: true}
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
