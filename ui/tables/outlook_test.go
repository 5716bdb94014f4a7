package tables

import (
	"strings"
	"testing"

	"wallchart/arbiter/pair"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/must"
	"wallchart/ui/hosttest"
)

// TestWhatMustHappenBesideTheStandings: asked for, the standings have its columns; they follow a result, and a cell opens to what
// it takes. Ash has a point more than Bea and Dov; Cai none.
func TestWhatMustHappenBesideTheStandings(t *testing.T) {
	s := hosttest.AfterOne()
	s.Planned = 2
	r := try(t, hosttest.Plays(s, [2]model.ID{1, 2}, [2]model.ID{3, 4}))
	screen := NewStandings(r)
	r.Put(screen)
	cell := func(who, column string) table.Cell {
		tb := screen.Grid.Table()
		for _, row := range tb.Rows {
			if at := tb.Column(column); at >= 0 && row.Cells[tb.Column("name")].Text == who {
				return row.Cells[at]
			}
		}
		return table.Cell{Text: "none"}
	}
	if got := cell("Ash", "best").Text; got != "none" {
		t.Errorf("before it is asked for: %q", got)
	}
	screen.Ahead.Check.SetChecked(true)
	for _, want := range [][3]string{{"Ash", "best", "1"}, {"Ash", "first1", "possible"}, {"Cai", "best", "2"}, {"Cai", "first1", "out"}} {
		if got := cell(want[0], want[1]).Text; got != want[2] {
			t.Errorf("%s, %s: %q, and not %q", want[0], want[1], got, want[2])
		}
	}
	tb := screen.Grid.Table()
	screen.Grid.Select(0, tb.Column("first1"))
	if said := strings.Join(screen.Host.Why().Text, "\n"); !strings.Contains(said, "First place: unless Bea beats Ash") {
		t.Errorf("the cell opens to %q", said)
	}
	must.Do(t, r.Do(result(t, r.St.Section, 2, 1, "1-0")))
	if got := cell("Ash", "first1").Text; got != "certain" {
		t.Errorf("after his win Ash is %q of the first place", got)
	}
	screen.Ahead.Check.SetChecked(false)
	if got := cell("Ash", "best").Text; got != "none" {
		t.Errorf("put away again: %q", got)
	}
}

// TestWhereNothingIsForecast: the status line says why, and the standings are as they were.
func TestWhereNothingIsForecast(t *testing.T) {
	r := try(t, hosttest.AfterOne())
	screen := NewStandings(r)
	r.Put(screen)
	screen.Ahead.Check.SetChecked(true)
	tb := screen.Grid.Table()
	if len(r.Said) == 0 || !strings.Contains(r.Said[0], "how many rounds it has") || tb.Column("best") >= 0 || len(tb.Rows) != 4 {
		t.Errorf("it says %q", r.Said)
	}
}

// result is the step to a result of a board.
func result(t *testing.T, s *model.Section, round, board int, text string) journal.Change {
	t.Helper()
	c := must.Have(pair.Result(s, round, board, 0, text))(t)
	return c
}
