package grid

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/table"
)

func TestKeyboardWalk(t *testing.T) {
	d := newDesk(t, wide(40, 12), 420, 300)
	var told [][2]int
	d.g.OnSelect = func(r, c int, ref table.Ref) {
		told = append(told, [2]int{r, c})
		if ref.Participant != int32(r+1) {
			t.Errorf("row %d is told to be about participant %d", r, ref.Participant)
		}
	}
	page := d.g.page()
	for _, s := range []struct {
		keys     []string
		row, col int
	}{
		{[]string{"Up", "Left"}, 0, 0},
		{[]string{"Down", "Down", "Right"}, 2, 1},
		{[]string{"End"}, 2, 11},
		{[]string{"Tab"}, 3, 0},
		{[]string{"Shift+Tab"}, 2, 11},
		{[]string{"Home"}, 2, 0},
		{[]string{"Next"}, 2 + page, 0},
		{[]string{"Prior"}, 2, 0},
		{[]string{"Prior"}, 0, 0},
	} {
		d.press(s.keys...)
		d.wantAt(s.row, s.col)
		d.wantInSight(s.row, s.col)
	}
	d.jump(fyne.KeyEnd)
	d.wantAt(39, 11)
	d.wantInSight(39, 11)
	d.press("Down", "Right")
	d.wantAt(39, 11)
	d.jump(fyne.KeyHome)
	d.wantAt(0, 0)
	if n := len(told); n != 12 {
		t.Errorf("OnSelect was called %d times for 12 moves: %v", n, told)
	}
}

// TestCtrlArrowsAsInExcel: to the last of the filled cells; from there, or from an empty
// one, over the gap to the next filled one; at last to the end. With Shift they mark.
func TestCtrlArrowsAsInExcel(t *testing.T) {
	d := newDesk(t, read(t, `
>!# | <Name | <Club | <Note
1 | Ann | North |
2 | Bea | North | x
3 | Cai | |
4 | Dov | |
5 | Eva | South |
 | | |
`), 500, 400)
	for _, s := range []struct {
		key      fyne.KeyName
		row, col int
	}{
		{fyne.KeyDown, 4, 0},  // the last of the numbers
		{fyne.KeyDown, 5, 0},  // the empty line
		{fyne.KeyUp, 4, 0},    // the first that is filled
		{fyne.KeyUp, 0, 0},    // the first of them
		{fyne.KeyRight, 0, 2}, // the last of the line
		{fyne.KeyDown, 1, 2},
		{fyne.KeyDown, 4, 2}, // over the gap
		{fyne.KeyRight, 4, 3},
		{fyne.KeyUp, 1, 3},
		{fyne.KeyUp, 0, 3},
		{fyne.KeyLeft, 0, 2},
		{fyne.KeyLeft, 0, 0},
		{fyne.KeyLeft, 0, 0},
	} {
		d.jump(s.key)
		d.wantAt(s.row, s.col)
	}
	mark := func(key fyne.KeyName) {
		d.g.TypedShortcut(&desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift})
	}
	d.g.Select(1, 1)
	mark(fyne.KeyDown)
	d.wantRange(1, 1, 4, 1)
	mark(fyne.KeyRight)
	d.wantRange(1, 1, 4, 3) // as far as the line where it began is filled
	mark(fyne.KeyHome)
	d.wantRange(0, 0, 1, 1)
	mark(fyne.KeyEnd)
	d.wantRange(1, 1, 5, 3)
	d.press("Shift+Home")
	d.wantRange(1, 0, 5, 1)
	d.press("Shift+End")
	d.wantRange(1, 1, 5, 3)
	d.press("Shift+Prior")
	up := max(0, 5-d.g.page())
	d.wantRange(min(up, 1), 1, max(up, 1), 3)
	d.press("Shift+Next")
	d.wantRange(1, 1, 5, 3)
	d.g.TypedShortcut(&fyne.ShortcutSelectAll{})
	d.wantRange(0, 0, 5, 3)
	d.wantAt(5, 3)
}

// wantInSight fails unless the whole cell lies in its pane.
func (d *desk) wantInSight(row, col int) {
	d.t.Helper()
	v := d.g.view()
	x, y := d.g.x(&v, col), d.g.y(row)
	left := v.frozenW
	if col < v.frozen {
		left = 0
	}
	if x < left || x+d.g.colX[col+1]-d.g.colX[col] > v.w || y < d.g.sizes.head || y+d.g.rowEnd[row]-d.g.rowTop[row] > v.h {
		d.t.Fatalf("cell %d, %d at %g, %g is not in sight", row, col, x, y)
	}
}

func TestTabLeavesAtTheEnds(t *testing.T) {
	test.NewTempApp(t)
	g := New(wide(2, 2), "")
	before, after := widget.NewEntry(), widget.NewEntry()
	w := test.NewTempWindow(t, container.NewGridWithRows(3, before, g, after))
	w.Resize(fyne.NewSize(300, 300))
	d := &desk{t, g, w}
	w.Canvas().Focus(g)
	d.press("Tab", "Tab", "Tab")
	d.wantAt(1, 1)
	d.press("Tab")
	if w.Canvas().Focused() != after {
		t.Error("Tab in the last cell does not go to the next widget")
	}
	w.Canvas().Focus(g)
	g.Select(0, 0)
	d.press("Shift+Tab")
	if w.Canvas().Focused() != before {
		t.Error("Shift+Tab in the first cell does not go to the widget before")
	}
}

func TestSelectingRows(t *testing.T) {
	d := newDesk(t, wide(20, 4), 500, 400)
	var cleared []int
	d.g.OnClear = func(rows []int, col int) { cleared = rows }
	d.press("Down", "Down", "Shift+Down", "Shift+Down", "Delete")
	if want := []int{2, 3, 4}; !slices.Equal(cleared, want) {
		t.Errorf("Delete clears %v, want %v", cleared, want)
	}
	d.press("Shift+Up", "Shift+Up", "Shift+Up")
	if got := d.g.SelectedRows(); !slices.Equal(got, []int{1, 2}) {
		t.Errorf("selected %v, want 1 and 2", got)
	}
	d.press("Escape")
	if got := d.g.SelectedRows(); !slices.Equal(got, []int{1}) {
		t.Errorf("Esc leaves %v selected", got)
	}
	d.click(d.at(3, 1))
	d.mouse(d.at(5, 2), desktop.MouseButtonPrimary, fyne.KeyModifierShift)
	if got := d.g.SelectedRows(); !slices.Equal(got, []int{3, 4, 5}) {
		t.Errorf("Shift+click selects %v", got)
	}
	d.drag(d.at(1, 1), 0, 2*d.g.sizes.row)
	if got := d.g.SelectedRows(); !slices.Equal(got, []int{1, 2, 3}) {
		t.Errorf("dragging selects %v", got)
	}
	d.g.TypedShortcut(&fyne.ShortcutSelectAll{})
	if n := len(d.g.SelectedRows()); n != 20 {
		t.Errorf("select all selects %d rows", n)
	}
}

func TestCopyAndPaste(t *testing.T) {
	tb := read(t, "<A | <B\none|W6/1.0\nta\tb|\nthree|½")
	tb.Rows[1].Cells[0].Text = "ta\tb\nc"
	d := newDesk(t, tb, 400, 300)
	d.g.TypedShortcut(&fyne.ShortcutCopy{})
	if got := fyne.CurrentApp().Clipboard().Content(); got != "one" {
		t.Errorf("one cell is copied as %q", got)
	}
	var copied string
	d.g.OnCopy = func(s string) { copied = s }
	d.g.SelectRows(0, 2)
	d.g.TypedShortcut(&fyne.ShortcutCopy{})
	if want := "one\tW6 1.0\n\"ta\tb\nc\"\t\nthree\t½"; copied != want {
		t.Errorf("rows are copied as %q, want %q", copied, want)
	}
	clip := test.NewClipboard()
	clip.SetContent("x\ty")
	var pasted string
	d.g.OnPaste = func(r, c int, s string) bool { pasted = s; return true }
	d.g.TypedShortcut(&fyne.ShortcutPaste{Clipboard: clip})
	if pasted != "x\ty" {
		t.Errorf("pasted %q", pasted)
	}
}

func TestKeysThatAskForMore(t *testing.T) {
	d := newDesk(t, wide(5, 4), 500, 300)
	var did []string
	d.g.OnActivate = func(r, c int, _ table.Ref) { did = append(did, "activate") }
	d.g.OnMenu = func(r, c int, at fyne.Position) {
		did = append(did, "menu")
		if row, col, _ := d.g.cellAt(at.SubtractXY(0, 2)); row != 1 || col != 1 {
			t.Errorf("the menu of cell 1, 1 opens at cell %d, %d", row, col)
		}
	}
	d.g.OnType = func(r, c int, _ table.Ref, k rune) bool { did = append(did, string(k)); return k == '1' }
	d.g.Select(1, 1)
	d.press("Return", string(desktop.KeyMenu), "F10", "Shift+F10")
	d.write("12")
	if want := []string{"activate", "menu", "menu", "1", "2"}; !slices.Equal(did, want) {
		t.Errorf("did %v, want %v", did, want)
	}
	if _, _, open := d.g.Editing(); open {
		t.Error("typing opened an editor on a cell that cannot be typed into")
	}
}

func TestEmptyTable(t *testing.T) {
	for name, tb := range map[string]table.Table{"no rows": wide(0, 3), "no columns": {}, "columnless rows": {Rows: make([]table.Row, 3)}} {
		t.Run(name, func(t *testing.T) {
			d := newDesk(t, tb, 300, 200)
			for _, k := range []string{"Up", "Down", "Left", "Right", "Home", "End", "Prior", "Next", "Return", "F2", "Delete", "Escape", "Tab"} {
				if d.w.Canvas().Focused() == d.g {
					d.press(k)
				}
			}
			d.w.Canvas().Focus(d.g)
			d.write("x")
			d.g.TypedShortcut(&fyne.ShortcutCopy{})
			d.g.TypedShortcut(&fyne.ShortcutSelectAll{})
			d.jump(fyne.KeyEnd)
			d.click(fyne.NewPos(20, 60))
			if _, _, ok := d.g.Selected(); ok {
				t.Error("an empty table has a current cell")
			}
			if rows := d.g.SelectedRows(); len(rows) != 0 {
				t.Errorf("an empty table has rows %v selected", rows)
			}
		})
	}
}
