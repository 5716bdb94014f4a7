package grid

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/export/table"
)

// TestColumnSpan scrolls a table that is wider than its widget sideways: the
// hook is told, and the spans follow the cells that the pointer finds.
func TestColumnSpan(t *testing.T) {
	test.NewTempApp(t)
	var tb table.Table
	for _, id := range []string{"a", "b", "c"} {
		tb.Columns = append(tb.Columns, table.Column{ID: id, Title: id, Width: 10})
	}
	tb.Rows = []table.Row{{Cells: make([]table.Cell, 3)}}
	g := New(tb, "")
	w := test.NewTempWindow(t, g)
	w.Resize(fyne.NewSize(220, 120))
	told := 0
	g.OnColumns = func() { told++ }
	before, _, _ := g.ColumnSpan(1)
	g.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(-40, 0)})
	after, width, ok := g.ColumnSpan(1)
	if !ok || before-after != 40 || told != 1 {
		t.Fatalf("scrolled by 40 the second column goes from %v to %v, told %d times", before, after, told)
	}
	for _, x := range []float32{after + 1, after + width - 1} {
		if _, col, ok := g.cellAt(fyne.NewPos(x, 5)); !ok || col != 1 {
			t.Errorf("at %v is column %d", x, col)
		}
	}
	g.Refresh()
	if told != 1 {
		t.Errorf("a refresh without movement was told")
	}
	if _, _, ok := g.ColumnSpan(3); ok {
		t.Error("there is a fourth column")
	}
}
