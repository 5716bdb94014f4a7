package tables

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/hosttest"
)

// TestTheCrosstableNeedsItsDeskAlone: a result corrected in a cell is a change and
// reorders the rows; a cell that is chosen is explained.
func TestTheCrosstableNeedsItsDeskAlone(t *testing.T) {
	r := try(t, hosttest.AfterOne())
	s := NewCrosstable(r)
	r.Put(s)
	names := func() string {
		var all []string
		tb := s.Grid.Table()
		for _, row := range tb.Rows {
			all = append(all, row.Cells[tb.Column("name")].Text)
		}
		return strings.Join(all, " ")
	}
	if names() != "Ash Bea Dov Cai" {
		t.Fatalf("the order is %q", names())
	}
	s.GoTo(4, 1)
	row, col, _ := s.Grid.Selected()
	if !s.Grid.Table().Rows[row].Cells[col].Editable {
		t.Fatalf("Dov's result of round 1 cannot be corrected in column %d of %v", col, s.Grid.Table().Columns)
	}
	must.Do(t, s.Grid.OnCommit(row, col, s.Grid.Table().Rows[row].Cells[col].Ref, "W"))
	if len(r.Made) != 1 || names() != "Ash Dov Bea Cai" {
		t.Fatalf("with Dov's win the order is %q after %v", names(), r.Made)
	}
	if c, ok := r.Made[0].(steps.SetResult); !ok || c.Round != 1 || c.Board != 2 {
		t.Errorf("the change is %+v", r.Made[0])
	}
	tb := s.Grid.Table()
	s.Grid.Select(1, tb.Column("score"))
	if text := strings.Join(s.Host.Why().Text, "\n"); !strings.Contains(text, "Dov") || !strings.Contains(text, "2nd › 1st") {
		t.Errorf("the panel says %q", text)
	}
}

// TestStandingsByClubAndAfterARound: the choices over the standings are the screen's
// own, but for the round, which it asks for.
func TestStandingsByClubAndAfterARound(t *testing.T) {
	section := hosttest.Plays(hosttest.AfterOne(), [2]model.ID{1, 2}, [2]model.ID{3, 4})
	for i := range section.Rounds[1].Pairings {
		section.Rounds[1].Pairings[i].Outcomes = [2]model.Outcome{model.Loss, model.Win}
	}
	r := try(t, section)
	s := NewStandings(r)
	r.Put(s)
	leader := func() string { tb := s.Grid.Table(); return tb.Rows[0].Cells[tb.Column("name")].Text }
	if leader() != "Bea" {
		t.Fatalf("after round 2 %s leads", leader())
	}
	s.rounds.pick.SetSelectedIndex(0)
	if leader() != "Ash" || r.St.After != 1 {
		t.Errorf("after round %d %s leads", r.St.After, leader())
	}
	s.Menu(1, 0, fyne.NewPos(10, 10))
	if r.Win.Canvas().Overlays().Top() == nil {
		t.Error("a row has no menu")
	}
}

// TestResultsAreClearedInTheCrosstable: those of a column that is marked, as one step.
func TestResultsAreClearedInTheCrosstable(t *testing.T) {
	section := hosttest.Plays(hosttest.OfClub(6), [2]model.ID{1, 4}, [2]model.ID{5, 2}, [2]model.ID{3, 6})
	section.Rounds[0].Pairings[0].Outcomes = [2]model.Outcome{model.Win, model.Loss}
	section.Rounds[0].Pairings[2].Outcomes = [2]model.Outcome{model.Draw, model.Draw}
	r := try(t, section)
	c := NewCrosstable(r)
	r.Put(c)
	cross := c.Grid.Table()
	c.Grid.Select(1, cross.Column("r1"))
	c.Grid.SelectWhole(false, true)
	c.Grid.Clear()
	if p := r.St.Section.Rounds[0].Pairings; p[0].Done() || p[2].Done() || len(r.Made) != 1 {
		t.Errorf("cleared in the crosstable are %+v after %d changes", p, len(r.Made))
	}
}
