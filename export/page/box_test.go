package page

import (
	"math"
	"testing"

	"wallchart/export/table"
)

// TestBoxesToTickAreSquare: four lines of one length, in the middle of the cell.
func TestBoxesToTickAreSquare(t *testing.T) {
	doc := table.Document{Tables: []table.Table{{Columns: []table.Column{{Title: "Here, at the door"}, {Title: "Name"}},
		Rows: []table.Row{{Cells: []table.Cell{{Mark: table.Box}, table.Text("Ann")}}}}}}
	without := table.Document{Tables: []table.Table{doc.Tables[0]}}
	without.Tables[0].Rows = []table.Row{{Cells: []table.Cell{{}, table.Text("Ann")}}}
	lines := Layout(doc, Options{}, plain)[0].Lines
	if more := len(lines) - len(Layout(without, Options{}, plain)[0].Lines); more != 4 {
		t.Fatalf("a box has %d lines", more)
	}
	least, most := math.Inf(1), 0.0
	for _, l := range lines {
		if length := math.Hypot(l.X2-l.X1, l.Y2-l.Y1); l.Width == 0.3 {
			least, most = min(least, length), max(most, length)
		}
	}
	if most-least > 0.01 || most < 2 || most > 7 {
		t.Errorf("its sides are %g to %g mm long", least, most)
	}
}
