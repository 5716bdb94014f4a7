package grid

import (
	"math"

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

// layout is how large everything in the table is: the columns, the rows and the headings between them. It knows nothing of
// what is in sight.
type layout struct {
	contents *Contents
	refusals *Refusals
	size     func() fyne.Size   // of the widget
	theme    fyne.Theme         // last painted with
	widths   map[string]float32 // by column ID, in text sizes: set by the user

	ruler  ruler
	sizes  metrics
	needs  []float32 // the columns' widths before they share what is left
	colX   []float32
	rowTop []float32
	rowEnd []float32
	groupY []float32
	tall   float32
}

// metrics reads the theme.
func (l *layout) metrics() metrics {
	text := style.TableSize(l.theme)
	if text == l.sizes.text && text == l.ruler.size {
		return l.sizes
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

// layOut measures the table: column edges, row edges, group headings.
func (l *layout) layOut() {
	m := l.metrics()
	if l.ruler.size != m.text {
		l.ruler.reset(m.text)
	}
	if m.head = m.title; l.contents.sifting() {
		m.head += m.row
	}
	l.sizes = m
	l.needs = l.needs[:0]
	for c := range l.contents.table.Columns {
		l.needs = append(l.needs, l.columnWidth(c))
	}
	l.measureRows()
	l.share()
}

// measureRows stacks rows and the group headings before them.
func (l *layout) measureRows() {
	m, rows, groups := &l.sizes, l.contents.table.Rows, l.contents.table.Groups
	l.rowTop, l.rowEnd = l.rowTop[:0], l.rowEnd[:0]
	l.groupY = l.groupY[:0]
	var y float32
	next := 0
	place := func(r int) {
		for ; next < len(groups) && groups[next].Row <= r; next++ {
			l.groupY = append(l.groupY, y)
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
		l.rowTop = append(l.rowTop, y)
		y += h
		l.rowEnd = append(l.rowEnd, y)
	}
	place(math.MaxInt)
	l.tall = y
}

// columnWidth is what the user chose, or what heading and contents need.
func (l *layout) columnWidth(c int) float32 {
	m, col := &l.sizes, &l.contents.table.Columns[c]
	if w, ok := l.widths[col.ID]; ok && col.ID != "" {
		return max(m.least, float32(math.Round(float64(w*m.text))))
	}
	w := max(l.ruler.width(col.Title, true), float32(col.Width)*m.digit)
	for r := range l.contents.table.Rows {
		row := &l.contents.table.Rows[r]
		if c >= len(row.Cells) {
			continue
		}
		cell := &row.Cells[c]
		k := lookOf(row.Mark, cell.Mark, c == 0)
		tw := l.ruler.width(cell.Text, k.bold)
		if k.sign() {
			tw += m.sign + m.gap
		}
		if cell.Below != "" {
			tw = max(tw, l.ruler.width(cell.Below, false)*m.small/m.text)
		}
		w = max(w, tw)
	}
	for k, f := range l.refusals.faults {
		if k.column == col.ID && !f.gone {
			w = max(w, l.ruler.width(f.text, false)+m.sign+m.gap)
		}
	}
	return min(m.longest, max(m.least, float32(math.Ceil(float64(w)))+2*m.padX+1))
}

// Wide is the width at which no column has to be scrolled.
func (l *layout) Wide() float32 {
	wide := l.sizes.bar
	for _, w := range l.needs {
		wide += w
	}
	return wide
}

// Whole is the height at which no row has to be scrolled.
func (l *layout) Whole() float32 {
	m := &l.sizes
	high := m.head + l.tall
	if len(l.contents.order.filters) > 0 { // what they leave is said below
		high += m.row
	}
	if l.colX[len(l.colX)-1] > l.size().Width {
		high += m.bar
	}
	return high
}
