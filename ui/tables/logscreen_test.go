package tables

import (
	"errors"
	"strings"
	"testing"

	"wallchart/export/table"
	"wallchart/model/journal"
	"wallchart/ui/explain"
	"wallchart/ui/hosttest"
)

// TestTheLogNeedsItsDeskAlone: the latest step stands first, one that was undone is
// struck out, and only a step that still stands can be gone back to.
func TestTheLogNeedsItsDeskAlone(t *testing.T) {
	r := try(t, hosttest.OfClub(2))
	log := []journal.Entry{{N: 1, Step: journal.Done, Label: "Add Ash"}, {N: 2, Step: journal.Done, Label: "Add Bea"},
		{N: 3, Step: journal.Undone, Label: "Undo: Add Bea"}}
	var back []int
	s := NewLog(LogHost{Host: r, Entries: func() []journal.Entry { return log },
		Undoable: func() ([]journal.Entry, error) { return log[:1], nil },
		UndoTo:   func(n int) { back = append(back, n) }, Why: explain.NewPanel()})
	r.Put(s)
	tb := s.Grid.Table()
	if len(tb.Rows) != 3 || tb.Rows[0].Cells[2].Text != "Undo: Add Bea" || tb.Rows[1].Cells[2].Mark != table.Struck ||
		tb.Rows[2].Cells[2].Mark == table.Struck {
		t.Fatalf("the log shows %+v", tb.Rows)
	}
	if s.Grid.Select(1, 0); !s.undo.Disabled() {
		t.Error("what was undone can be undone again")
	}
	if s.Grid.Select(2, 0); s.undo.Disabled() {
		t.Fatal("the step that stands cannot be undone")
	}
	if s.undo.OnTapped(); len(back) != 1 || back[0] != 1 {
		t.Errorf("undone back to %v", back)
	}
	doc, err := s.Paper(r.St)
	if err != nil || len(doc.Tables) != 1 || len(doc.Tables[0].Rows) != 3 {
		t.Errorf("on paper: %+v, %v", doc, err)
	}
	s.host.Undoable = func() ([]journal.Entry, error) { return nil, errors.New("steps are missing") }
	if s.Show(r.St); !strings.Contains(s.Hint.Text, "teps are missing") || !s.undo.Disabled() {
		t.Errorf("of steps that are lost the log says %q", s.Hint.Text)
	}
}
