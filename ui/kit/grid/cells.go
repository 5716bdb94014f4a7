package grid

import (
	"math"

	"fyne.io/fyne/v2"

	"wallchart/export/table"
)

func textAlign(a table.Align) fyne.TextAlign {
	switch a {
	case table.Right:
		return fyne.TextAlignTrailing
	case table.Centre:
		return fyne.TextAlignCenter
	}
	return fyne.TextAlignLeading
}

// ground paints a row's background between two edges, with the hairline below.
func (r *renderer) ground(row int, left, right float32) {
	p := &r.p
	y, h := r.pane.y(row), r.pane.rowEnd[row]-r.pane.rowTop[row]
	c := p.ground
	if row%2 == 1 {
		c = p.stripe
	}
	if markLook(r.contents.table.Rows[row].Mark).tint {
		c = p.tint
	}
	if r.pointer.hoverOn && r.pointer.hoverRow == row {
		c = p.hover
	}
	if c != p.ground || !r.pane.OnPage {
		r.rect(left, y, right-left, h, c)
	}
	r.chosen(row, left, right)
	r.rect(left, y+h-1, right-left, 1, p.hair)
}

// cell paints one cell over its row's ground.
func (r *renderer) cell(row, col int) {
	m, p := &r.pane.sizes, &r.p
	x, y := r.pane.x(&r.v, col), r.pane.y(row)
	w, h := r.pane.colX[col+1]-r.pane.colX[col], r.pane.rowEnd[row]-r.pane.rowTop[row]
	c, refused := r.refusals.shown(row, col)
	k := lookOf(r.contents.table.Rows[row].Mark, c.Mark, col == 0)
	r.behind(&k, x, y, w, h)

	a := r.contents.table.Columns[col].Align
	tx, tw := x+m.padX, w-2*m.padX
	if k.sign() {
		switch at := y + (h-m.sign)/2; {
		case k.warn:
			r.warnSign(tx, at)
		case k.lock:
			r.padlock(tx, at)
		default:
			r.pen(tx, at)
		}
		tx, tw = tx+m.sign+m.gap, tw-m.sign-m.gap
	}
	ty := y + (h-m.line)/2
	if c.Below != "" {
		ty = y + m.padY - 1
		s := r.pane.ruler.fit(c.Below, tw+1, m.small, false)
		r.text(s, tx, ty+m.line-1, tw, m.smallLn, m.small, textAlign(a),
			fyne.TextStyle{}, p.ink[max(dim, k.ink)])
	}
	style := fyne.TextStyle{Bold: k.bold}
	s := r.pane.ruler.fit(c.Text, tw+1, m.text, k.bold)
	r.text(s, tx, ty, tw, m.line, m.text, textAlign(a), style, p.ink[k.ink])
	r.beside(&k, s, a, style, tx, ty, tw)
	r.outline(row, col, x, y, w, h)
	if refused {
		r.frame(x+1, y+1, w-3, h-3, 2, r.p.wrong)
	}
	r.inviting(row, col, x, y, w, h)
	r.current(row, col, x, y, w, h)
}

// behind paints what lies below a cell's text.
func (r *renderer) behind(k *look, x, y, w, h float32) {
	m, p := &r.pane.sizes, &r.p
	if k.hatch {
		r.rect(x, y, w-1, h-1, p.blank)
		if x >= r.v.frozenW || r.v.frozen == 0 {
			r.line(x, y+h-1, x+w-1, y, 1, p.quiet)
		}
	}
	if k.tint {
		r.rect(x, y, w-1, h-1, p.tint)
	}
	if k.bar {
		r.rect(x, y, 3, h-1, p.news)
	}
	if k.box {
		r.frame(x+2, y+2, w-5, h-5, 1, p.quiet)
	}
	if k.above {
		r.rect(x, y, w, 2, p.ink[full])
	}
	if k.corner {
		d := m.sign * 0.55
		r.shape(upperRight, x+w-1-d, y, d, d, p.ink[dim])
	}
}

// beside paints the lines and signs that go with a text of the width it has.
func (r *renderer) beside(k *look, s string, a table.Align, st fyne.TextStyle, tx, ty, tw float32) {
	if !k.strike && !k.under && !k.dots {
		return
	}
	m, p := &r.pane.sizes, &r.p
	if s == "" {
		if k.dots {
			d := m.sign * 0.6
			r.ring(alongside(a, tx, tw, d), ty+(m.line-d)/2, d, 1.5, p.ink[dim])
		}
		return
	}
	w := min(tw, fyne.MeasureText(s, m.text, st).Width)
	x := alongside(a, tx, tw, w)
	foot := ty + m.line - 2
	if k.strike {
		r.rect(x-1, ty+m.line*0.56, w+2, 1, p.ink[k.ink])
	}
	if k.under {
		r.rect(x, foot, w, 1, p.ink[full])
	}
	if k.dots {
		for at := x; at+2 <= x+w+1; at += 4 {
			r.rect(at, foot, 2, 1, p.ink[full])
		}
	}
}

// alongside is where something of width w begins in a cell aligned like that.
func alongside(a table.Align, x, room, w float32) float32 {
	switch a {
	case table.Right:
		return x + room - w
	case table.Centre:
		return x + (room-w)/2
	}
	return x
}

// warnSign is a triangle with an exclamation mark.
func (r *renderer) warnSign(x, y float32) {
	d, p := r.pane.sizes.sign, &r.p
	t := max(1, float32(math.Round(float64(d*0.11))))
	mid := x + float32(math.Floor(float64((d-t)/2)))
	r.shape(upright, mid+t/2-d/2, y, d, d-1, p.warning)
	r.rect(mid, y+d*0.38, t, d*0.28, p.sign)
	r.rect(mid, y+d*0.74, t, t, p.sign)
}

// padlock is a closed padlock: a body under a shackle.
func (r *renderer) padlock(x, y float32) {
	d, c := r.pane.sizes.sign, r.p.ink[dim]
	t := max(1.5, d*0.13)
	r.ring(x+d*0.22, y, d*0.56, t, c)
	r.rect(x+d*0.1, y+d*0.42, d*0.8, d*0.56, c)
}

// pen is a pen that points down to the left.
func (r *renderer) pen(x, y float32) {
	d, c := r.pane.sizes.sign, r.p.accent
	t := max(2, d*0.2)
	r.line(x+d*0.24, y+d*0.76, x+d*0.9, y+d*0.1, t, c)
	r.line(x+d*0.04, y+d*0.96, x+d*0.2, y+d*0.8, max(1, t/2), c)
}

// current outlines the current cell: thick where the keyboard goes to it. So is the one
// that something is dragged onto.
func (r *renderer) current(row, col int, x, y, w, h float32) {
	if held := &r.pointer.grip; held.kind == gripGrab && held.moved && row == held.toRow && col == held.toCol {
		r.frame(x, y, w, h, 3, r.p.accent)
	}
	if row != r.selection.row || col != r.selection.col {
		return
	}
	var t float32 = 1
	c := r.p.quiet
	if r.keyboard.keyed() {
		t, c = 2, r.p.accent
	}
	if x > 0 {
		x, w = x-1, w+1
	}
	r.frame(x, y, w, h, t, c)
}

// chosen paints the selected cells' ground in the row of a pane.
func (r *renderer) chosen(row int, left, right float32) {
	y, h := r.pane.y(row), r.pane.rowEnd[row]-r.pane.rowTop[row]
	sel, more := r.sel, r.more
	if !more {
		if row == r.selection.row && r.keyboard.keyed() {
			r.rect(left, y, right-left, h, r.p.chosen)
		}
		return
	}
	if row < sel.Top || row > sel.Bottom {
		return
	}
	first, last := sel.Left, sel.Right
	if left < r.v.frozenW { // the frozen columns
		last = min(last, r.v.frozen-1)
	} else {
		first = max(first, r.v.frozen)
	}
	if first > last {
		return
	}
	x, end := max(left, r.pane.x(&r.v, first)), min(right, r.pane.x(&r.v, last)+r.pane.colX[last+1]-r.pane.colX[last])
	r.rect(x, y, end-x, h, r.p.chosen)
}

// outline paints what of the selection's edge is the cell's.
func (r *renderer) outline(row, col int, x, y, w, h float32) {
	sel, more := r.sel, r.more
	if !more || !sel.holds(row, col) {
		return
	}
	c := r.p.quiet
	if r.keyboard.keyed() {
		c = r.p.accent
	}
	if row == sel.Top {
		r.rect(x, y, w, 1, c)
	}
	if row == sel.Bottom {
		r.rect(x, y+h-1, w, 1, c)
	}
	if col == sel.Left {
		r.rect(x, y, 1, h, c)
	}
	if col == sel.Right {
		r.rect(x+w-1, y, 1, h, c)
	}
}

// inviting paints a cell under the pointer that offers something when it is clicked.
func (r *renderer) inviting(row, col int, x, y, w, h float32) {
	if r.pointer.hoverOn && r.pointer.invites && row == r.pointer.hoverRow && col == r.pointer.hoverCol {
		r.frame(x+2, y+2, w-5, h-5, 1, r.p.accent)
	}
}
