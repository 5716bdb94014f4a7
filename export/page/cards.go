package page

import (
	"wallchart/export/table"
)

// Sizes of cards in millimetres, and of their type in points.
const (
	cardWidth = 88.0 // at least
	cardLine  = 7.4  // for each cell below the head
	cardHead  = 13.0
	cardPad   = 4.0
	cardTitle = 15.0
	cardText  = 10.5
)

// cards lays a table out as cards to be cut out. The sheets are cut as one pile and
// the piles laid on each other, the upper left one on top: then the cards are in
// order. So the second card stands behind the first, on the next sheet, and not
// beside it.
func (p *press) cards(number int, t *table.Table) {
	height := cardHead + 2*cardPad + cardLine*float64(max(0, len(t.Columns)-2))
	room := p.height - 2*p.o.Margin - footHeight
	across, down := max(1, int(p.across/cardWidth)), max(1, int(room/height))
	sheets := (len(t.Rows) + across*down - 1) / (across * down)
	w, h := p.across/float64(across), room/float64(down)
	for sheet := range max(1, sheets) {
		p.pages = append(p.pages, Page{Width: p.width, Height: p.height})
		p.page = &p.pages[len(p.pages)-1]
		p.cuts(across, down, w, h)
		for place := range across * down {
			row := place*sheets + sheet
			if row < len(t.Rows) {
				p.card(number, t, row, p.o.Margin+float64(place%across)*w, p.o.Margin+float64(place/across)*h, w)
			}
		}
	}
	p.y = p.bottom // nothing else stands on the sheet
}

// cuts draws the lines to cut along, to the edges of the paper; below the last row of
// cards, too, where the foot of the page is cut off.
func (p *press) cuts(across, down int, w, h float64) {
	bottom := p.o.Margin + float64(down)*h
	for i := 1; i < across; i++ {
		x := p.o.Margin + float64(i)*w
		p.page.Lines = append(p.page.Lines, Line{X1: x, Y1: 0, X2: x, Y2: bottom, Width: 0.2, Tone: Rule})
	}
	for i := 1; i <= down; i++ {
		y := p.o.Margin + float64(i)*h
		p.page.Lines = append(p.page.Lines, Line{X1: 0, Y1: y, X2: p.width, Y2: y, Width: 0.2, Tone: Rule})
	}
}

// card places one card with its upper left corner at x, y.
func (p *press) card(number int, t *table.Table, row int, x, y, w float64) {
	x, w = x+cardPad, w-2*cardPad
	y += cardPad
	at := func(column int, text string) Text {
		return Text{Size: cardText, Role: Body, Table: number, Row: row, Column: column, String: table.OneLine(text)}
	}
	cell := func(column int) table.Cell { return t.Rows[row].Cell(column) }
	head := at(0, t.Columns[0].Title+" "+cell(0).Text)
	head.Size, head.Bold, head.Y = cardTitle, true, y+cardTitle*mm
	p.put(head, x, w*0.4, table.Left)
	if len(t.Columns) > 1 {
		title := at(1, p.doc.Title)
		title.Size, title.Tone, title.Role, title.Row, title.Column, title.Y = smallSize, Muted, Title, -1, -1, y+smallSize*mm
		p.put(title, x+w*0.42, w*0.58, table.Right)
		beside := at(1, cell(1).Text)
		beside.Size, beside.Y = smallSize+1, y+(2.5*smallSize)*mm
		p.put(beside, x+w*0.42, w*0.58, table.Right)
	}
	labels := 0.0
	for c := 2; c < len(t.Columns); c++ {
		labels = max(labels, p.ruler.ems(table.OneLine(t.Columns[c].Title), false)*smallSize*mm)
	}
	labels = min(labels, w*0.4) + 3
	for c := 2; c < len(t.Columns); c++ {
		base := y + cardHead + cardLine*(float64(c-2)+0.7)
		label := at(c, t.Columns[c].Title)
		label.Size, label.Tone, label.Role, label.Row, label.Y = smallSize, Muted, Heading, -1, base
		p.put(label, x, labels-3, table.Left)
		text, room := at(c, cell(c).Text), w-labels
		text.Y, text.Bold = base, cell(c).Mark.Look().Bold
		if cell(c).Mark == table.Pending {
			from := x + labels
			if text.String != "" {
				room *= 0.75
				from += min(room, p.ruler.ems(text.String, text.Bold)*cardText*mm) + 2
			}
			p.page.Lines = append(p.page.Lines, Line{X1: from, Y1: base + 0.8, X2: x + w, Y2: base + 0.8, Width: 0.25, Tone: Muted})
		}
		p.put(text, x+labels, room, table.Left)
	}
}
