package wording

import (
	"encoding/json"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	"wallchart/assets/translations"
	"wallchart/must"
)

// TestLanguagesFitTheCode reads every text of a language and every text of the code:
// what stands in a file and not in the code is misspelt or left over, and what is
// filled in is the same as in English.
func TestLanguagesFitTheCode(t *testing.T) {
	uses := allUses(t)
	english := rooms(t, English)["window"]
	for _, code := range Languages() {
		for _, fault := range holdRooms(code, rooms(t, code), uses, english) {
			t.Error(fault)
		}
	}
}

// complete are the languages that leave nothing out of the rooms in whole.
var complete = []string{
	"de",
	"es",
	"fr",
}

// whole are the rooms of which a complete language leaves nothing out that is made with
// package phrase. A room is added with its first texts.
var whole = []string{"window", "samples", "cli", "arbiter", "model", "files", "journal", "report", "pairing", "tiebreaks", "ratingchange",
	"norms", "prizes", "forecast", "series", "web", "sharing"}

// TestCompleteLanguages: a language may leave texts out, one that is complete does not.
func TestCompleteLanguages(t *testing.T) {
	uses := allUses(t)
	english := rooms(t, English)["window"]
	for _, code := range Languages() {
		missing := missingIn(rooms(t, code), uses, english)
		if slices.Contains(complete, code) {
			for _, line := range missing {
				if room, _, _ := strings.Cut(line, ".json"); slices.Contains(whole, room) {
					t.Error(code + "/" + line)
				}
			}
		}
		if code != English && len(missing) > 0 {
			t.Logf("%s lacks %d texts, which appear in English; -v lists them", code, len(missing))
			if testing.Verbose() {
				t.Log("\n" + strings.Join(missing, "\n"))
			}
		}
	}
}

// TestWordsAreLiterals: a format that is no literal is in no catalogue.
func TestWordsAreLiterals(t *testing.T) {
	found := must.Have(code())(t)
	for _, fault := range found.faults {
		t.Error(fault)
	}
	counted := map[string]use{}
	for _, u := range found.uses {
		if old, twice := counted[u.format]; twice && old.counts && u.counts && old.one != u.one {
			t.Errorf("%s: %q has another form for one at %s: %q and %q", u.at, u.format, old.at, u.one, old.one)
		}
		if u.counts {
			counted[u.format] = u
		}
	}
}

func allUses(t *testing.T) []use {
	t.Helper()
	found := must.Have(code())(t)
	return append(slices.Clone(found.uses), recordUses()...)
}

// rooms are the files of a language by their rooms.
func rooms(t *testing.T, code string) map[string]map[string]Forms {
	t.Helper()
	entries := must.Have(translations.Files.ReadDir(code))(t)
	all := map[string]map[string]Forms{}
	for _, e := range entries {
		name := path.Join(code, e.Name())
		texts := must.Have(readRoom(translations.Files, name))(t)
		if twice, err := twiceIn(name); err != nil || twice != "" {
			t.Errorf("%s: %q stands there twice %v", name, twice, err)
		}
		all[strings.TrimSuffix(e.Name(), ".json")] = texts
	}
	return all
}

// twiceIn is a name that stands in a file twice, which package json passes over.
func twiceIn(name string) (string, error) {
	f, err := translations.Files.Open(name)
	if err != nil {
		return "", err
	}
	defer f.Close()
	d := json.NewDecoder(f)
	seen := map[string]bool{}
	for depth, isKey := 0, false; ; {
		token, err := d.Token()
		if err != nil {
			return "", nil // the end; what is no JSON has been refused before
		}
		switch token {
		case json.Delim('{'):
			depth++
			isKey = depth == 1
			continue
		case json.Delim('}'):
			depth--
			isKey = depth == 1
			continue
		}
		if depth != 1 {
			continue
		}
		if name, ok := token.(string); ok && isKey {
			if seen[name] {
				return name, nil
			}
			seen[name] = true
		}
		isKey = !isKey
	}
}

// worded tells whether a format has words; "%s: %s" is the same in every language.
func worded(format string) bool {
	for at, piece := range strings.Split(format, "%") {
		if at > 0 { // what follows a % begins with the verb
			piece = strings.TrimLeft(piece, "+-# 0123456789.[]")
			if piece != "" {
				piece = piece[1:]
			}
		}
		if strings.ContainsFunc(piece, unicode.IsLetter) {
			return true
		}
	}
	return false
}

// holdRooms says what is wrong with the files of a language.
func holdRooms(code string, rooms map[string]map[string]Forms, uses []use, english map[string]Forms) []string {
	var faults []string
	fault := func(room, name, format string, args ...any) {
		faults = append(faults, fmt.Sprintf("%s/%s.json: %q %s", code, room, name, fmt.Sprintf(format, args...)))
	}
	byFormat := map[string][]use{}
	for _, u := range uses {
		byFormat[u.format] = append(byFormat[u.format], u)
	}
	first := map[string]string{} // the file of a text that stands in several
	for _, room := range slices.Sorted(maps.Keys(rooms)) {
		for _, name := range slices.Sorted(maps.Keys(rooms[room])) {
			forms := rooms[room][name]
			if room == "window" {
				if in, ok := english[name]; !ok {
					fault(room, name, "is no name of a text of the window")
				} else {
					for _, what := range faultsOf(code, forms, in.Other(), len(in) > 1) {
						fault(room, name, "%s", what)
					}
				}
				continue
			}
			if other := first[name]; other != "" && !maps.Equal(forms, rooms[other][name]) {
				fault(room, name, "is another text in %s.json", other)
			}
			first[name] = room
			at := byFormat[name]
			if !slices.ContainsFunc(at, func(u use) bool { return u.room == room }) {
				fault(room, name, "is no text of the room (misspelt, or left over)")
				continue
			}
			counts := slices.ContainsFunc(at, func(u use) bool { return u.counts })
			for _, what := range faultsOf(code, forms, name, counts) {
				fault(room, name, "%s", what)
			}
		}
	}
	return faults
}

// faultsOf says what is wrong with one text.
func faultsOf(code string, forms Forms, english string, counts bool) []string {
	var faults []string
	for _, form := range slices.Sorted(maps.Keys(forms)) {
		if different := unlike(english, forms[form]); different != "" {
			faults = append(faults, fmt.Sprintf("as %q: %s", forms[form], different))
		}
	}
	switch want := formsOf(code); {
	case !counts && len(forms) > 1:
		faults = append(faults, "counts nothing in English and has plural forms")
	case counts:
		for name, form := range formNames {
			if _, has := forms[form]; has != slices.Contains(want, form) {
				faults = append(faults, fmt.Sprintf("the plural form %q is missing, or is none of the language", name))
			}
		}
		slices.Sort(faults)
	}
	return faults
}

// formsOf are the plural forms that a language tells apart in numbers as they
// occur here.
func formsOf(code string) []plural.Form {
	tag := language.Make(code)
	forms := []plural.Form{plural.Other}
	for n := range 1000 {
		if f := plural.Cardinal.MatchPlural(tag, n, 0, 0, 0, 0); !slices.Contains(forms, f) {
			forms = append(forms, f)
		}
	}
	return forms
}

// missingIn lists what a language leaves out, as lines to be filled in.
func missingIn(rooms map[string]map[string]Forms, uses []use, english map[string]Forms) []string {
	var missing []string
	line := func(room, name, at string) {
		b, _ := json.Marshal(name)
		missing = append(missing, fmt.Sprintf("%s.json: %s: \"\",  (%s)", room, b, at))
	}
	for name := range english {
		if _, ok := rooms["window"][name]; !ok {
			line("window", name, strings.ReplaceAll(english[name].Other(), "\n", " "))
		}
	}
	there := map[string]bool{}
	for room, texts := range rooms {
		for name := range texts {
			there[name] = there[name] || room != "window"
		}
	}
	for _, u := range uses {
		if !there[u.format] && worded(u.format) {
			there[u.format] = true
			line(u.room, u.format, u.at)
		}
	}
	slices.Sort(missing)
	return missing
}

func TestHoldRooms(t *testing.T) {
	uses := []use{
		{format: "%s meets %s", room: "model"}, {format: "%d boards", one: "%d board", counts: true, room: "files"},
		{format: "nobody", room: "model"}, {format: "nobody", room: "files"}, {format: "%s: %s", room: "model"},
	}
	english := map[string]Forms{"saved": {plural.Other: "Saved %s"}, "byes": {plural.One: "%d bye", plural.Other: "%d byes"}}
	one := func(text string) Forms { return Forms{plural.Other: text} }
	for _, c := range []struct {
		room, name string
		forms      Forms
		want       string // part of the one fault
	}{
		{"model", "%s meets %s", one("%s trifft %s"), ""},
		{"model", "%s meets %s", one("%s trifft niemanden"), "argument 2 (%s) is not filled in"},
		{"model", "%s meet %s", one("%s trifft %s"), "is no text of the room"},
		{"files", "%s meets %s", one("%s trifft %s"), "is no text of the room"},
		{"files", "%d boards", Forms{plural.One: "%d Brett", plural.Other: "%d Bretter"}, ""},
		{"files", "%d boards", one("%d Bretter"), `form "one" is missing`},
		{"files", "%d boards", Forms{plural.One: "ein Brett", plural.Other: "%d Bretter"}, "argument 1 (%d) is not filled in"},
		{"model", "nobody", Forms{plural.One: "niemand", plural.Other: "keine"}, "counts nothing"},
		{"files", "nobody", one("keiner"), "is another text in aside.json"},
		{"files", "nobody", one("niemand"), ""},
		{"window", "saved", one("%s gespeichert"), ""},
		{"window", "saved", one("%d gespeichert"), "argument 1 is %d"},
		{"window", "savd", one("gespeichert"), "is no name of a text"},
		{"window", "byes", one("%d Freilose"), `form "one" is missing`},
	} {
		files := map[string]map[string]Forms{c.room: {c.name: c.forms}}
		if strings.Contains(c.want, "aside") {
			files["aside"] = map[string]Forms{"nobody": one("niemand")}
			uses = append(uses, use{format: "nobody", room: "aside"})
		}
		got := holdRooms("de", files, uses, english)
		if c.want == "" && len(got) > 0 || c.want != "" && (len(got) != 1 || !strings.Contains(got[0], c.want)) {
			t.Errorf("%s %q as %v: %q, want %q", c.room, c.name, c.forms, got, c.want)
		}
	}
	missing := missingIn(map[string]map[string]Forms{"model": {"nobody": one("niemand")}, "window": {"byes": one("x")}}, uses, english)
	want := []string{`files.json: "%d boards": "",  ()`, `model.json: "%s meets %s": "",  ()`, `window.json: "saved": "",  (Saved %s)`}
	if !slices.Equal(missing, want) {
		t.Errorf("missing: %q", missing)
	}
}

func TestFormsOf(t *testing.T) {
	for code, want := range map[string]int{"en": 2, "de": 2, "fr": 2, "es": 2, "pl": 4, "ja": 1, "ar": 6} {
		if got := formsOf(code); len(got) != want {
			t.Errorf("%s has the forms %v, want %d", code, got, want)
		}
	}
}
