package pdf

import (
	"bytes"
	"fmt"
	"io"
	"log"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/go-text/typesetting/fontscan"

	"wallchart/assets/fonts"
	"wallchart/export/cards"
	"wallchart/export/page"
	"wallchart/export/pdf/pdftest"
	"wallchart/export/table"
	"wallchart/export/table/tabletest"
	"wallchart/must"
	"wallchart/phrase"
)

// list is a document with one table of a column of names.
func list(names ...string) table.Document {
	t := table.Table{Name: "Players", Columns: []table.Column{{ID: "no", Title: "No."}, {ID: "name", Title: "Name"}}}
	for i, n := range names {
		t.Rows = append(t.Rows, table.Row{Cells: []table.Cell{table.Text(fmt.Sprint(i + 1)), table.Text(n)}})
	}
	return table.Document{Title: "Open", Tables: []table.Table{t}}
}

// withoutFonts writes as on a computer that has no fonts at all.
func withoutFonts(t *testing.T, doc table.Document, o Options) []byte {
	t.Helper()
	f := must.Have(newFaces())(t)
	f.searched, f.system = true, fontscan.NewFontMap(log.New(io.Discard, "", 0))
	var b bytes.Buffer
	must.Do(t, write(&b, page.Layout(doc, o.Page, f.metrics), f, doc, o))
	return b.Bytes()
}

// The names of people in other scripts are found in the text in the order of their letters,
// whether a font of this computer has them or not. Programs put signs of direction around
// what is read from the right; those are no letters of a name.
func TestNamesInEveryScriptCanBeSearched(t *testing.T) {
	names := []string{"محمد صلاح", "לאה כהן", "王小明", "राहुल शर्मा", "สมชาย ใจดี", "Emoji 😀 Club", "გიორგი", "김민준", "Nguyễn Văn Đức",
		"𠮷田 さくら", "லட்சுமி", "Αθηνά Łukasz Жанна"}
	for what, file := range map[string][]byte{
		"fonts": written(t, list(names...), Options{}), "no fonts": withoutFonts(t, list(names...), Options{}),
	} {
		text := tool(t, file, "pdftotext", "-layout", "FILE", "-")
		text = strings.NewReplacer("\u202a", "", "\u202b", "", "\u202c", "", "\u200e", "", "\u200f", "").Replace(text)
		for _, n := range names {
			if !strings.Contains(text, n) {
				t.Errorf("with %s, %s is not found in\n%s", what, n, text)
			}
		}
	}
}

// What is drawn as shapes is spelt in the order in which it is read: from right to left the
// first letter stands at the right.
func TestShapesAreSpelt(t *testing.T) {
	f := must.Have(newFaces())(t)
	for _, s := range []string{"محمد صلاح", "כהן, משה", "राहुल", "王小明", "e\u0301ა", "a\U0010ffffb"} {
		runs := slices.Clone(f.runs(s, false))
		slices.SortStableFunc(runs, func(a, b run) int { return a.from - b.from })
		spelling := ""
		for _, r := range runs {
			spelling += r.text
			for _, p := range r.pieces {
				spelling += p.text
			}
		}
		if spelling != s {
			t.Errorf("%q is spelt %q", s, spelling)
		}
	}
	r := f.runs("אבג", false)[0]
	if len(r.pieces) != 3 || r.pieces[0].x <= r.pieces[1].x || r.pieces[1].x <= r.pieces[2].x {
		t.Errorf("Hebrew letters stand at %+v", r.pieces)
	}
}

// What no font has is told with the fonts that have it; nothing is told where all is well.
func TestMissingFontsAreTold(t *testing.T) {
	var told []string
	o := Options{Doubt: func(p phrase.Text) { told = append(told, p.String()) }}
	withoutFonts(t, list("Müller", "王小明", "राहुल", "😀"), o)
	if len(told) != 1 {
		t.Fatalf("%d sentences: %q", len(told), told)
	}
	for _, want := range []string{"王 小 明", "😀", "Noto Sans CJK", "Noto Sans Devanagari", "Noto Emoji"} {
		if !strings.Contains(told[0], want) {
			t.Errorf("%q does not name %s", told[0], want)
		}
	}
	told = nil
	withoutFonts(t, list("Müller", "Жанна", "½"), o)
	if len(told) > 0 {
		t.Errorf("told although all can be printed: %q", told)
	}
}

// A table is one table of as many rows and cells as it has, however many pages it takes and
// however many sheets beside each other (ISO 32000-1, 14.8.4.3.4): a heading row with TH, and
// in each row TD, the name TH.
func TestTablesAreTagged(t *testing.T) {
	for what, doc := range map[string]table.Document{
		"one page": tabletest.WallChart(3, 2), "several pages": tabletest.WallChart(150, 5),
		"sheets beside each other": tabletest.WallChart(80, 40),
	} {
		x := doc.Tables[0]
		file := string(pdftest.Unpacked(t, written(t, doc, Options{Page: page.Options{Orientation: table.Upright}})))
		rows, columns := len(x.Rows), len(x.Columns)
		for tag, want := range map[string]int{"/S/Table/": 1, "/S/TR/": 1 + rows, "/S/TH/": columns + rows, "/S/TD/": rows * (columns - 1),
			"/Scope/Column": columns, "/Scope/Row": rows, "/S/H1/": 1} {
			if got := strings.Count(file, tag); got != want {
				t.Errorf("%s: %s stands %d times, want %d", what, tag, got, want)
			}
		}
		if !strings.Contains(file, "/MarkInfo<</Marked true>>") {
			t.Errorf("%s: not marked as tagged", what)
		}
		// Each piece of content that begins ends, and belongs to an element or is an artifact.
		begins := len(regexp.MustCompile(`>>BDC\n`).FindAllString(file, -1)) + strings.Count(file, "/Artifact BMC\n")
		if ends := strings.Count(file, "EMC\n"); begins != ends {
			t.Errorf("%s: %d pieces of content begin, %d end", what, begins, ends)
		}
	}
}

func TestGroupsNotesAndCardsAreTagged(t *testing.T) {
	doc := list("Ash", "Bea")
	doc.Tables[0].Groups = []table.Group{{Row: 0, Title: "Girls"}, {Row: 1, Title: "Boys"}}
	doc.Tables[0].Notes = []string{"A note"}
	file := string(pdftest.Unpacked(t, written(t, doc, Options{})))
	if n := strings.Count(file, "/ColSpan 2"); n != 2 {
		t.Errorf("%d headings between rows over both columns", n)
	}
	if n := strings.Count(file, "/S/P/"); n != 1 {
		t.Errorf("%d paragraphs", n)
	}
	deck := &cards.Deck{Folds: true, Cards: []cards.Card{{Lines: []cards.Line{{Fields: []cards.Field{{Text: "Ash"}}}}},
		{Lines: []cards.Line{{Fields: []cards.Field{{Text: "Bea"}}}}}}}
	file = string(pdftest.Unpacked(t, written(t, table.Document{Title: "Cards", Tables: []table.Table{{Cards: deck}}}, Options{})))
	if n, p := strings.Count(file, "/S/Sect/"), strings.Count(file, "/S/P/"); n != 2 || p != 2 { // the other side says the same
		t.Errorf("%d cards with %d texts", n, p)
	}
}

// Bookmarks lead to sections, in them to reports, in them to tables.
func TestBookmarks(t *testing.T) {
	rows := []table.Row{{Cells: []table.Cell{table.Text("Ash")}}}
	column := []table.Column{{ID: "name", Title: "Name"}}
	doc := table.Document{Title: "Event", Tables: []table.Table{
		{Name: "1", Section: "Open", Report: "Standings", Title: "Standings", Columns: column, Rows: rows},
		{Name: "2", Section: "Open", Report: "By category", Title: "By category: U1000", Columns: column, Rows: rows},
		{Name: "3", Section: "Open", Title: "Unrated", Columns: column, Rows: rows},
		{Name: "4", Section: "Reserve", Report: "Standings", Title: "Standings", Columns: column, Rows: rows},
	}}
	f := must.Have(newFaces())(t)
	var got []string
	for _, m := range bookmarksOf(&doc, page.Layout(doc, page.Options{}, f.metrics)) {
		got = append(got, strings.Repeat(" ", m.level)+m.title)
	}
	want := []string{"Open", " Standings", " By category", "  Unrated", "Reserve", " Standings"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	file := string(pdftest.Unpacked(t, written(t, doc, Options{})))
	if !strings.Contains(file, "/Type/Outlines/First") || !strings.Contains(file, "/Count 6>>") {
		t.Error("the file has no bookmarks")
	}
	if strings.Contains(string(pdftest.Unpacked(t, written(t, list("Ash"), Options{}))), "/Outlines") {
		t.Error("bookmarks where there is one table")
	}
}

// PDF/A-2u (ISO 19005-2): it says so, its colours have a profile, the file an identifier, and
// the names of its fonts a tag of six letters before a plus.
func TestFileForAnArchive(t *testing.T) {
	doc := list("Ash", "王")
	doc.Title = "A & B <Open>"
	file := string(pdftest.Unpacked(t, written(t, doc, Options{Created: someDay})))
	for _, want := range []string{"<pdfaid:part>2</pdfaid:part>", "<pdfaid:conformance>U</pdfaid:conformance>",
		"/GTS_PDFA1", "/DestOutputProfile", "A &amp; B &lt;Open&gt;", "<xmp:CreateDate>2026-03-04T05:06:07Z</xmp:CreateDate>",
		"/CreationDate(D:20260304050607Z)", "/ID[<"} {
		if !strings.Contains(file, want) {
			t.Errorf("%s is missing", want)
		}
	}
	fonts := regexp.MustCompile(`/BaseFont/([^/]+)`).FindAllStringSubmatch(file, -1)
	if len(fonts) == 0 {
		t.Error("no fonts")
	}
	for _, m := range fonts {
		if !regexp.MustCompile(`^[A-Z]{6}\+NotoSans-(Regular|Bold)$`).MatchString(m[1]) {
			t.Errorf("a font is called %s", m[1])
		}
	}
}

// A subset has the outlines of its characters and of what those are made of, and is small.
func TestSubset(t *testing.T) {
	f := must.Have(newFaces())(t)
	used := make([]bool, 0x10000)
	face := &typeface{own: f.own[0], file: fonts.Regular}
	for _, r := range "Aé" {
		used[face.glyph(r)] = true
	}
	small := must.Have(subset(fonts.Regular, used))(t)
	if checksum(small) != 0xB1B0AFBA { // of a whole font, by the specification of OpenType
		t.Error("the sum of the font is wrong")
	}
	whole, _ := tablesOf(fonts.Regular)
	tables := must.Have(tablesOf(small))(t)
	glyphs := len(tables["loca"])/4 - 1
	before, _ := offsetsOf(whole["loca"], glyphs, whole["head"][51] != 0)
	after := must.Have(offsetsOf(tables["loca"], glyphs, true))(t)
	kept := 0
	for g := range glyphs {
		is := tables["glyf"][after[g]:after[g+1]]
		if len(is) == 0 {
			continue
		}
		kept++
		if !bytes.HasPrefix(is, whole["glyf"][before[g]:before[g+1]]) {
			t.Errorf("the outline of glyph %d is another", g)
		}
	}
	if kept < 3 || kept > 8 || after[face.glyph('A')+1] == after[face.glyph('A')] {
		t.Errorf("%d outlines are kept", kept)
	}
	for n := range 40 {
		if _, err := subset(fonts.Regular[:n*len(fonts.Regular)/41], used); err == nil {
			t.Errorf("a font cut off after %d of 41 parts is taken", n)
		}
	}
}

func TestNumbers(t *testing.T) {
	for x, want := range map[float64]string{0: "0", 1: "1", 1.5: "1.5", 1.25: "1.25", 0.05: "0.05", -0.5: "-0.5", 1.004: "1", 1.006: "1.01",
		-1.006: "-1.01", 841.89: "841.89", -0.001: "0"} {
		if got := string(number(nil, x)); got != want {
			t.Errorf("%v is written %s, want %s", x, got, want)
		}
	}
}
