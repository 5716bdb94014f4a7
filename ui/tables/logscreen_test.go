package tables

import (
	"errors"
	"strings"
	"testing"

	"wallchart/export/table"
	"wallchart/model/journal"
	"wallchart/ui/hosttest"
)

// logTrial is a trial's window with a log.
type logTrial struct {
	*trial
	log      []journal.Entry
	undoable int // so many of them, the first
	lost     error
	back     []int
}

func (r *logTrial) Entries() []journal.Entry           { return r.log }
func (r *logTrial) Undoable() ([]journal.Entry, error) { return r.log[:r.undoable], r.lost }
func (r *logTrial) UndoTo(n int)                       { r.back = append(r.back, n) }

// TestTheLogNeedsItsDeskAlone: the latest step stands first, one that was undone is
// struck out, and only a step that still stands can be gone back to.
func TestTheLogNeedsItsDeskAlone(t *testing.T) {
	r := &logTrial{trial: try(t, hosttest.OfClub(2)), undoable: 1,
		log: []journal.Entry{{N: 1, Step: journal.Done, Label: "Add Ash"}, {N: 2, Step: journal.Done, Label: "Add Bea"},
			{N: 3, Step: journal.Undone, Label: "Undo: Add Bea"}}}
	s := NewLog(r)
	r.Put(s)
	tb := s.grid.Table()
	if len(tb.Rows) != 3 || tb.Rows[0].Cells[2].Text != "Undo: Add Bea" || tb.Rows[1].Cells[2].Mark != table.Struck ||
		tb.Rows[2].Cells[2].Mark == table.Struck {
		t.Fatalf("the log shows %+v", tb.Rows)
	}
	if s.grid.Select(1, 0); !s.undo.Disabled() {
		t.Error("what was undone can be undone again")
	}
	if s.grid.Select(2, 0); s.undo.Disabled() {
		t.Fatal("the step that stands cannot be undone")
	}
	if s.undo.OnTapped(); len(r.back) != 1 || r.back[0] != 1 {
		t.Errorf("undone back to %v", r.back)
	}
	doc, err := s.Paper(r.St)
	if err != nil || len(doc.Tables) != 1 || len(doc.Tables[0].Rows) != 3 {
		t.Errorf("on paper: %+v, %v", doc, err)
	}
	r.undoable, r.lost = 0, errors.New("steps are missing")
	if s.Show(r.St); !strings.Contains(s.hint.Text, "teps are missing") || !s.undo.Disabled() {
		t.Errorf("of steps that are lost the log says %q", s.hint.Text)
	}
}
