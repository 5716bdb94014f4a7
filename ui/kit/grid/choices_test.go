package grid

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"wallchart/export/table"
)

// TestADropDownIsTypedToFind: F2 lists all with what stands there chosen; typing leaves
// what fits; Up and Down choose, Enter, Tab and a click take; what fits nothing is
// refused by who takes it, and Escape takes nothing.
func TestADropDownIsTypedToFind(t *testing.T) {
	roster := []string{"Ann Lee", "Ben Lee", "Émile Orr", "Fay Poe"}
	tb := read(t, "<Board | <Name\n1 | Ben Lee*\n2 | Fay Poe*\n3 | *")
	tb.Columns[1].Width = 14
	d := newDesk(t, tb, 400, 420)
	d.g.Choices = func(_, col int) []string {
		if col == 1 {
			return roster
		}
		return nil
	}
	var took []string
	d.g.OnCommit = func(row, _ int, _ table.Ref, text string) error {
		if !slices.Contains(roster, text) {
			return errors.New(text + " is nobody.")
		}
		took = append(took, text)
		tb.Rows = slices.Clone(tb.Rows)
		tb.Rows[row].Cells = []table.Cell{tb.Rows[row].Cells[0], {Text: text, Editable: true}}
		d.g.SetTable(tb)
		return nil
	}
	d.g.Select(0, 1)
	d.press("F2")
	if len(d.g.pick.shown) != 4 || d.g.pick.at != 1 || !d.painted("Émile Orr") {
		t.Fatalf("listed are %v, chosen is %d", d.g.pick.shown, d.g.pick.at)
	}
	d.press("Down", "Return")
	d.wantAt(1, 1)
	d.write("le")
	if got := strings.Join(d.g.pick.shown, ", "); got != "Ann Lee, Ben Lee" {
		t.Errorf("le leaves %s", got)
	}
	d.press("Down", "Return")
	d.wantAt(2, 1)
	d.write("em")
	d.press("Tab")
	if got := strings.Join(took, ", "); got != "Émile Orr, Ben Lee, Émile Orr" {
		t.Errorf("taken are %s", got)
	}
	d.g.Select(2, 1)
	d.write("zz")
	d.press("Return")
	if _, _, open := d.g.Editing(); !open || len(took) != 3 {
		t.Errorf("zz is taken: %v", took)
	}
	d.press("Escape")
	d.press("F2")
	x, y, _, n := d.g.choicesAt()
	if n != 4 {
		t.Fatalf("%d are seen", n)
	}
	at := fyne.NewPos(x+5, y+d.g.sizes.row*3.5)
	d.mouse(at, desktop.MouseButtonPrimary, 0)
	if _, _, open := d.g.Editing(); open || took[len(took)-1] != "Fay Poe" {
		t.Errorf("a click takes %v", took)
	}
	d.press("F2", "Up", "Escape")
	if len(took) != 4 || d.painted("Ann Lee") && d.g.cell(0, 1).Text != "Ann Lee" {
		t.Errorf("Escape takes %v, or the list stays", took)
	}
}
