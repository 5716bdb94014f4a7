package grid

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"wallchart/export/table"
)

// Pointer is the mouse: what is under it, what it holds, and what its clicks mean. It knows everything that can be clicked.
type Pointer struct {
	// OnGrab tells whether what a cell stands for can be dragged with the mouse, and
	// OnDrop is told onto which other cell it was.
	OnGrab func(row, col int) bool
	OnDrop func(row, col, toRow, toCol int)
	// OnHeading is told of a click on a column's heading.
	OnHeading func(col int)
	// OnMenu asks for the context menu, at a position on the canvas; row is Heading on the heading.
	OnMenu func(row, col int, at fyne.Position)
	// OnHover is told what the pointer is over and what there is to say about it: the
	// tip of the cell or column, preceded by the whole text where the cell shows it
	// shortened. It is called once per cell, and with NoRef and "" when the pointer leaves.
	OnHover func(ref table.Ref, tip string)
	// OnPoint is told as often which cell the pointer is over and where it stands on the
	// canvas; ok is false when it has left the cells.
	OnPoint func(row, col int, at fyne.Position, ok bool)

	contents  *Contents
	refusals  *Refusals
	pane      *Pane
	selection *Selection
	typing    *Typing
	arranging *Arranging
	buttons   *Buttons
	screen    screen

	now     func() time.Time
	grip    grip
	click   click
	pressed pressed

	hoverRow  int
	hoverCol  int
	hoverOn   bool
	overEdge  bool
	invites   bool // the cell under the pointer offers something
	overOffer bool // the pointer is over the strip
}

// click remembers the last press, to know a double click. The grid does not
// implement fyne.DoubleTappable because every single tap would then be held
// back until a second one is out of the question.
type click struct {
	at       time.Time
	row, col int
}

// steady is how far the pointer may move between the two halves of a double click.
const steady = 4

// pressed is when and where a click opened a strip or chose of it.
type pressed struct {
	when  time.Time
	at    fyne.Position
	chose bool
}

func (m *Pointer) double(row, col int) bool {
	now := m.now()
	again := m.click.row == row && m.click.col == col &&
		now.Sub(m.click.at) <= fyne.CurrentApp().Driver().DoubleTapDelay()
	m.click = click{now, row, col}
	if again {
		m.click.at = time.Time{}
	}
	return again
}

// mouseDown selects, or takes hold of a heading's edge or a scroll bar.
func (m *Pointer) mouseDown(ev *desktop.MouseEvent) {
	m.grip = grip{}
	if m.typing.clickChoice(ev.Position) {
		focusOn(m.screen, m.screen)
		return
	}
	if m.pressStrip(ev.Position, ev.Button != desktop.MouseButtonSecondary) {
		return
	}
	refused := m.typing.edit.open && !m.typing.Commit()
	// Also where a refused text stays in the editor: the driver takes the keyboard
	// from what is not under the pointer, and the grid passes keys on.
	focusOn(m.screen, m.screen)
	primary := ev.Button != desktop.MouseButtonSecondary
	v := m.pane.view()
	if primary && (m.takeBar(&v, ev.Position) || m.takeEdge(&v, ev.Position)) {
		m.screen.Refresh()
		return
	}
	row, col, ok := m.pane.cellAt(ev.Position)
	if !ok || refused && (m.typing.edit.waits || row == m.typing.edit.row && col == m.typing.edit.col) {
		return
	}
	if refused {
		aside := m.typing.setAside()
		defer func() { m.refusals.tellProblem(aside) }() // past what is said of the cell that was clicked
	}
	if row == Filters {
		m.arranging.editFilter(col)
		return
	}
	if row == Heading {
		if primary {
			m.grip = grip{kind: gripTitle, col: col}
		}
		return
	}
	if !primary {
		if sel, ok := m.selection.ranged(); !ok || !sel.holds(row, col) && (sel.Rows() == 1 || !m.selection.selected(row)) {
			m.selection.moveTo(row, col, false)
		}
		return
	}
	m.selection.moveTo(row, col, ev.Modifier&fyne.KeyModifierShift != 0)
	if m.double(row, col) {
		m.typing.open()
		return
	}
	m.grip = grip{kind: gripCells, offers: ev.Modifier == 0}
	if m.OnDrop != nil && m.OnGrab != nil && ev.Modifier == 0 && m.OnGrab(row, col) {
		m.grip = grip{kind: gripGrab, row: row, col: col, toRow: -1}
	}
}

// mouseUp ends a movement; a heading pressed and released is a click on it.
func (m *Pointer) mouseUp(ev *desktop.MouseEvent) {
	held := m.grip
	m.grip = grip{}
	if held.moved { // what was dragged is not half of a double click
		m.click = click{}
	}
	if held.kind == gripTitle {
		if row, col, ok := m.pane.cellAt(ev.Position); ok && row == Heading && col == held.col {
			m.tapHeading(col)
		}
	}
	if held.kind == gripOffer || held.kind == gripCells && held.offers && !held.moved {
		m.clickOffer(held, ev.Position)
	}
	if held.kind == gripGrab && held.moved && held.toRow >= 0 {
		m.OnDrop(held.row, held.col, held.toRow, held.toCol)
	}
	if held.kind == gripDown || held.kind == gripAcross || held.kind == gripGrab {
		m.screen.Refresh()
	}
}

// tapHeading hands a click on a heading on, or sorts.
func (m *Pointer) tapHeading(col int) {
	if m.OnHeading != nil {
		m.OnHeading(col)
		return
	}
	m.arranging.SortBy(col)
}

// tappedSecondary asks for the context menu.
func (m *Pointer) tappedSecondary(ev *fyne.PointEvent) {
	if row, col, ok := m.pane.cellAt(ev.Position); ok && m.OnMenu != nil {
		m.OnMenu(row, col, ev.AbsolutePosition)
	}
}

// scrolled follows the wheel, over frozen columns and headings as well. With
// Shift held the driver hands a sideways movement.
func (m *Pointer) scrolled(ev *fyne.ScrollEvent) {
	if m.pane.scrollBy(-ev.Scrolled.DX, -ev.Scrolled.DY) {
		m.buttons.closeStrip()
		if m.hoverOn {
			m.hover(ev.Position)
		}
		m.screen.Refresh()
	}
}

// again tells whether a press belongs to the click before.
func (m *Pointer) again(p fyne.Position) bool {
	d := p.Subtract(m.pressed.at)
	return m.now().Sub(m.pressed.when) <= fyne.CurrentApp().Driver().DoubleTapDelay() &&
		max(d.X, -d.X) <= steady && max(d.Y, -d.Y) <= steady
}

// pressStrip takes a press while the strip is open, and the second half of a double click on it; true when that is all.
func (m *Pointer) pressStrip(p fyne.Position, primary bool) bool {
	i := m.buttons.offerAt(p)
	chosen := m.again(p) && m.pressed.chose // it is done, and nothing else is meant
	if !primary || i < 0 && !chosen {
		m.buttons.closeStrip()
		return false
	}
	focusOn(m.screen, m.screen)
	switch {
	case chosen:
	case m.again(p):
		m.buttons.closeStrip()
		m.typing.open()
	default:
		m.grip = grip{kind: gripOffer, col: i}
	}
	return true
}

// clickOffer ends a click: on a button of the strip it acts, on a cell with offers it opens the strip.
func (m *Pointer) clickOffer(held grip, p fyne.Position) {
	m.pressed = pressed{m.now(), p, held.kind == gripOffer}
	if m.pressed.chose { // what was clicked before is no half of a double click either
		m.click = click{}
	}
	if held.kind == gripOffer {
		if i := m.buttons.offerAt(p); i != held.col {
			m.pressed = pressed{}
			return
		}
		do := m.buttons.strip.all[held.col].Do
		at, size := m.buttons.OfferRect(held.col)
		corner := fyne.CurrentApp().Driver().AbsolutePositionForObject(m.screen).Add(at).AddXY(0, size.Height)
		m.buttons.closeStrip()
		m.contents.entering++
		defer func() {
			m.contents.entering--
			m.pressed.when = m.now() // what takes long is not between the halves of a double click
		}()
		do(corner)
		return
	}
	if row, col, ok := m.pane.cellAt(p); !ok || row != m.selection.row || col != m.selection.col || !m.buttons.Offer() {
		m.pressed = pressed{}
	}
}

// menuAtCell asks for the context menu at the lower left of the current cell.
func (m *Pointer) menuAtCell() {
	if m.OnMenu == nil || !m.contents.has(m.selection.row, m.selection.col) {
		return
	}
	m.pane.scrollTo(m.selection.row, m.selection.col)
	m.screen.Refresh()
	v := m.pane.view()
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(m.screen)
	below := m.pane.y(m.selection.row) + m.pane.rowEnd[m.selection.row] - m.pane.rowTop[m.selection.row]
	m.OnMenu(m.selection.row, m.selection.col, at.AddXY(m.pane.x(&v, m.selection.col)+m.pane.sizes.padX, below))
}
