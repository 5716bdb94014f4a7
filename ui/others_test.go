package ui

import (
	"errors"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/sharing"
	"wallchart/ui/kit/words"
)

// TestWhoIsAtWhichBoard: a window sees at which board another one is at work, and which board it has altered until something is done here.
func TestWhoIsAtWhichBoard(t *testing.T) {
	a, b := begin(t), open(t)
	a.press(fyne.KeyF6, 0)
	joins(t, b, shares(t, a), "door")
	here, there := a.onRounds(), b.onRounds()
	there.SelectResult(1)
	mine := func(row int, column string) table.Cell {
		tb := here.Grid.Table()
		return tb.Rows[row].Cells[tb.Column(column)]
	}
	said := words.Say("share.atBoard", there.At(1).Board, "door")
	meets(t, "it is not said where the other is", func() bool { return strings.HasPrefix(here.Hint.Text(), said) }, a, b)
	if c := mine(1, "board"); c.Mark != table.Elsewhere || c.Tip != said {
		t.Errorf("the board of the other is marked %v, %q", c.Mark, c.Tip)
	}
	if c := mine(0, "board"); c.Mark != table.Plain {
		t.Errorf("another board is marked %v", c.Mark)
	}

	p := there.At(1)
	must.Do(t, b.Do(steps.SetResult{Section: a.state.Section.ID, Round: 1, Board: p.Board, Who: p.Sides[0],
		Result: steps.Result{model.Win, model.Loss}}))
	meets(t, "the board that was altered does not light up", func() bool { return mine(1, "result").Mark == table.Changed }, a, b)
	if c := mine(1, "result"); !strings.HasPrefix(c.Tip, "door: ") {
		t.Errorf("who has altered it is not said: %q", c.Tip)
	}
	here.SelectResult(0)
	a.typed("1")
	if c := mine(1, "result"); c.Mark == table.Changed {
		t.Error("it is lit after a step of one's own")
	}

	b.show("players")
	meets(t, "the other is still said to be at a board", func() bool { return !strings.Contains(here.Hint.Text(), "door") }, a, b)
	if c := mine(1, "board"); c.Mark != table.Plain {
		t.Errorf("its board is still marked %v", c.Mark)
	}
}

// TestAKeyBeforeOneCanHaveSeen: a result that is typed in the moment in which another one of the same board comes in does not overwrite
// it; a second later it is a correction.
func TestAKeyBeforeOneCanHaveSeen(t *testing.T) {
	a, b := begin(t), open(t)
	a.press(fyne.KeyF6, 0)
	joins(t, b, shares(t, a), "door")
	now := time.Date(2026, 5, 1, 10, 0, 0, 0, time.UTC)
	a.settings.Now = func() time.Time { return now }
	section := a.state.Section.ID
	result := func(of *robot, board int) string {
		return model.ResultText(of.doc.Tournament().Section(section).Rounds[0].Pairings[board].Outcomes)
	}
	set := func(of *robot, board int, first, second model.Outcome) error {
		p := of.doc.Tournament().Section(section).Rounds[0].Pairings[board]
		return of.Do(steps.SetResult{Section: section, Round: 1, Board: p.Board, Who: p.Sides[0], Result: steps.Result{first, second}})
	}
	theirs := func(first, second model.Outcome) {
		t.Helper()
		must.Do(t, set(b, 0, first, second))
		meets(t, "the result of the other does not come", func() bool { return result(a, 0) == result(b, 0) }, a, b)
	}
	theirs(model.Win, model.Loss)
	stands := result(b, 0)
	now = now.Add(900 * time.Millisecond)
	if err := set(a, 0, model.Loss, model.Win); !errors.As(err, new(*sharing.Conflict)) || result(a, 0) != stands {
		t.Errorf("a result that nobody can have seen was overwritten: %v, %s", err, result(a, 0))
	}
	if err := set(a, 1, model.Loss, model.Win); err != nil {
		t.Errorf("another board: %v", err)
	}
	if err := set(a, 1, model.Win, model.Loss); err != nil {
		t.Errorf("a correction of one's own step: %v", err)
	}
	meets(t, "nobody is asked which result stands", func() bool { return a.asked() }, a)
	a.tapped(words.Say("share.keepTheirs"))
	if result(a, 0) != stands {
		t.Errorf("theirs was kept, and the result is %s", result(a, 0))
	}
	now = now.Add(time.Minute)
	theirs(model.Draw, model.Draw)
	now = now.Add(time.Second)
	if err := set(a, 0, model.Loss, model.Win); err != nil {
		t.Errorf("a second later: %v", err)
	}
}
