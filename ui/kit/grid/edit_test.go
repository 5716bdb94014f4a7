package grid

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/table"
)

// clerk enters what is typed, refuses "bad", and keeps a record.
type clerk struct {
	*desk
	entered, problems []string
}

func newClerk(t *testing.T) *clerk {
	c := &clerk{desk: newDesk(t, wide(6, 5), 600, 300)}
	c.hire()
	return c
}

func (c *clerk) hire() {
	c.g.OnProblem = func(s string) { c.problems = append(c.problems, s) }
	c.g.OnCommit = func(row, col int, ref table.Ref, text string) error {
		if text == "bad" {
			return errors.New("“bad” is not a result. Enter 1, 0 or ½.")
		}
		c.entered = append(c.entered, fmt.Sprintf("%d,%d(%d)=%s", row, col, ref.Participant, text))
		t := wide(6, 5)
		for i, r := range c.g.Table().Rows {
			copy(t.Rows[i].Cells, r.Cells)
		}
		t.Rows[row].Cells[col].Text = text
		c.g.SetTable(t)
		return nil
	}
}

func (c *clerk) want(entered ...string) {
	c.t.Helper()
	if !slices.Equal(c.entered, entered) {
		c.t.Fatalf("entered %q, want %q", c.entered, entered)
	}
}

func (c *clerk) wantEditing(want bool) {
	c.t.Helper()
	if _, _, open := c.g.Editing(); open != want {
		c.t.Fatalf("the editor is open: %v, want %v", open, want)
	}
}

func TestTypingACell(t *testing.T) {
	for _, s := range []struct {
		key      string
		row, col int
	}{{"Return", 3, 3}, {"Down", 3, 3}, {"Up", 1, 3}, {"Tab", 2, 4}, {"Shift+Tab", 2, 2}} {
		t.Run(s.key, func(t *testing.T) {
			c := newClerk(t)
			c.g.Select(2, 3)
			c.write("W1")
			c.wantEditing(true)
			c.press(s.key)
			c.want("2,3(3)=W1")
			c.wantEditing(false)
			c.wantAt(s.row, s.col)
			if got := c.g.Table().Rows[2].Cells[3].Text; got != "W1" {
				t.Errorf("the cell holds %q", got)
			}
			if c.w.Canvas().Focused() != c.g {
				t.Error("the grid does not have the keyboard back")
			}
			c.write("x") // the next cell can be typed into at once
			c.wantEditing(true)
		})
	}
}

func TestF2KeepsTheText(t *testing.T) {
	c := newClerk(t)
	c.g.Select(1, 2)
	c.press("F2")
	c.press("End")
	c.write("!")
	c.press("Return")
	c.want("1,2(2)=r1c2!")
	c.press("F2") // its text is selected: typing replaces it
	c.write("½")
	c.press("Return")
	c.want("1,2(2)=r1c2!", "2,2(3)=½")
}

func TestEditTextIsWhatIsEdited(t *testing.T) {
	c := newClerk(t)
	c.g.EditText = func(row, col int, ref table.Ref) string { return fmt.Sprint("edit ", ref.Participant) }
	c.g.Select(1, 2)
	c.press("F2", "Return")
	c.want() // unchanged
	c.press("F2", "End")
	c.write("!")
	c.press("Return")
	c.want("2,2(3)=edit 3!")
}

func TestCancelAndUnchanged(t *testing.T) {
	c := newClerk(t)
	c.g.Select(1, 2)
	c.write("zzz")
	c.press("Escape")
	c.wantEditing(false)
	c.wantAt(1, 2)
	c.press("F2", "Return")
	c.wantAt(2, 2)
	c.g.Select(0, 1)
	c.press("F2")
	c.write("q")
	c.wantEditing(false) // column 1 cannot be typed into
	c.want()
}

// TestRefusedTextIsSetAside: a click on another cell leaves it marked in its own, and what is typed then goes to the cell that was clicked.
// Its own cell takes it up again.
func TestRefusedTextIsSetAside(t *testing.T) {
	c := newClerk(t)
	c.g.Select(2, 3)
	c.write("bad")
	c.click(c.at(4, 2))
	c.wantEditing(false)
	c.wantAt(4, 2)
	if c.g.Faults() != 1 || !strings.Contains(c.problems[len(c.problems)-1], "not a result") {
		t.Fatalf("%d texts are marked, problems %q", c.g.Faults(), c.problems)
	}
	c.write("1")
	c.press("Return")
	c.want("4,2(5)=1")
	c.g.Select(2, 3)
	c.press("F2")
	if c.g.editor.Text != "bad" {
		t.Errorf("edited again it is %q", c.g.editor.Text)
	}
	c.write("1")
	c.g.editor.SetText("1")
	c.press("Return")
	c.want("4,2(5)=1", "2,3(3)=1")
	if c.g.Faults() != 0 || c.g.Drop() != "" {
		t.Error("what was taken is still marked")
	}
}

// TestRefusedTextIsDropped: where the table is no longer shown, with what was not entered and why.
func TestRefusedTextIsDropped(t *testing.T) {
	c := newClerk(t)
	c.g.Select(2, 3)
	c.write("bad")
	if said := c.g.Drop(); !strings.Contains(said, "“bad” in the column ") || !strings.Contains(said, "not a result") {
		t.Errorf("it says %q", said)
	}
	c.wantEditing(false)
	if c.g.Faults() != 0 || c.g.Drop() != "" {
		t.Error("something is left of it")
	}
}

func TestRefusedTextStays(t *testing.T) {
	c := newClerk(t)
	c.g.Select(2, 3)
	c.write("bad")
	c.press("Return")
	c.wantEditing(true)
	c.wantAt(2, 3)
	if len(c.problems) != 1 || !strings.Contains(c.problems[0], "not a result") {
		t.Fatalf("problems %q", c.problems)
	}
	if c.g.editor.Text != "bad" || c.w.Canvas().Focused() != c.g.editor {
		t.Fatal("the refused text is not being edited any more")
	}
	if c.g.Select(0, 0) {
		t.Error("the selection left a refused text")
	}
	c.click(c.at(2, 3))
	c.wantAt(2, 3)
	c.write("ly")
	if c.g.editor.Text != "badly" {
		t.Fatalf("after a click on its cell typing goes on to %q", c.g.editor.Text)
	}
	c.press("BackSpace", "BackSpace")
	if len(c.problems) != 3 {
		t.Fatalf("the refusal is told %d times for Enter, Select and a click: %q", len(c.problems), c.problems)
	}
	c.w.Canvas().Unfocus()
	c.wantEditing(true)
	if c.g.keyed() {
		t.Error("the grid shows the keyboard while it is elsewhere")
	}
	c.w.Canvas().Focus(c.g)
	c.press("BackSpace") // typing goes on where it was
	c.press("BackSpace", "BackSpace")
	c.write("1")
	c.press("Return")
	c.want("2,3(3)=1")
	if last := c.problems[len(c.problems)-1]; last != "" {
		t.Errorf("the end of the trouble is not told, but %q", last)
	}
}

func TestLosingTheKeyboardCommits(t *testing.T) {
	test.NewTempApp(t)
	g := New(wide(6, 5), "")
	other := widget.NewEntry()
	w := test.NewTempWindow(t, container.NewBorder(nil, other, nil, nil, g))
	w.Resize(fyne.NewSize(600, 300))
	c := &clerk{desk: &desk{t, g, w}}
	c.hire()
	w.Canvas().Focus(g)
	g.Select(1, 2)
	c.write("7")
	w.Canvas().Focus(other)
	c.want("1,2(2)=7")
	c.wantEditing(false)
	if g.focused || w.Canvas().Focused() != other {
		t.Error("the grid took the keyboard back")
	}
	w.Canvas().Focus(g)
	c.write("8")
	c.click(c.at(4, 3))
	c.want("1,2(2)=7", "1,2(2)=8")
	c.wantAt(4, 3)
	c.write("9")
	c.click(fyne.NewPos(590, 200)) // beyond the table
	c.want("1,2(2)=7", "1,2(2)=8", "4,3(5)=9")
	c.press("Down") // and the keys still go to the grid
	c.wantAt(5, 3)
}

func TestEditorFollowsItsRow(t *testing.T) {
	c := newClerk(t)
	c.g.Select(1, 3)
	c.write("half")
	tb := wide(6, 5)
	tb.Rows[1], tb.Rows[4] = tb.Rows[4], tb.Rows[1]
	c.g.SetTable(tb)
	if r, col, _ := c.g.Editing(); r != 4 || col != 3 {
		t.Fatalf("the editor is at %d, %d after its row went to 4", r, col)
	}
	tb.Rows = tb.Rows[:3]
	c.g.SetTable(tb)
	c.wantEditing(false)
	if len(c.problems) == 0 || !strings.Contains(c.problems[0], "half") {
		t.Errorf("the words that were typed are lost: %q", c.problems)
	}
}

func TestEditorStaysInThePane(t *testing.T) {
	c := &clerk{desk: newDesk(t, wide(60, 20), 400, 300)}
	c.g.Select(30, 9)
	c.write("x")
	for _, by := range [][2]float32{{0, 5000}, {0, -9000}, {5000, 0}, {-9000, 0}} {
		c.g.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(by[0], by[1])})
		v, p, s := c.g.view(), c.g.editor.sheet.Position(), c.g.editor.sheet.Size()
		if p.X < v.frozenW || p.Y < c.g.sizes.head || p.X+s.Width > v.w || p.Y+s.Height > v.h {
			t.Errorf("after scrolling by %v the editor is at %v", by, p)
		}
	}
}

// TestTheFirstLetterStays: a cell that was edited with its whole text selected leaves
// no selection behind that the second letter of the next one would replace.
func TestTheFirstLetterStays(t *testing.T) {
	d := newDesk(t, wide(5, 4), 500, 300)
	var typed []string
	d.g.OnCommit = func(_, _ int, _ table.Ref, text string) error { typed = append(typed, text); return nil }
	d.g.Select(0, 2)
	for _, leave := range []string{"Escape", "Return"} {
		d.press("F2", leave)
		d.write("Kid")
		d.press("Return")
	}
	if got := strings.Join(typed, " "); got != "Kid Kid" {
		t.Errorf("typed is %q", got)
	}
}

// TestBeginningToTypeIsNoKey: the editor is made ready with keys of its own, of which nobody hears.
func TestBeginningToTypeIsNoKey(t *testing.T) {
	d := newDesk(t, wide(3, 4), 500, 300)
	var heard []fyne.KeyName
	d.g.OnEditKey = func(ev *fyne.KeyEvent) bool {
		heard = append(heard, ev.Name)
		return false
	}
	d.g.Select(1, 2)
	d.write("A")
	if _, _, open := d.g.Editing(); !open || len(heard) > 0 {
		t.Errorf("open %v, heard %q", open, heard)
	}
	d.press("Home")
	if !slices.Equal(heard, []fyne.KeyName{fyne.KeyHome}) {
		t.Errorf("of keys in the editor is heard %q", heard)
	}
}
