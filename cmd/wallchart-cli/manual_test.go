package main

import (
	"os"
	"strings"
	"testing"

	"wallchart/arbiter/health"
	"wallchart/must"
	"wallchart/pairing/systems"
	"wallchart/tiebreaks/catalogue"
)

// TestManual holds what organisers look up to the catalogue: the verbs, the pairing systems, the tie-breaks of every preset in their order,
// and the problems.
func TestManual(t *testing.T) {
	has := func(page, what, wanted string) {
		t.Helper()
		text := must.Have(os.ReadFile("../../docs/" + page))(t)
		if !strings.Contains(string(text), wanted) {
			t.Errorf("docs/%s lacks the %s %s", page, what, wanted)
		}
	}
	for _, v := range verbs() {
		has("command-line.md", "verb", "`"+v.Name+"`")
	}
	for _, e := range systems.All {
		has("manual.md", "pairing system", "`"+e.Code+"`")
	}
	for _, p := range catalogue.Presets() {
		has("rules/lists.md", "list of "+p.Name.String()+":", strings.Join(p.TieBreaks, ", "))
	}
	for _, k := range health.Kinds {
		has("problems.md", "problem", "`"+k.Code+"`")
	}
}
