package grid

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"wallchart/export/table"
)

// wantRange fails unless exactly these cells are selected, the last ones included.
func (d *desk) wantRange(top, left, bottom, right int) {
	d.t.Helper()
	if r, ok := d.g.Range(); !ok || r != (Range{top, left, bottom, right}) {
		d.t.Fatalf("selected is %+v (%v), want %d,%d to %d,%d", r, ok, top, left, bottom, right)
	}
}

// TestRangesAsInExcel: Shift with an arrow or a click extends from where the selection
// began; Shift+Space takes whole rows, Ctrl+Space whole columns, Ctrl+A all; Escape and
// a plain arrow drop it, and the current cell stays where it is.
func TestRangesAsInExcel(t *testing.T) {
	d := newDesk(t, wide(20, 6), 700, 500)
	d.g.Select(2, 3)
	d.press("Shift+Down", "Shift+Right", "Shift+Down")
	d.wantRange(2, 3, 4, 4)
	d.press("Shift+Left", "Shift+Left", "Shift+Up")
	d.wantRange(2, 2, 3, 3)
	d.press("Escape")
	d.wantRange(3, 2, 3, 2)
	d.press("Shift+Down")
	d.shiftSpace()
	d.wantRange(3, 0, 4, 5)
	d.wantAt(4, 2)
	d.press("Shift+Down")
	d.wantRange(3, 0, 5, 5)
	d.press("Down")
	d.wantRange(6, 2, 6, 2)
	d.press("Shift+Right")
	d.g.TypedShortcut(&desktop.CustomShortcut{KeyName: fyne.KeySpace, Modifier: fyne.KeyModifierControl})
	d.wantRange(0, 2, 19, 3)
	d.g.TypedShortcut(&fyne.ShortcutSelectAll{})
	d.wantRange(0, 0, 19, 5)
	d.wantAt(6, 3)
	d.press("Escape")
	d.wantRange(6, 3, 6, 3)
	d.click(d.at(3, 4))
	d.mouse(d.at(5, 2), desktop.MouseButtonPrimary, fyne.KeyModifierShift)
	d.wantRange(3, 2, 5, 4)
	d.mouse(d.at(4, 3), desktop.MouseButtonSecondary, 0)
	d.wantRange(3, 2, 5, 4) // a right click into the selection keeps it
	d.mouse(d.at(8, 3), desktop.MouseButtonSecondary, 0)
	d.wantRange(8, 3, 8, 3)
	from, to := d.at(1, 1), d.at(3, 4)
	d.drag(from, to.X-from.X, to.Y-from.Y)
	d.wantRange(1, 1, 3, 4)
}

// shiftSpace is what the real window's driver makes of it: a key, and a character.
func (d *desk) shiftSpace() {
	shift := &fyne.KeyEvent{Name: desktop.KeyShiftLeft}
	d.g.KeyDown(shift)
	d.g.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	d.g.TypedRune(' ')
	d.g.KeyUp(shift)
}

// TestARangeFollowsItsTable: rows by what they are about, columns by their names.
func TestARangeFollowsItsTable(t *testing.T) {
	d := newDesk(t, wide(9, 6), 700, 500)
	d.g.Select(2, 3)
	d.press("Shift+Down", "Shift+Right")
	turned := wide(9, 6)
	slices.Reverse(turned.Rows)
	turned.Columns[3].ID, turned.Columns[5].ID = "c5", "c3"
	d.g.SetTable(turned)
	d.wantRange(5, 4, 6, 5)
}

// TestCellsOnTheClipboard: what Excel writes is read, and what is written is read back.
func TestCellsOnTheClipboard(t *testing.T) {
	for text, want := range map[string][][]string{
		"a\tb\r\nc\t\r\n":                   {{"a", "b"}, {"c", ""}},
		"a":                                 {{"a"}},
		"\"two\nlines\"\tb\n":               {{"two\nlines", "b"}},
		"\"a \"\"quoted\"\" tab\there\"\tb": {{"a \"quoted\" tab\there", "b"}},
		"\"Ann\" Lee\tx":                    {{"\"Ann\" Lee", "x"}},
		"\"open\tb":                         {{"\"open", "b"}},
		"a\n\nb":                            {{"a"}, {""}, {"b"}},
		"6\" nails\t\"\"":                   {{"6\" nails", ""}},
	} {
		if got := ParseTSV(text); !reflect.DeepEqual(got, want) {
			t.Errorf("%q is read as %q, want %q", text, got, want)
		}
	}
	tb := read(t, "<A | <B | <C\none|1|x\ntwo|2|y\n||")
	tb.Rows[0].Cells[0].Text, tb.Rows[1].Cells[1].Text = "tab\tand\nline", `"quoted"`
	d := newDesk(t, tb, 400, 300)
	d.g.TypedShortcut(&fyne.ShortcutSelectAll{})
	want := [][]string{{"tab\tand\nline", "1", "x"}, {"two", `"quoted"`, "y"}}
	if got := ParseTSV(d.g.TSV()); !reflect.DeepEqual(got, want) {
		t.Errorf("copied is %q, without the empty line at the end want %q", got, want)
	}
	d.g.Select(0, 1)
	d.press("Shift+Down")
	if got, want := d.g.TSV(), "1\n\"\"\"quoted\"\"\""; got != want {
		t.Errorf("two cells of a column are copied as %q, want %q", got, want)
	}
}

// book is a grid that is typed into: capital letters are refused in its cells.
func book(t *testing.T, rows, cols int) (*desk, *table.Table, *[]string) {
	tb := wide(rows, cols)
	for c := range tb.Columns {
		tb.Columns[c].Width = 9
	}
	d := newDesk(t, tb, 700, 400)
	var entered []string
	now := &tb
	d.g.OnCells = func(cells []Typed) []error {
		next := wide(rows, cols)
		next.Columns = tb.Columns
		for r := range next.Rows {
			copy(next.Rows[r].Cells, now.Rows[r].Cells)
		}
		errs := make([]error, len(cells))
		for i, c := range cells {
			switch {
			case c.Row >= rows:
				entered = append(entered, fmt.Sprintf("+%d,%d=%s", c.Row, c.Col, c.Text))
			case c.Text != strings.ToLower(c.Text):
				errs[i] = errors.New(c.Text + " is loud.")
			default:
				next.Rows[c.Row].Cells[c.Col].Text = c.Text
				entered = append(entered, fmt.Sprintf("%d,%d=%s", c.Row, c.Col, c.Text))
			}
		}
		*now = next
		d.g.SetTable(next)
		return errs
	}
	return d, now, &entered
}

func (d *desk) paste(text string) {
	clip := test.NewClipboard()
	clip.SetContent(text)
	d.g.TypedShortcut(&fyne.ShortcutPaste{Clipboard: clip})
}

// TestABlockIsPasted: from the first selected cell on; a block that fits into the
// selection without rest fills it; what has no column is left out, and rows below
// the table are handed on.
func TestABlockIsPasted(t *testing.T) {
	d, _, entered := book(t, 4, 4)
	want := func(all string) {
		t.Helper()
		if got := strings.Join(*entered, " "); got != all {
			t.Errorf("entered is %q, want %q", got, all)
		}
		*entered = nil
	}
	d.g.Select(1, 2)
	d.paste("a\tb\tbeyond\nc\td\n")
	want("1,2=a 1,3=b 2,2=c 2,3=d")
	d.wantRange(1, 2, 2, 3)
	d.g.Select(0, 2)
	d.press("Shift+Down", "Shift+Down", "Shift+Down", "Shift+Right")
	d.paste("x")
	want("0,2=x 0,3=x 1,2=x 1,3=x 2,2=x 2,3=x 3,2=x 3,3=x")
	d.paste("p\n\" q\"")
	want("0,2=p 0,3=p 1,2=q 1,3=q 2,2=p 2,3=p 3,2=q 3,3=q")
	d.paste("1\n2\n3")
	want("0,2=1 1,2=2 2,2=3")
	d.g.Select(3, 2)
	d.paste("s\tt\nu\tv")
	want("3,2=s 3,3=t +4,2=u +4,3=v")
}

// TestFillDownAndDelete: Ctrl+D copies the first selected row down, of one row the
// one above; Delete empties what can be typed into.
func TestFillDownAndDelete(t *testing.T) {
	d, now, entered := book(t, 5, 4)
	now.Rows[1].Cells[2].Text, now.Rows[1].Cells[3].Text = "club", "7"
	d.g.Select(1, 1)
	d.press("Shift+Down", "Shift+Down", "Shift+Right", "Shift+Right")
	d.jump(fyne.KeyD)
	if got := strings.Join(*entered, " "); got != "2,2=club 2,3=7 3,2=club 3,3=7" {
		t.Errorf("filled is %q", got)
	}
	*entered = nil
	d.g.Select(4, 2)
	d.jump(fyne.KeyD)
	if got := strings.Join(*entered, " "); got != "4,2=club" {
		t.Errorf("of the row above is filled %q", got)
	}
	d.g.Select(0, 2)
	if *entered = nil; d.g.FillDown() && len(*entered) == 0 {
		t.Error("something is filled")
	}
	d.g.Select(0, 2)
	d.press("Shift+Up")
	d.g.Select(1, 1)
	d.press("Shift+Right", "Shift+Down")
	*entered = nil
	d.press("Delete")
	if got := strings.Join(*entered, " "); got != "1,2= 2,2=" {
		t.Errorf("cleared is %q: the second column cannot be typed into", got)
	}
}

// TestRefusedTextsStayInTheirCells: marked, with the reason; the others are taken.
func TestRefusedTextsStayInTheirCells(t *testing.T) {
	d, now, entered := book(t, 5, 4)
	var said []string
	d.g.OnProblem = func(s string) { said = append(said, s) }
	d.g.Select(1, 2)
	d.paste("good\tUP\nNO\tfine")
	if got := strings.Join(*entered, " "); got != "1,2=good 2,3=fine" || d.g.Faults() != 2 {
		t.Fatalf("entered is %q, %d are refused", got, d.g.Faults())
	}
	d.wantAt(1, 3)
	if last := said[len(said)-1]; !strings.Contains(last, "2 texts") || !strings.Contains(last, "UP is loud.") {
		t.Errorf("said is %q", last)
	}
	if !d.painted("UP") || !d.painted("NO") {
		t.Error("the refused texts are not seen")
	}
	if _, tip := d.g.said(1, 3); tip != "UP is loud." {
		t.Errorf("the tip is %q", tip)
	}
	if !d.g.NextFault() {
		t.Fatal("there is no next one")
	}
	d.wantAt(2, 2)
	if last := said[len(said)-1]; last != "NO is loud." {
		t.Errorf("on the cell is said %q", last)
	}
	d.press("F2")
	if got := d.g.editor.Text; got != "NO" {
		t.Errorf("F2 edits %q", got)
	}
	d.press("Escape")
	slices.Reverse(now.Rows)
	d.g.SetTable(*now)
	if !d.painted("UP") || d.g.Faults() != 2 {
		t.Error("a refused text does not go with its row")
	}
	slices.Reverse(now.Rows)
	d.g.SetTable(*now)
	d.g.Select(2, 2)
	d.press("Escape")
	if d.g.Faults() != 1 || d.painted("NO") {
		t.Error("Escape does not take a refused text away")
	}
	d.g.Select(1, 3)
	d.paste("quiet")
	if d.g.Faults() != 0 || d.painted("UP") {
		t.Error("another text in its place does not take a refused one away")
	}
	d.paste("AGAIN")
	*entered = nil
	d.press("Delete")
	if d.g.Faults() != 0 || len(*entered) != 0 {
		t.Errorf("Delete leaves %d refused and enters %q", d.g.Faults(), *entered)
	}
	d.paste("AGAIN")
	now.Rows[1].Cells[3].Text = "from elsewhere"
	d.g.SetTable(*now)
	if d.g.Faults() != 0 {
		t.Error("a refused text hides what has come into its cell")
	}
}

// painted tells whether a text is in the picture.
func (d *desk) painted(text string) bool {
	return slices.ContainsFunc(d.g.objects(), func(o fyne.CanvasObject) bool {
		c, ok := o.(*canvas.Text)
		return ok && c.Text == text
	})
}
