package grid

import (
	"errors"
	"slices"
	"testing"

	"wallchart/export/table"
)

// past is a history of tables: do makes a step, undo takes the last one back.
type past struct {
	stand  []int
	tables []table.Table
	made   int
}

func (p *past) Last() int {
	if len(p.stand) == 0 {
		return 0
	}
	return p.stand[len(p.stand)-1]
}

func (p *past) Stands(n int) bool { return slices.Contains(p.stand, n) }

// TestARefusedTextGoesWithItsStep: undoing what took the others takes the marks away,
// redoing it brings them back; undoing something later leaves them. What was refused
// whole is taken back by itself, as long as nothing has been done since.
func TestARefusedTextGoesWithItsStep(t *testing.T) {
	d, now, _ := book(t, 4, 4)
	p := &past{}
	d.g.History = p
	enter := d.g.OnCells
	d.g.OnCells = func(cells []Typed) []error {
		before := *now
		errs := enter(cells)
		if slices.Contains(errs, nil) {
			p.made++
			p.stand, p.tables = append(p.stand, p.made), append(p.tables, before)
		}
		return errs
	}
	undo := func() (redo func()) {
		n, after := p.Last(), *now
		last := len(p.stand) - 1
		*now, p.stand, p.tables = p.tables[last], p.stand[:last], p.tables[:last]
		before := *now
		d.g.SetTable(before)
		return func() {
			p.stand, p.tables = append(p.stand, n), append(p.tables, before)
			*now = after
			d.g.SetTable(after)
		}
	}
	wantFaults := func(n int, when string) {
		t.Helper()
		if d.g.Faults() != n || d.painted("UP") != (n > 0) {
			t.Errorf("%s, %d are refused, seen: %v", when, d.g.Faults(), d.painted("UP"))
		}
	}
	d.g.Select(1, 2)
	d.paste("good\nUP")
	d.g.Select(0, 3)
	d.paste("later")
	wantFaults(1, "after a paste and another")
	undo()
	wantFaults(1, "with the later one undone")
	redo := undo()
	wantFaults(0, "undone")
	if d.g.NextFault() {
		t.Error("F8 goes to a text that is gone")
	}
	redo()
	wantFaults(1, "done again")
	if d.g.TakeBack() || d.g.RefusedWhole() {
		t.Error("a paste is taken back of which a part was entered")
	}
	d.g.Select(2, 2)
	d.press("Delete")
	wantFaults(0, "with Delete")
	d.paste("UP\nUP")
	wantFaults(2, "with none taken")
	if !d.g.RefusedWhole() || !d.g.TakeBack() || d.g.RefusedWhole() {
		t.Error("what was refused whole is not taken back")
	}
	wantFaults(0, "taken back")
	d.g.OnCells = func(cells []Typed) []error {
		if cells[0].Text == "UP" {
			return []error{errors.New("no capitals")}
		}
		p.made++
		p.stand, p.tables = append(p.stand, p.made), append(p.tables, *now)
		return enter(cells)
	}
	d.paste("UP")
	if _, tip := d.g.said(2, 2); tip != "no capitals." {
		t.Errorf("the reason is %q", tip)
	}
	d.g.Select(0, 3)
	d.paste("since")
	if d.g.TakeBack() {
		t.Error("something has been done since, and is passed over")
	}
	wantFaults(1, "with something done since")
	undo()
	wantFaults(1, "with that undone")
}
