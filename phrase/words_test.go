package phrase

import (
	"slices"
	"testing"
)

func TestWords(t *testing.T) {
	for text, want := range map[string][]string{
		"":                                  nil,
		" Round 3\tis\npaired ":             {"Round", "3", "is", "paired"},
		"Ronde 3\u00a0: «\u00a0Open\u00a0»": {"Ronde", "3\u00a0:", "«\u00a0Open\u00a0»"},
		"Prête\u202f? Oui":                  {"Prête\u202f?", "Oui"},
	} {
		if got := Words(text); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
