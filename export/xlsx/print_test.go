package xlsx

import (
	"strings"
	"testing"

	"wallchart/export/sheets"
	"wallchart/export/table"
)

// TestSheetsArePrintedByTheRuleOfPages. A column of ten characters is 75 dots wide, which
// are 0.78 inches. Of type of nine points (9/11 of full size) A4 holds 11 upright (7.47
// inches between the margins) and 17 across (10.89), so the fewest sheets are:
func TestSheetsArePrintedByTheRuleOfPages(t *testing.T) {
	for _, c := range []struct {
		columns, frozen int
		lines           float64
		lies            table.Orientation
		want            print
	}{
		{11, 1, 30, table.Auto, print{false, 1, 0}},
		{12, 1, 30, table.Auto, print{true, 1, 0}},     // two upright
		{12, 1, 48, table.Auto, print{false, 2, 0}},    // two either way: 48 lines are 10.3 inches
		{12, 1, 30, table.Upright, print{false, 2, 0}}, // as told
		{11, 1, 30, table.Across, print{true, 1, 0}},
		{20, 1, 30, table.Auto, print{false, 2, 0}}, // two either way
		{31, 1, 30, table.Auto, print{true, 2, 0}},  // the first is repeated: 1+10, 1+10, 1+10 upright, 1+16, 1+14 across
		{234, 2, 30, table.Auto, print{true, 16, 0}},
	} {
		widths := make([]float64, c.columns)
		for n := range widths {
			widths[n] = 10
		}
		if got, _ := fit(widths, c.frozen, c.lines, Options{Orientation: c.lies}); got != c.want {
			t.Errorf("%d columns, %g lines, %s: %+v, want %+v", c.columns, c.lines, c.lies, got, c.want)
		}
	}
}

// TestThePrintSetUpIsInTheFile, with the table's foot below every page.
func TestThePrintSetUpIsInTheFile(t *testing.T) {
	tab := table.Table{Name: "T", Foot: "Mod · Solk", Rows: make([]table.Row, 30)}
	for range 60 {
		tab.Columns = append(tab.Columns, table.Column{Title: "A", Width: 12})
	}
	workbook, _ := write(t, table.Document{Tables: []table.Table{tab}}, Options{})
	xml := partOf(t, workbook, "xl/worksheets/sheet1.xml")
	for _, s := range []string{`orientation="landscape"`, `fitToWidth="6"`, `fitToHeight="0"`,
		`&amp;LMod · Solk&amp;C&amp;8&amp;D &amp;T&amp;R`} {
		if !strings.Contains(xml, s) {
			t.Errorf("%s is not set in the sheet", s)
		}
	}
}

// TestGroupsAreNotTorn: a sheet with groups is printed in a size of its own, since Excel heeds page breaks in no other way,
// and a page ends before the group that does not fit. A4 upright has 10.49 inches between the margins, 755 points; a title,
// an empty row and the heads take 54.25 (the title is one and a half lines), a group of a heading and four rows 77.5: nine
// of them fit on the first page (751.75), nine below the heads repeated on the next.
func TestGroupsAreNotTorn(t *testing.T) {
	tab := table.Table{Name: "T", Columns: []table.Column{{Title: "A", Width: 20}, {Title: "B", Width: 20}}}
	for g := range 20 {
		tab.Groups = append(tab.Groups, table.Group{Row: 4 * g, Title: "Match"})
		for range 4 {
			tab.Rows = append(tab.Rows, table.Row{Cells: []table.Cell{table.Text("a"), table.Text("b")}})
		}
	}
	workbook, _ := write(t, table.Document{Title: "Title", Tables: []table.Table{tab}}, Options{})
	xml := partOf(t, workbook, "xl/worksheets/sheet1.xml")
	for _, want := range []string{`scale="100"`, `<rowBreaks`, `<brk id="48"`, `<brk id="93"`} {
		if !strings.Contains(xml, want) {
			t.Errorf("%s is not in the sheet", want)
		}
	}
	if strings.Contains(xml, "fitToWidth") || strings.Contains(xml, `fitToPage="true"`) || strings.Count(xml, "<brk ") != 2 {
		t.Error("the sheet is fitted to pages, or has other breaks")
	}
	tab.Groups = nil
	workbook, _ = write(t, table.Document{Title: "Title", Tables: []table.Table{tab}}, Options{})
	if xml := partOf(t, workbook, "xl/worksheets/sheet1.xml"); strings.Contains(xml, "<brk ") || !strings.Contains(xml, `fitToWidth="1"`) {
		t.Error("a sheet without groups has breaks of its own")
	}
}

// TestNumbersThatAreTexts: Excel marks no result and no ID with a green corner.
func TestNumbersThatAreTexts(t *testing.T) {
	tab := table.Table{Name: "T", Columns: []table.Column{{Title: "A"}, {Title: "B"}},
		Rows: []table.Row{{Cells: []table.Cell{table.Text("1")}}}}
	workbook, _ := write(t, table.Document{Tables: []table.Table{tab}}, Options{})
	want := `<ignoredErrors><ignoredError sqref="A1:B2" numberStoredAsText="1"`
	if xml := partOf(t, workbook, "xl/worksheets/sheet1.xml"); !strings.Contains(strings.ReplaceAll(xml, `="true"`, `="1"`), want) {
		t.Errorf("%s is not in the sheet", want)
	}
	ids := sheets.Sheet{Name: "A", Rows: [][]sheets.Cell{{{Value: "1"}, {Value: "2"}}, {{Value: "3"}}}}
	book, _ := writeBook(t, sheets.Book{Sheets: []sheets.Sheet{ids}}, Options{})
	if xml := partOf(t, book, "xl/worksheets/sheet1.xml"); !strings.Contains(strings.ReplaceAll(xml, `="true"`, `="1"`), want) {
		t.Errorf("%s is not in the sheet of a book", want)
	}
}

// TestTheSizeOfASheetWithBreaks: full size where there is room for columns a seventh wider, then smaller, and none of its own
// below nine points or on pages beside each other.
func TestTheSizeOfASheetWithBreaks(t *testing.T) {
	for _, c := range []struct {
		ratio   float64
		wide    int
		percent int
	}{{1.2, 1, 100}, {1.1, 1, 94}, {0.96, 1, 82}, {0.95, 1, 0}, {2, 2, 0}} {
		p := print{wide: c.wide}
		high := p.ownSize(c.ratio, Options{})
		if p.percent != c.percent || (high == 0) != (c.percent == 0) {
			t.Errorf("%+v: %d percent, pages of %g points", c, p.percent, high)
		}
	}
	p := print{wide: 1} // A4: 297 mm less 1.2 inches
	if high := p.ownSize(2, Options{}); high < 755.4 || high > 755.6 {
		t.Errorf("a page holds %g points", high)
	}
}
