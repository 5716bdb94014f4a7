package page

import (
	"bytes"
	"image/png"

	"wallchart/export/cards"
	"wallchart/export/table"
)

const (
	usualCard  = 10.0 // points of a field that does not say
	ascent     = 1.02 // of a line of a card, in ems
	fieldGap   = 3.0  // millimetres between fields of a line
	labelGap   = 2.0
	labelShare = 0.45 // of the width, at most
	writeShare = 0.75 // of the width, for the text before a rule to write on
	gridRow    = 1.5  // in ems
	gridGap    = 0.4  // above a grid, in ems
	gridPad    = 0.8  // millimetres
	gridLine   = 0.12
	leastHead  = 7.0 // points of a grid's headings, unless its rows are smaller still
	writeLine  = 0.25
	oneLine    = 0.8  // a text is set so much smaller before it is broken
	leastTimes = 0.35 // and so much, broken, before it goes on one line
	leastScale = 0.02
	footSize   = 7.0 // points of the foot of a card
	footEdge   = 1.5 // millimetres between it and the edge, which not every cut meets
	footRoom   = 0.3 // of its size, above it
)

// pressed is one card on its way to paper.
type pressed struct {
	*press
	number, card int     // of the table, and of the card in its deck
	scale        float64 // of all its type
	labels       float64 // width of the labels that stand below each other
}

// drawn sets the card into a box, and its foot on the lower edge.
func (c *pressed) drawn(d *cards.Deck, b box) {
	pad := max(2, min(0.07*min(b.w, b.h), 6))
	inner := box{b.x + pad, b.y + pad, b.w - 2*pad, b.h - 2*pad}
	if foot := d.FootOf(c.card); foot != "" {
		base := b.y + b.h - footEdge
		inner.h = min(inner.h, base-(capHeight+footRoom)*footSize*mm-inner.y)
		c.put(Text{Y: base, Size: footSize, Tone: Muted, Role: Foot, Table: -1, Row: -1, Column: -1, String: foot}, inner.x, inner.w, table.Right)
	}
	c.draw(&d.Cards[c.card], inner)
}

// draw sets what a card says into a box: in the sizes wanted or, where that is too high, in
// the largest in which it fits.
func (c *pressed) draw(card *cards.Card, b box) {
	heights := make([]float64, len(card.Lines))
	total := 0.0
	for c.scale = 1; c.scale > leastScale; c.scale *= 0.97 {
		c.alignLabels(card, b.w)
		total = 0
		for i := range card.Lines {
			heights[i] = c.height(&card.Lines[i], b.w)
			total += heights[i]
		}
		if total <= b.h {
			break
		}
	}
	weight := card.Below
	for i := range card.Lines {
		weight += card.Lines[i].Space
	}
	share := 0.0
	if weight > 0 {
		share = max(0, b.h-total) / weight
	}
	for i := range card.Lines {
		l := &card.Lines[i]
		free := l.Space * share
		if l.Grid != nil {
			heights[i] += free
			c.grid(l.Grid, i, box{b.x, b.y, b.w, heights[i]})
		} else {
			b.y += free
			c.fields(l, i, box{b.x, b.y, b.w, heights[i]})
		}
		b.y += heights[i]
	}
}

// alignLabels finds the width of the labels of lines with one field, which stand below
// each other.
func (c *pressed) alignLabels(card *cards.Card, w float64) {
	c.labels = 0
	for i := range card.Lines {
		if l := &card.Lines[i]; len(l.Fields) == 1 && l.Fields[0].Label != "" {
			c.labels = max(c.labels, c.label(&l.Fields[0]))
		}
	}
	c.labels = min(c.labels, labelShare*w)
}

// label is the width of a field's label.
func (c *pressed) label(f *cards.Field) float64 {
	return c.ruler.ems(table.OneLine(f.Label), false) * smallSize * c.scale * mm
}

func (c *pressed) height(l *cards.Line, w float64) float64 {
	if g := l.Grid; g != nil {
		return (float64(gridOf{g}.lines())*gridRow + gridGap) * points(g.Points) * c.scale * mm
	}
	above, below := 0.0, 0.0 // the first base line, which all fields have: it is as deep as the largest of them is high
	for i, x := range c.widths(l, w) {
		set := c.typeset(&l.Fields[i], x, len(l.Fields) == 1)
		above = max(above, ascent*set.size*mm)
		below = max(below, (float64(max(1, len(set.lines)))*lineGap-ascent)*set.size*mm)
	}
	return above + below
}

func points(wanted float64) float64 {
	if wanted <= 0 {
		return usualCard
	}
	return wanted
}

// widths divides a line's width among its fields.
func (c *pressed) widths(l *cards.Line, w float64) []float64 {
	shares := 0.0
	all := make([]float64, len(l.Fields))
	for i := range l.Fields {
		if all[i] = l.Fields[i].Share; all[i] <= 0 {
			all[i] = 1
		}
		shares += all[i]
	}
	w -= fieldGap * float64(len(all)-1)
	for i := range all {
		all[i] *= w / shares
	}
	return all
}

// fieldSet is a field as it will stand.
type fieldSet struct {
	size  float64
	lines []string
	label float64 // width of the label with its gap
	room  float64 // for the text
}

// typeset finds size and lines of a field in a width. Alone in its line, its label is
// as wide as those of the others.
func (c *pressed) typeset(f *cards.Field, w float64, alone bool) fieldSet {
	set := fieldSet{size: points(f.Points) * c.scale, room: w}
	if f.Label != "" {
		set.label = min(c.label(f), labelShare*w)
		if alone {
			set.label = c.labels
		}
		set.label += labelGap
		set.room -= set.label
	}
	text := table.OneLine(f.Text)
	if text == "" {
		return set
	}
	if f.Write {
		set.room *= writeShare
	}
	bold := f.Role == cards.Strong
	set.lines = []string{text}
	if f.Lines <= 1 || c.ruler.ems(text, bold)*set.size*mm*oneLine <= set.room {
		return set
	}
	for size := set.size; size > leastTimes*set.size; size *= 0.97 {
		lines := c.ruler.wrap(text, bold, set.room/(size*mm))
		fits := len(lines) <= f.Lines
		for _, l := range lines {
			fits = fits && c.ruler.ems(l, bold)*size*mm <= set.room
		}
		if fits {
			set.size, set.lines = size, lines
			return set
		}
	}
	return set // put makes it smaller
}

// fields draws a line of fields on one base line.
func (c *pressed) fields(l *cards.Line, number int, b box) {
	widths := c.widths(l, b.w)
	sets := make([]fieldSet, len(l.Fields))
	size := 0.0
	for i := range l.Fields {
		sets[i] = c.typeset(&l.Fields[i], widths[i], len(l.Fields) == 1)
		size = max(size, sets[i].size)
	}
	base, x := b.y+ascent*size*mm, b.x
	for i := range l.Fields {
		f, set := &l.Fields[i], sets[i]
		t := Text{Y: base, Size: smallSize * c.scale, Tone: Muted, Role: Heading, Table: c.number, Row: c.card, Column: number,
			String: table.OneLine(f.Label)}
		c.put(t, x, set.label-labelGap, table.Left)
		t.Size, t.Role, t.Tone, t.Bold = set.size, Body, Ink, f.Role == cards.Strong
		if f.Role == cards.Quiet {
			t.Tone = Muted
		}
		for _, line := range set.lines {
			t.String = line
			c.put(t, x+set.label, set.room, table.Align(f.Align))
			t.Y += lineGap * set.size * mm
		}
		if f.Write {
			from := x + set.label
			if len(set.lines) > 0 {
				from += min(set.room, c.ruler.ems(set.lines[0], t.Bold)*set.size*mm) + labelGap
			}
			c.line(from, base+0.8, x+widths[i], base+0.8, writeLine, Muted)
		}
		x += widths[i] + fieldGap
	}
}

// lines is how many rows a grid has with its head.
func (g gridOf) lines() int {
	if g.headed() {
		return len(g.Rows) + 1
	}
	return len(g.Rows)
}

// grid draws a grid that fills its box.
func (c *pressed) grid(of *cards.Grid, number int, b box) {
	g := gridOf{of}
	rows := g.lines()
	if rows == 0 || len(g.Columns) == 0 {
		return
	}
	size := points(g.Points) * c.scale
	b.y, b.h = b.y+gridGap*size*mm, b.h-gridGap*size*mm
	h := b.h / float64(rows)
	shares := 0.0
	for _, col := range g.Columns {
		shares += max(0.1, col.Share)
	}
	for i := range rows + 1 {
		c.line(b.x, b.y+float64(i)*h, b.x+b.w, b.y+float64(i)*h, gridLine, Muted)
	}
	x := b.x
	c.line(x, b.y, x, b.y+b.h, gridLine, Muted)
	for n, col := range g.Columns {
		w := b.w * max(0.1, col.Share) / shares
		y := b.y
		t := Text{Table: c.number, Row: c.card, Column: number}
		cell := func(s string) {
			t.String, t.Y = table.OneLine(s), y+(h+capHeight*t.Size*mm)/2
			c.put(t, x+gridPad, w-2*gridPad, table.Align(col.Align))
			y += h
		}
		if g.headed() {
			t.Size, t.Role, t.Tone = max(size*belowSize, min(leastHead, size)), Heading, Muted
			cell(col.Title)
		}
		t.Size, t.Role, t.Tone = size, Body, Ink
		for _, r := range g.Rows {
			switch {
			case n == 0:
				cell(r.Head)
			case n <= len(r.Cells):
				cell(r.Cells[n-1])
			default:
				cell("")
			}
		}
		x += w
		c.line(x, b.y, x, b.y+b.h, gridLine, Muted)
	}
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

// behind is the deck's picture, as large as the card allows, in its middle. That of a
// card which is the whole sheet goes to the edges of the paper.
func (p *press) behind(d *cards.Deck, b box) (Picture, bool) {
	size, err := png.DecodeConfig(bytes.NewReader(d.Back))
	if err != nil || size.Width < 1 || size.Height < 1 {
		return Picture{}, false
	}
	if d.Size == (cards.Size{}) && !d.Sheet.Labels() && d.Sheet.Across == 0 {
		b = box{0, 0, p.page.Width, p.page.Height}
	}
	k := min(b.w/float64(size.Width), b.h/float64(size.Height))
	w, h := k*float64(size.Width), k*float64(size.Height)
	return Picture{X: b.x + (b.w-w)/2, Y: b.y + (b.h-h)/2, W: w, H: h, PNG: d.Back}, true
}
