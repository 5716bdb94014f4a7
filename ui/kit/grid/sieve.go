package grid

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/kit/words"
)

// Filters is the row index of the fields below the headings that filters are typed into.
const Filters = -2

// sieve is the field that a filter is typed into. The row of them is shown while one
// has the keyboard or holds a text.
type sieve struct {
	widget.Entry
	g     *Grid
	sheet *container.Clip
	quiet bool
}

func newSieve(g *Grid) *sieve {
	s := &sieve{g: g}
	s.ExtendBaseWidget(s)
	s.Wrapping = fyne.TextWrapOff
	s.OnChanged = func(text string) {
		if g.order.typing != "" && !s.quiet {
			g.SetFilter(g.order.typing, text)
		}
	}
	s.sheet = inRow(s)
	s.sheet.Hide()
	return s
}

// EditFilter opens the filter of the current column, or of the first.
func (g *Grid) EditFilter() bool {
	if len(g.table.Columns) == 0 {
		return false
	}
	return g.editFilter(max(0, min(g.col, len(g.table.Columns)-1)))
}

func (g *Grid) editFilter(col int) bool {
	if !g.Arranges || g.edit.open && !g.Commit() || col >= len(g.table.Columns) { // another table may have come with it
		return false
	}
	s := g.sieve
	g.order.typing = g.table.Columns[col].ID
	g.measure()
	s.quiet = true
	begin(&s.Entry, g.order.filters[g.order.typing])
	s.quiet = false
	g.scrollAcross(col)
	s.sheet.Show()
	s.sheet.Refresh()
	g.Refresh() // it must be in the tree before it can have the keyboard
	focusOn(g, s)
	return true
}

// closeSieve takes the field away; the filter stays. The keyboard goes back to the
// rows unless it is on its way elsewhere.
func (g *Grid) closeSieve(leaving bool) {
	s := g.sieve
	g.order.typing = ""
	if !leaving {
		focusBack(g, s)
	}
	s.sheet.Hide()
	g.measure()
	g.Refresh()
}

// focusLost leaves the filter as it is.
func (s *sieve) focusLost() {
	s.Entry.FocusLost()
	if s.g.order.typing != "" {
		s.g.closeSieve(true)
	}
}

// AcceptsTab makes Tab go to the next column's filter.
func (s *sieve) AcceptsTab() bool { return true }

// typedKey ends the filter: Enter and Down go to the rows, Tab to the next column's
// filter, and Escape takes the text away.
func (s *sieve) typedKey(ev *fyne.KeyEvent) {
	g := s.g
	col := g.table.Column(g.order.typing)
	switch ev.Name {
	case fyne.KeyEscape:
		s.SetText("")
		g.closeSieve(false)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyDown:
		g.closeSieve(false)
		if col >= 0 && len(g.table.Rows) > 0 {
			g.moveTo(0, col, false)
		}
	case fyne.KeyTab:
		if g.shifted() {
			col--
		} else {
			col++
		}
		if col >= 0 && col < len(g.table.Columns) {
			g.editFilter(col)
		}
	case fyne.KeyF3:
		g.TypedKey(ev)
	default:
		s.Entry.TypedKey(ev)
	}
}

// keyDown lets the grid see Shift.
func (s *sieve) keyDown(ev *fyne.KeyEvent) {
	s.g.KeyDown(ev)
	s.Entry.KeyDown(ev)
}

func (s *sieve) keyUp(ev *fyne.KeyEvent) {
	s.g.KeyUp(ev)
	s.Entry.KeyUp(ev)
}

// filters paints the row of filters below the headings.
func (r *renderer) filters(firstCol, endCol int, right float32) {
	g, m, v, p := r.g, &r.g.sizes, &r.v, &r.p
	if !g.sifting() {
		return
	}
	top, h := m.title, m.head-m.title
	r.rect(0, top, right, h, p.ground)
	for col := firstCol; col < endCol; col++ {
		r.filter(col, top, h)
	}
	if v.frozen > 0 {
		r.rect(0, top, v.frozenW, h, p.ground)
		for col := range v.frozen {
			r.filter(col, top, h)
		}
		r.rect(v.frozenW-1, top, 1, h, p.edge)
	}
	r.rect(0, top+h-1, right, 1, p.edge)
}

// filter paints one column's: its text, or a small triangle where there is none.
func (r *renderer) filter(col int, top, h float32) {
	g, m, p := r.g, &r.g.sizes, &r.p
	x, w := g.x(&r.v, col), g.colX[col+1]-g.colX[col]
	r.rect(x+w-1, top, 1, h, p.hair)
	text := g.order.filters[g.table.Columns[col].ID]
	if text == "" {
		d := m.sign * 0.5
		r.shape(hanging, x+m.padX, top+(h-d/2)/2, d, d/2, p.quiet)
		return
	}
	r.rect(x, top, w-1, h-1, p.chosen)
	s := g.ruler.fit(text, w-2*m.padX+1, m.text, true)
	r.text(s, x+m.padX, top+(h-m.line)/2, w-2*m.padX, m.line, m.text, fyne.TextAlignLeading, fyne.TextStyle{Bold: true}, p.ink[full])
}

// placeSieve puts the field over its column's filter.
func (r *renderer) placeSieve() {
	g, m, v := r.g, &r.g.sizes, &r.v
	col := g.table.Column(g.order.typing)
	if g.order.typing == "" || col < 0 {
		return
	}
	w := max(g.colX[col+1]-g.colX[col]+1, 8*m.digit+4*m.padX)
	x := max(0, min(g.x(v, col)-1, v.w-w))
	r.rect(x, m.title, w, m.head-m.title, r.p.ground)
	r.put(g.sieve.sheet, x, m.title, w, m.head-m.title)
	r.frame(x, m.title, w, m.head-m.title, 2, r.p.accent)
}

// tally says below the rows how many of them the filters leave.
func (r *renderer) tally() {
	g, m, p := r.g, &r.g.sizes, &r.p
	if len(g.order.filters) == 0 {
		return
	}
	s, y := g.Size(), g.Size().Height-m.row
	r.rect(0, y, s.Width, m.row, p.head)
	r.rect(0, y, s.Width, 1, p.edge)
	text := words.Say("grid.filtered", strconv.Itoa(lines(g.table.Rows)), strconv.Itoa(lines(g.given.Rows)))
	w := s.Width - 2*m.padX
	r.text(g.ruler.fit(text, w, m.text, true), m.padX, y+(m.row-m.line)/2, w, m.line, m.text,
		fyne.TextAlignLeading, fyne.TextStyle{Bold: true}, p.ink[full])
}
