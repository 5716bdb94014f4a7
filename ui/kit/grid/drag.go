package grid

import (
	"math"

	"fyne.io/fyne/v2"
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

// takeBar takes hold of a scroll bar's thumb; a press beside it moves by a page.
func (m *Pointer) takeBar(v *view, p fyne.Position) bool {
	down, across := m.pane.bars(v)
	switch {
	case v.tall && p.X >= v.w && p.Y < v.h:
		if p.Y < down[1] || p.Y >= down[1]+down[3] {
			page := v.h - m.pane.sizes.head - m.pane.sizes.row
			m.pane.scrollBy(0, float32(math.Copysign(float64(page), float64(p.Y-down[1]))))
			return true
		}
		m.grip = grip{kind: gripDown, from: p.Y, start: m.pane.offY}
		return true
	case v.wide && p.Y >= v.h && p.Y < v.h+m.pane.sizes.bar && p.X < v.w:
		if p.X < across[0] || p.X >= across[0]+across[2] {
			page := v.w - v.frozenW
			m.pane.scrollBy(float32(math.Copysign(float64(page)*0.8, float64(p.X-across[0]))), 0)
			return true
		}
		m.grip = grip{kind: gripAcross, from: p.X, start: m.pane.offX}
		return true
	}
	return false
}

// takeEdge takes hold of a heading's edge; a double click lets the contents decide again.
func (m *Pointer) takeEdge(v *view, p fyne.Position) bool {
	c := m.pane.edgeAt(v, p)
	if c < 0 || m.contents.table.Columns[c].ID == "" {
		return false
	}
	if m.double(Heading, c) {
		delete(m.pane.widths, m.contents.table.Columns[c].ID)
		m.pane.measure()
		return true
	}
	m.grip = grip{kind: gripEdge, col: c, from: p.X, start: m.pane.colX[c+1] - m.pane.colX[c]}
	return true
}

// dragged moves what mouseDown took hold of.
func (m *Pointer) dragged(ev *fyne.DragEvent) {
	p, v := ev.Position, m.pane.view()
	m.grip.moved = true
	switch m.grip.kind {
	case gripEdge:
		w := max(m.pane.sizes.least, m.grip.start+p.X-m.grip.from)
		m.pane.widen(m.grip.col, w)
		m.screen.Refresh()
	case gripDown:
		_, reach := m.pane.reach(&v)
		down, _ := m.pane.bars(&v)
		if free := v.h - m.pane.sizes.head - down[3]; free > 0 {
			m.pane.scrollBy(0, m.grip.start+(p.Y-m.grip.from)*reach/free-m.pane.offY)
		}
		m.screen.Refresh()
	case gripAcross:
		reach, _ := m.pane.reach(&v)
		_, across := m.pane.bars(&v)
		if free := v.w - v.frozenW - across[2]; free > 0 {
			m.pane.scrollBy(m.grip.start+(p.X-m.grip.from)*reach/free-m.pane.offX, 0)
		}
		m.screen.Refresh()
	case gripGrab:
		m.dragOver(&v, p)
	case gripCells:
		m.dragRange(&v, p)
	}
}

// dragOver notes the cell that what is dragged is over, scrolling a row at a time when
// it is held above or below the rows.
func (m *Pointer) dragOver(v *view, p fyne.Position) {
	switch {
	case p.Y < m.pane.sizes.head:
		m.pane.scrollBy(0, -m.pane.sizes.row)
	case p.Y >= v.h:
		m.pane.scrollBy(0, m.pane.sizes.row)
	}
	row, col, ok := m.pane.cellAt(p)
	if !ok || row < 0 || row == m.grip.row && col == m.grip.col {
		row, col = -1, -1
	}
	m.grip.toRow, m.grip.toCol = row, col
	m.screen.Refresh()
}

// dragRange extends the selection to the cell at the pointer, scrolling a row or a
// column at a time when it is held outside.
func (m *Pointer) dragRange(v *view, p fyne.Position) {
	row, col := m.selection.row, m.selection.col
	switch {
	case p.Y < m.pane.sizes.head:
		row--
	case p.Y >= v.h:
		row++
	default:
		if at := m.pane.rowAt(p.Y); at >= 0 {
			row = at
		}
	}
	switch {
	case p.X < 0:
		col--
	case p.X >= v.w:
		col++
	default:
		if at := m.pane.columnAt(v, p.X); at >= 0 {
			col = at
		}
	}
	if row != m.selection.row || col != m.selection.col {
		m.selection.moveTo(row, col, true)
	}
}

func (m *Pointer) dragEnd() {
	m.grip = grip{}
	m.screen.Refresh()
}
