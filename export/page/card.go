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
	writeLine  = 0.25
	oneLine    = 0.8  // a text is set so much smaller before it is broken
	leastTimes = 0.35 // and so much, broken, before it goes on one line
	footSize   = 7.0  // points of the foot of a card
	footEdge   = 1.5  // millimetres between it and the edge, which not every cut meets
	footRoom   = 0.3  // of its size, above it
)

// pressed is one card on its way to paper.
type pressed struct {
	*press
	number, card int     // of the table, and of the card in its deck
	scale        float64 // of all its type
	least        float64 // points of the smallest type; 0 is as small as it must be
	left         []bool  // lines that are left out
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
	heights, total := c.fit(card, b)
	weight := card.Below
	for i := range card.Lines {
		if heights[i] > 0 {
			weight += card.Lines[i].Space
		}
	}
	share := 0.0
	if weight > 0 {
		share = max(0, b.h-total) / weight
	}
	for i := range card.Lines {
		if heights[i] == 0 {
			continue
		}
		l := c.shown(card, i)
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

func points(wanted float64) float64 {
	if wanted <= 0 {
		return usualCard
	}
	return wanted
}

// fieldSet is a field as it will stand.
type fieldSet struct {
	size  float64
	lines []string
	label float64 // width of the label with its gap
	room  float64 // for the text
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
		t := Text{Y: base, Size: c.size(smallSize), Tone: Muted, Role: Heading, Table: c.number, Row: c.card, Column: number,
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

// behind is the deck's picture, as large as the card allows, in its middle. That of a
// card which is the whole sheet goes to the edges of the paper.
func (p *press) behind(d *cards.Deck, b box) (Picture, bool) {
	size, err := png.DecodeConfig(bytes.NewReader(d.Back))
	if err != nil {
		return Picture{}, false
	}
	if d.Size == (cards.Size{}) && !d.Sheet.Labels() && d.Sheet.Across == 0 {
		b = box{0, 0, p.page.Width, p.page.Height}
	}
	k := min(b.w/float64(size.Width), b.h/float64(size.Height))
	w, h := k*float64(size.Width), k*float64(size.Height)
	return Picture{X: b.x + (b.w-w)/2, Y: b.y + (b.h-h)/2, W: w, H: h, PNG: d.Back}, true
}
