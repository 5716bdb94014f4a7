package xlsx

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"github.com/xuri/excelize/v2"

	"wallchart/export/sheets"
	"wallchart/export/table"
	"wallchart/must"
)

func writeBook(t *testing.T, b sheets.Book, o Options) ([]byte, *excelize.File) {
	t.Helper()
	var out bytes.Buffer
	must.Do(t, WriteBook(&out, b, o))
	f := must.Have(excelize.OpenReader(bytes.NewReader(out.Bytes())))(t)
	t.Cleanup(func() { f.Close() })
	return out.Bytes(), f
}

// TestCellsOfABook opens what was written: every kind of value comes back as what it
// is, in its format. 2012-02-29 is day 40968 of a spreadsheet (Excel's DATEVALUE).
func TestCellsOfABook(t *testing.T) {
	day := time.Date(2012, time.February, 29, 13, 0, 0, 0, time.FixedZone("", 3600))
	odd := "a<b&\"c\" 'ż' _x0041_ \x01 two  spaces\nand a line "
	b := sheets.Book{Sheets: []sheets.Sheet{{Name: "A", Columns: []sheets.Column{{Width: 20}, {Width: 4, Hidden: true}}, Rows: [][]sheets.Cell{
		{{Value: odd}, {Value: 7}, {Value: 2.5, Style: sheets.Style{Format: sheets.Quarters}}, {Value: true}, {}, {Value: "=1+1"},
			{Value: day, Style: sheets.Style{Format: sheets.Date}}, {Value: "5", Formula: `B1&"<"`}, {Value: 8, Formula: "B1+1"}, {Formula: "B1"}},
		nil,
		{{Value: "last"}},
	}}}}
	_, f := writeBook(t, b, Options{})
	for cell, want := range map[string]string{"A1": strings.ReplaceAll(odd, "\x01", "\uFFFD"), "B1": "7", "C1": "2.50", "D1": "TRUE",
		"E1": "", "F1": "=1+1", "G1": "2012-02-29", "H1": "5", "I1": "8", "J1": "", "A3": "last"} {
		if got, _ := f.GetCellValue("A", cell); got != want {
			t.Errorf("%s shows %q, not %q", cell, got, want)
		}
	}
	if raw, _ := f.GetCellValue("A", "G1", excelize.Options{RawCellValue: true}); raw != "40968" {
		t.Errorf("the day is kept as %s", raw)
	}
	for cell, want := range map[string]string{"F1": "", "H1": `B1&"<"`, "I1": "B1+1", "J1": "B1"} {
		if got, _ := f.GetCellFormula("A", cell); got != want {
			t.Errorf("the formula of %s is %q, not %q", cell, got, want)
		}
	}
	if size, _ := f.GetSheetDimension("A"); size != "A1:J3" {
		t.Errorf("the sheet says that it has %s", size)
	}
	if visible, _ := f.GetColVisible("A", "B"); visible {
		t.Error("a hidden column is in sight")
	}
	wrong := sheets.Sheet{Name: "A", Rows: [][]sheets.Cell{{{Value: []int{1}}}}}
	if err := WriteBook(&bytes.Buffer{}, sheets.Book{Sheets: []sheets.Sheet{wrong}}, Options{}); err == nil {
		t.Error("a value that no cell holds is written")
	}
}

// TestLongNamesShrink: a name that is too long for its column is set smaller, where the cell beside it would cut it off.
func TestLongNamesShrink(t *testing.T) {
	b := sheets.Book{Sheets: []sheets.Sheet{{Name: "A", Columns: []sheets.Column{{Width: 20}, {Width: 20}, {Width: 8}}, Rows: [][]sheets.Cell{
		{{Value: "Constantinopoulos-Featherstonehaugh, Maximilian"}, {Value: "Runs on", Style: sheets.Style{Wrap: true}},
			{Value: 7, Style: sheets.Style{Align: table.Right}}}}}}}
	_, f := writeBook(t, b, Options{})
	for cell, want := range map[string]bool{"A1": true, "B1": false, "C1": false} {
		id := must.Have(f.GetCellStyle("A", cell))(t)
		if st, err := f.GetStyle(id); err != nil || st.Alignment == nil || st.Alignment.ShrinkToFit != want {
			t.Errorf("%s: %+v, %v", cell, st.Alignment, err)
		}
	}
}

// TestFormulasAreShared: below each other a formula is written once, and each cell
// has it with its own row. What is interrupted is written again.
func TestFormulasAreShared(t *testing.T) {
	same := sheets.Cell{Formula: "$A" + sheets.Here + "+$A$1"}
	b := sheets.Book{Sheets: []sheets.Sheet{{Name: "A", Rows: [][]sheets.Cell{
		{{Value: 1}, same}, {{Value: 2}, same}, {{Value: 3}, same}, {{Value: 4}, {Value: "not here"}}, {{Value: 5}, same},
		{{Value: 6}, {Formula: "NOW()"}}, {{Value: 7}, {Formula: "NOW()"}}}}}}
	workbook, f := writeBook(t, b, Options{})
	for cell, want := range map[string]string{"B1": "$A1+$A$1",
		"B2": "$A2+$A$1", "B3": "$A3+$A$1", "B4": "", "B5": "$A5+$A$1", "B7": "NOW()"} {
		if got, _ := f.GetCellFormula("A", cell); got != want {
			t.Errorf("the formula of %s is %q, not %q", cell, got, want)
		}
	}
	xml := partOf(t, workbook, "xl/worksheets/sheet1.xml")
	if n := strings.Count(xml, "+$A$1"); n != 2 {
		t.Errorf("the formula is written %d times", n)
	}
	if !strings.Contains(xml, `<f t="shared" ref="B1:B3" si="0">$A1+$A$1</f>`) || strings.Count(xml, `<f t="shared" si="0"/>`) != 2 {
		t.Error(xml)
	}
}

// TestFormulasOfOtherSheetsAreNotShared: each cell has its own; Excel never shares a formula that names another sheet.
func TestFormulasOfOtherSheetsAreNotShared(t *testing.T) {
	far := sheets.Cell{Formula: "IF($A" + sheets.Here + "=0,0,INDEX('B'!$A$1:$A$3,$A" + sheets.Here + "))"}
	b := sheets.Book{Sheets: []sheets.Sheet{
		{Name: "A", Rows: [][]sheets.Cell{{{Value: 1}, far}, {{Value: 2}, far}, {{Value: 3}, far}}},
		{Name: "B", Rows: [][]sheets.Cell{{{Value: 7}}, {{Value: 8}}, {{Value: 9}}}}}}
	workbook, f := writeBook(t, b, Options{})
	if got, _ := f.GetCellFormula("A", "B3"); got != "IF($A3=0,0,INDEX('B'!$A$1:$A$3,$A3))" {
		t.Errorf("the formula of B3 is %q", got)
	}
	if xml := partOf(t, workbook, "xl/worksheets/sheet1.xml"); strings.Contains(xml, "shared") {
		t.Error(xml)
	}
}

// TestWhatASheetOfABookIs: locked but for what is typed, hidden, frozen, with a filter and a list.
func TestWhatASheetOfABookIs(t *testing.T) {
	b := sheets.Book{Title: "Open", Author: "Club", Lang: "en", Names: []sheets.Name{{Name: "Codes", To: "'A'!$A$1:$A$2"}},
		Sheets: []sheets.Sheet{
			{Name: "A", Heading: "Open", FrozenRows: 1, FrozenColumns: 1, Filter: "A1:B2", Columns: []sheets.Column{{Width: 9}, {Width: 12}},
				Lists: []sheets.List{{Cells: "B2:B2", Name: "Codes", Title: "T", Refuse: "R"}},
				Rows: [][]sheets.Cell{{{Value: "x"}, {Value: "over two lines", Style: sheets.Style{Wrap: true}}},
					{{Value: 1}, {Value: "1-0", Style: sheets.Style{Typed: true, Format: sheets.Text}}}}},
			{Name: "B", Hidden: true, Rows: [][]sheets.Cell{{{Value: "z", Style: sheets.Style{Strong: true}}}}}}}
	workbook, f := writeBook(t, b, Options{Paper: table.A4})
	style := func(sheet, cell string) *excelize.Style {
		id, _ := f.GetCellStyle(sheet, cell)
		return must.Have(f.GetStyle(id))(t)
	}
	if st := style("A", "B2"); st.Protection == nil || st.Protection.Locked || st.NumFmt != 49 {
		t.Errorf("what is typed has the style %+v", st)
	}
	if st := style("A", "A2"); st.Protection != nil && !st.Protection.Locked {
		t.Error("a cell that is not typed can be")
	}
	if id, _ := f.GetCellStyle("B", "A1"); id != 0 {
		t.Error("a hidden sheet has styles")
	}
	if visible, _ := f.GetSheetVisible("B"); visible {
		t.Error("a hidden sheet is in sight")
	}
	if p, err := f.GetPanes("A"); err != nil || !p.Freeze || p.TopLeftCell != "B2" {
		t.Errorf("panes %+v, %v", p, err)
	}
	if v, err := f.GetDataValidations("A"); err != nil || len(v) != 1 || v[0].Sqref != "B2:B2" {
		t.Errorf("lists %+v, %v", v, err)
	}
	if h, _ := f.GetRowHeight("A", 1); h != 2*lineHeight {
		t.Errorf("a row of two lines is %g points high", h)
	}
	xml := partOf(t, workbook, "xl/worksheets/sheet1.xml")
	for _, s := range []string{`<autoFilter ref="$A$1:$B$2"`, `<sheetProtection`, `paperSize="9"`} {
		if !strings.Contains(xml, s) {
			t.Errorf("%s is not in the sheet", s)
		}
	}
}

// TestHeadsAreNotBroken: a column is wide enough for the longest word of its head (bold, a tenth wider than its letters,
// capitals three tenths), what stands beside a text, and at the right the filter's arrow.
func TestHeadsAreNotBroken(t *testing.T) {
	head := func(text string, a table.Align) sheets.Cell {
		return sheets.Cell{Value: text, Style: sheets.Style{Part: sheets.Head, Align: a}}
	}
	s := sheets.Sheet{Name: "A", Columns: []sheets.Column{{Width: 5}, {Width: 5}, {Width: 30}, {Width: 5}},
		Rows: [][]sheets.Cell{{head("Board", table.Right), head("MODMED", table.Left), head("Name", table.Left), {Value: "no head"}}}}
	_, f := writeBook(t, sheets.Book{Sheets: []sheets.Sheet{s}}, Options{})
	for column, want := range map[string]float64{"A": 5*1.1 + padding + arrow, "B": 6*1.3 + padding, "C": 30, "D": 5} {
		if got, _ := f.GetColWidth("A", column); got < want-1e-9 || got > want+1e-9 {
			t.Errorf("column %s is %g characters wide, not %g", column, got, want)
		}
	}
	if s.Columns[0].Width != 5 {
		t.Error("the sheet that was given is another now")
	}
}

// TestMatchesOfABookAreNotTorn: of matches of four lines, 62 points, the heads and eleven fit on the 755 points of A4
// upright, and eleven more below the heads repeated: pages end after rows 45 and 89.
func TestMatchesOfABookAreNotTorn(t *testing.T) {
	s := sheets.Sheet{Name: "A", FrozenRows: 1, Columns: []sheets.Column{{Width: 9}}, Rows: [][]sheets.Cell{{{Value: "x"}}}}
	for n := range 100 {
		s.Rows = append(s.Rows, []sheets.Cell{{Value: n, Style: sheets.Style{Rule: n > 0 && n%4 == 0}}})
	}
	workbook, f := writeBook(t, sheets.Book{Sheets: []sheets.Sheet{s}}, Options{})
	xml := partOf(t, workbook, "xl/worksheets/sheet1.xml")
	if !strings.Contains(xml, `<brk id="45"`) || !strings.Contains(xml, `<brk id="89"`) || strings.Count(xml, "<brk ") != 2 {
		t.Error(xml[strings.Index(xml, "</sheetData>"):])
	}
	if h, _ := f.GetRowHeight("A", 7); h != lineHeight {
		t.Errorf("a row is %g points high", h)
	}
	if id, _ := f.GetCellStyle("A", "A6"); id == 0 {
		t.Error("no line above a match")
	}
}
