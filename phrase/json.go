package phrase

import (
	"encoding/json"
	"fmt"
	"math"
	"reflect"
)

// written is a text in a file: {"say":"Add %s","with":["Bruno"]}.
type written struct {
	One    string            `json:"one,omitempty"`
	Format string            `json:"say"`
	Number int               `json:"n,omitempty"`
	Args   []json.RawMessage `json:"with,omitempty"`
}

// MarshalJSON writes the format and what fills it in: texts, whole numbers and
// words. Anything else is written as it would be read in English.
func (t Text) MarshalJSON() ([]byte, error) {
	w := written{One: t.One, Format: t.Format, Number: t.Number}
	for _, a := range t.Args {
		switch v := a.(type) {
		case Text, string, int:
		case Worded:
			a = v.Words()
		case fmt.Stringer:
			a = v.String()
		default:
			if number := reflect.ValueOf(a); number.CanInt() {
				a = number.Int()
			} else {
				a = fmt.Sprint(v)
			}
		}
		b, err := json.Marshal(a)
		if err != nil {
			return nil, err
		}
		w.Args = append(w.Args, b)
	}
	return json.Marshal(w)
}

// UnmarshalJSON reads what MarshalJSON writes. Whatever else stands among what
// fills the format in is an error.
func (t *Text) UnmarshalJSON(b []byte) error {
	var w written
	if err := json.Unmarshal(b, &w); err != nil {
		return err
	}
	*t = Text{One: w.One, Format: w.Format, Number: w.Number}
	for _, raw := range w.Args {
		var text Text
		var word string
		var number float64
		switch {
		case string(raw) == "null":
			return fmt.Errorf("nothing fills in the text %q", w.Format)
		case json.Unmarshal(raw, &word) == nil:
			t.Args = append(t.Args, word)
		case json.Unmarshal(raw, &number) == nil && number == math.Trunc(number):
			t.Args = append(t.Args, int(number))
		case json.Unmarshal(raw, &text) == nil && !text.Empty():
			t.Args = append(t.Args, text)
		default:
			return fmt.Errorf("%s cannot fill in the text %q", raw, w.Format)
		}
	}
	return nil
}
