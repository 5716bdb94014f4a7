package phrase

import (
	"bytes"
	"encoding/json"
	"errors"
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
	return plain(writing(t.Plain(), false))
}

// toWrite is written, before its parts are JSON: it is made in one go.
type toWrite struct {
	Capital bool   `json:"capital,omitempty"`
	One     string `json:"one,omitempty"`
	Format  string `json:"say"`
	Number  int    `json:"n,omitempty"`
	Args    []any  `json:"with,omitempty"`
}

// writing is a plain text as it is written.
func writing(t Text, upper bool) toWrite {
	w := toWrite{upper, t.One, t.Format, t.Number, nil}
	for _, a := range t.Args {
		switch v := a.(type) {
		case Decimal:
			a = map[string]string{"decimal": string(v)}
		case Moment:
			a = map[string]string{"moment": string(v)}
		case capital:
			a = writing(Text(v), true)
		case Text:
			a = writing(v, false)
			if s, ok := v.verbatim(); ok {
				a = s
			}
		}
		w.Args = append(w.Args, a)
	}
	return w
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
	if begins(b, '"') {
		var s string
		if err := json.Unmarshal(b, &s); err != nil {
			return err
		}
		*t = Verbatim(s)
		return nil
	}
	var w written
	if err := json.Unmarshal(b, &w); err != nil {
		return err
	}
	of, err := w.text()
	if err == nil {
		*t = of
	}
	return err
}

// text is what was written.
func (w written) text() (Text, error) {
	if !harmless(w.Format) || !harmless(w.One) {
		return Text{}, fmt.Errorf("%q is not a format of a text", w.Format)
	}
	t := Text{One: w.One, Format: w.Format, Number: w.Number}
	for _, raw := range w.Args {
		a, err := readArg(raw)
		if err != nil {
			return t, fmt.Errorf("%s cannot fill in the text %q", raw, w.Format)
		}
		t.Args = append(t.Args, a)
	}
	return t, nil
}

// readArg reads what fills a text in, each once: a log of ten thousand steps has fifty thousand of them.
func readArg(raw []byte) (any, error) {
	switch {
	case begins(raw, '"'):
		var word string
		err := json.Unmarshal(raw, &word)
		return word, err
	case !begins(raw, '{'):
		var number *float64
		if err := json.Unmarshal(raw, &number); err != nil || number == nil || *number != math.Trunc(*number) {
			return nil, errFills
		}
		return int(*number), nil
	}
	var w written
	if err := json.Unmarshal(raw, &w); err != nil {
		return nil, err
	}
	switch {
	case w.Format != "":
	case w.Decimal != "":
		return w.Decimal, nil
	case w.Moment != "":
		return w.Moment, nil
	}
	t, err := w.text()
	switch {
	case err != nil:
		return nil, err
	case t.Empty():
		return nil, errFills
	case w.Capital:
		return capital(t), nil
	}
	return t, nil
}

var errFills = errors.New("this cannot fill in a text")

// begins tells whether JSON that is whole begins with a sign.
func begins(b []byte, sign byte) bool {
	b = bytes.TrimLeft(b, " \t\r\n")
	return len(b) > 0 && b[0] == sign
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
