package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/kit/grid"
)

// TestTheKeysOfASpreadsheet: in the players, the crosstable and the standings Home and End
// go along the line, with Ctrl to the corners, Ctrl with an arrow to the edge of what is
// filled; with Shift all of them mark, and what is marked is copied.
func TestTheKeysOfASpreadsheet(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("scholastic.wallchart")
	b.win.Resize(fyne.NewSize(1000, 650))
	for _, screen := range []string{"players", "crosstable", "standings"} {
		b.show(screen)
		g := b.screen.Focus().(*grid.Grid)
		tb := g.Table()
		rows, cols, name := len(tb.Rows)-1, len(tb.Columns)-1, tb.Column("name")
		last := rows // that is filled
		if tb.Rows[rows].Last {
			last--
		}
		at := func(keys string, row, col int) {
			t.Helper()
			if r, c, _ := g.Selected(); r != row || c != col {
				t.Errorf("%s: %s goes to %d, %d; want %d, %d", screen, keys, r, c, row, col)
			}
		}
		marked := func(keys string, want grid.Range) {
			t.Helper()
			if r, _ := g.Range(); r != want {
				t.Errorf("%s: %s marks %+v, want %+v", screen, keys, r, want)
			}
		}
		g.Select(3, name)
		b.press(fyne.KeyEnd, 0)
		at("End", 3, cols)
		b.press(fyne.KeyHome, 0)
		at("Home", 3, 0)
		b.press(fyne.KeyEnd, ctrl)
		at("Ctrl+End", rows, cols)
		b.press(fyne.KeyHome, ctrl)
		at("Ctrl+Home", 0, 0)
		g.Select(3, name)
		b.press(fyne.KeyDown, ctrl)
		at("Ctrl+Down", last, name)
		b.press(fyne.KeyUp, ctrl)
		at("Ctrl+Up", 0, name)
		b.press(fyne.KeyPageDown, 0)
		page, _, _ := g.Selected()
		if page < 5 || page >= last {
			t.Errorf("%s: a page is %d lines of %d", screen, page, last)
		}
		b.press(fyne.KeyPageUp, 0)
		at("PgUp", 0, name)
		b.press(fyne.KeyPageDown, fyne.KeyModifierShift)
		marked("Shift+PgDn", grid.Range{Top: 0, Left: name, Bottom: page, Right: name})
		g.Select(3, name)
		b.press(fyne.KeyRight, fyne.KeyModifierShift)
		b.press(fyne.KeyDown, fyne.KeyModifierShift)
		marked("Shift+Right, Shift+Down", grid.Range{Top: 3, Left: name, Bottom: 4, Right: name + 1})
		b.run(b.command("edit.cells.copy"))
		if got := grid.ParseTSV(b.fyne.Clipboard().Content()); len(got) != 2 || len(got[1]) != 2 || got[1][0] != tb.Rows[4].Cells[name].Text {
			t.Errorf("%s: copied is %q", screen, got)
		}
		b.press(fyne.KeyDown, ctrl|fyne.KeyModifierShift)
		if r, _ := g.Range(); r.Top != 3 || r.Bottom != last || r.Columns() != 2 {
			t.Errorf("%s: Ctrl+Shift+Down marks %+v", screen, r)
		}
		g.Select(3, name)
		b.press(fyne.KeyHome, ctrl|fyne.KeyModifierShift)
		marked("Ctrl+Shift+Home", grid.Range{Top: 0, Left: 0, Bottom: 3, Right: name})
		b.press(fyne.KeyEnd, ctrl|fyne.KeyModifierShift)
		marked("Ctrl+Shift+End", grid.Range{Top: 3, Left: name, Bottom: rows, Right: cols})
		g.TypedShortcut(&fyne.ShortcutSelectAll{})
		marked("Ctrl+A", grid.Range{Bottom: rows, Right: cols})
		b.press(fyne.KeyEscape, 0)
		marked("Escape", grid.Range{Top: rows, Left: cols, Bottom: rows, Right: cols})
	}
}

// TestNamesStayInSight: in the smallest window, at the right end of the players and of the
// crosstable, whose line it is still stands at the left.
func TestNamesStayInSight(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("scholastic.wallchart")
	b.win.Resize(fyne.NewSize(1000, 650))
	player := b.state.Section.Players[0]
	player.Name = "Abendroth-Featherstonehaugh, Maximiliane Konstanze"
	must.Do(t, b.Do(steps.EditPlayer{Section: b.state.Section.ID, Player: player}))
	for _, screen := range []string{"players", "crosstable"} {
		b.show(screen)
		g := b.screen.Focus().(*grid.Grid)
		tb := g.Table()
		name, last := tb.Column("name"), len(tb.Columns)-1
		before, size := g.CellRect(0, name)
		edge, _ := g.CellRect(0, last)
		if edge.X < g.Size().Width {
			t.Errorf("%s: all columns are in sight; the last begins at %g of %g", screen, edge.X, g.Size().Width)
		}
		g.Select(0, 0)
		b.press(fyne.KeyEnd, 0)
		after, _ := g.CellRect(0, name)
		end, w := g.CellRect(0, last)
		if after != before || end.X < after.X+size.Width || end.X+w.Width > g.Size().Width {
			t.Errorf("%s: at the right end the name is at %v, it was at %v; the last column at %v of %v", screen, after, before, end, g.Size())
		}
	}
}

// TestADoubleClickFitsAColumn: at the edge of a heading, also after it was dragged.
func TestADoubleClickFitsAColumn(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("scholastic.wallchart")
	s := b.inPlayers("rating")
	col := columnIn(s, "rating")
	width := func() float32 { _, size := s.Grid.CellRect(0, col); return size.Width }
	fits := width()
	edge := func(dx float32) {
		at, size := s.Grid.CellRect(0, col)
		press := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
		press.Position = fyne.NewPos(at.X+size.Width, 8)
		s.Grid.MouseDown(press)
		if dx != 0 {
			s.Grid.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: press.Position.AddXY(dx, 0)}})
		}
		press.Position = press.Position.AddXY(dx, 0)
		s.Grid.MouseUp(press)
	}
	edge(60)
	if got := width(); got < fits+50 {
		t.Errorf("dragged by 60 the column has %g of %g", got, fits)
	}
	edge(0)
	edge(0)
	if got := width(); got != fits {
		t.Errorf("a double click leaves %g, not %g", got, fits)
	}
	if id, _ := s.Grid.Sorted(); id != "" {
		t.Errorf("the list is sorted by %s", id)
	}
}
