// Package wording says the texts of the program in a language: those of the
// window by their names, those of the rooms below by their English formats. The
// words themselves are data (package translations); a new language is one folder
// there and nothing here.
//
// A language is read when it is asked for, and once. Who speaks English and needs
// no texts by name, as the command line, says phrase.English and reads nothing.
package wording

import (
	"io/fs"
	"maps"
	"slices"
	"strings"
	"sync"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	"wallchart/assets/translations"
	"wallchart/phrase"
)

// English is the code of the language that every text has.
const English = "en"

// Language is a language with its texts. It is a phrase.Language.
type Language struct {
	code    string
	tag     language.Tag
	names   map[string]Forms // the window's texts, by their names
	formats map[string]Forms // the other rooms' texts, by their English formats
	under   *Language        // where a name that this one leaves out is found, nil for English
}

// Languages are the codes of the languages there are, English first.
func Languages() []string {
	folders, err := fs.ReadDir(translations.Files, ".")
	if err != nil {
		panic(err) // the folders are part of the program
	}
	codes := []string{English}
	for _, f := range folders {
		if f.Name() != English {
			codes = append(codes, f.Name())
		}
	}
	return codes
}

var (
	loading sync.Mutex
	loaded  = map[string]*Language{}
)

// Load is the language of that code. An unknown one is an error that names those
// there are.
func Load(code string) (*Language, error) {
	loading.Lock()
	defer loading.Unlock()
	return load(code)
}

func load(code string) (*Language, error) {
	if l := loaded[code]; l != nil {
		return l, nil
	}
	if !slices.Contains(Languages(), code) {
		return nil, phrase.Errorf("There is no language %q; there are %s.", code, strings.Join(Languages(), ", "))
	}
	l, err := read(translations.Files, code)
	if err != nil {
		return nil, err
	}
	if code != English {
		if l.under, err = load(English); err != nil {
			return nil, err
		}
	}
	loaded[code] = l
	return l, nil
}

// Best is the code of the language there is for a wish such as "de-AT" or
// "fr_CA.UTF-8"; English where there is none.
func Best(wish string) string {
	if code := base(wish); slices.Contains(Languages(), code) {
		return code
	}
	return English
}

// base is a wish without country and encoding.
func base(wish string) string {
	code, _, _ := strings.Cut(strings.ReplaceAll(strings.ToLower(wish), "_", "-"), "-")
	code, _, _ = strings.Cut(code, ".")
	return code
}

// Wish is the language there is for a wish, as Best takes it; otherwise where there
// is none.
func Wish(wish string, otherwise phrase.Language) phrase.Language {
	if code := base(wish); slices.Contains(Languages(), code) {
		if l, err := Load(code); err == nil {
			return l
		}
	}
	return otherwise
}

// DecimalComma tells whether decimals have a comma.
func (l *Language) DecimalComma() bool { return phrase.DecimalComma(l.code) }

// Code names the language: "de".
func (l *Language) Code() string { return l.code }

// Word is a text of the rooms as it is read.
func (l *Language) Word(t phrase.Text) string {
	if forms, ok := l.formats[t.Format]; ok {
		return phrase.Fill(l, l.choose(forms, t.Number), t.Args)
	}
	format := t.Format
	if t.One != "" && t.Number == 1 {
		format = t.One
	}
	if strings.HasPrefix(format, "%s; %s") && strings.Trim(format, "%s; ") == "" { // a list, made by phrase.Join
		format = strings.ReplaceAll(format, "; ", phrase.Semicolon(l.code))
	}
	return phrase.Fill(l, format, t.Args)
}

// Error is an error as it is read.
func (l *Language) Error(err error) string { return phrase.Error(l, err) }

// Say is the window's text of that name, filled in like fmt.Sprintf; its first
// number is what is counted. An unknown name comes back as itself, where it is
// seen; a test looks for such names.
func (l *Language) Say(name string, fill ...any) string {
	for at := l; at != nil; at = at.under {
		if forms, ok := at.names[name]; ok {
			return phrase.Fill(l, at.choose(forms, firstNumber(fill)), fill)
		}
	}
	return name
}

// ordinals are the names of a place in an order, by the forms that CLDR has for it.
var ordinals = map[plural.Form]string{plural.One: "ordinal.first", plural.Two: "ordinal.second", plural.Few: "ordinal.third"}

// Ordinal is a place in an order: "3rd".
func (l *Language) Ordinal(n int) string {
	if name, ok := ordinals[plural.Ordinal.MatchPlural(l.tag, n, 0, 0, 0, 0)]; ok {
		return l.Say(name, n)
	}
	return l.Say("ordinal.nth", n)
}

// Find is the text of that name as it stands in the catalogue, if there is one.
func (l *Language) Find(name string) (string, bool) {
	for at := l; at != nil; at = at.under {
		if forms, ok := at.names[name]; ok {
			return forms.Other(), true
		}
	}
	return "", false
}

// Names are the names of the window's texts in this language.
func (l *Language) Names() []string { return slices.Sorted(maps.Keys(l.names)) }

// choose is the form of a text for a number of what it counts.
func (l *Language) choose(forms Forms, n int) string {
	if len(forms) > 1 {
		if text, ok := forms[plural.Cardinal.MatchPlural(l.tag, max(n, -n), 0, 0, 0, 0)]; ok {
			return text
		}
	}
	return forms.Other()
}

func firstNumber(fill []any) int {
	for _, f := range fill {
		if n, ok := f.(int); ok {
			return n
		}
	}
	return 0
}
