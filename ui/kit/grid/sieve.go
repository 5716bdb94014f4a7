package grid

import (
	"strconv"

	"fyne.io/fyne/v2"

	"wallchart/ui/kit/words"
)

// Filters is the row index of the fields below the headings that filters are typed into.
const Filters = -2

// Arranging is how the user sorts and filters: what a click on a heading does, and the field that a filter is typed into.
// The row of those fields is shown while one has the keyboard or holds a text.
type Arranging struct {
	// Arranges lets the user sort, with a click on a heading that OnHeading does not
	// take or with F3, and filter.
	Arranges bool

	contents  *Contents
	pane      *Pane
	selection *Selection
	screen    screen

	sieve *field
	quiet bool // what changes in the field is not typed
}

// changed filters by what is typed.
func (a *Arranging) changed(text string) {
	if a.contents.order.typing != "" && !a.quiet {
		a.contents.SetFilter(a.contents.order.typing, text)
	}
}

// EditFilter opens the filter of the current column, or of the first.
func (a *Arranging) EditFilter() bool {
	if len(a.contents.table.Columns) == 0 {
		return false
	}
	return a.editFilter(max(0, min(a.selection.col, len(a.contents.table.Columns)-1)))
}

func (a *Arranging) editFilter(col int) bool {
	if !a.Arranges || !a.selection.leave() || col >= len(a.contents.table.Columns) { // another table may have come with it
		return false
	}
	s := a.sieve
	a.contents.order.typing = a.contents.table.Columns[col].ID
	a.pane.measure()
	a.quiet = true
	s.begin(a.contents.order.filters[a.contents.order.typing])
	a.quiet = false
	a.pane.scrollAcross(col)
	s.sheet.Show()
	s.sheet.Refresh()
	a.screen.Refresh() // it must be in the tree before it can have the keyboard
	focusOn(a.screen, s)
	return true
}

// closeSieve takes the field away; the filter stays. The keyboard goes back to the
// rows unless it is on its way elsewhere.
func (a *Arranging) closeSieve(leaving bool) {
	s := a.sieve
	a.contents.order.typing = ""
	if !leaving {
		focusBack(a.screen, s)
	}
	s.sheet.Hide()
	a.pane.measure()
	a.screen.Refresh()
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

// Seek looks for a line, and where filters have left it out once more without them.
func (a *Arranging) Seek(look func() bool) {
	if !look() && a.contents.Arranged() {
		a.Plain()
		look()
	}
}

// SortBy sorts by a column: ascending, then descending, then no longer.
func (a *Arranging) SortBy(col int) {
	if !a.Arranges || !a.selection.leave() || col < 0 || col >= len(a.contents.table.Columns) {
		return
	}
	switch id := a.contents.table.Columns[col].ID; {
	case id != a.contents.order.sorted:
		a.contents.SetSorted(id, false)
	case !a.contents.order.descending:
		a.contents.SetSorted(id, true)
	default:
		a.contents.SetSorted("", false)
	}
}

// Plain takes sorting and filters away.
func (a *Arranging) Plain() {
	open := a.contents.order.typing != ""
	if open {
		a.closeSieve(false)
	}
	if a.contents.Arranged() {
		a.contents.order.sorted, a.contents.order.descending, a.contents.order.filters = "", false, nil
		a.contents.arrange()
	} else if open {
		a.screen.Refresh()
	}
}
