package wording

import (
	"regexp"
	"strings"
	"testing"

	"wallchart/assets/translations"
	"wallchart/must"
)

// A line does not end before a sign that has a space before it in French: a no-break space before a colon and within « », a narrow
// one before a semicolon and a question mark (Imprimerie nationale, Lexique des règles typographiques).
var (
	breaks  = regexp.MustCompile(` [:;?!»]|« `)
	wrong   = regexp.MustCompile("\u202f[:»]|«\u202f|\u00a0[;?!]")
	without = regexp.MustCompile("[^\\s\u00a0\u202f\\d][:;?!](?:\\s|$)|[^\u00a0\u202f]»|«[^\u00a0\u202f]")
)

// asTyped are texts, or parts of them, in which such a sign is typed or cited as it stands.
var asTyped = []string{"--of:", `{"wallchart":`, "LJC: Draw", "Tie Breakers: An", "Anna Berg; Ben Berg",
	"K-3: filles"}

// spaceFault is what is wrong with the spaces of a French text, "" for nothing.
func spaceFault(text string) string {
	for _, cited := range asTyped {
		text = strings.ReplaceAll(text, cited, "")
	}
	switch {
	case breaks.MatchString(text):
		return "may be broken before a sign, or behind «"
	case wrong.MatchString(text):
		return "has the wrong one of the two spaces"
	case without.MatchString(text):
		return "lacks a space before a sign"
	}
	return ""
}

func TestFrenchSpaces(t *testing.T) {
	l := must.Have(read(translations.Files, "fr"))(t)
	for _, texts := range []map[string]Forms{l.names, l.formats} {
		for name, forms := range texts {
			for _, text := range forms {
				if fault := spaceFault(text); fault != "" {
					t.Errorf("%q %s: %q", name, fault, text)
				}
			}
		}
	}
	for text, want := range map[string]bool{"Ronde 3\u00a0: 1-0": true, "Ronde 3 : 1-0": false, "Ronde 3: 1-0": true, "Ronde: 1-0": false,
		"Ronde\u202f: 1": false, "gagne\u202f; perd": true, "gagne; perd": false, "gagne\u00a0; perd": false, "« Open\u00a0»": false,
		"«\u00a0Open\u00a0»": true, "«Open»": false, "Quoi\u202f?": true, "Quoi ?": false, "à 12:30": true} {
		if got := spaceFault(text) == ""; got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}
