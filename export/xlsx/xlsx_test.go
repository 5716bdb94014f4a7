package xlsx

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"
	"unicode/utf16"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"
	"pgregory.net/rapid"

	"wallchart/export/table"
	"wallchart/export/table/tabletest"
	"wallchart/must"
)

func write(t *testing.T, doc table.Document, o Options) ([]byte, *excelize.File) {
	t.Helper()
	var b bytes.Buffer
	must.Do(t, Write(&b, doc, o))
	f := must.Have(excelize.OpenReader(bytes.NewReader(b.Bytes())))(t)
	t.Cleanup(func() { f.Close() })
	return b.Bytes(), f
}

// part returns one file of the workbook.
func partOf(t *testing.T, workbook []byte, name string) string {
	t.Helper()
	z := must.Have(zip.NewReader(bytes.NewReader(workbook), int64(len(workbook))))(t)
	f := must.Have(z.Open(name))(t)
	defer f.Close()
	b := must.Have(io.ReadAll(f))(t)
	return string(b)
}

func TestNumbersAreNumbersInTheirFormat(t *testing.T) {
	doc := tabletest.TeamGrid(7)
	_, f := write(t, doc, Options{})
	const top = 4 // title, subtitle, empty row, headings
	for r, row := range doc.Tables[0].Rows {
		for c, cell := range row.Cells {
			at, _ := excelize.CoordinatesToCellName(c+1, top+1+r)
			shown := must.Have(f.GetCellValue("Teams", at))(t)
			raw, _ := f.GetCellValue("Teams", at, excelize.Options{RawCellValue: true})
			kind, _ := f.GetCellType("Teams", at)
			if !cell.IsNumber {
				if raw != cell.Text {
					t.Errorf("%s holds %q, want %q", at, raw, cell.Text)
				}
				continue
			}
			if kind != excelize.CellTypeUnset && kind != excelize.CellTypeNumber || raw != table.General.Written(cell.Number) {
				t.Errorf("%s holds %q of type %d, want the number %g", at, raw, kind, cell.Number)
			}
			if format := doc.Tables[0].Columns[c].Format; format != table.General && shown != format.Written(cell.Number) {
				t.Errorf("%s shows %q, want %q", at, shown, format.Written(cell.Number))
			}
		}
	}
}

func TestTextsStayTexts(t *testing.T) {
	texts := []string{"=1+1", "=HYPERLINK(\"x\")", "1-0", "007", "1/2", "+", "@x", "a\x00b\x0bc", "  two  ", "<&>\"'", "王😀"}
	tab := table.Table{Name: "T", Columns: []table.Column{{Title: "=A1", Format: table.Whole}}}
	for _, s := range texts {
		tab.Rows = append(tab.Rows, table.Row{Cells: []table.Cell{table.Text(s)}})
	}
	_, f := write(t, table.Document{Tables: []table.Table{tab}}, Options{})
	for i, s := range append([]string{"=A1"}, texts...) {
		at := fmt.Sprintf("A%d", i+1)
		got, _ := f.GetCellValue("T", at)
		formula, _ := f.GetCellFormula("T", at)
		if got != table.OneLine(s) || formula != "" {
			t.Errorf("%q is read back as %q, formula %q", s, got, formula)
		}
	}
}

func TestSheetIsSetUpForScreenAndPaper(t *testing.T) {
	doc := tabletest.WallChart(40, 5)
	doc.Title = "A & B"
	doc.Foot = "Seite {page} von {pages}"
	workbook, f := write(t, doc, Options{Paper: table.A3, Orientation: table.Across})
	const sheet = "Wall chart"
	panes, err := f.GetPanes(sheet)
	if err != nil || !panes.Freeze || panes.YSplit != 4 || panes.XSplit != 2 || panes.TopLeftCell != "C5" {
		t.Errorf("panes %+v, %v", panes, err)
	}
	want := map[string]string{
		"_xlnm.Print_Area":   "'Wall chart'!$A$1:$P$46",
		"_xlnm.Print_Titles": "'Wall chart'!$A:$B,'Wall chart'!$4:$4",
	}
	got := map[string]string{}
	for _, d := range f.GetDefinedName() {
		got[d.Name] = d.RefersTo
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
	xml := partOf(t, workbook, "xl/worksheets/sheet1.xml")
	for _, s := range []string{`paperSize="8"`, `orientation="landscape"`, `fitToHeight="0"`, `fitToPage="true"`,
		`Seite &amp;P von &amp;N`, `<oddHeader>&amp;LA &amp;&amp; B</oddHeader>`, `differentFirst="true"`, `showGridLines="false"`} {
		if !strings.Contains(strings.ReplaceAll(xml, `="1"`, `="true"`), strings.ReplaceAll(s, `="1"`, `="true"`)) &&
			!strings.Contains(strings.ReplaceAll(xml, `="0"`, `="false"`), s) {
			t.Errorf("%s is not set in the sheet", s)
		}
	}
	if v, _ := f.GetCellValue(sheet, "A46"); !strings.HasPrefix(v, "W won") {
		t.Errorf("the note reads %q", v)
	}
	if w, _ := f.GetColWidth(sheet, "B"); w < 20 {
		t.Errorf("the column of names is %g characters wide", w)
	}
}

// TestOneValueACell: what stands in second lines on paper has columns of its own, numbers as numbers; where nobody says what
// the values are, the line as it is.
func TestOneValueACell(t *testing.T) {
	doc := tabletest.WallChart(40, 2)
	_, f := write(t, doc, Options{})
	said := table.Table{Name: "Said", Columns: []table.Column{{ID: "a", Title: "A"}, {ID: "b", Title: "B"}},
		Rows: []table.Row{{Cells: []table.Cell{{Text: "x", Below: "007"}, table.Text("y")}}, {Cells: []table.Cell{table.Text("z")}}}}
	_, g := write(t, table.Document{Tables: []table.Table{said}}, Options{})
	for _, c := range []struct {
		f         *excelize.File
		sheet, at string
		want      string
		number    bool
	}{
		{f, "Wall chart", "B4", "Name / Rating", false}, {f, "Wall chart", "C4", "Rating", false}, {f, "Wall chart", "D4", "ID", false},
		{f, "Wall chart", "F4", "Rnd 1", false}, {f, "Wall chart", "G4", "Pts 1", false},
		{f, "Wall chart", "B5", "Gonzalez, Ana", false}, {f, "Wall chart", "C5", "2400", true}, {f, "Wall chart", "D5", "12000000", false},
		{f, "Wall chart", "F5", "W21", false}, {f, "Wall chart", "G5", "1.0", true}, {f, "Wall chart", "I5", "2.0", true},
		{g, "Said", "A1", "A", false}, {g, "Said", "B1", "A (2)", false}, {g, "Said", "C1", "B", false},
		{g, "Said", "B2", "007", false}, {g, "Said", "C2", "y", false}, {g, "Said", "B3", "", false},
	} {
		got, err := c.f.GetCellValue(c.sheet, c.at)
		kind, _ := c.f.GetCellType(c.sheet, c.at)
		number := kind == excelize.CellTypeUnset || kind == excelize.CellTypeNumber
		if err != nil || got != c.want || c.want != "" && number != c.number {
			t.Errorf("%s of %s holds %q of type %d, %v; want %q", c.at, c.sheet, got, kind, err, c.want)
		}
	}
	if h, _ := f.GetRowHeight("Wall chart", 5); h != lineHeight {
		t.Errorf("a row is %g points high", h)
	}
}

func TestMarksAreShapes(t *testing.T) {
	doc := tabletest.Standings(20)
	_, f := write(t, doc, Options{})
	style := func(at string) *excelize.Style {
		id := must.Have(f.GetCellStyle("Standings", at))(t)
		return must.Have(f.GetStyle(id))(t)
	}
	// Rows begin under four lines and the first group's heading.
	if !style("H9").Font.Strike {
		t.Error("a struck value is not struck")
	}
	if len(style("E10").Border) < 4 || len(style("D12").Border) < 4 {
		t.Error("a changed value or a warning has no frame")
	}
	if v, _ := f.GetCellValue("Standings", "A5"); v != "Group 1" || !style("A5").Font.Bold {
		t.Errorf("group heading %q", v)
	}
	if v, _ := f.GetCellValue("Standings", "A16"); v != "Group 2" {
		t.Errorf("group heading %q", v)
	}
}

// One very long name must not make the printed sheet small: it runs over
// several lines, and its row is high enough for them.
func TestLongTextRunsOverLines(t *testing.T) {
	_, f := write(t, tabletest.Standings(45), Options{})
	const row = 11 // the sixth player's
	text, _ := f.GetCellValue("Standings", fmt.Sprintf("B%d", row))
	if len(text) < 80 {
		t.Fatalf("row %d holds %q", row, text)
	}
	width, _ := f.GetColWidth("Standings", "B")
	height, _ := f.GetRowHeight("Standings", row)
	if usual, _ := f.GetRowHeight("Standings", row-1); width > 50 || width*height/usual < float64(len(text)) {
		t.Errorf("%d characters stand in a cell of %g characters by %g lines", len(text), width, height/usual)
	}
}

func TestPropertiesAndDeterminism(t *testing.T) {
	doc := tabletest.TeamGrid(5)
	doc.Tables = append(doc.Tables, tabletest.WallChart(3, 3).Tables...)
	doc.Author, doc.Keywords = "Ann <a@b>", "chess, teams"
	o := Options{Created: time.Date(2026, 3, 4, 5, 6, 7, 0, time.UTC)}
	first, f := write(t, doc, o)
	for range 5 {
		if again, _ := write(t, doc, o); !bytes.Equal(first, again) {
			t.Fatal("two runs give different bytes")
		}
	}
	p, err := f.GetDocProps()
	if err != nil || p.Title != doc.Title || p.Creator != doc.Author || p.Subject != doc.Subtitle ||
		p.Keywords != doc.Keywords || p.Created != "2026-03-04T05:06:07Z" {
		t.Errorf("properties %+v, %v", p, err)
	}
	if got := f.GetSheetList(); len(got) != 2 || f.GetActiveSheetIndex() != 0 {
		t.Errorf("sheets %q, active %d", got, f.GetActiveSheetIndex())
	}
}

func TestSheetNamesAreLegalAndUnique(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var tables []table.Table
		for _, n := range rapid.SliceOfN(rapid.StringOf(rapid.RuneFrom([]rune("aAb'[]:*?/\\ 王😀\n"))), 1, 12).Draw(t, "names") {
			tables = append(tables, table.Table{Name: strings.Repeat(n, rapid.IntRange(1, 20).Draw(t, "times"))})
		}
		seen := map[string]bool{}
		for _, n := range sheetNames(tables) {
			units := len(utf16.Encode([]rune(n)))
			if n == "" || units > 31 || strings.ContainsAny(n, `[]:*?/\`) || n[0] == '\'' || n[len(n)-1] == '\'' {
				t.Fatalf("%q is no name for a sheet", n)
			}
			if seen[strings.ToLower(n)] {
				t.Fatalf("%q is given twice", n)
			}
			seen[strings.ToLower(n)] = true
		}
	})
	if got := sheetNames([]table.Table{{Name: "History"}, {}, {Title: "Open: U/1800"}}); got[0] != "History_" ||
		got[1] != "Table 2" || got[2] != "Open- U-1800" {
		t.Errorf("%q", got)
	}
}

func TestOddDocuments(t *testing.T) {
	for _, doc := range []table.Document{
		{}, {Title: "Only a title"},
		{Tables: []table.Table{{}, {Name: "sheet1"},
			{Name: "Sheet1", Columns: []table.Column{{Title: "A", Frozen: true}}, Rows: []table.Row{{}}}}},
		{Title: "x", Tables: []table.Table{{Columns: []table.Column{{Title: "A"}}, Groups: []table.Group{{Row: 9, Title: "late"}}}},
			Notes: []string{strings.Repeat("long ", 200)}},
	} {
		if _, f := write(t, doc, Options{}); f.SheetCount == 0 {
			t.Errorf("%+v makes a workbook without sheets", doc)
		}
	}
}

func TestTheWorkbookNamesItsLanguage(t *testing.T) {
	for lang, want := range map[string]string{"de": "<dc:language>de</dc:language>", "": "<dc:language>en</dc:language>"} {
		doc := tabletest.WallChart(4, 2)
		doc.Lang = lang
		workbook, _ := write(t, doc, Options{})
		if got := partOf(t, workbook, "docProps/core.xml"); !strings.Contains(got, want) {
			t.Errorf("a document in %q is described as %s", lang, got)
		}
	}
}
