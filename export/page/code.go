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
	left := p.o.Margin + (p.across-side)/2 + table.QuietZone*square
	top := p.y + table.QuietZone*square
	for _, r := range t.Code.Runs() {
		p.fill(left+float64(r.X)*square, top+float64(r.Y)*square, float64(r.Length)*square, square, Ink)
	}
	p.y += side
}
