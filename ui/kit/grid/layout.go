package grid

import (
	"math"
	"sort"

	"fyne.io/fyne/v2"

	"wallchart/ui/kit/style"
)

// metrics are the lengths that follow from the theme's text size. All are whole,
// so that lines and fills fall on pixels at scale 1.
type metrics struct {
	text, small    float32 // sizes of the two lines of a cell
	line, smallLn  float32 // their heights
	padX, padY     float32
	row, row2      float32 // heights of rows with one and two lines
	title          float32 // height of the heading row
	head, group    float32 // of all that stands above the rows; of a group's heading
	digit          float32
	bar            float32 // breadth of a scroll bar
	sign, gap      float32 // a drawn sign, and what is between it and the text
	grab           float32 // how far from a heading's edge it can be taken
	least, longest float32 // bounds of a column's width
}

// metrics reads the theme.
func (g *Grid) metrics() metrics {
	text := style.TableSize(g.base)
	if text == g.sizes.text && text == g.ruler.size {
		return g.sizes
	}
	up := func(f float32) float32 { return float32(math.Ceil(float64(f))) }
	small := up(text * 0.8)
	m := metrics{
		text: text, small: small,
		line:    up(fyne.MeasureText("Ög", text, fyne.TextStyle{}).Height),
		smallLn: up(fyne.MeasureText("Ög", small, fyne.TextStyle{}).Height),
		padX:    up(text * 0.55), padY: up(text * 0.22),
		digit: fyne.MeasureText("00000000", text, fyne.TextStyle{}).Width / 8,
		bar:   up(text * 0.72), sign: up(text * 0.95), gap: up(text * 0.35), grab: up(text * 0.3),
	}
	m.row = m.line + 2*m.padY
	m.row2 = m.line + m.smallLn + 2*m.padY - 2
	m.title = m.line + 2*m.padY + style.Unit
	m.head = m.title
	m.group = m.line + 2*m.padY + 4
	m.least = 2*m.padX + up(m.digit)
	m.longest = 2*m.padX + up(48*m.digit)
	return m
}

// measure lays the table out: column edges, row edges, group headings.
func (g *Grid) measure() {
	m := g.metrics()
	if g.ruler.size != m.text {
		g.ruler.reset(m.text)
	}
	if m.head = m.title; g.sifting() {
		m.head += m.row
	}
	g.sizes = m
	g.needs = g.needs[:0]
	for c := range g.table.Columns {
		g.needs = append(g.needs, g.columnWidth(c))
	}
	g.measureRows()
	g.share()
	g.clampScroll()
}

// measureRows stacks rows and the group headings before them.
func (g *Grid) measureRows() {
	m, rows, groups := &g.sizes, g.table.Rows, g.table.Groups
	g.rowTop, g.rowEnd = g.rowTop[:0], g.rowEnd[:0]
	g.groupY = g.groupY[:0]
	var y float32
	next := 0
	place := func(r int) {
		for ; next < len(groups) && groups[next].Row <= r; next++ {
			g.groupY = append(g.groupY, y)
			y += m.group
		}
	}
	for r := range rows {
		place(r)
		h := m.row
		for c := range rows[r].Cells {
			if rows[r].Cells[c].Below != "" {
				h = m.row2
				break
			}
		}
		g.rowTop = append(g.rowTop, y)
		y += h
		g.rowEnd = append(g.rowEnd, y)
	}
	place(math.MaxInt)
	g.tall = y
}

// columnWidth is what the user chose, or what heading and contents need.
func (g *Grid) columnWidth(c int) float32 {
	m, col := &g.sizes, &g.table.Columns[c]
	if w, ok := g.widths[col.ID]; ok && col.ID != "" {
		return max(m.least, float32(math.Round(float64(w*m.text))))
	}
	w := max(g.ruler.width(col.Title, true), float32(col.Width)*m.digit)
	for r := range g.table.Rows {
		row := &g.table.Rows[r]
		if c >= len(row.Cells) {
			continue
		}
		cell := &row.Cells[c]
		k := lookOf(row.Mark, cell.Mark, c == 0)
		tw := g.ruler.width(cell.Text, k.bold)
		if k.sign() {
			tw += m.sign + m.gap
		}
		if cell.Below != "" {
			tw = max(tw, g.ruler.width(cell.Below, false)*m.small/m.text)
		}
		w = max(w, tw)
	}
	for k, f := range g.faults {
		if k.column == col.ID && !f.gone {
			w = max(w, g.ruler.width(f.text, false)+m.sign+m.gap)
		}
	}
	return min(m.longest, max(m.least, float32(math.Ceil(float64(w)))+2*m.padX+1))
}

// view is what of the content is to be seen, in widget coordinates.
type view struct {
	w, h       float32 // without the scroll bars
	frozen     int     // columns that stay
	frozenW    float32
	wide, tall bool // has a horizontal, a vertical scroll bar
}

// view works out the panes. Leading columns marked Frozen stay, as long as they
// leave two fifths of the width to the others.
func (g *Grid) view() view {
	m, s := &g.sizes, g.Size()
	v := view{w: s.Width, h: s.Height}
	if len(g.order.filters) > 0 { // what they leave is said below
		v.h = max(0, v.h-m.row)
	}
	full := g.colX[len(g.colX)-1]
	v.tall = m.head+g.tall > v.h
	if v.tall {
		v.w = max(0, v.w-m.bar)
	}
	v.wide = full > v.w
	if v.wide {
		v.h = max(0, v.h-m.bar)
		if !v.tall && m.head+g.tall > v.h {
			v.tall = true
			v.w = max(0, v.w-m.bar)
		}
	}
	for c := range g.table.Columns {
		if !g.table.Columns[c].Frozen || v.wide && g.colX[c+1] > v.w*mostFrozen {
			break
		}
		v.frozen = c + 1
	}
	v.frozenW = g.colX[v.frozen]
	return v
}

// x is the left edge of a column in the widget.
func (g *Grid) x(v *view, c int) float32 {
	if c < v.frozen {
		return g.colX[c]
	}
	return g.colX[c] - g.offX
}

// y is the top edge of a row in the widget.
func (g *Grid) y(r int) float32 { return g.sizes.head + g.rowTop[r] - g.offY }

// right is where the table ends in the widget.
func (g *Grid) right(v *view) float32 {
	return min(v.w, g.colX[len(g.colX)-1]-g.offX)
}

// rowsIn returns the half-open range of rows that meet the view.
func (g *Grid) rowsIn(v *view) (first, end int) {
	first = sort.Search(len(g.rowEnd), func(r int) bool { return g.rowEnd[r] > g.offY })
	end = sort.Search(len(g.rowTop), func(r int) bool { return g.rowTop[r] >= g.offY+v.h-g.sizes.head })
	return first, max(first, end)
}

// columnsIn returns the half-open range of scrolled columns that meet the view.
func (g *Grid) columnsIn(v *view) (first, end int) {
	n := len(g.table.Columns)
	first = v.frozen + sort.Search(n-v.frozen, func(i int) bool { return g.colX[v.frozen+i+1] > g.offX+v.frozenW })
	end = v.frozen + sort.Search(n-v.frozen, func(i int) bool { return g.colX[v.frozen+i] >= g.offX+v.w })
	return first, max(first, end)
}

// cellAt returns the cell under a position in the widget: row is Heading on the
// heading row, Filters on that of the filters. ok is false on a group heading, a scroll bar and beyond the table.
func (g *Grid) cellAt(p fyne.Position) (row, col int, ok bool) {
	v := g.view()
	col = g.columnAt(&v, p.X)
	if col < 0 || p.Y < 0 || p.Y >= v.h {
		return 0, 0, false
	}
	if p.Y < g.sizes.title {
		return Heading, col, true
	}
	if p.Y < g.sizes.head {
		return Filters, col, true
	}
	row = g.rowAt(p.Y)
	if row < 0 {
		return 0, 0, false
	}
	return row, col, true
}

// columnAt returns the column at a widget x, or -1.
func (g *Grid) columnAt(v *view, x float32) int {
	if x < 0 || x >= v.w {
		return -1
	}
	if x >= v.frozenW {
		x += g.offX
	}
	n := len(g.table.Columns)
	c := sort.Search(n, func(i int) bool { return g.colX[i+1] > x })
	if c == n {
		return -1
	}
	return c
}

// rowAt returns the row at a widget y below the heading, or -1.
func (g *Grid) rowAt(y float32) int {
	y += g.offY - g.sizes.head
	r := sort.Search(len(g.rowEnd), func(i int) bool { return g.rowEnd[i] > y })
	if r == len(g.rowEnd) || y < g.rowTop[r] {
		return -1
	}
	return r
}
