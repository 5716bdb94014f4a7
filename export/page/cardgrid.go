package page

import (
	"wallchart/export/cards"
	"wallchart/export/table"
)

// Measures of a grid on a card.
const (
	gridRow   = 1.5  // in ems
	leastRow  = 1.15 // on a card that is too small
	gridGap   = 0.4  // above a grid, in ems
	gridPad   = 0.8  // millimetres
	gridLine  = 0.12 // of its rules
	leastHead = 7.0  // points of a grid's headings, unless its rows are smaller still
	closeGap  = 1.15 // height of a line of a cell that has several, in ems
)

// lines is how many rows a grid has with its head.
func (g gridOf) lines() int {
	if g.headed() {
		return len(g.Rows) + 1
	}
	return len(g.Rows)
}

// gridOf asks a grid what it is like.
type gridOf struct{ *cards.Grid }

func (g gridOf) headed() bool {
	for _, col := range g.Columns {
		if col.Title != "" {
			return true
		}
	}
	return false
}

// at is what stands in a row's column.
func (r gridRowOf) at(column int) string {
	switch {
	case column == 0:
		return r.Head
	case column <= len(r.Cells):
		return r.Cells[column-1]
	}
	return ""
}

type gridRowOf struct{ *cards.GridRow }

// grid draws a grid that fills its box.
func (c *pressed) grid(of *cards.Grid, number int, b box) {
	g := gridOf{of}
	rows := g.lines()
	if rows == 0 || len(g.Columns) == 0 {
		return
	}
	size := c.size(points(g.Points))
	b.y, b.h = b.y+gridGap*size*mm, b.h-gridGap*size*mm
	h := b.h / float64(rows)
	for i := range rows + 1 {
		c.line(b.x, b.y+float64(i)*h, b.x+b.w, b.y+float64(i)*h, gridLine, Muted)
	}
	x := b.x
	c.line(x, b.y, x, b.y+b.h, gridLine, Muted)
	for n, w := range c.columns(g, b.w) {
		at, align := box{x + gridPad, b.y, w - 2*gridPad, h}, table.Align(g.Columns[n].Align)
		t := Text{Table: c.number, Row: c.card, Column: number}
		if g.headed() {
			t.Size, t.Role, t.Tone = head(size), Heading, Muted
			c.cell(t, g.Columns[n].Title, at, align)
			at.y += h
		}
		t.Size, t.Role, t.Tone = size, Body, Ink
		for i := range g.Rows {
			c.cell(t, gridRowOf{&g.Rows[i]}.at(n), at, align)
			at.y += h
		}
		x += w
		c.line(x, b.y, x, b.y+b.h, gridLine, Muted)
	}
}

// head is the size of a grid's headings over rows of a size.
func head(size float64) float64 { return max(size*belowSize, min(leastHead, size)) }

// columns divides a grid's width among its columns by their shares. What has no room in a narrow column it gets from the widest,
// and the widest what others have too much.
func (c *pressed) columns(g gridOf, w float64) []float64 {
	size := c.size(points(g.Points))
	shares, widest := 0.0, 0
	for n, col := range g.Columns {
		if shares += max(0.1, col.Share); col.Share > g.Columns[widest].Share {
			widest = n
		}
	}
	all, needs := make([]float64, len(g.Columns)), make([]float64, len(g.Columns))
	for n, col := range g.Columns {
		all[n] = w * max(0.1, col.Share) / shares
		needs[n] = c.ruler.ems(table.OneLine(col.Title), false) * head(size) * mm
		for i := range g.Rows {
			needs[n] = max(needs[n], c.ruler.ems(table.OneLine(gridRowOf{&g.Rows[i]}.at(n)), false)*size*mm)
		}
		needs[n] += 2*gridPad + 0.01
	}
	least := w / 3 // of the widest
	for n := range all {
		if more := min(needs[n]-all[n], all[widest]-least); n != widest && more > 0 {
			all[n], all[widest] = all[n]+more, all[widest]-more
		}
	}
	for n := range all {
		if more := min(all[n]-needs[n], needs[widest]-all[widest]); n != widest && more > 0 {
			all[n], all[widest] = all[n]-more, all[widest]+more
		}
	}
	return all
}

// cell sets a text into a cell of a grid: smaller where it is too long, then on several lines where the row is high enough, and
// without its end where it is not. Whoever is meant has a number, and stands in full on a card of his own.
func (c *pressed) cell(t Text, s string, b box, a table.Align) {
	t.String = table.OneLine(s)
	least := min(t.Size, c.least)
	if c.ruler.ems(t.String, t.Bold)*least*mm <= b.w+0.05 {
		t.Y = b.y + (b.h+capHeight*t.Size*mm)/2
		c.put(t, b.x, b.w, a)
		return
	}
	t.Size = least
	most := max(1, int(b.h/(closeGap*least*mm)))
	lines, fits := c.broken(t.String, t.Bold, b.w/(least*mm), most, true)
	if !fits {
		lines = []string{t.String}
		for more := true; more && c.ruler.ems(lines[0], t.Bold)*least*mm > b.w; {
			lines[0], more = shortened(lines[0])
		}
	}
	t.Y = b.y + (b.h+capHeight*least*mm-float64(len(lines)-1)*closeGap*least*mm)/2
	for _, t.String = range lines {
		c.put(t, b.x, b.w, a)
		t.Y += closeGap * least * mm
		t.Continues = true
	}
}
