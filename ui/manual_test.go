package ui

import (
	"os"
	"strings"
	"testing"
)

// TestManualKeys holds the manual to the commands: every key is in its list.
func TestManualKeys(t *testing.T) {
	manual, err := os.ReadFile("../docs/manual.md")
	if err != nil {
		t.Fatal(err)
	}
	_, list, ok := strings.Cut(string(manual), "\n## Keys\n")
	list, _, end := strings.Cut(list, "\n## ")
	if !ok || !end {
		t.Fatal("docs/manual.md has no section Keys")
	}
	named := map[string]bool{}
	for _, word := range strings.FieldsFunc(list, func(r rune) bool { return strings.ContainsRune(" ;|`\n", r) }) {
		named[word], named[strings.TrimSuffix(word, ",")] = true, true
	}
	for _, c := range open(t).commands {
		for _, k := range c.Keys {
			if key := strings.Replace(k.String(), "Cmd", "Ctrl", 1); !named[key] {
				t.Errorf("docs/manual.md does not list %s (%s); add it to its section Keys", key, c.ID)
			}
		}
	}
}
