package grid

import (
	"slices"
	"sort"

	"fyne.io/fyne/v2"
)

// Pane is what of the table is in sight and where: its layout, seen through the widget, scrolled so far. It says where a cell
// is in the widget and which one is at a place there.
type Pane struct {
	// OnPage says that the grid lies on the window's own ground, which is there already: it is not painted again. What lies in a
	// dialog leaves it false.
	OnPage bool
	// OnColumns is told when columns got another width or were scrolled sideways.
	OnColumns func()

	layout
	offX, offY float32
	unseen     bool      // scroll to the current cell once there is a size
	told       []float32 // column edges and offset that OnColumns was told of
	toldX      float32
}

// view is what of the content is to be seen, in widget coordinates.
type view struct {
	w, h       float32 // without the scroll bars
	frozen     int     // columns that stay
	frozenW    float32
	wide, tall bool // has a horizontal, a vertical scroll bar
}

// measure lays the table out again and does not leave it scrolled beyond its end.
func (p *Pane) measure() {
	p.layOut()
	p.clampScroll()
}

// view works out the panes. Leading columns marked Frozen stay, as long as they
// leave two fifths of the width to the others.
func (p *Pane) view() view {
	m, s := &p.sizes, p.size()
	v := view{w: s.Width, h: s.Height}
	if len(p.contents.order.filters) > 0 { // what they leave is said below
		v.h = max(0, v.h-m.row)
	}
	full := p.colX[len(p.colX)-1]
	v.tall = m.head+p.tall > v.h
	if v.tall {
		v.w = max(0, v.w-m.bar)
	}
	v.wide = full > v.w
	if v.wide {
		v.h = max(0, v.h-m.bar)
		if !v.tall && m.head+p.tall > v.h {
			v.tall = true
			v.w = max(0, v.w-m.bar)
		}
	}
	for c := range p.contents.table.Columns {
		if !p.contents.table.Columns[c].Frozen || v.wide && p.colX[c+1] > v.w*mostFrozen {
			break
		}
		v.frozen = c + 1
	}
	v.frozenW = p.colX[v.frozen]
	return v
}

// x is the left edge of a column in the widget.
func (p *Pane) x(v *view, c int) float32 {
	if c < v.frozen {
		return p.colX[c]
	}
	return p.colX[c] - p.offX
}

// y is the top edge of a row in the widget.
func (p *Pane) y(r int) float32 { return p.sizes.head + p.rowTop[r] - p.offY }

// right is where the table ends in the widget.
func (p *Pane) right(v *view) float32 {
	return min(v.w, p.colX[len(p.colX)-1]-p.offX)
}

// rowsIn returns the half-open range of rows that meet the view.
func (p *Pane) rowsIn(v *view) (first, end int) {
	first = sort.Search(len(p.rowEnd), func(r int) bool { return p.rowEnd[r] > p.offY })
	end = sort.Search(len(p.rowTop), func(r int) bool { return p.rowTop[r] >= p.offY+v.h-p.sizes.head })
	return first, max(first, end)
}

// columnsIn returns the half-open range of scrolled columns that meet the view.
func (p *Pane) columnsIn(v *view) (first, end int) {
	n := len(p.contents.table.Columns)
	first = v.frozen + sort.Search(n-v.frozen, func(i int) bool { return p.colX[v.frozen+i+1] > p.offX+v.frozenW })
	end = v.frozen + sort.Search(n-v.frozen, func(i int) bool { return p.colX[v.frozen+i] >= p.offX+v.w })
	return first, max(first, end)
}

// cellAt returns the cell under a position in the widget: row is Heading on the
// heading row, Filters on that of the filters. ok is false on a group heading, a scroll bar and beyond the table.
func (p *Pane) cellAt(at fyne.Position) (row, col int, ok bool) {
	v := p.view()
	col = p.columnAt(&v, at.X)
	if col < 0 || at.Y < 0 || at.Y >= v.h {
		return 0, 0, false
	}
	if at.Y < p.sizes.title {
		return Heading, col, true
	}
	if at.Y < p.sizes.head {
		return Filters, col, true
	}
	row = p.rowAt(at.Y)
	if row < 0 {
		return 0, 0, false
	}
	return row, col, true
}

// columnAt returns the column at a widget x, or -1.
func (p *Pane) columnAt(v *view, x float32) int {
	if x < 0 || x >= v.w {
		return -1
	}
	if x >= v.frozenW {
		x += p.offX
	}
	n := len(p.contents.table.Columns)
	c := sort.Search(n, func(i int) bool { return p.colX[i+1] > x })
	if c == n {
		return -1
	}
	return c
}

// rowAt returns the row at a widget y below the heading, or -1.
func (p *Pane) rowAt(y float32) int {
	y += p.offY - p.sizes.head
	r := sort.Search(len(p.rowEnd), func(i int) bool { return p.rowEnd[i] > y })
	if r == len(p.rowEnd) || y < p.rowTop[r] {
		return -1
	}
	return r
}

// edgeAt returns the column whose right edge in the heading is at a place, or -1.
func (p *Pane) edgeAt(v *view, at fyne.Position) int {
	if at.Y < 0 || at.Y >= p.sizes.title || at.X >= v.w {
		return -1
	}
	for _, dx := range []float32{0, -p.sizes.grab, p.sizes.grab} {
		c := p.columnAt(v, at.X+dx)
		if c < 0 {
			continue
		}
		if edge := p.x(v, c) + p.colX[c+1] - p.colX[c]; edge-at.X <= p.sizes.grab && at.X-edge <= p.sizes.grab {
			return c
		}
	}
	return -1
}

// page is how many rows PgUp and PgDn move: one less than are in sight.
func (p *Pane) page() int {
	v := p.view()
	first, end := p.rowsIn(&v)
	return max(1, end-first-2)
}

// ColumnSpan is where a column begins in the widget and how wide it is; a column
// scrolled out of sight may begin left of the widget or right of it. ok is false
// for a column that does not exist.
func (p *Pane) ColumnSpan(col int) (x, width float32, ok bool) {
	if col < 0 || col+1 >= len(p.colX) {
		return 0, 0, false
	}
	v := p.view()
	return p.x(&v, col), p.colX[col+1] - p.colX[col], true
}

// CellRect is where a cell is in the widget, in sight or not.
func (p *Pane) CellRect(row, col int) (fyne.Position, fyne.Size) {
	if !p.contents.has(row, col) {
		return fyne.Position{}, fyne.Size{}
	}
	x, w, _ := p.ColumnSpan(col)
	return fyne.NewPos(x, p.y(row)), fyne.NewSize(w, p.rowEnd[row]-p.rowTop[row])
}

// tellColumns calls OnColumns when the edges of the columns are elsewhere.
func (p *Pane) tellColumns() {
	if p.OnColumns == nil || p.toldX == p.offX && slices.Equal(p.told, p.colX) {
		return
	}
	p.toldX, p.told = p.offX, append(p.told[:0], p.colX...)
	p.OnColumns()
}

// widen gives a column a width and shifts those after it.
func (p *Pane) widen(col int, w float32) {
	p.widths[p.contents.table.Columns[col].ID] = w / p.sizes.text
	p.needs[col] = p.columnWidth(col)
	p.share()
	p.clampScroll()
}

// resized shares another width out among the columns. A cell stays in sight if it was in the view before, or if it was scrolled
// to before there was a size.
func (p *Pane) resized(before *view, row, col int) {
	keep := p.unseen || p.inSight(before, row, col)
	p.unseen = false
	p.share()
	p.clampScroll()
	if keep {
		p.scrollTo(row, col)
	}
}

// themed follows the theme's size of text.
func (p *Pane) themed(th fyne.Theme) {
	p.theme = th
	if p.metrics() != p.sizes {
		p.measure()
	}
}
