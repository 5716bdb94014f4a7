package wording

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"wallchart/assets/translations"
	"wallchart/must"
)

// TestTone holds what can be counted of the tone that package translations
// describes, in every language.
func TestTone(t *testing.T) {
	for _, code := range Languages() {
		l := must.Have(read(translations.Files, code))(t)
		for _, texts := range []map[string]Forms{l.names, l.formats} {
			for name, forms := range texts {
				for _, text := range forms {
					if fault := toneFault(code, name, text); fault != "" {
						t.Errorf("%s: %q %s: %q", code, name, fault, text)
					}
				}
			}
		}
	}
}

// toneFault is what is wrong with a text, "" for nothing. In a command's reason
// and name it is the full stop: one has it, the other has not.
func toneFault(code, name, text string) string {
	lower := strings.ToLower(text)
	switch {
	case strings.TrimSpace(text) == "":
		return "is empty"
	case strings.Contains(text, "!"):
		return "has an exclamation mark"
	case slices.ContainsFunc(avoided()[code], func(word string) bool { return strings.Contains(lower, word) }):
		return "has a word that is not used"
	case strings.HasPrefix(name, "cmd.") && strings.HasSuffix(text, "."):
		return "is a command and ends in a full stop"
	case strings.HasPrefix(name, "why.no.") && !strings.HasSuffix(text, "."):
		return "is a reason and no sentence"
	}
	return ""
}

// avoided are the words that texts of a language have not.
func avoided() map[string][]string {
	b, err := os.ReadFile("../../assets/translations/avoid.json")
	if err != nil {
		panic(err)
	}
	var words map[string][]string
	if err := json.Unmarshal(b, &words); err != nil {
		panic(err)
	}
	return words
}

func TestToneFaults(t *testing.T) {
	for _, c := range []struct{ code, name, text, want string }{
		{"en", "a", "Enter the result", ""},
		{"en", "a", " ", "is empty"},
		{"en", "a", "Saved!", "has an exclamation mark"},
		{"en", "a", "Please save", "has a word that is not used"},
		{"de", "a", "Bitte speichern", "has a word that is not used"},
		{"de", "cmd.save", "Speichern.", "is a command and ends in a full stop"},
		{"de", "why.no.save", "Nichts zu speichern", "is a reason and no sentence"},
	} {
		if got := toneFault(c.code, c.name, c.text); got != c.want {
			t.Errorf("%v: %q", c, got)
		}
	}
}

// TestAvoidedWords: a list for a language that is not there holds nothing.
func TestAvoidedWords(t *testing.T) {
	for code, words := range avoided() {
		if !slices.Contains(Languages(), code) {
			t.Errorf("%s has words to avoid and no folder", code)
		}
		for _, w := range words {
			if w != strings.ToLower(w) || w == "" {
				t.Errorf("%s: %q is compared with small letters", code, w)
			}
		}
	}
}
