package grid

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"wallchart/export/table"
	"wallchart/ui/kit/words"
)

func (g *Grid) mouseMoved(ev *desktop.MouseEvent) {
	if g.overOffer = g.overStrip(ev.Position); g.overOffer {
		return
	}
	if g.hover(ev.Position) {
		g.Refresh()
		g.point(ev.AbsolutePosition)
	}
}

// point tells OnPoint what the pointer is over.
func (g *Grid) point(at fyne.Position) {
	if g.OnPoint != nil {
		g.OnPoint(g.hoverRow, g.hoverCol, at, g.hoverOn && g.hoverRow != Heading)
	}
}

func (g *Grid) mouseOut() {
	g.overOffer = g.overStrip(fyne.NewPos(-1, -1))
	if g.hover(fyne.NewPos(-1, -1)) {
		g.Refresh()
		g.point(fyne.Position{})
	}
}

// hover notes what the pointer is over, tells OnHover and says whether it changed.
func (g *Grid) hover(p fyne.Position) bool {
	v := g.view()
	g.overEdge = g.grip.kind == gripEdge || g.edgeAt(&v, p) >= 0
	row, col, ok := g.cellAt(p)
	if ok == g.hoverOn && (!ok || row == g.hoverRow && col == g.hoverCol) {
		return false
	}
	g.hoverRow, g.hoverCol, g.hoverOn = row, col, ok
	g.invites = ok && len(g.offers(row, col)) > 0
	if g.OnHover != nil {
		if ok {
			g.OnHover(g.said(row, col))
		} else {
			g.OnHover(table.Ref{}, "")
		}
	}
	return true
}

// hush takes back what was said of the cell under the pointer: whoever types
// looks at another one, and the pointer stays where it was left.
func (g *Grid) hush() {
	if g.hoverOn && g.OnHover != nil {
		g.OnHover(table.Ref{}, "")
	}
	if g.hoverOn && g.OnPoint != nil {
		g.OnPoint(0, 0, fyne.Position{}, false)
	}
}

// said is what there is to say about a cell or heading.
func (g *Grid) said(row, col int) (table.Ref, string) {
	c := &g.table.Columns[col]
	room := g.colX[col+1] - g.colX[col] - 2*g.sizes.padX + 1
	if row == Filters {
		return c.Ref, words.Say("grid.filterTip")
	}
	if row == Heading {
		return c.Ref, join(g.whole(c.Title, room, true), c.Tip)
	}
	cell, _ := g.shown(row, col)
	k := lookOf(g.table.Rows[row].Mark, cell.Mark, col == 0)
	if k.sign() {
		room -= g.sizes.sign + g.sizes.gap
	}
	return g.ref(row, col), join(g.whole(cell.Text, room, k.bold), cell.Tip)
}

// whole returns s if the grid shows it shortened.
func (g *Grid) whole(s string, room float32, bold bool) string {
	if g.ruler.fit(s, room, g.sizes.text, bold) == s {
		return ""
	}
	return s
}

func join(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + " · " + b
}

// Cursor shows where a column can be made wider, and where a click enters something.
func (g *Grid) Cursor() desktop.Cursor {
	switch {
	case g.overOffer, g.hoverOn && g.invites:
		return desktop.PointerCursor
	case g.overEdge:
		return desktop.HResizeCursor
	}
	return desktop.DefaultCursor
}
