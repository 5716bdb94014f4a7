package grid

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"wallchart/export/table"
	"wallchart/ui/kit/words"
)

func (m *Pointer) mouseMoved(ev *desktop.MouseEvent) {
	if m.overOffer = m.buttons.overStrip(ev.Position); m.overOffer {
		return
	}
	if m.hover(ev.Position) {
		m.screen.Refresh()
		m.point(ev.AbsolutePosition)
	}
}

// point tells OnPoint what the pointer is over.
func (m *Pointer) point(at fyne.Position) {
	if m.OnPoint != nil {
		m.OnPoint(m.hoverRow, m.hoverCol, at, m.hoverOn && m.hoverRow != Heading)
	}
}

func (m *Pointer) mouseOut() {
	m.overOffer = m.buttons.overStrip(fyne.NewPos(-1, -1))
	if m.hover(fyne.NewPos(-1, -1)) {
		m.screen.Refresh()
		m.point(fyne.Position{})
	}
}

// hover notes what the pointer is over, tells OnHover and says whether it changed.
func (m *Pointer) hover(p fyne.Position) bool {
	v := m.pane.view()
	m.overEdge = m.grip.kind == gripEdge || m.pane.edgeAt(&v, p) >= 0
	row, col, ok := m.pane.cellAt(p)
	if ok == m.hoverOn && (!ok || row == m.hoverRow && col == m.hoverCol) {
		return false
	}
	m.hoverRow, m.hoverCol, m.hoverOn = row, col, ok
	m.invites = ok && len(m.buttons.offers(row, col)) > 0
	if m.OnHover != nil {
		if ok {
			m.OnHover(m.said(row, col))
		} else {
			m.OnHover(table.Ref{}, "")
		}
	}
	return true
}

// hush takes back what was said of the cell under the pointer: whoever types
// looks at another one, and the pointer stays where it was left.
func (m *Pointer) hush() {
	if m.hoverOn && m.OnHover != nil {
		m.OnHover(table.Ref{}, "")
	}
	if m.hoverOn && m.OnPoint != nil {
		m.OnPoint(0, 0, fyne.Position{}, false)
	}
}

// said is what there is to say about a cell or heading.
func (m *Pointer) said(row, col int) (table.Ref, string) {
	c := &m.contents.table.Columns[col]
	room := m.pane.colX[col+1] - m.pane.colX[col] - 2*m.pane.sizes.padX + 1
	if row == Filters {
		return c.Ref, words.Say("grid.filterTip")
	}
	if row == Heading {
		return c.Ref, join(m.whole(c.Title, room, true), c.Tip)
	}
	cell, _ := m.refusals.shown(row, col)
	k := lookOf(m.contents.table.Rows[row].Mark, cell.Mark, col == 0)
	if k.sign() {
		room -= m.pane.sizes.sign + m.pane.sizes.gap
	}
	return m.contents.ref(row, col), join(m.whole(cell.Text, room, k.bold), cell.Tip)
}

// whole returns s if the grid shows it shortened.
func (m *Pointer) whole(s string, room float32, bold bool) string {
	if m.pane.ruler.fit(s, room, m.pane.sizes.text, bold) == s {
		return ""
	}
	return s
}

// Cursor shows where a column can be made wider, and where a click enters something.
func (m *Pointer) Cursor() desktop.Cursor {
	switch {
	case m.overOffer, m.hoverOn && m.invites:
		return desktop.PointerCursor
	case m.overEdge:
		return desktop.HResizeCursor
	}
	return desktop.DefaultCursor
}

// followHover forgets the cell under the pointer where another table has none there.
func (m *Pointer) followHover() {
	m.hoverOn = m.hoverOn && m.contents.has(max(m.hoverRow, 0), m.hoverCol)
}

func join(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + " · " + b
}
