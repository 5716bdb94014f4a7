package ui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"wallchart/ui/explain"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/grid"
	"wallchart/ui/people"
	"wallchart/ui/tables"
)

// pointAt moves the pointer to the middle of a cell.
func pointAt(g *grid.Grid, row, col int) {
	at, _ := g.CellRect(row, col)
	at = at.AddXY(8, 8)
	g.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at, AbsolutePosition: at}})
}

// pointerSays are the texts of the card beside the pointer.
func pointerSays(p *explain.Pointer) string {
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
	texts(p.Layer)
	return strings.Join(all, " ")
}

// TestPointingAtANameShowsItsHistory: in standings, players and rounds, on the name alone; it goes with the pointer, and
// rests while a dialog is open.
func TestPointingAtANameShowsItsHistory(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("scholastic.wallchart")
	const brooks = "Brooks, Kofi 1 Novak, Paula win 1.0 2 Yilmaz, Ben win 2.0 3 Foster, Carlos loss 2.0 4 Tanaka, Jaya win 3.0 " +
		"5 Hassan, Uma win 4.0"
	want := func(where string, ok bool) {
		t.Helper()
		got := strings.NewReplacer("White ", "", "Black ", "").Replace(pointerSays(b.pointer))
		if ok && got != brooks || !ok && got != "" {
			t.Errorf("%s: %q", where, got)
		}
	}
	b.show("standings")
	tb := b.stage().Table().Grid.Table()
	at := 3 // 4th place
	pointAt(b.stage().Table().Grid, at, tb.Column("name"))
	want("on the name", true)
	pointAt(b.stage().Table().Grid, at, 0)
	want("on the place", false)
	pointAt(b.stage().Table().Grid, at, tb.Column("name"))
	b.stage().Table().Grid.MouseOut()
	want("the pointer has gone", false)
	b.show("players")
	players := b.screen.(*people.Players)
	tb = players.Grid.Table()
	pointAt(players.Grid, 2, tb.Column("name"))
	want("among the players", true)
	players.Grid.MouseOut()
	b.show("rounds")
	rounds := b.onRounds()
	rounds.TurnTo(1)
	tb = rounds.Grid.Table()
	for r := range tb.Rows {
		for _, name := range []string{"first", "second"} {
			if col := tb.Column(name); strings.Contains(tb.Rows[r].Cells[col].Text, b.state.Section.Players[2].Name) {
				pointAt(rounds.Grid, r, col)
			}
		}
	}
	want("on a board", true)
	pointAt(rounds.Grid, 0, tb.Column("result"))
	want("on a result", false)
	rounds.Grid.MouseOut()
	b.finder.open()
	pointAt(rounds.Grid, 0, tb.Column("first"))
	want("under a dialog", false)
}

// TestHistoryByKey: F7 shows it in the panel, on every table; without a row it says what to do; it can be printed.
func TestHistoryByKey(t *testing.T) {
	r := try(t, hosttest.AfterOne())
	s := tables.NewStandings(r)
	r.Put(s)
	r.Why().History(r.St, 0)
	want := []string{"Ash", "Opponent, points so far, and below colour and result", "R1  Cai  1.0  White, win"}
	if got := r.Why().Text; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	b := open(t)
	b.stage().OpenSample("scholastic.wallchart")
	b.show("standings")
	b.stage().Rows(3, 3)
	b.press(fyne.KeyF7, 0)
	if got := b.whyText(); !strings.HasPrefix(got, "Brooks, Kofi\n") || !strings.Contains(got, "R5  Hassan, Uma  4.0") {
		t.Errorf("F7: %q", got)
	}
	if len(b.why.Pages()) != 1 || b.why.Pages()[0].Title != "Brooks, Kofi" {
		t.Errorf("to be printed: %+v", b.why.Pages())
	}
}
