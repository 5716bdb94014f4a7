package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// shape is a JSON schema with the words that ours has; one with another word cannot be read. A library that knows all of them takes
// as long to start as the program, which the scripts start 1,700 times from the same file as this test.
type shape struct {
	Schema      string            `json:"$schema"`
	Title       string            `json:"title"`
	Description string            `json:"description"`
	Defs        map[string]*shape `json:"$defs"`
	Ref         string            `json:"$ref"`
	Type        json.RawMessage   `json:"type"` // a name or several
	AnyOf       []*shape          `json:"anyOf"`
	Properties  map[string]*shape `json:"properties"`
	Required    []string          `json:"required"`
	Items       *shape            `json:"items"`
	More        json.RawMessage   `json:"additionalProperties"` // false or a shape
	more        *shape
}

// readShape reads one that is whole: each reference leads somewhere, each type has a name that there is.
func readShape(text string) (*shape, error) {
	root, err := decodeShape(text)
	if err != nil {
		return nil, err
	}
	return root, root.whole(root)
}

func decodeShape(text string) (*shape, error) {
	s := new(shape)
	d := json.NewDecoder(strings.NewReader(text))
	d.DisallowUnknownFields()
	return s, d.Decode(s)
}

func (s *shape) closed() bool { return string(s.More) == "false" }

func (s *shape) whole(root *shape) error {
	if s == nil {
		return nil
	}
	if s.Ref != "" && root.def(s.Ref) == nil {
		return fmt.Errorf("%s is not there", s.Ref)
	}
	for _, name := range s.types() {
		if !slices.Contains([]string{"null", "boolean", "string", "integer", "number", "array", "object"}, name) {
			return fmt.Errorf("%s is no type", name)
		}
	}
	if s.More != nil && !s.closed() {
		var err error
		if s.more, err = decodeShape(string(s.More)); err != nil {
			return err
		}
	}
	below := append(slices.Clone(s.AnyOf), s.Items, s.more)
	for _, named := range []map[string]*shape{s.Defs, s.Properties} {
		for _, p := range named {
			below = append(below, p)
		}
	}
	for _, b := range below {
		if err := b.whole(root); err != nil {
			return err
		}
	}
	return nil
}

func (s *shape) def(ref string) *shape { return s.Defs[strings.TrimPrefix(ref, "#/$defs/")] }

func (s *shape) types() (names []string) {
	if s.Type == nil || json.Unmarshal(s.Type, &names) == nil {
		return names
	}
	var one string
	if json.Unmarshal(s.Type, &one) != nil {
		return []string{string(s.Type)}
	}
	return []string{one}
}

// holds says where a value is otherwise than its shape says.
func (s *shape) holds(root *shape, value any, at string) error {
	if s == nil {
		return nil
	}
	if s.Ref != "" {
		if err := root.def(s.Ref).holds(root, value, at); err != nil {
			return err
		}
	}
	if names := s.types(); names != nil && !slices.ContainsFunc(names, func(name string) bool { return isType(value, name) }) {
		return fmt.Errorf("%s is %v, want %v", at, value, names)
	}
	if s.AnyOf != nil {
		var all []error
		for _, one := range s.AnyOf {
			all = append(all, one.holds(root, value, at))
		}
		if !slices.Contains(all, nil) {
			return errors.Join(all...)
		}
	}
	if list, ok := value.([]any); ok {
		for i, v := range list {
			if err := s.Items.holds(root, v, fmt.Sprintf("%s[%d]", at, i)); err != nil {
				return err
			}
		}
	}
	object, ok := value.(map[string]any)
	if !ok {
		return nil
	}
	for _, name := range s.Required {
		if _, is := object[name]; !is {
			return fmt.Errorf("%s has no %s", at, name)
		}
	}
	for name, v := range object {
		p, is := s.Properties[name]
		switch {
		case is:
		case s.closed():
			return fmt.Errorf("%s has %s, which the schema does not", at, name)
		default:
			p = s.more
		}
		if err := p.holds(root, v, at+"."+name); err != nil {
			return err
		}
	}
	return nil
}

// isType tells whether a value, read with its numbers as they are written, is of the type with a name.
func isType(value any, name string) bool {
	switch v := value.(type) {
	case nil:
		return name == "null"
	case bool:
		return name == "boolean"
	case string:
		return name == "string"
	case json.Number:
		_, err := v.Int64()
		return name == "number" || name == "integer" && err == nil
	case []any:
		return name == "array"
	}
	return name == "object"
}

func TestShapes(t *testing.T) {
	const schema = `{"$defs": {"pair": {"type": "array", "items": {"type": "integer"}}},
		"type": "object", "required": ["a"], "additionalProperties": false,
		"properties": {"a": {"type": ["string", "null"]}, "b": {"$ref": "#/$defs/pair"},
			"c": {"anyOf": [{"type": "boolean"}, {"type": "number"}]},
			"d": {"properties": {"x": {"type": "string"}}}, "e": {"additionalProperties": {"type": "integer"}}}}`
	root, err := readShape(schema)
	if err != nil {
		t.Fatal(err)
	}
	for text, fits := range map[string]bool{
		`{"a": "x"}`: true, `{"a": null, "b": [1, 2], "c": true, "d": {"y": 1}}`: true, `{"a": "", "c": 1.5, "b": []}`: true,
		`{}`: false, `[]`: false, `null`: false, `{"a": 1}`: false, `{"a": "", "b": [1, 2.5]}`: false, `{"a": "", "b": {}}`: false,
		`{"a": "", "c": "true"}`: false, `{"a": "", "f": 1}`: false, `{"a": "", "e": {"x": 1}}`: true, `{"a": "", "e": {"x": "1"}}`: false,
		`{"a": "", "d": {"x": 1}}`: false,
	} {
		if err := root.holds(root, valueOf(t, []byte(text)), "line"); (err == nil) != fits {
			t.Errorf("%s: %v", text, err)
		}
	}
	for _, bad := range []string{`{"pattern": "x"}`, `{"additionalProperties": {"pattern": "x"}}`,
		`{"items": {"$ref": "#/$defs/nobody"}}`,
		`{"properties": {"a": {"type": "text"}}}`, `{"type": 1}`} {
		if _, err := readShape(bad); err == nil {
			t.Errorf("%s is read", bad)
		}
	}
}

// valueOf reads one value, with its numbers as they are written.
func valueOf(t *testing.T, raw []byte) (value any) {
	t.Helper()
	d := json.NewDecoder(strings.NewReader(string(raw)))
	d.UseNumber()
	if err := d.Decode(&value); err != nil {
		t.Fatalf("%v\n%.300s", err, raw)
	}
	return value
}
