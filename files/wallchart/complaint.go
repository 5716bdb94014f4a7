package wallchart

import (
	"encoding/json"
	"errors"
	"strconv"
	"strings"
	"time"

	"wallchart/phrase"
)

// What the JSON reader complains of, in words that can be said in any language.

// notJSON says what stands where JSON has no place for it.
func notJSON(err *json.SyntaxError) phrase.Text {
	rest, ok := strings.CutPrefix(err.Error(), "invalid character '")
	char, _, more := strings.Cut(rest, "' ")
	if !more {
		char = strings.TrimSuffix(rest, "'") // nothing is said of where it stands
	}
	if !ok {
		return phrase.New("this is not JSON")
	}
	if plain, err := strconv.Unquote(`"` + char + `"`); err == nil {
		char = plain
	} else if char == `\'` {
		char = "'"
	}
	return phrase.New("this is not JSON: %q is out of place here", char)
}

// unknownField is the field of which the reader says that it is unknown; ok is
// false where it says something else.
func unknownField(err error) (name string, ok bool) {
	_, name, ok = strings.Cut(err.Error(), "unknown field ")
	return clip(strings.Trim(name, `"`)), ok
}

// inWords turns a complaint of the JSON reader into one for people.
func inWords(err error) phrase.Text {
	var kind *json.UnmarshalTypeError
	var clock *time.ParseError
	switch field, unknown := unknownField(err); {
	case errors.As(err, &kind) && kind.Field == "":
		return phrase.New("a record should stand here, and this is %s", kindOf(kind.Value))
	case errors.As(err, &kind):
		return phrase.New("the field %q cannot be %s", kind.Field[strings.LastIndexByte(kind.Field, '.')+1:], kindOf(kind.Value))
	case errors.As(err, &clock):
		return phrase.New("%q is not a time such as 2026-05-31T14:05:09Z", clip(strings.Trim(clock.Value, `"`)))
	case unknown:
		return phrase.New("the field %q is unknown", field)
	}
	return phrase.New("%s", err)
}

// kindOf names what JSON calls "string", "number 1.5" and so on.
func kindOf(value string) phrase.Text {
	kind, number, _ := strings.Cut(value, " ")
	switch {
	case number != "":
		return phrase.New("the number %s", clip(number))
	case kind == "string":
		return phrase.New("a text")
	case kind == "number":
		return phrase.New("a number")
	case kind == "bool":
		return phrase.New("true or false")
	case kind == "array":
		return phrase.New("a list")
	}
	return phrase.New("a record")
}
