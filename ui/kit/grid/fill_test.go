package grid

import (
	"testing"

	"wallchart/export/table"
)

// people is a table of numbers and words: columns 1 and 2 are words.
func people() table.Table {
	t := table.Table{Columns: []table.Column{{ID: "no", Title: "No.", Align: table.Right}, {ID: "name", Title: "Name"},
		{ID: "club", Title: "Club or school"}, {ID: "pts", Title: "Pts", Align: table.Right}}}
	t.Rows = []table.Row{{Cells: []table.Cell{{Text: "1"}, {Text: "Anna Berg"}, {Text: "Oak Hill"}, {Text: "4.0"}}}}
	return t
}

// TestTablesUseTheirPane: what is left of the pane goes to the columns of words; numbers keep their width.
func TestTablesUseTheirPane(t *testing.T) {
	d := newDesk(t, people(), 500, 300)
	width := func(c int) float32 { return d.g.colX[c+1] - d.g.colX[c] }
	end := func() float32 { return d.g.colX[len(d.g.colX)-1] }
	if got := end(); got < 498 || got > 500 { // whole pixels
		t.Errorf("in 500 pixels the table ends at %v", got)
	}
	for _, c := range []int{0, 3} {
		if width(c) != d.g.needs[c] {
			t.Errorf("the column of numbers %d needs %v and has %v", c, d.g.needs[c], width(c))
		}
	}
	if a, b := width(1)/d.g.needs[1], width(2)/d.g.needs[2]; a < b-0.03 || a > b+0.03 {
		t.Errorf("the words have %.2f and %.2f times what they need", a, b)
	}

	d.g.widen(1, 90) // as with the mouse
	if width(1) < 89 || width(1) > 91 {
		t.Errorf("a width of 90 was chosen and is %v", width(1))
	}
	if got := end(); got < 490 || got > 500 {
		t.Errorf("with a chosen width the table ends at %v", got)
	}

	d = newDesk(t, people(), 5000, 300)
	if got := d.g.colX[2] - d.g.colX[1]; got != mostGrowth*d.g.needs[1] {
		t.Errorf("in a pane without end a name needs %v and has %v", d.g.needs[1], got)
	}
	d = newDesk(t, people(), 100, 300)
	for c := range d.g.needs {
		if got := d.g.colX[c+1] - d.g.colX[c]; got != d.g.needs[c] {
			t.Errorf("in a narrow pane column %d needs %v and has %v", c, d.g.needs[c], got)
		}
	}
}

// TestTheScrollBarIsNoPartOfThePane: columns end before it.
func TestTheScrollBarIsNoPartOfThePane(t *testing.T) {
	tall := people()
	for range 80 {
		tall.Rows = append(tall.Rows, tall.Rows[0])
	}
	d := newDesk(t, tall, 500, 300)
	if v := d.g.view(); v.wide || !v.tall || d.g.colX[4] > v.w || d.g.colX[4] < v.w-2 {
		t.Errorf("the table ends at %v, the pane at %v; scrolls sideways: %v", d.g.colX[4], v.w, v.wide)
	}
}
