package ui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"wallchart/model"
	"wallchart/ui/kit/grid"
)

// pointAt moves the pointer to the middle of a cell.
func pointAt(g *grid.Grid, row, col int) {
	at, _ := g.CellRect(row, col)
	at = at.AddXY(8, 8)
	g.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at, AbsolutePosition: at}})
}

// said are the texts of the card beside the pointer.
func (p *pointer) said() string {
	var all []string
	var texts func(o fyne.CanvasObject)
	texts = func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *canvas.Text:
			all = append(all, o.Text)
		case *fyne.Container:
			for _, inner := range o.Objects {
				texts(inner)
			}
		}
	}
	texts(p.layer)
	return strings.Join(all, " ")
}

// TestPointingAtANameShowsItsHistory: in standings, players and rounds, on the name alone; it goes with the pointer, and
// rests while a dialog is open.
func TestPointingAtANameShowsItsHistory(t *testing.T) {
	b := open(t)
	b.openSample("scholastic.wallchart")
	const brooks = "Brooks, Kofi 1 Novak, Paula win 1.0 2 Yilmaz, Ben win 2.0 3 Foster, Carlos loss 2.0 4 Tanaka, Jaya win 3.0 " +
		"5 Hassan, Uma win 4.0"
	want := func(where string, ok bool) {
		t.Helper()
		got := strings.NewReplacer("White ", "", "Black ", "").Replace(b.pointer.said())
		if ok && got != brooks || !ok && got != "" {
			t.Errorf("%s: %q", where, got)
		}
	}
	b.show("standings")
	tb := b.table().grid.Table()
	at := 3 // 4th place
	pointAt(b.table().grid, at, tb.Column("name"))
	want("on the name", true)
	pointAt(b.table().grid, at, 0)
	want("on the place", false)
	pointAt(b.table().grid, at, tb.Column("name"))
	b.table().grid.MouseOut()
	want("the pointer has gone", false)
	b.show("players")
	players := b.screen.(*playerScreen)
	tb = players.grid.Table()
	pointAt(players.grid, 2, tb.Column("name"))
	want("among the players", true)
	players.grid.MouseOut()
	b.show("rounds")
	rounds := b.onRounds()
	rounds.turnTo(1)
	tb = rounds.grid.Table()
	for r := range tb.Rows {
		for _, name := range []string{"first", "second"} {
			if col := tb.Column(name); rounds.whose(r, col) == b.state.Section.Players[2].ID {
				pointAt(rounds.grid, r, col)
			}
		}
	}
	want("on a board", true)
	rounds.grid.MouseOut()
	b.finder.open()
	pointAt(rounds.grid, 0, tb.Column("first"))
	want("under a dialog", false)
	if got := rounds.whose(0, tb.Column("result")); got != model.ID(0) {
		t.Errorf("a result is %d's name", got)
	}
}

// TestHistoryByKey: F7 shows it in the panel, on every table; without a row it says what to do; it can be printed.
func TestHistoryByKey(t *testing.T) {
	r := try(t, afterOne())
	s := newStandingsScreen(r.tables())
	r.put(s)
	s.desk.why.history(r.st, 0)
	want := []string{"Ash", "Opponent, points so far, and below colour and result", "R1  Cai  1.0  White, win"}
	if got := s.desk.why.text; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	b := open(t)
	b.openSample("scholastic.wallchart")
	b.show("standings")
	b.rows(3, 3)
	b.press(fyne.KeyF7, 0)
	if got := b.whyText(); !strings.HasPrefix(got, "Brooks, Kofi\n") || !strings.Contains(got, "R5  Hassan, Uma  4.0") {
		t.Errorf("F7: %q", got)
	}
	if len(b.why.pages()) != 1 || b.why.pages()[0].Title != "Brooks, Kofi" {
		t.Errorf("to be printed: %+v", b.why.pages())
	}
}
