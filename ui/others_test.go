package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/words"
)

// TestWhoIsAtWhichBoard: a window sees at which board another one is at work, and which board it has altered until something is done here.
func TestWhoIsAtWhichBoard(t *testing.T) {
	a, b := begin(t), open(t)
	a.press(fyne.KeyF6, 0)
	joins(t, b, shares(t, a), "door")
	here, there := a.onRounds(), b.onRounds()
	there.selectResult(1)
	mine := func(row int, column string) table.Cell {
		tb := here.grid.Table()
		return tb.Rows[row].Cells[tb.Column(column)]
	}
	said := words.Say("share.atBoard", there.at(1).Board, "door")
	meets(t, "it is not said where the other is", func() bool { return strings.HasPrefix(here.hint.Text(), said) }, a, b)
	if c := mine(1, "board"); c.Mark != table.Elsewhere || c.Tip != said {
		t.Errorf("the board of the other is marked %v, %q", c.Mark, c.Tip)
	}
	if c := mine(0, "board"); c.Mark != table.Plain {
		t.Errorf("another board is marked %v", c.Mark)
	}

	p := there.at(1)
	if err := b.Do(journal.SetResult{Section: a.state.Section.ID, Round: 1, Board: p.Board, Who: p.Sides[0],
		Result: journal.Result{model.Win, model.Loss}}); err != nil {
		t.Fatal(err)
	}
	meets(t, "the board that was altered does not light up", func() bool { return mine(1, "result").Mark == table.Changed }, a, b)
	if c := mine(1, "result"); !strings.HasPrefix(c.Tip, "door: ") {
		t.Errorf("who has altered it is not said: %q", c.Tip)
	}
	here.selectResult(0)
	a.typed("1")
	if c := mine(1, "result"); c.Mark == table.Changed {
		t.Error("it is lit after a step of one's own")
	}

	b.show("players")
	meets(t, "the other is still said to be at a board", func() bool { return here.hint.Text() == here.keys }, a, b)
	if c := mine(1, "board"); c.Mark != table.Plain {
		t.Errorf("its board is still marked %v", c.Mark)
	}
}
