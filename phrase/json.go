package phrase

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"strings"
)

// written is a text in a file: {"say":"Add %s","with":["Bruno"]}.
type written struct {
	One     string            `json:"one,omitempty"`
	Format  string            `json:"say"`
	Number  int               `json:"n,omitempty"`
	Args    []json.RawMessage `json:"with,omitempty"`
	Capital bool              `json:"capital,omitempty"`
	Decimal Decimal           `json:"decimal,omitempty"` // alone
	Moment  Moment            `json:"moment,omitempty"`  // alone
}

// verbatim is what a text says that is the same in every language.
func (t Text) verbatim() (string, bool) {
	if t.Empty() {
		return "", true
	}
	if t.Format != "%s" || t.One != "" || len(t.Args) != 1 {
		return "", false
	}
	s, ok := t.Args[0].(string)
	return s, ok
}

// Varies is what languages write differently: Plain is the Decimal or the Moment that is kept of it.
type Varies interface{ Plain() any }

// Plain is the text as it is read back from a file: filled in with texts, words,
// whole numbers, decimals and dates alone. Anything else is worded in English.
func (t Text) Plain() Text {
	if len(t.Args) == 0 {
		return t
	}
	args := make([]any, len(t.Args))
	for n, a := range t.Args {
		args[n] = plainArg(a)
	}
	t.Args = args
	return t
}

func plainArg(a any) any {
	switch v := a.(type) {
	case string, int, Decimal, Moment:
		return v
	case Text:
		if s, ok := v.verbatim(); ok {
			return s
		}
		return v.Plain()
	case capital:
		if s, ok := Text(v).verbatim(); ok {
			return upper(s)
		}
		return capital(Text(v).Plain())
	case Worded:
		return plainArg(v.Words())
	case Varies:
		return plainArg(v.Plain())
	case fmt.Stringer:
		return v.String()
	}
	if number := reflect.ValueOf(a); number.CanInt() {
		return int(number.Int())
	}
	return fmt.Sprint(a)
}

// MarshalJSON writes the plain text. One that is the same in every language is a
// plain string.
func (t Text) MarshalJSON() ([]byte, error) {
	if s, ok := t.verbatim(); ok {
		return plain(s)
	}
	w := written{One: t.One, Format: t.Format, Number: t.Number}
	for _, a := range t.Plain().Args {
		b, err := plainJSON(a)
		if err != nil {
			return nil, err
		}
		w.Args = append(w.Args, b)
	}
	return plain(w)
}

func plainJSON(a any) ([]byte, error) {
	switch v := a.(type) {
	case Decimal:
		return plain(map[string]string{"decimal": string(v)})
	case Moment:
		return plain(map[string]string{"moment": string(v)})
	}
	upper, ok := a.(capital)
	if !ok {
		return plain(a)
	}
	b, err := Text(upper).MarshalJSON()
	if err != nil {
		return nil, err
	}
	return append([]byte(`{"capital":true,`), b[1:]...), nil
}

// plain is json.Marshal without the escapes that browsers want: names stay
// readable.
func plain(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimRight(b.Bytes(), "\n"), nil
}

// UnmarshalJSON reads what MarshalJSON writes. Whatever else stands among what
// fills the format in is an error.
func (t *Text) UnmarshalJSON(b []byte) error {
	var s string
	if json.Unmarshal(b, &s) == nil {
		*t = Verbatim(s)
		return nil
	}
	var w written
	if err := json.Unmarshal(b, &w); err != nil {
		return err
	}
	if !harmless(w.Format) || !harmless(w.One) {
		return fmt.Errorf("%q is not a format of a text", w.Format)
	}
	*t = Text{One: w.One, Format: w.Format, Number: w.Number}
	for _, raw := range w.Args {
		var text Text
		var word string
		var number float64
		var alone written
		switch {
		case string(raw) == "null":
			return fmt.Errorf("nothing fills in the text %q", w.Format)
		case json.Unmarshal(raw, &word) == nil:
			t.Args = append(t.Args, word)
		case json.Unmarshal(raw, &number) == nil && number == math.Trunc(number):
			t.Args = append(t.Args, int(number))
		case json.Unmarshal(raw, &alone) == nil && alone.Format == "" && alone.Decimal != "":
			t.Args = append(t.Args, alone.Decimal)
		case alone.Format == "" && alone.Moment != "":
			t.Args = append(t.Args, alone.Moment)
		case json.Unmarshal(raw, &text) == nil && !text.Empty():
			var w written
			if json.Unmarshal(raw, &w); w.Capital {
				t.Args = append(t.Args, capital(text))
			} else {
				t.Args = append(t.Args, text)
			}
		default:
			return fmt.Errorf("%s cannot fill in the text %q", raw, w.Format)
		}
	}
	return nil
}

// harmless tells a format whose places say nothing of widths: one from a broken
// or hostile file could otherwise fill the memory with blanks.
func harmless(format string) bool {
	for rest := format; ; {
		_, after, found := strings.Cut(rest, "%")
		if !found {
			return true
		}
		rest = strings.TrimLeft(after, "[]123456789")
		if rest == "" || !strings.ContainsRune("sdqv%", rune(rest[0])) || len(after)-len(rest) > len("[12]") ||
			len(rest) < len(after) && after[0] != '[' {
			return false
		}
		rest = rest[1:]
	}
}
