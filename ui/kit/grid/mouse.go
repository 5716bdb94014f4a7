package grid

import (
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// grip is what the held mouse button moves.
type grip struct {
	kind   gripKind
	col    int
	from   float32 // pointer when it was taken
	start  float32 // width or offset when it was taken
	moved  bool
	offers bool // a click that ends here opens what the cell offers
	// What is dragged onto another cell, and the cell it is over; -1 for none.
	row, toRow, toCol int
}

type gripKind uint8

const (
	gripNone gripKind = iota
	gripCells
	gripGrab
	gripEdge
	gripTitle
	gripDown
	gripAcross
	gripOffer
)

// click remembers the last press, to know a double click. The grid does not
// implement fyne.DoubleTappable because every single tap would then be held
// back until a second one is out of the question.
type click struct {
	at       time.Time
	row, col int
}

func (g *Grid) double(row, col int) bool {
	now := g.now()
	again := g.click.row == row && g.click.col == col &&
		now.Sub(g.click.at) <= fyne.CurrentApp().Driver().DoubleTapDelay()
	g.click = click{now, row, col}
	if again {
		g.click.at = time.Time{}
	}
	return again
}

// mouseDown selects, or takes hold of a heading's edge or a scroll bar.
func (g *Grid) mouseDown(ev *desktop.MouseEvent) {
	g.grip = grip{}
	if g.clickChoice(ev.Position) {
		focusOn(g, g)
		return
	}
	if g.pressStrip(ev.Position, ev.Button != desktop.MouseButtonSecondary) {
		return
	}
	refused := g.edit.open && !g.Commit()
	// Also where a refused text stays in the editor: the driver takes the keyboard
	// from what is not under the pointer, and the grid passes keys on.
	focusOn(g, g)
	primary := ev.Button != desktop.MouseButtonSecondary
	v := g.view()
	if primary && (g.takeBar(&v, ev.Position) || g.takeEdge(&v, ev.Position)) {
		g.Refresh()
		return
	}
	row, col, ok := g.cellAt(ev.Position)
	if !ok || refused && (g.edit.waits || row == g.edit.row && col == g.edit.col) {
		return
	}
	if refused {
		aside := g.setAside()
		defer func() { g.tellProblem(aside) }() // past what is said of the cell that was clicked
	}
	if row == Filters {
		g.editFilter(col)
		return
	}
	if row == Heading {
		if primary {
			g.grip = grip{kind: gripTitle, col: col}
		}
		return
	}
	if !primary {
		if sel, ok := g.ranged(); !ok || !sel.holds(row, col) && (sel.Rows() == 1 || !g.selected(row)) {
			g.moveTo(row, col, false)
		}
		return
	}
	g.moveTo(row, col, ev.Modifier&fyne.KeyModifierShift != 0)
	if g.double(row, col) {
		g.open()
		return
	}
	g.grip = grip{kind: gripCells, offers: ev.Modifier == 0}
	if g.OnDrop != nil && g.OnGrab != nil && ev.Modifier == 0 && g.OnGrab(row, col) {
		g.grip = grip{kind: gripGrab, row: row, col: col, toRow: -1}
	}
}

// mouseUp ends a movement; a heading pressed and released is a click on it.
func (g *Grid) mouseUp(ev *desktop.MouseEvent) {
	held := g.grip
	g.grip = grip{}
	if held.moved { // what was dragged is not half of a double click
		g.click = click{}
	}
	if held.kind == gripTitle {
		if row, col, ok := g.cellAt(ev.Position); ok && row == Heading && col == held.col {
			g.tapHeading(col)
		}
	}
	if held.kind == gripOffer || held.kind == gripCells && held.offers && !held.moved {
		g.clickOffer(held, ev.Position)
	}
	if held.kind == gripGrab && held.moved && held.toRow >= 0 {
		g.OnDrop(held.row, held.col, held.toRow, held.toCol)
	}
	if held.kind == gripDown || held.kind == gripAcross || held.kind == gripGrab {
		g.Refresh()
	}
}

// tapHeading hands a click on a heading on, or sorts.
func (g *Grid) tapHeading(col int) {
	if g.OnHeading != nil {
		g.OnHeading(col)
		return
	}
	g.SortBy(col)
}

// takeBar takes hold of a scroll bar's thumb; a press beside it moves by a page.
func (g *Grid) takeBar(v *view, p fyne.Position) bool {
	down, across := g.bars(v)
	switch {
	case v.tall && p.X >= v.w && p.Y < v.h:
		if p.Y < down[1] || p.Y >= down[1]+down[3] {
			page := v.h - g.sizes.head - g.sizes.row
			g.scrollBy(0, float32(math.Copysign(float64(page), float64(p.Y-down[1]))))
			return true
		}
		g.grip = grip{kind: gripDown, from: p.Y, start: g.offY}
		return true
	case v.wide && p.Y >= v.h && p.Y < v.h+g.sizes.bar && p.X < v.w:
		if p.X < across[0] || p.X >= across[0]+across[2] {
			page := v.w - v.frozenW
			g.scrollBy(float32(math.Copysign(float64(page)*0.8, float64(p.X-across[0]))), 0)
			return true
		}
		g.grip = grip{kind: gripAcross, from: p.X, start: g.offX}
		return true
	}
	return false
}

// takeEdge takes hold of a heading's edge; a double click lets the contents decide again.
func (g *Grid) takeEdge(v *view, p fyne.Position) bool {
	c := g.edgeAt(v, p)
	if c < 0 || g.table.Columns[c].ID == "" {
		return false
	}
	if g.double(Heading, c) {
		delete(g.widths, g.table.Columns[c].ID)
		g.measure()
		return true
	}
	g.grip = grip{kind: gripEdge, col: c, from: p.X, start: g.colX[c+1] - g.colX[c]}
	return true
}

// dragged moves what mouseDown took hold of.
func (g *Grid) dragged(ev *fyne.DragEvent) {
	p, v := ev.Position, g.view()
	g.grip.moved = true
	switch g.grip.kind {
	case gripEdge:
		w := max(g.sizes.least, g.grip.start+p.X-g.grip.from)
		g.widen(g.grip.col, w)
		g.Refresh()
	case gripDown:
		_, reach := g.reach(&v)
		down, _ := g.bars(&v)
		if free := v.h - g.sizes.head - down[3]; free > 0 {
			g.scrollBy(0, g.grip.start+(p.Y-g.grip.from)*reach/free-g.offY)
		}
		g.Refresh()
	case gripAcross:
		reach, _ := g.reach(&v)
		_, across := g.bars(&v)
		if free := v.w - v.frozenW - across[2]; free > 0 {
			g.scrollBy(g.grip.start+(p.X-g.grip.from)*reach/free-g.offX, 0)
		}
		g.Refresh()
	case gripGrab:
		g.dragOver(&v, p)
	case gripCells:
		g.dragRange(&v, p)
	}
}

// dragOver notes the cell that what is dragged is over, scrolling a row at a time when
// it is held above or below the rows.
func (g *Grid) dragOver(v *view, p fyne.Position) {
	switch {
	case p.Y < g.sizes.head:
		g.scrollBy(0, -g.sizes.row)
	case p.Y >= v.h:
		g.scrollBy(0, g.sizes.row)
	}
	row, col, ok := g.cellAt(p)
	if !ok || row < 0 || row == g.grip.row && col == g.grip.col {
		row, col = -1, -1
	}
	g.grip.toRow, g.grip.toCol = row, col
	g.Refresh()
}

func (g *Grid) dragEnd() {
	g.grip = grip{}
	g.Refresh()
}

// tappedSecondary asks for the context menu.
func (g *Grid) tappedSecondary(ev *fyne.PointEvent) {
	if row, col, ok := g.cellAt(ev.Position); ok && g.OnMenu != nil {
		g.OnMenu(row, col, ev.AbsolutePosition)
	}
}
