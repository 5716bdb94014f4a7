package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/export/spool/spooltest"
	"wallchart/must"
)

// TestPrint: the options of lp that the flags mean, what is said of it, and what is refused before a printer is asked.
func TestPrint(t *testing.T) {
	f := spooltest.New(t)
	folder := t.TempDir()
	pdf, text := filepath.Join(folder, "round.pdf"), filepath.Join(folder, "round.txt")
	for _, path := range []string{pdf, text} {
		must.Do(t, os.WriteFile(path, []byte("%PDF-1.4"), 0o600))
	}
	for _, c := range []struct {
		status           int
		args, says, asks string
	}{
		{0, "print PDF", "Sent to the printer Hall: all pages (job 12)", "-t|round|PDF"},
		{0, "print PDF --printer Attic --copies 2 --pages 1-3,5 --sides long", "Sent to the printer Hall: 4 pages, 2 copies (job 12)",
			"-d|Attic|-n|2|-t|round|-P|1-3,5|-o|sides=two-sided-long-edge|PDF"},
		{0, "print PDF --sides short", "job 12", "-t|round|-o|sides=two-sided-short-edge|PDF"},
		{0, "print PDF --sides one", "job 12", "-t|round|-o|sides=one-sided|PDF"},
		{2, "print PDF --sides both", "one, long or short", ""},
		{2, "print PDF --copies 0", "not 0", ""},
		{2, "print PDF --pages x", "no list of pages", ""},
		{2, "print TEXT", "is no PDF", ""},
		{1, "print none.pdf", "none.pdf: ", ""},
		{0, "printers", "Hall (the usual one)\nAttic\n", ""},
	} {
		args := strings.Fields(strings.NewReplacer("PDF", pdf, "TEXT", text).Replace(c.args))
		status, out, said := called(args...)
		if status != c.status || !strings.Contains(out+said, c.says) {
			t.Errorf("%s ends with %d: %s%s", c.args, status, out, said)
		}
		if asked := strings.Join(f.Asked(t, "lp"), "\n"); asked != strings.ReplaceAll(c.asks, "PDF", pdf) {
			t.Errorf("%s: lp is asked %q, want %q", c.args, asked, c.asks)
		}
	}
	f.Refuse(t, "lp: The printer or class does not exist.")
	if status, _, said := called("print", pdf, "--printer", "Cellar"); status != 1 || !strings.Contains(said, "does not exist") {
		t.Errorf("a printer that there is not: %d, %s", status, said)
	}
	f.Without(t)
	if status, _, said := called("printers"); status != 1 || !strings.Contains(said, "no printer is set up") {
		t.Errorf("without printers: %d, %s", status, said)
	}
}
