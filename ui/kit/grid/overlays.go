package grid

import (
	"strconv"

	"fyne.io/fyne/v2"

	"wallchart/ui/kit/words"
)

// placeEditor puts the editor over its cell. When the table is scrolled the
// editor stays at the edge of the pane rather than go out of sight.
func (r *renderer) placeEditor() {
	m, v := &r.pane.sizes, &r.v
	if !r.typing.edit.open || !r.contents.has(r.typing.edit.row, r.typing.edit.col) {
		return
	}
	row, col := r.typing.edit.row, r.typing.edit.col
	x, y := r.pane.x(v, col), r.pane.y(row)
	w := max(r.pane.colX[col+1]-r.pane.colX[col]+1, 6*m.digit+4*m.padX)
	h := r.pane.rowEnd[row] - r.pane.rowTop[row] + 1
	left := v.frozenW
	if col < v.frozen {
		left = 0
	}
	x = max(left, min(x-1, v.w-w))
	y = max(m.head, min(y-1, v.h-h))
	r.rect(x, y, w, h, r.p.ground)
	r.put(r.typing.editor.sheet, x, y, w, h)
	c := r.p.accent
	if r.typing.edit.refused {
		c = r.p.wrong
	}
	r.frame(x, y, w, h, 2, c)
}

// placeChoices paints the list.
func (r *renderer) placeChoices() {
	m, p := &r.pane.sizes, &r.p
	if !r.typing.edit.open {
		return
	}
	x, y, w, n := r.typing.choicesAt()
	if n == 0 {
		return
	}
	r.rect(x, y, w, float32(n)*m.row, p.ground)
	top := r.typing.pick.from(n)
	for i := range n {
		if top+i >= len(r.typing.pick.shown) {
			break
		}
		at := y + float32(i)*m.row
		style := fyne.TextStyle{Bold: top+i == r.typing.pick.at}
		if style.Bold {
			r.rect(x, at, w, m.row, p.chosen)
		}
		s := r.pane.ruler.fit(r.typing.pick.shown[top+i], w-2*m.padX+1, m.text, style.Bold)
		r.text(s, x+m.padX, at+(m.row-m.line)/2, w-2*m.padX, m.line, m.text, fyne.TextAlignLeading, style, p.ink[full])
	}
	r.frame(x, y, w, float32(n)*m.row, 1, p.accent)
}

// placeStrip paints the strip.
func (r *renderer) placeStrip() {
	m, p := &r.pane.sizes, &r.p
	x, y, widths, h := r.buttons.stripAt()
	left, whole := x, float32(0)
	now := r.contents.cell(r.buttons.strip.row, r.buttons.strip.col).Text
	for i, w := range widths {
		o, ground := r.buttons.strip.all[i], p.ground
		if i == r.buttons.strip.at {
			ground = p.chosen
		}
		r.rect(x, y, w, h, ground)
		st := fyne.TextStyle{Bold: o.Text == now || i == r.buttons.strip.at}
		r.text(o.Text, x, y+(h-m.line)/2, w, m.line, m.text, fyne.TextAlignCenter, st, p.ink[full])
		if i > 0 {
			r.rect(x, y+1, 1, h-2, p.edge)
		}
		x, whole = x+w, whole+w
	}
	if whole > 0 {
		r.frame(left, y, whole, h, 2, p.accent)
	}
}

// placeSieve puts the field over its column's filter.
func (r *renderer) placeSieve() {
	m, v := &r.pane.sizes, &r.v
	col := r.contents.table.Column(r.contents.order.typing)
	if r.contents.order.typing == "" || col < 0 {
		return
	}
	w := max(r.pane.colX[col+1]-r.pane.colX[col]+1, 8*m.digit+4*m.padX)
	x := max(0, min(r.pane.x(v, col)-1, v.w-w))
	r.rect(x, m.title, w, m.head-m.title, r.p.ground)
	r.put(r.arranging.sieve.sheet, x, m.title, w, m.head-m.title)
	r.frame(x, m.title, w, m.head-m.title, 2, r.p.accent)
}

// filters paints the row of filters below the headings.
func (r *renderer) filters(firstCol, endCol int, right float32) {
	m, v, p := &r.pane.sizes, &r.v, &r.p
	if !r.contents.sifting() {
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
	m, p := &r.pane.sizes, &r.p
	x, w := r.pane.x(&r.v, col), r.pane.colX[col+1]-r.pane.colX[col]
	r.rect(x+w-1, top, 1, h, p.hair)
	text := r.contents.order.filters[r.contents.table.Columns[col].ID]
	if text == "" {
		d := m.sign * 0.5
		r.shape(hanging, x+m.padX, top+(h-d/2)/2, d, d/2, p.quiet)
		return
	}
	r.rect(x, top, w-1, h-1, p.chosen)
	s := r.pane.ruler.fit(text, w-2*m.padX+1, m.text, true)
	r.text(s, x+m.padX, top+(h-m.line)/2, w-2*m.padX, m.line, m.text, fyne.TextAlignLeading, fyne.TextStyle{Bold: true}, p.ink[full])
}

// tally says below the rows how many of them the filters leave.
func (r *renderer) tally() {
	m, p := &r.pane.sizes, &r.p
	if len(r.contents.order.filters) == 0 {
		return
	}
	s, y := r.pane.size(), r.pane.size().Height-m.row
	r.rect(0, y, s.Width, m.row, p.head)
	r.rect(0, y, s.Width, 1, p.edge)
	text := words.Say("grid.filtered", strconv.Itoa(lines(r.contents.table.Rows)), strconv.Itoa(lines(r.contents.given.Rows)))
	w := s.Width - 2*m.padX
	r.text(r.pane.ruler.fit(text, w, m.text, true), m.padX, y+(m.row-m.line)/2, w, m.line, m.text,
		fyne.TextAlignLeading, fyne.TextStyle{Bold: true}, p.ink[full])
}
