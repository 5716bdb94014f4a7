package grid

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"pgregory.net/rapid"

	"wallchart/export/table"
)

// Whatever is pressed, clicked, dragged, scrolled or shown, the current cell is
// in the table, the view is not scrolled beyond it, and an open editor stands on
// a cell that can be typed into.
func TestAnySequenceOfEvents(t *testing.T) {
	keys := []string{"Up", "Down", "Left", "Right", "Home", "End", "Prior", "Next", "Tab", "Shift+Tab",
		"Shift+Down", "Shift+Up", "Shift+Right", "Shift+Left", "F3", "Shift+F3", "Return", "F2", "Escape", "Delete", "BackSpace", "Shift+F10"}
	tables := []table.Table{wide(0, 0), wide(0, 4), wide(1, 1), wide(7, 3), wide(80, 25), read(t, crosstable), read(t, marks)}
	test.NewTempApp(t)
	d := place(t, tables[4], 420, 260)
	d.g.Arranges = true
	d.g.Choices = func(row, col int) []string { return []string{"x", "½ and more", "1x"}[:(row+col)%4*(3-(row+col)%4)/2] }
	d.g.OnCells = func(cells []Typed) []error {
		d.g.SetTable(tables[len(cells)%len(tables)])
		return nil
	}
	d.g.OnCommit = func(_, _ int, _ table.Ref, text string) error {
		if len(text)%2 == 0 {
			d.g.SetTable(tables[len(text)%len(tables)])
		}
		return nil
	}
	rapid.Check(t, func(rt *rapid.T) {
		for range rapid.IntRange(1, 25).Draw(rt, "events") {
			anywhere := fyne.NewPos(rapid.Float32Range(-5, 430).Draw(rt, "x"), rapid.Float32Range(-5, 270).Draw(rt, "y"))
			switch rapid.IntRange(0, 9).Draw(rt, "event") {
			case 0, 1:
				if d.w.Canvas().Focused() == nil {
					d.w.Canvas().Focus(d.g)
				}
				d.press(rapid.SampledFrom(keys).Draw(rt, "key"))
			case 2:
				d.click(anywhere)
			case 3:
				d.drag(anywhere, rapid.Float32Range(-300, 300).Draw(rt, "dx"), rapid.Float32Range(-300, 300).Draw(rt, "dy"))
			case 4:
				d.g.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(rapid.Float32Range(-400, 400).Draw(rt, "wx"),
					rapid.Float32Range(-900, 900).Draw(rt, "wy"))})
			case 5:
				if f := d.w.Canvas().Focused(); f != nil {
					f.TypedRune(rapid.SampledFrom([]rune("1½x ")).Draw(rt, "rune"))
				}
			case 6:
				d.g.SetTable(rapid.SampledFrom(tables).Draw(rt, "table"))
			case 9:
				d.paste("½\ty\nz")
				d.g.FillDown()
			case 8:
				d.g.EditFilter()
			case 7:
				d.mouse(anywhere, desktop.MouseButtonSecondary, 0)
				d.g.MouseMoved(hoverAt(anywhere))
			}
			d.check(rt)
		}
	})
}

func (d *desk) check(rt *rapid.T) {
	g := d.g
	rows, cols := len(g.table.Rows), len(g.table.Columns)
	if _, _, ok := g.Selected(); ok != (rows > 0 && cols > 0) {
		rt.Fatalf("of %d rows and %d columns the current cell is %d, %d", rows, cols, g.row, g.col)
	}
	if n := len(g.SelectedRows()); rows > 0 && cols > 0 && (n < 1 || n > rows) {
		rt.Fatalf("%d rows of %d are selected", n, rows)
	}
	v := g.view()
	x, y := g.reach(&v)
	if g.offX < 0 || g.offY < 0 || g.offX > x || g.offY > y {
		rt.Fatalf("scrolled to %g, %g; the reach is %g, %g", g.offX, g.offY, x, y)
	}
	if sel, ok := g.Range(); ok && (sel.Top < 0 || sel.Left < 0 || sel.Bottom >= rows || sel.Right >= cols) {
		rt.Fatalf("selected is %+v of %d rows and %d columns", sel, rows, cols)
	}
	if r, c, open := g.Editing(); open && !g.cell(r, c).Editable {
		rt.Fatalf("cell %d, %d is being typed into and is not editable", r, c)
	} else if open != g.editor.sheet.Visible() {
		rt.Fatalf("the editor is open: %v, to be seen: %v", open, g.editor.sheet.Visible())
	}
}

// A renderer that was thrown away while the grid was hidden comes back with a picture.
func TestRendererMadeAgain(t *testing.T) {
	d := newDesk(t, wide(5, 3), 400, 300)
	if n := len(d.g.CreateRenderer().Objects()); n < 15 {
		t.Errorf("a new renderer of a grid with a size has %d objects", n)
	}
}

func TestSelectedBeforeThereIsASize(t *testing.T) {
	test.NewTempApp(t)
	g := New(wide(90, 20), "")
	g.Select(70, 15)
	w := test.NewTempWindow(t, g)
	w.Resize(fyne.NewSize(400, 300))
	d := &desk{t, g, w}
	d.wantAt(70, 15)
	d.wantInSight(70, 15)
}
