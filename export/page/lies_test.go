package page

import (
	"testing"

	"wallchart/export/table"
	"wallchart/export/table/tabletest"
)

// across tells how the first page lies.
func across(pages []Page) bool { return pages[0].Width > pages[0].Height }

// columns is a table of so many columns ten figures wide, and rows.
func columns(count, rows int) table.Table {
	var t table.Table
	for c := range count {
		t.Columns = append(t.Columns, table.Column{Title: string(rune('a' + c)), Width: 10, Align: table.Centre, Frozen: c == 0})
	}
	for range rows {
		t.Rows = append(t.Rows, table.Row{Cells: []table.Cell{table.Text("x")}})
	}
	return t
}

// TestTheLayoutChoosesHowPaperLies. A column takes 5.86 ems, which are 18.6 mm at nine
// points: ten stand on A4 upright (190 mm between the margins), fourteen across (277 mm).
func TestTheLayoutChoosesHowPaperLies(t *testing.T) {
	for _, c := range []struct {
		what          string
		columns, rows int
		across        bool
		sheets        int
	}{
		{"few columns, one sheet either way: upright", 5, 20, false, 1},
		{"few columns, many rows: upright takes fewer", 5, 100, false, 2},
		{"one sheet across instead of two beside each other", 14, 20, true, 1},
		{"two sheets below each other across, or two beside each other upright: upright", 14, 36, false, 2},
		{"two beside each other either way: upright", 16, 20, false, 2},
	} {
		pages := Layout(table.Document{Tables: []table.Table{columns(c.columns, c.rows)}}, Options{}, plain)
		if across(pages) != c.across || len(pages) != c.sheets {
			t.Errorf("%s: %d sheets, across %t", c.what, len(pages), across(pages))
		}
	}
}

// TestTurnAcross is the rule on its own: type that can be read, then sheets, then upright.
func TestTurnAcross(t *testing.T) {
	for _, c := range []struct {
		upright, across Takes
		want            bool
	}{
		{Takes{4, 9}, Takes{2, 9}, true},
		{Takes{2, 9}, Takes{2, 11}, false},
		{Takes{2, 9}, Takes{3, 11}, false},
		{Takes{1, 8}, Takes{2, 9}, true},
		{Takes{2, 9}, Takes{1, 8}, false},
		{Takes{1, 5}, Takes{2, 7}, true},
		{Takes{1, 7}, Takes{1, 5}, false},
	} {
		if got := TurnAcross(c.upright, c.across); got != c.want {
			t.Errorf("upright %v, across %v: across is %t", c.upright, c.across, got)
		}
	}
}

// TestHowPaperLiesCanBeTold, and each section has its own choice where it begins a page.
func TestHowPaperLiesCanBeTold(t *testing.T) {
	narrow, wide := columns(5, 20), columns(14, 20)
	doc := table.Document{Tables: []table.Table{narrow}}
	if !across(Layout(doc, Options{Orientation: table.Across}, plain)) {
		t.Error("across is not heeded")
	}
	doc.Tables = []table.Table{wide}
	if across(Layout(doc, upright, plain)) {
		t.Error("upright is not heeded")
	}
	wide.NewPage = true
	doc.Tables = []table.Table{narrow, wide}
	pages := Layout(doc, Options{}, plain)
	if len(pages) != 2 || across(pages[:1]) || !across(pages[1:]) {
		t.Errorf("%d sheets; across are %t and %t", len(pages), across(pages[:1]), across(pages[1:]))
	}
	for n, p := range pages {
		for _, x := range p.Texts {
			if x.Role == Foot && x.X+x.Width > p.Width-9.9 {
				t.Errorf("page %d: the foot ends at %g of %g", n+1, x.X+x.Width, p.Width)
			}
		}
	}
}

// TestSheetsAcross: five columns of 3, the first repeated, on sheets of 9.
func TestSheetsAcross(t *testing.T) {
	widths := []float64{3, 3, 3, 3, 3}
	for _, c := range []struct {
		across float64
		frozen int
		want   int
	}{{15, 1, 1}, {9, 1, 2}, {9, 0, 2}, {6, 1, 4}, {6, 0, 3}, {6, 5, 3}} {
		if got := SheetsAcross(widths, c.frozen, c.across); got != c.want {
			t.Errorf("%g wide with %d frozen: %d sheets", c.across, c.frozen, got)
		}
	}
	if got := SheetsAcross([]float64{0.1, 0.2}, 0, 0.3); got != 1 { // whose sum is a little more than 0.3
		t.Errorf("what just fits takes %d sheets", got)
	}
}

// TestWallChartsLieAsTheyAreLargest: for the wall, equal numbers of sheets go by the type.
func TestWallChartsLieAsTheyAreLargest(t *testing.T) {
	doc := tabletest.WallChart(8, 9)
	chosen, _ := bodySize(Layout(doc, Options{Fill: true}, plain))
	stands, _ := bodySize(Layout(doc, Options{Fill: true, Orientation: table.Upright}, plain))
	if chosen <= 1.1*stands {
		t.Errorf("type of %g points, upright %g", chosen, stands)
	}
}
