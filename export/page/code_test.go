package page

import (
	"math"
	"testing"

	"wallchart/export/table"
)

// TestCode: a code of 2 × 2 squares has four empty ones on each side, so that each square is a tenth of its 120 mm; it stands in the
// middle of the sheet below the table, and on a new sheet where there is no room for half of it.
func TestCode(t *testing.T) {
	doc := table.Document{Tables: []table.Table{{Columns: []table.Column{{Title: "x"}},
		Rows: []table.Row{{Cells: []table.Cell{table.Text("y")}}},
		Code: &table.Code{Text: "y", Dark: [][]bool{{true, true}, {false, true}}}}}}
	at := func(doc table.Document) (fills []Fill, pages int) {
		all := Layout(doc, Options{Paper: table.A4}, plain)
		for _, f := range all[len(all)-1].Fills {
			if f.Tone == Ink {
				fills = append(fills, f)
			}
		}
		return fills, len(all)
	}
	fills, pages := at(doc)
	if len(fills) != 2 || pages != 1 {
		t.Fatalf("%d pages, %v", pages, fills)
	}
	// 10 + (190 - 120) / 2 + 4 × 12 = 93; two squares of 12, and below the second of them one.
	near := func(a, b float64) bool { return math.Abs(a-b) < 1e-9 }
	a, b := fills[0], fills[1]
	if !near(a.X, 93) || !near(a.W, 24) || !near(a.H, 12) || !near(b.X, 105) || !near(b.W, 12) || !near(b.Y, a.Y+12) {
		t.Errorf("%v", fills)
	}
	for range 60 { // rows that fill the first sheet
		doc.Tables[0].Rows = append(doc.Tables[0].Rows, doc.Tables[0].Rows[0])
	}
	if more, n := at(doc); n != 2 || len(more) != 2 || more[1].Y+12 > 287 {
		t.Errorf("%d pages, %v", n, more)
	}
	doc.Tables[0].Code.Dark = nil
	if _, n := at(doc); n > 2 {
		t.Error("an empty code has a sheet")
	}
}
