package journal

import (
	"bytes"
	"encoding/json"
	"reflect"
	"strings"

	"wallchart/model"
	"wallchart/phrase"
)

// Change is one step that an organiser takes.
type Change interface {
	// Name is the change's stable name in files: "set-result".
	Name() string
	// Label says in words what the change does: "Enter 1-0, round 3 board 4".
	Label() phrase.Text
	// Apply returns the event as it is after the change and leaves t alone. A
	// change that changes nothing returns t itself. An error is a sentence with
	// place and cure, usually a model.Problem or model.Problems.
	Apply(t *model.Tournament) (*model.Tournament, error)
}

// Label is the label of a change about to be made to an event, with the names
// of those concerned: "Enter 1-0, round 3 board 4 (Bruno – Anna)".
func Label(c Change, before *model.Tournament) phrase.Text {
	if before == nil {
		return c.Label()
	}
	if d, ok := c.(Describer); ok {
		return d.Describe(before)
	}
	label := c.Label()
	section, ok := named[model.ID](c, "Section")
	if !ok {
		return label
	}
	board, ok := named[int](c, "Board")
	round, also := named[int](c, "Round")
	if ok && also {
		who, _ := named[model.ID](c, "Who")
		return versus(before, label, section, round, board, who)
	}
	return InSection(before, section, label)
}

// named is the field by which a change names its place; false where it has none.
func named[T any](c Change, field string) (T, bool) {
	if v := reflect.ValueOf(c); v.Kind() == reflect.Struct {
		if f := v.FieldByName(field); f.IsValid() {
			at, ok := f.Interface().(T)
			return at, ok
		}
	}
	var none T
	return none, false
}

// List is all the changes that there are, in the order of the manual. Who keeps a journal or reads a log is handed it: only the list knows
// what stands in it.
type List struct {
	kinds []Kind
	back  func(to *model.Tournament) Change
}

// NewList is the list of these kinds. back makes the change that puts a state of the event in place of the present one (Restorer).
func NewList(back func(to *model.Tournament) Change, kinds ...Kind) List { return List{kinds, back} }

// Names are the names of the changes.
func (l List) Names() []string {
	names := make([]string, len(l.kinds))
	for i, k := range l.kinds {
		names[i] = k.name
	}
	return names
}

// Kind is one line of a list: how changes of a type are read, and what is known of all of them.
type Kind struct {
	name       string
	everyBoard bool
	read       func(l List, with []byte) (Change, error)
}

// Of is the kind of a type of change.
func Of[C Change]() Kind {
	var zero C
	_, all := any(zero).(EveryBoard)
	return Kind{zero.Name(), all, func(l List, with []byte) (Change, error) {
		var c C
		d := json.NewDecoder(bytes.NewReader(with))
		d.DisallowUnknownFields()
		var err error
		if several, ok := any(&c).(reader); ok {
			var raw json.RawMessage
			if err = d.Decode(&raw); err == nil {
				err = several.Read(l, raw)
			}
		} else {
			err = d.Decode(&c)
		}
		if err != nil {
			return nil, phrase.Errorf("the change %q cannot be read: %s", zero.Name(), strings.TrimPrefix(err.Error(), "json: "))
		}
		return c, nil
	}}
}

// reader is a change made of others, which are in the list too.
type reader interface {
	Read(l List, with []byte) error
}

type envelope struct {
	Change string          `json:"change"`
	With   json.RawMessage `json:"with"`
}

// Encode writes a change as one line of JSON:
// {"change":"set-result","with":{"section":1,"round":3,"board":4,"result":"1-0"}}.
func Encode(c Change) ([]byte, error) {
	with, err := Marshal(c)
	if err != nil {
		return nil, err
	}
	return Marshal(envelope{c.Name(), with})
}

// Decode reads what Encode wrote. An unknown name or field is an error.
func (l List) Decode(b []byte) (Change, error) {
	var e envelope
	if err := json.Unmarshal(b, &e); err != nil {
		return nil, phrase.Errorf("this is not a change: %w", err)
	}
	return l.decode(e.Change, e.With)
}

func (l List) decode(name string, with []byte) (Change, error) {
	for _, k := range l.kinds {
		if k.name == name {
			return k.read(l, with)
		}
	}
	return nil, phrase.Errorf("the change %q is unknown: a newer version of the program may have made it", name)
}

// Marshal is json.Marshal without the escapes that browsers want: names stay
// readable.
func Marshal(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimRight(b.Bytes(), "\n"), nil
}
