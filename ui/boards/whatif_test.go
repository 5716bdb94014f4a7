package boards

import (
	"testing"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/words"
	"wallchart/ui/typing"
)

// TestWhatIfRefusesWhatIsNoResult: what cannot be a result is refused, and nothing is tried out by it.
func TestWhatIfRefusesWhatIsNoResult(t *testing.T) {
	s := hosttest.Plays(hosttest.AfterOne(), [2]model.ID{1, 2}, [2]model.ID{3, 4})
	w := try(t, s).dialogs().AskWhatIf(&typing.KeySchemes[0])
	if err := w.Enter(0, "7-0"); err == nil || w.tried[0].Text != "" || w.change != nil {
		t.Errorf("7-0 leaves %q: %v", w.tried[0].Text, err)
	}
	if _, col, _ := w.boards.Selected(); col != w.resultColumn() {
		t.Errorf("the caret is in column %d", col)
	}
	if err := w.Enter(2, "1-0"); err != nil || w.change != nil {
		t.Errorf("a result for no board: %v", err)
	}
	if err := w.Enter(0, "1-0"); err != nil || w.tried[0].Text == "" || w.change == nil {
		t.Errorf("1-0 leaves %q: %v", w.tried[0].Text, err)
	}
}

// TestWhatIfGoesOnToTheNextBoard, also where it has a result already, and stays where one is taken away.
func TestWhatIfGoesOnToTheNextBoard(t *testing.T) {
	r := try(t, hosttest.Plays(hosttest.OfClub(6), [2]model.ID{1, 4}, [2]model.ID{5, 2}, [2]model.ID{3, 6}))
	w := r.dialogs().AskWhatIf(&typing.KeySchemes[0])
	at := func() int { row, _, _ := w.boards.Selected(); return row }
	for _, c := range []struct {
		row  int
		text string
		want int
	}{{0, "1-0", 1}, {1, "½-½", 2}, {2, "0-1", 2}, {0, "0-1", 1}, {0, typing.Clears, 0}} {
		w.boards.Select(c.row, w.resultColumn())
		if w.decide(c.row, w.resultColumn(), c.text, false); at() != c.want || w.tried[c.row].Text != c.text && c.text != typing.Clears {
			t.Errorf("%s in row %d leads to row %d, want %d; tried is %q", c.text, c.row, at(), c.want, w.tried[c.row].Text)
		}
	}
	if w.tried[0].Text != "" {
		t.Errorf("what was taken away is %q", w.tried[0].Text)
	}
	for n, offers := range []bool{false, true} { // the next has a result, and then it has none
		if err := w.Enter(1, []string{"1-0", ""}[n]); err != nil {
			t.Fatal(err)
		}
		w.boards.Select(0, w.resultColumn())
		w.decide(0, w.resultColumn(), "1-0", true)
		if _, all := strip(w.boards); (all != "") != offers || at() != 1 {
			t.Errorf("the next board offers %q, in row %d", all, at())
		}
	}
}

// TestWhatIfInACell: a result is typed into a cell as on the boards, and a key that is none does nothing.
func TestWhatIfInACell(t *testing.T) {
	r := try(t, hosttest.Plays(hosttest.OfClub(4), [2]model.ID{1, 3}, [2]model.ID{4, 2}))
	w := r.dialogs().AskWhatIf(&typing.KeySchemes[0])
	if w.offers(1, w.resultColumn()) == nil || w.offers(2, w.resultColumn()) != nil {
		t.Error("the last board offers nothing, or what is behind it does")
	}
	if w.typed(0, w.resultColumn(), table.Ref{}, 'z') || w.change != nil {
		t.Error("z is a result")
	}
	if err := w.boards.OnCommit(1, w.resultColumn(), table.Ref{}, "0"); err != nil || w.tried[1].Text != "0-1" || w.tried[0].Text != "" {
		t.Errorf("0 in a cell makes %+v: %v", w.tried, err)
	}
	tb := w.boards.Table()
	for row, want := range []table.Mark{table.Pending, table.Plain} {
		if got := tb.Rows[row].Cells[2].Mark; got != want {
			t.Errorf("row %d is marked %v", row, got)
		}
		offers := w.offers(row, w.resultColumn())
		offers[len(offers)-1].Do(w.boards.Position())
		lines := r.lines()
		if clears := lines[len(lines)-1].text == words.Say("menu.cell.clear"); clears != (want == table.Plain) {
			t.Errorf("row %d can be cleared: %v", row, clears)
		}
		r.Win.Canvas().Overlays().Remove(r.Win.Canvas().Overlays().Top())
	}
}
