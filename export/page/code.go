package page

import "wallchart/export/table"

// A QR code is at most so large, in millimetres: from so far it is read from across a room.
const largestCode = 120.0

// code draws the table's QR code below it, as large as what is left of the sheet lets it be, on white; on a new sheet where
// less than half of its size is left.
func (p *press) code(t *table.Table) {
	if t.Code == nil {
		return
	}
	side := min(largestCode, p.across)
	if room := p.bottom - p.y; room < side {
		if room < side/2 {
			p.newPage(t.Title)
		}
		side = min(side, p.bottom-p.y)
	}
	square := side / float64(len(t.Code.Dark)+2*table.QuietZone)
	p.squares(t.Code, p.o.Margin+(p.across-side)/2, p.y, square)
	p.y += side
}

// squares draws a code with its quiet zone.
func (p *press) squares(c *table.Code, left, top, square float64) {
	left, top = left+table.QuietZone*square, top+table.QuietZone*square
	for _, r := range c.Runs() {
		p.fill(left+float64(r.X)*square, top+float64(r.Y)*square, float64(r.Length)*square, square, Ink)
	}
}

// A code in the head of a sheet: squares of half a millimetre are read from an arm's length
// (a usual address has some 30 of them), larger ones from where a chart on the wall is read.
const (
	headSquare      = 0.5
	headSquareLarge = 0.8
)

// headCode draws the document's code at the right of its title, left of what stands there, and
// returns the room it takes and where it ends.
func (p *press) headCode(beside float64) (room, below float64) {
	c := p.doc.Code
	if c == nil {
		return 0, 0
	}
	square := max(headSquare, smallCode/float64(len(c.Dark)))
	if p.o.Fill {
		square = max(square, headSquareLarge)
	}
	side := float64(len(c.Dark)+2*table.QuietZone) * square
	// The quiet zone may reach into the margin, which is empty.
	edge := min(p.o.Margin, table.QuietZone*square)
	p.squares(c, p.o.Margin+p.across-beside-side+edge, p.o.Margin-edge, square)
	return side - edge, p.o.Margin - edge + side
}

// A code on the sheets after the first: as small as a phone reads it from a hand's breadth to half a metre, the whole and its
// squares.
const (
	smallCode   = 15.0 // without its quiet zone
	smallSquare = 0.42
)

// small is the code on the sheets after the first: the size of its squares, and the corner of its quiet zone. To cost as few
// rows as it can, it reaches into the margin as far as printers print.
func (p *press) small() (square, left, top float64, ok bool) {
	c := p.doc.Code
	if c == nil {
		return 0, 0, 0, false
	}
	square = max(smallSquare, smallCode/float64(len(c.Dark)))
	zone := table.QuietZone * square
	side := float64(len(c.Dark)) * square
	return square, p.width - p.o.Margin - side - zone, p.o.Margin/2 - zone, true
}

// nextTop is where a page with a running title begins: below the title, and below the code.
func (p *press) nextTop() float64 {
	top := p.o.Margin + runningHeight
	if square, _, from, ok := p.small(); ok {
		top = max(top, from+square*float64(len(p.doc.Code.Dark)+2*table.QuietZone))
	}
	return top
}

// besideCode is how wide a running title may be.
func (p *press) besideCode() float64 {
	if _, left, _, ok := p.small(); ok {
		return min(p.across, left-p.o.Margin)
	}
	return p.across
}

// smallCodes draws the code on every sheet that has none.
func (p *press) smallCodes() {
	for i := range p.pages {
		if p.page = &p.pages[i]; !p.page.goesOn {
			continue
		}
		p.width = p.page.Width
		if square, left, top, ok := p.small(); ok {
			p.squares(p.doc.Code, left, top, square)
		}
	}
}
