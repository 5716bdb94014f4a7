package wording

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"wallchart/must"
	"wallchart/phrase"
)

// made is a language of a few texts, over a made-up English.
func made(t *testing.T, code, window, room string) *Language {
	t.Helper()
	files := fstest.MapFS{
		"en/window.json": {Data: []byte(`{"saved": "All is saved", "byes": {"one": "%d bye", "other": "%d byes"}, "only": "In English, %s"}`)},
	}
	if code != English {
		files[code+"/window.json"] = &fstest.MapFile{Data: []byte(window)}
		files[code+"/room.json"] = &fstest.MapFile{Data: []byte(room)}
	}
	english := must.Have(read(files, English))(t)
	if code == English {
		return english
	}
	l := must.Have(read(files, code))(t)
	l.under = english
	return l
}

const (
	germanWindow = `{"saved": "Alles ist gespeichert", "byes": {"one": "%d Freilos", "other": "%d Freilose"}}`
	germanRoom   = `{
		"%s meets %s": "Gegen %[2]s spielt %[1]s",
		"%d boards of round %d": {"one": "%d Brett der Runde %d", "other": "%d Bretter der Runde %d"},
		"nobody": "niemand", "%s is not there": "%s fehlt"}`
)

func TestSay(t *testing.T) {
	german := made(t, "de", germanWindow, germanRoom)
	for _, c := range []struct {
		name string
		fill []any
		want string
	}{
		{"saved", nil, "Alles ist gespeichert"},
		{"byes", []any{1}, "1 Freilos"},
		{"byes", []any{0}, "0 Freilose"},
		{"byes", []any{2}, "2 Freilose"},
		{"only", []any{phrase.New("nobody")}, "In English, niemand"}, // left out: in English, what fills it in is not
		{"unknown.name", nil, "unknown.name"},
	} {
		if got := german.Say(c.name, c.fill...); got != c.want {
			t.Errorf("%s is %q, want %q", c.name, got, c.want)
		}
	}
	if text, ok := german.Find("byes"); !ok || text != "%d Freilose" {
		t.Errorf("found %q", text)
	}
	if _, ok := german.Find("unknown.name"); ok {
		t.Error("an unknown name is found")
	}
}

func TestWord(t *testing.T) {
	german := made(t, "de", germanWindow, germanRoom)
	boards := func(n int) phrase.Text {
		return phrase.Count(n, "%d board of round %d", "%d boards of round %d", n, 7)
	}
	for _, c := range []struct {
		text phrase.Text
		want string
	}{
		{phrase.New("%s meets %s", "Anna", "Ben"), "Gegen Ben spielt Anna"},
		{phrase.New("%s meets %s", "Anna", phrase.New("nobody")), "Gegen niemand spielt Anna"},
		{boards(1), "1 Brett der Runde 7"},
		{boards(3), "3 Bretter der Runde 7"},
		{phrase.Verbatim("100 %"), "100 %"},
		{phrase.Join(", ", phrase.New("nobody"), phrase.New("left out")), "niemand, left out"},
		{phrase.Count(1, "%d round", "%d rounds"), "1 round"},
	} {
		if got := german.Word(c.text); got != c.want {
			t.Errorf("%s is %q, want %q", c.text, got, c.want)
		}
	}
	err := phrase.Errorf("%s is not there", "a.trf")
	if got := german.Error(errors.Join(err)); got != "a.trf fehlt" {
		t.Errorf("the error is %q", got)
	}
}

// TestPluralForms takes CLDR's rules: French has one for 0 and 1, Polish few for
// 2 to 4 and 22 but not for 12.
func TestPluralForms(t *testing.T) {
	french := made(t, "fr", `{"byes": {"one": "%d bye", "many": "%d de byes", "other": "%d byes"}}`, `{}`)
	polish := made(t, "pl", `{"byes": {"one": "%d one", "few": "%d few", "many": "%d many", "other": "%d other"}}`, `{}`)
	for _, c := range []struct {
		l    *Language
		n    int
		want string
	}{
		{french, 0, "0 bye"}, {french, 1, "1 bye"}, {french, 2, "2 byes"},
		{polish, 1, "1 one"}, {polish, 3, "3 few"}, {polish, 12, "12 many"}, {polish, 22, "22 few"}, {polish, 5, "5 many"},
	} {
		if got := c.l.Say("byes", c.n); got != c.want {
			t.Errorf("%s: %q, want %q", c.l.Code(), got, c.want)
		}
	}
}

// TestOrdinals: 11th to 13th end otherwise than 1st to 3rd; German has a full stop for all.
func TestOrdinals(t *testing.T) {
	for code, want := range map[string]string{
		"en": "1st 2nd 3rd 4th 10th 11th 12th 13th 21st 22nd 23rd 101st 111th 112th",
		"de": "1. 2. 3. 4. 10. 11. 12. 13. 21. 22. 23. 101. 111. 112.",
	} {
		l := must.Have(Load(code))(t)
		var got []string
		for _, n := range []int{1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 23, 101, 111, 112} {
			got = append(got, l.Ordinal(n))
		}
		if s := strings.Join(got, " "); s != want {
			t.Errorf("%s: %s", code, s)
		}
	}
}

func TestBadFoldersAreRefused(t *testing.T) {
	for _, c := range []struct{ file, text, want string }{
		{"de/window.json", `{"a": 1}`, "neither a text nor an object"},
		{"de/window.json", `{"a": {"several": "x", "other": "y"}}`, `"several" is no plural form; they are few, many, one`},
		{"de/window.json", `{"a": {"one": "x"}}`, `no form "other"`},
		{"de/window.json", `{"a": "x"`, "de/window.json cannot be read"},
		{"klingonese/window.json", `{}`, "not named after a language"},
	} {
		code, _, _ := strings.Cut(c.file, "/")
		_, err := read(fstest.MapFS{c.file: {Data: []byte(c.text)}}, code)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s %s: %v", c.file, c.text, err)
		}
	}
}

func TestLanguages(t *testing.T) {
	if all := Languages(); all[0] != English || !slices.Contains(all, "de") {
		t.Errorf("there are %v", all)
	}
	for wish, want := range map[string]string{"de": "de", "de-AT": "de", "de_DE.UTF-8": "de", "DE": "de", "tlh": "en", "": "en", "C": "en"} {
		if got := Best(wish); got != want {
			t.Errorf("%q gives %q, want %q", wish, got, want)
		}
	}
	if _, err := Load("tlh"); err == nil || err.Error() != `There is no language "tlh"; there are `+strings.Join(Languages(), ", ")+"." {
		t.Errorf("Klingon: %v", err)
	}
	one, err := Load("de")
	other, _ := Load("de")
	if err != nil || one != other || one.Code() != "de" || one.Say("dialog.ok") == "dialog.ok" {
		t.Errorf("German: %v", err)
	}
}

// TestWish: a language that there is not leaves the other one in force.
func TestWish(t *testing.T) {
	german := must.Have(Load("de"))(t)
	for _, c := range []struct{ wish, want string }{{"de", "de"}, {"de-AT", "de"}, {"en", "en"}, {"", "other"}, {"tlh", "other"}} {
		got := Wish(c.wish, phrase.English)
		if l, ok := got.(*Language); !ok && c.want != "other" || ok && l.Code() != c.want {
			t.Errorf("%q gives %v, want %s", c.wish, got, c.want)
		}
	}
	if got := Wish("", german); got != phrase.Language(german) {
		t.Errorf("nothing wished gives %v", got)
	}
}
