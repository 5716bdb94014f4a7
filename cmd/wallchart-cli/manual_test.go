package main

import (
	"os"
	"strings"
	"testing"

	"wallchart/pairing/systems"
	"wallchart/tiebreaks/catalogue"
)

// TestManual holds the manual to the catalogue: verbs, pairing systems, and the
// tie-breaks of every preset in their order.
func TestManual(t *testing.T) {
	text, err := os.ReadFile("../../docs/manual.md")
	if err != nil {
		t.Fatal(err)
	}
	has := func(what, text, wanted string) {
		if !strings.Contains(text, wanted) {
			t.Errorf("docs/manual.md lacks the %s %s", what, wanted)
		}
	}
	manual := string(text)
	for _, v := range verbs() {
		has("verb", manual, "`"+v.name+"`")
	}
	for _, e := range systems.All {
		has("pairing system", manual, "`"+e.Code+"`")
	}
	for _, p := range catalogue.Presets() {
		has("list of "+p.Name.String()+":", manual, strings.Join(p.TieBreaks, ", "))
	}
}
