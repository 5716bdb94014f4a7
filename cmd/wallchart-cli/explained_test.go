package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/must"
)

// TestExplanationOfPlayers: the report is of those who are named, by number or name; who is not there, and reports that are not about
// single players, are refused by name.
func TestExplanationOfPlayers(t *testing.T) {
	to := filepath.Join(t.TempDir(), "why.txt")
	if code, errs := exported(to, []string{"--report", "explanation", "--player", "3", "--player", "claes, olga"}); code != 0 {
		t.Fatalf("%d: %s", code, errs)
	}
	text := must.Have(os.ReadFile(to))(t)
	for _, want := range []string{"Claes, Olga: Points: 3.5", "Why above the next"} {
		if !strings.Contains(string(text), want) {
			t.Errorf("%q is missing in\n%s", want, text)
		}
	}
	for want, args := range map[string][]string{
		"there is nobody named":                       {"--report", "explanation", "--player", "Nobody Atall"},
		"--player is for explanation":                 {"--report", "standings", "--player", "3"},
		"--tied goes with --player":                   {"--report", "explanation", "--tied"},
		"--by, --player, --columns and --round go":    {"--player", "3"},
		"--by, --player and --columns mean something": {"--report", "all", "--player", "3"},
	} {
		if code, errs := exported(filepath.Join(t.TempDir(), "x.txt"), args); code == 0 || !strings.Contains(errs, want) {
			t.Errorf("%q ends with %d: %s", args, code, errs)
		}
	}
}
