package pdf

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"wallchart/export/page"
	"wallchart/export/pdf/pdftest"
	"wallchart/export/table"
	"wallchart/export/table/tabletest"
	"wallchart/must"
)

var someDay = time.Date(2026, 3, 4, 5, 6, 7, 0, time.UTC)

// TestMain keeps the list of fonts out of the user's cache folder.
func TestMain(m *testing.M) {
	folder, err := os.MkdirTemp("", "wallchart")
	if err != nil {
		panic(err)
	}
	os.Setenv("XDG_CACHE_HOME", folder)
	code := m.Run()
	os.RemoveAll(folder)
	os.Exit(code)
}

func written(t testing.TB, doc table.Document, o Options) []byte {
	t.Helper()
	var b bytes.Buffer
	must.Do(t, Write(&b, doc, o))
	return b.Bytes()
}

// tool runs a program on the PDF, and skips the test where it is not installed.
func tool(t *testing.T, file []byte, name string, args ...string) string {
	t.Helper()
	if _, err := exec.LookPath(name); err != nil {
		t.Skip(name + " is not installed")
	}
	path := filepath.Join(t.TempDir(), "out.pdf")
	must.Do(t, os.WriteFile(path, file, 0o600))
	for i, a := range args {
		if a == "FILE" {
			args[i] = path
		}
	}
	out, err := exec.Command(name, args...).CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s", name, err, out)
	}
	return string(out)
}

func TestFileHasThePagesOfTheLayout(t *testing.T) {
	doc := tabletest.WallChart(200, 9)
	o := Options{Created: someDay, Page: page.Options{Orientation: table.Across}}
	metrics := must.Have(NewMetrics())(t)
	pages := page.Layout(doc, o.Page, metrics)
	file := written(t, doc, o)
	if !bytes.HasPrefix(file, []byte("%PDF-")) {
		t.Fatalf("begins with %q", file[:8])
	}
	if got := pdftest.Pages(t, file); got != len(pages) {
		t.Errorf("%d pages in the file, %d laid out", got, len(pages))
	}
}

// The clock must not show in the file: without a date there is none, with one
// there is no other.
func TestSameDocumentSameBytes(t *testing.T) {
	for _, o := range []Options{{}, {Created: someDay}} {
		a := written(t, tabletest.Standings(45), o)
		same := bytes.Equal(a, written(t, tabletest.Standings(45), o))
		a = pdftest.Unpacked(t, a)
		if !same {
			t.Errorf("two runs with %+v give different files", o)
		}
		dates, given := bytes.Count(a, []byte("(D:")), bytes.Count(a, []byte("(D:20260304050607"))
		if dates != given || o.Created.IsZero() != (dates == 0) {
			t.Errorf("with the date %v the file has %d dates, %d of them this", o.Created, dates, given)
		}
	}
}

func TestFileIsSound(t *testing.T) {
	for _, doc := range []table.Document{tabletest.Standings(60), tabletest.TeamGrid(4), tabletest.WallChart(700, 9), {}, {Title: "Open"}} {
		for _, o := range []Options{{}, {Created: someDay}} {
			out := tool(t, written(t, doc, o), "qpdf", "--check", "FILE")
			if strings.Contains(out, "WARNING") {
				t.Error(out)
			}
		}
	}
}

func TestTextCanBeSearched(t *testing.T) {
	doc := tabletest.WallChart(30, 5)
	out := tool(t, written(t, doc, Options{}), "pdftotext", "-layout", "FILE", "-")
	for _, row := range doc.Tables[0].Rows {
		if name := row.Cells[1].Text; !strings.Contains(out, name) {
			t.Errorf("%s is not found in the text", name)
		}
	}
	if !strings.Contains(out, doc.Title) || !strings.Contains(out, "Page 1 of ") {
		t.Error("title or foot is not found in the text")
	}
}

func TestPropertiesOfTheFile(t *testing.T) {
	doc := tabletest.TeamGrid(4)
	doc.Title, doc.Author = "Lïga – (A) & B", "Željko"
	out := tool(t, written(t, doc, Options{Created: someDay}), "pdfinfo", "FILE")
	for _, want := range []string{doc.Title, doc.Author, "2026", "Crosstable after the last round"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is not in the properties:\n%s", want, out)
		}
	}
}

// Characters beyond the first plane, scripts that must be shaped, broken UTF-8:
// the file is made, whatever fonts there are.
func TestNoTextBreaksTheFile(t *testing.T) {
	odd := append([]string{"\xff\xfe", "\xe7\x8e", "\u202e\u200d\ufeff", "\ufffe\uffff", "𝔘𝔫𝔦", "\x00\x01"}, tabletest.Scripts...)
	for _, s := range odd {
		doc := table.Document{Title: s, Subtitle: s, Author: s, Keywords: s, Notes: []string{s},
			Tables: []table.Table{{Columns: []table.Column{{Title: s}},
				Rows: []table.Row{{Cells: []table.Cell{{Text: s, Below: s, Mark: table.Bye}}}}}}}
		if file := written(t, doc, Options{}); !bytes.HasPrefix(file, []byte("%PDF-")) {
			t.Errorf("%q makes no PDF", s)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.String().Draw(t, "text")
		doc := table.Document{Tables: []table.Table{{Columns: []table.Column{{Title: s}},
			Rows: []table.Row{{Cells: []table.Cell{table.Text(s)}}}}}}
		must.Do(t, Write(&bytes.Buffer{}, doc, Options{}))
	})
}

func TestRunsKeepTheTextAndMeasureIt(t *testing.T) {
	f := must.Have(newFaces())(t)
	for _, s := range append([]string{"Müller, Jürgen", "½ 12.5", ""}, tabletest.Scripts...) {
		total := 0.0
		for _, r := range f.runs(s, true) {
			total += r.ems
			for _, c := range r.text {
				if c > 0xffff {
					t.Errorf("%q: %q goes to the library as text", s, c)
				}
			}
		}
		if w := f.width(s, true); w != total {
			t.Errorf("%q is measured as %g, drawn as %g", s, w, total)
		}
		if s != "" && total <= 0 {
			t.Errorf("%q has no width", s)
		}
	}
	if r := f.runs("Müller, Jürgen", false); len(r) != 1 || r[0].glyphs != nil {
		t.Error("a Latin name is not drawn as one text")
	}
	// No font has a shape for the last code point: a box must show it.
	boxes := 0
	for _, r := range f.runs("a\U0010ffffb", false) {
		for _, g := range r.glyphs {
			if g.missing {
				boxes++
			}
		}
	}
	if boxes != 1 {
		t.Errorf("%d boxes for a character that no font has", boxes)
	}
}

// Pieces of different direction stand in the order in which they are read: in
// a Latin line a Hebrew name's words run leftwards, in a Hebrew line the Latin
// word stands in the middle of it.
func TestOrderOfRuns(t *testing.T) {
	f := must.Have(newFaces())(t)
	latin := func(s string) (order string) {
		for _, r := range f.runs(s, false) {
			switch {
			case r.glyphs == nil:
				order += strings.TrimSpace(r.text)
			case !strings.HasSuffix(order, "h"): // a space may be a run of its own
				order += "h"
			}
		}
		return order
	}
	if got := latin("FM כהן 2400"); !strings.HasPrefix(got, "FMh") {
		t.Errorf("runs stand in the order %q", got)
	}
	if got := latin("כהן FM לוי"); got != "hFMh" {
		t.Errorf("runs stand in the order %q", got)
	}
}

func BenchmarkPDF300(b *testing.B)  { benchmark(b, 300) }
func BenchmarkPDF5000(b *testing.B) { benchmark(b, 5000) }

func benchmark(b *testing.B, players int) {
	doc := tabletest.WallChart(players, 9)
	for b.Loop() {
		written(b, doc, Options{})
	}
}

func TestTheFileNamesItsLanguage(t *testing.T) {
	doc := tabletest.Standings(4)
	for lang, want := range map[string]string{"de": "/Lang<FEFF00640065>", "": "/Lang<FEFF0065006E>"} { // UTF-16: d e, e n
		doc.Lang = lang
		if !bytes.Contains(pdftest.Unpacked(t, written(t, doc, Options{})), []byte(want)) {
			t.Errorf("a document in %q has no %s", lang, want)
		}
	}
}
