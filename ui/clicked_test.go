package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"wallchart/model"
	"wallchart/ui/boards"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
	"wallchart/ui/windowtest"
)

// pointing is the hand on the mouse, in a table.
type pointing struct {
	windowtest.Hand
	t *testing.T
}

func point(t *testing.T, w fyne.Window) *pointing {
	return &pointing{windowtest.Hand{Window: w}, t}
}

// within is a place of an object on the canvas.
func within(o fyne.CanvasObject, at fyne.Position, size fyne.Size) fyne.Position {
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(o).Add(at).AddXY(size.Width/2, size.Height/2)
}

// cell is the middle of a cell on the canvas.
func (p *pointing) cell(g *grid.Grid, row int, column string) fyne.Position {
	t := g.Table()
	at, size := g.CellRect(row, t.Column(column))
	return within(g, at, size)
}

// chooses clicks on a button of the strip that is open.
func (p *pointing) chooses(g *grid.Grid, text string) {
	p.t.Helper()
	_, _, texts := g.Offering()
	for i, s := range texts {
		if s == text {
			at, size := g.OfferRect(i)
			p.Click(within(g, at, size), desktop.MouseButtonPrimary)
			return
		}
	}
	p.t.Fatalf("the strip offers %q and not %q", texts, text)
}

// menu reads the lines of the menu that is open on top, and clicks on the one that begins like that.
func (p *pointing) menu(path ...string) {
	p.t.Helper()
	for _, begins := range path {
		var all []string
		var found fyne.CanvasObject
		eachObject(p.Window.Canvas().Overlays().Top(), func(o fyne.CanvasObject) {
			if l, ok := o.(interface{ Tapped(*fyne.PointEvent) }); ok {
				text := textsOf(l.(fyne.CanvasObject))
				if all = append(all, text); strings.HasPrefix(text, begins) {
					found = o // the innermost of those that hold it
				}
			}
		})
		if found == nil {
			p.t.Fatalf("the menu has %q and not %q", all, begins)
		}
		at := within(found, fyne.Position{}, found.Size())
		p.Move(at)
		p.Click(at, desktop.MouseButtonPrimary)
	}
}

// eachObject goes through all that can be seen.
func eachObject(o fyne.CanvasObject, do func(fyne.CanvasObject)) {
	if o == nil || !o.Visible() {
		return
	}
	do(o)
	switch o := o.(type) {
	case *fyne.Container:
		for _, in := range o.Objects {
			eachObject(in, do)
		}
	case fyne.Widget:
		for _, in := range test.WidgetRenderer(o).Objects() {
			eachObject(in, do)
		}
	}
}

// TestARoundByMouse plays a round without a key: a click on each result, one on what it is. The next open board offers its own; a
// forfeit stands behind the fourth button, a result that is there is replaced, and undo takes one back.
func TestARoundByMouse(t *testing.T) {
	b := begin(t)
	b.do("round.pair")
	b.win.Resize(fyne.NewSize(1000, 650))
	g, p := b.rounds().Grid, point(t, b.win)
	p.Click(p.cell(g, 0, "result"), desktop.MouseButtonPrimary)
	if row, _, texts := g.Offering(); row != 0 || strings.Join(texts, "|") != "1-0|½-½|0-1|…" {
		t.Fatalf("a click on the first result offers %q in row %d", texts, row)
	}
	p.chooses(g, "1-0")
	if row, _, texts := g.Offering(); row != 1 || len(texts) == 0 || b.results()[0] != "1-0" {
		t.Fatalf("after it row %d offers %q, the boards show %q; %s", row, texts, b.results(), b.status.left.Text)
	}
	p.chooses(g, "½-½")
	p.chooses(g, "…")
	p.menu("+ -")
	if got := strings.Join(b.results(), "|"); got != "1-0|½-½|+ -" || b.asked() {
		t.Fatalf("after three boards they show %q", got)
	}
	if _, _, texts := g.Offering(); len(texts) > 0 {
		t.Errorf("with every board in, %q is offered", texts)
	}
	p.Rest()
	p.Click(p.cell(g, 1, "result"), desktop.MouseButtonPrimary)
	p.chooses(g, "0-1")
	if got := b.results()[1]; got != "0-1" {
		t.Errorf("replaced, the second board shows %q", got)
	}
	b.do("edit.undo")
	p.Rest()
	if got := b.results()[1]; got != "½-½" {
		t.Errorf("undone, the second board shows %q", got)
	}
	p.Click(p.cell(g, 1, "result"), desktop.MouseButtonPrimary)
	p.chooses(g, "…")
	p.menu(words.Say("menu.cell.clear"))
	if got := b.results()[1]; got != "" {
		t.Errorf("cleared, the second board shows %q", got)
	}
}

// TestARoundByContextMenu: the menu of a board begins with its results, named by who wins.
func TestARoundByContextMenu(t *testing.T) {
	b := begin(t)
	b.do("round.pair")
	b.win.Resize(fyne.NewSize(1000, 650))
	g, p := b.rounds().Grid, point(t, b.win)
	for row, path := range [][]string{{"1-0   Anna wins"}, {"½-½   Draw"}, {words.Say("result.other"), "- +   Finn wins by forfeit"}} {
		if row == 2 {
			tb := g.Table()
			path[1] = "- +   " + tb.Rows[2].Cells[tb.Column("second")].Text + " wins by forfeit"
		}
		p.Click(p.cell(g, row, "result"), desktop.MouseButtonSecondary)
		p.menu(path...)
		if row < 2 {
			if at, _, _ := g.Selected(); at != row+1 {
				t.Errorf("after board %d the caret is in row %d", row+1, at)
			}
		}
	}
	if got := strings.Join(b.results(), "|"); got != "1-0|½-½|- +" {
		t.Errorf("the boards show %q; %s", got, b.status.left.Text)
	}
}

// TestTheMouseGoesTheWayOfTheKeys: a locked board refuses with the same words, a second entry compares, and who has a bye is offered
// nothing.
func TestTheMouseGoesTheWayOfTheKeys(t *testing.T) {
	b := begin(t)
	b.do("round.pair")
	g, p := b.rounds().Grid, point(t, b.win)
	b.mark("result", 0)
	b.do("round.lock")
	b.typed("1")
	byKey := b.status.left.Text
	b.status.say("")
	p.Click(p.cell(g, 0, "result"), desktop.MouseButtonPrimary)
	p.chooses(g, "1-0")
	if got := b.status.left.Text; got != byKey || b.results()[0] != "" {
		t.Errorf("a locked board: the key says %q, the mouse %q; it shows %q", byKey, got, b.results()[0])
	}
	b.mark("result", 0)
	b.do("round.lock")
	b.typed("1=0")
	b.press(fyne.KeyD, ctrl|fyne.KeyModifierShift)
	if b.command("round.second").wording() != words.Say("second.end") {
		t.Fatalf("no second entry of %q: %s", b.results(), b.status.left.Text)
	}
	p.Click(p.cell(g, 0, "result"), desktop.MouseButtonPrimary)
	p.chooses(g, "1-0")
	p.chooses(g, "½-½")
	if !strings.HasPrefix(b.bar(), "Second entry of round 1: 2 of 3 typed.") {
		t.Errorf("the second entry says %q", b.bar())
	}
	p.chooses(g, "1-0")
	if text, _ := b.dialogText(); !strings.Contains(text, "0-1") || !b.asked() {
		t.Errorf("what differs is not asked about: %q", text)
	}
}

// TestAMatchByMouse: a click on a match offers its boards; there each board's result is a click on it and one in its strip, and by the
// context menu the score alone is entered.
func TestAMatchByMouse(t *testing.T) {
	b := openTeam(t)
	b.stage().None()
	b.run(b.command("round.pair"))
	b.show("rounds")
	b.win.Resize(fyne.NewSize(1000, 650))
	g, p := b.rounds().Grid, point(t, b.win)
	p.Click(p.cell(g, 0, "result"), desktop.MouseButtonPrimary)
	p.chooses(g, words.Say("result.boards"))
	m := question[*boards.MatchBoards](b)
	if m == nil {
		t.Fatal("the boards are not opened")
	}
	p.Click(p.cell(m.Grid, 0, "result"), desktop.MouseButtonPrimary)
	p.chooses(m.Grid, "1-0")
	p.chooses(m.Grid, "½-½")
	p.chooses(m.Grid, "0-1")
	p.chooses(m.Grid, "…")
	p.menu("+ -")
	if got := b.results()[0]; got != "2½-1½" && got != "2.5-1.5" {
		t.Errorf("the match shows %q; %s", got, b.dialogs.top().Said())
	}
	b.dialogs.top().Leave()
	p.Click(p.cell(g, 1, "result"), desktop.MouseButtonSecondary)
	p.menu(words.Say("result.score"), "3-1")
	if s := b.state.Section.Rounds[0].Pairings[1].Score; s != [2]model.Points{3 * model.One, model.One} {
		t.Errorf("the second match has %v; %s", s, b.status.left.Text)
	}
}

// TestAClickableResultLooksSo: over a result the pointer is a hand and the cell has a frame; over a name it is as ever.
func TestAClickableResultLooksSo(t *testing.T) {
	b := begin(t)
	b.do("round.pair")
	g, p := b.rounds().Grid, point(t, b.win)
	p.Move(p.cell(g, 1, "result"))
	if g.Cursor() != desktop.PointerCursor {
		t.Error("over a result the pointer is no hand")
	}
	p.Move(p.cell(g, 1, "first"))
	if g.Cursor() != desktop.DefaultCursor {
		t.Error("over a name the pointer is a hand")
	}
}

// textsOf are the words within an object.
func textsOf(o fyne.CanvasObject) string {
	var all []string
	eachObject(o, func(o fyne.CanvasObject) {
		if text, ok := o.(*canvas.Text); ok && text.Text != "" {
			all = append(all, text.Text)
		}
	})
	return strings.Join(all, " ")
}
