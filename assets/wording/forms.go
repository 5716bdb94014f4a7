package wording

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// window is the file of the texts that have names.
const window = "window.json"

// Forms are the forms of one text; one that counts nothing has the form Other only.
type Forms map[plural.Form]string

// formNames are the plural forms as CLDR names them.
var formNames = map[string]plural.Form{
	"zero": plural.Zero, "one": plural.One, "two": plural.Two, "few": plural.Few, "many": plural.Many, "other": plural.Other,
}

// Other is the form for every number that has no form of its own.
func (f Forms) Other() string { return f[plural.Other] }

// UnmarshalJSON reads a text, or an object of its plural forms.
func (f *Forms) UnmarshalJSON(b []byte) error {
	if b = bytes.TrimSpace(b); len(b) > 0 && b[0] == '"' {
		var text string
		if err := json.Unmarshal(b, &text); err != nil {
			return err
		}
		*f = Forms{plural.Other: text}
		return nil
	}
	var named map[string]string
	if err := json.Unmarshal(b, &named); err != nil {
		return fmt.Errorf("%s is neither a text nor an object of plural forms", b)
	}
	*f = Forms{}
	for name, text := range named {
		form, ok := formNames[name]
		if !ok {
			return fmt.Errorf("%q is no plural form; they are %s", name, strings.Join(slices.Sorted(maps.Keys(formNames)), ", "))
		}
		(*f)[form] = text
	}
	if _, ok := named["other"]; !ok {
		return fmt.Errorf("%s has no form \"other\"", b)
	}
	return nil
}

// read reads the folder of a language.
func read(files fs.FS, code string) (*Language, error) {
	tag, err := language.Parse(code)
	if err != nil {
		return nil, fmt.Errorf("the folder %q is not named after a language: %w", code, err)
	}
	l := &Language{code: code, tag: tag, formats: map[string]Forms{}}
	rooms, err := fs.Glob(files, path.Join(code, "*.json"))
	if err != nil {
		return nil, err
	}
	for _, name := range rooms {
		texts, err := readRoom(files, name)
		if err != nil {
			return nil, err
		}
		if path.Base(name) == window {
			l.names = texts
			continue
		}
		maps.Copy(l.formats, texts)
	}
	return l, nil
}

// readRoom reads one file of texts.
func readRoom(files fs.FS, name string) (map[string]Forms, error) {
	b, err := fs.ReadFile(files, name)
	if err != nil {
		return nil, err
	}
	var texts map[string]Forms
	if err := json.Unmarshal(b, &texts); err != nil {
		return nil, fmt.Errorf("the words in %s cannot be read: %w", name, err)
	}
	return texts, nil
}
