package xlsx

import (
	"strings"
	"testing"

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
		{11, 1, 30, table.Auto, print{false, 1}},
		{12, 1, 30, table.Auto, print{true, 1}},     // two upright
		{12, 1, 48, table.Auto, print{false, 2}},    // two either way: 48 lines are 10.3 inches
		{12, 1, 30, table.Upright, print{false, 2}}, // as told
		{11, 1, 30, table.Across, print{true, 1}},
		{20, 1, 30, table.Auto, print{false, 2}}, // two either way
		{31, 1, 30, table.Auto, print{true, 2}},  // the first is repeated: 1+10, 1+10, 1+10 upright, 1+16, 1+14 across
		{234, 2, 30, table.Auto, print{true, 16}},
	} {
		widths := make([]float64, c.columns)
		for n := range widths {
			widths[n] = 10
		}
		if got := fit(widths, c.frozen, c.lines, Options{Orientation: c.lies}); got != c.want {
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
	for _, s := range []string{`orientation="landscape"`, `fitToWidth="6"`, `fitToHeight="0"`, `&amp;LMod · Solk&amp;C&amp;8&amp;D &amp;T&amp;R`} {
		if !strings.Contains(xml, s) {
			t.Errorf("%s is not set in the sheet", s)
		}
	}
}
