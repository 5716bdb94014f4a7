package page

import "wallchart/export/table"

// A QR code is at most so large, in millimetres: from so far it is read from across a room.
const largestCode = 120.0

// code draws the table's QR code below it, as large as what is left of the sheet lets it be, on white; on a new sheet where
// less than half of its size is left.
func (p *press) code(t *table.Table) {
	if t.Code == nil || len(t.Code.Dark) == 0 {
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
	if c == nil || len(c.Dark) == 0 {
		return 0, 0
	}
	square := headSquare
	if p.o.Fill {
		square = headSquareLarge
	}
	side := float64(len(c.Dark)+2*table.QuietZone) * square
	// The quiet zone may reach into the margin, which is empty.
	edge := min(p.o.Margin, table.QuietZone*square)
	p.squares(c, p.o.Margin+p.across-beside-side+edge, p.o.Margin-edge, square)
	return side - edge, p.o.Margin - edge + side
}
