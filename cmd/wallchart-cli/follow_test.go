package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestFollowIsForWebPages: another form, a file and the standard input are refused.
func TestFollowIsForWebPages(t *testing.T) {
	event := filepath.Join(t.TempDir(), "e.wallchart")
	if status, _, said := called("generate", event, "--players", "4", "--rounds", "1"); status != 0 {
		t.Fatal(said)
	}
	for _, c := range []struct{ args, says string }{
		{"export EVENT --to e.pdf --follow", "--format html --to FOLDER/"},
		{"export EVENT --to e.html --follow", "--format html --to FOLDER/"},
		{"export - --format html --to web/ --follow", "needs a file"},
	} {
		status, _, said := called(strings.Fields(strings.ReplaceAll(c.args, "EVENT", event))...)
		if status != 2 || !strings.Contains(said, c.says) {
			t.Errorf("%s ends with %d: %s", c.args, status, said)
		}
	}
}
