package steps

import (
	"encoding/json"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// Joined is one step of several changes, under words of its own.
func Joined(words phrase.Text, changes ...journal.Change) journal.Change {
	return Together{Words: words, Changes: changes}
}

// OneStep makes one step of several changes; a single one keeps its words, and of none it is nil.
func OneStep(words phrase.Text, changes []journal.Change) journal.Change {
	switch len(changes) {
	case 0:
		return nil
	case 1:
		return changes[0]
	}
	return Joined(words, changes...)
}

// Together makes several changes one step: all of them, or none.
type Together struct {
	Words   phrase.Text // the label
	Changes []journal.Change
}

// Name is "together".
func (Together) Name() string { return "together" }

// Label is the words, or those of the only change.
func (c Together) Label() phrase.Text {
	if c.Words.Empty() && len(c.Changes) == 1 {
		return c.Changes[0].Label()
	}
	if c.Words.Empty() {
		return phrase.Count(len(c.Changes), "%d change", "%d changes")
	}
	return c.Words
}

var _ journal.Compound = Together{}

// Parts are the changes.
func (c Together) Parts() []journal.Change { return c.Changes }

var _ journal.Rebaser = Together{}

// Rebased is each as it is on what the ones before it lead to there, or all as they are if they cannot be made as a whole.
func (c Together) Rebased(from, to *model.Tournament) journal.Change {
	moved := Together{Words: c.Words, Changes: make([]journal.Change, len(c.Changes))}
	for i, one := range c.Changes {
		moved.Changes[i] = journal.Rebased(one, from, to)
		f, errFrom := one.Apply(from)
		t, errTo := moved.Changes[i].Apply(to)
		if errFrom != nil || errTo != nil {
			return c
		}
		from, to = f, t
	}
	return moved
}

var _ journal.Enlister = Together{}

// WithIDs is each with its IDs, on what the ones before it lead to.
func (c Together) WithIDs(t *model.Tournament, next func(after model.ID) model.ID) journal.Change {
	with := Together{Words: c.Words, Changes: make([]journal.Change, len(c.Changes))}
	for i, one := range c.Changes {
		with.Changes[i] = journal.WithIDs(one, t, next)
		if then, err := with.Changes[i].Apply(t); err == nil {
			t = then
		}
	}
	return with
}

// Apply makes the changes in turn, each on what the one before left.
func (c Together) Apply(t *model.Tournament) (*model.Tournament, error) {
	if len(c.Changes) == 0 {
		return nil, phrase.Errorf("there is nothing to change")
	}
	for _, one := range c.Changes {
		next, err := one.Apply(t)
		if err != nil {
			return nil, err
		}
		t = next
	}
	return t, nil
}

type together struct {
	Words   phrase.Text       `json:"words,omitzero"`
	Changes []json.RawMessage `json:"changes"`
}

// MarshalJSON writes each change as Encode does.
func (c Together) MarshalJSON() ([]byte, error) {
	out := together{Words: c.Words, Changes: make([]json.RawMessage, len(c.Changes))}
	for i, one := range c.Changes {
		b, err := journal.Encode(one)
		if err != nil {
			return nil, err
		}
		out.Changes[i] = b
	}
	return journal.Marshal(out)
}

// Read reads each change by the list.
func (c *Together) Read(list journal.List, b []byte) error {
	var in together
	if err := json.Unmarshal(b, &in); err != nil {
		return err
	}
	*c = Together{Words: in.Words, Changes: make([]journal.Change, len(in.Changes))}
	for i, raw := range in.Changes {
		one, err := list.Decode(raw)
		if err != nil {
			return phrase.Errorf("change %d: %w", i+1, err)
		}
		c.Changes[i] = one
	}
	return nil
}
