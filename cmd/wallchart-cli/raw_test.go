package main

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"wallchart/must"
)

// TestNothingRawIsPrinted: names in old files, and names of files, reach no
// terminal with control characters, and no text or comma-separated file.
func TestNothingRawIsPrinted(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no file can have such a name")
	}
	raw := must.Have(os.ReadFile(nobody))(t)
	dir := t.TempDir()
	event := filepath.Join(dir, "e\x1b[31m.wallchart")
	text := strings.Replace(string(raw), `"name":"Anna, B"`, `"name":"Anna\u001b[2J, \u202eB\n"`, 1)
	must.Do(t, os.WriteFile(event, []byte(text), 0o600))
	clean := func(what, text string) {
		t.Helper()
		if i := strings.IndexFunc(text, func(r rune) bool {
			return r < ' ' && r != '\n' && r != '\r' && r != '\t' || r == '\u202e'
		}); i >= 0 || text == "" {
			t.Errorf("%s prints %q", what, text)
		}
	}
	for _, args := range [][]string{
		{"standings", event}, {"standings", event, "--format", "csv"}, {"crosstable", event}, {"log", event}, {"standings", event + "\x1b"},
		{"add-player", event, "Cleo\x1b[2J"}, {"new", filepath.Join(dir, "n\x1b.wallchart"), "New\x1b"},
	} {
		_, out, said := called(args...)
		clean(args[0], out+said)
	}
	for _, form := range []string{"txt", "csv", "tsv", "md", "html"} {
		to := filepath.Join(dir, "out."+form)
		if status, _, said := called("export", event, "--to", to); status != 0 {
			t.Fatal(said)
		}
		written := must.Have(os.ReadFile(to))(t)
		clean(form, string(written))
	}
}
