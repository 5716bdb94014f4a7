package journal

import (
	"crypto/rand"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"wallchart/phrase"
)

// Step tells what an entry did: a change, or the taking back or repeating of
// one.
type Step uint8

// Steps.
const (
	Done Step = iota
	Undone
	Redone
)

var stepNames = [...]string{"do", "undo", "redo"}

// String is "do", "undo" or "redo".
func (s Step) String() string { return stepNames[s] }

// MarshalText writes the step's word.
func (s Step) MarshalText() ([]byte, error) {
	if int(s) >= len(stepNames) {
		return nil, fmt.Errorf("step %d does not exist", s)
	}
	return []byte(stepNames[s]), nil
}

// UnmarshalText reads the step's word.
func (s *Step) UnmarshalText(text []byte) error {
	for i, name := range stepNames {
		if name == string(text) {
			*s = Step(i)
			return nil
		}
	}
	return fmt.Errorf("%q is not a step; known are %q", text, stepNames)
}

// Entry is one line of the log: who did what, and when.
type Entry struct {
	N     int       `json:"n"`            // from 1, without gaps, over the whole life of the event
	ID    string    `json:"id,omitempty"` // names the step, wherever it goes; drawn when it is made. Logs of older versions lack it
	Time  time.Time `json:"time"`
	By    string    `json:"by,omitempty"`
	Desk  string    `json:"desk,omitempty"` // where the event is at several desks: at which the step was made
	Step  Step      `json:"step,omitempty"`
	Label string    `json:"label"` // English, for whoever reads the file
	// Say is the label before it is worded, so that it can be read in any
	// language. Logs of older versions lack it.
	Say phrase.Text `json:"say,omitzero"`
	// Of is set on an undo or redo of a step older than the last save: the
	// number of the entry that made it. Such an entry can be replayed on the
	// saved state, which knows nothing of the step.
	Of int `json:"of,omitempty"`
	// Kind and With are the change, as Encode writes it. Of undo and redo only
	// those with Of have one: redo the change itself, undo a "restore" of the
	// state before it.
	Kind string          `json:"change,omitempty"`
	With json.RawMessage `json:"with,omitempty"`
	// Warned is what was said before the step in FIDE mode. Where nobody was asked, as in a step of another program, it is not there.
	Warned []Warned `json:"warned,omitempty"`
}

// Is tells whether two entries are the same step, whatever number and change it has got among those of other desks. One of an older
// version is named by its desk and its time.
func (e Entry) Is(o Entry) bool {
	if e.ID != "" || o.ID != "" {
		return e.ID == o.ID
	}
	return e.Desk == o.Desk && e.Time.Equal(o.Time)
}

// NewID draws the name of a step.
func NewID() string { return strings.ToLower(rand.Text()[:12]) }

// said gives an entry its label.
func said(e Entry, label phrase.Text) Entry {
	e.Label, e.Say = label.String(), label.Plain()
	return e
}

// Words is what the entry did.
func (e Entry) Words() phrase.Text {
	if e.Say.Empty() {
		return phrase.Verbatim(e.Label)
	}
	return e.Say
}

// In is what the entry did, in a language. Where only the English label was
// kept, another language says what kind of change it was, without the names that
// only the label has.
func (e Entry) In(l phrase.Language, list List) string {
	if e.Say.Empty() && e.Step == Done {
		if c, err := e.Change(list); err == nil {
			if kind := l.Word(c.Label()); kind != c.Label().String() {
				return e.withWarnings(l, kind)
			}
		}
	}
	return e.withWarnings(l, l.Word(e.Words()))
}

// Change decodes the entry's change.
func (e Entry) Change(list List) (Change, error) { return list.decode(e.Kind, e.With) }

// EncodeEntry writes an entry as one line of JSON, without the line's end.
func EncodeEntry(e Entry) ([]byte, error) { return Marshal(e) }

// entryLine is an entry as EncodeEntry writes it. A label that cannot be read loses no step.
type entryLine struct {
	Entry
	Say    json.RawMessage `json:"say"`
	Warned json.RawMessage `json:"warned"`
}

func readLine(b []byte) (in entryLine, err error) {
	if err := json.Unmarshal(b, &in); err != nil {
		return entryLine{}, phrase.Errorf("this is not an entry of the log: %w", err)
	}
	if in.N < 1 {
		return entryLine{}, phrase.Errorf("an entry of the log has the number %d; they count from 1", in.N)
	}
	return in, nil
}

// DecodeEntry reads what EncodeEntry wrote. The change inside is read only when
// Entry.Change asks for it.
func DecodeEntry(b []byte) (Entry, error) {
	in, err := readLine(b)
	e := in.Entry
	if len(in.Say) > 0 && json.Unmarshal(in.Say, &e.Say) != nil {
		e.Say = phrase.Text{}
	}
	if len(in.Warned) > 0 {
		e.Warned = readWarned(in.Warned)
	}
	return e, err
}

// DecodeBare is DecodeEntry without the label in all languages and the warnings, which cost most, for who only asks what the step does and
// whose it is.
func DecodeBare(b []byte) (Entry, error) {
	in, err := readLine(b)
	return in.Entry, err
}
