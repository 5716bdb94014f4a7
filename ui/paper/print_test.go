package paper

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"wallchart/export/report/charts"
	"wallchart/export/table"
	"wallchart/must"
)

// TestPrintedPagesArePrivate: pages wait for the printer where nobody else can
// look, each in a place of its own, and not for ever.
func TestPrintedPagesArePrivate(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("TMPDIR", folder)
	t.Setenv("TEMP", folder)
	t.Setenv("TMP", folder)
	d, said := desk(t, sample(t, "amateur-team.wallchart"), 0)
	doc := charts.Standings(d.Subject().Standings, d.Options())
	printed := func() []string {
		pages, _ := filepath.Glob(filepath.Join(folder, printStart+"*", "*.pdf"))
		return pages
	}
	d.Print(doc, d.Sheet(), "Club evening")
	d.Print(doc, d.Sheet(), "Club evening")
	pages := printed()
	if len(pages) != 2 {
		t.Fatalf("printed are %v: %s", pages, *said)
	}
	if runtime.GOOS != "windows" {
		for _, p := range pages {
			if info, err := os.Stat(filepath.Dir(p)); err != nil || info.Mode().Perm() != 0o700 {
				t.Errorf("the pages are in a folder of mode %v, %v", info.Mode(), err)
			}
		}
	}
	long := time.Now().Add(-25 * time.Hour)
	must.Do(t, os.Chtimes(filepath.Dir(pages[0]), long, long))
	kept := filepath.Join(folder, "wallchart-notes")
	must.Do(t, os.Mkdir(kept, 0o700))
	must.Do(t, os.Chtimes(kept, long, long))
	d.Print(doc, d.Sheet(), "Club evening")
	if now := printed(); len(now) != 2 || now[0] == pages[0] || now[1] == pages[0] {
		t.Errorf("the day after, %v are left of %v", now, pages)
	}
	if _, err := os.Stat(kept); err != nil {
		t.Error("a folder of somebody else's is gone")
	}
}

// Letters that no font has are told beside where the file is.
func TestPrintingTellsWhatNoFontHas(t *testing.T) {
	d, said := desk(t, unpaired(), 0)
	d.Print(table.Document{Title: "\U000f1234"}, d.Plain(), "odd")
	if got := strings.Join(*said, "|"); !strings.Contains(got, "odd.pdf. But no font of this computer can print \U000f1234, and boxes") {
		t.Errorf("%q", got)
	}
}
