package page

import (
	"wallchart/export/cards"
	"wallchart/export/table"
)

// Lengths of marks on sheets that are cut, in millimetres.
const (
	cropGap  = 0.5 // between a card's corner and its mark
	cropMark = 2.5
	crossArm = 1.5 // of the cross where four cards meet
	dash     = 2.0 // of the line to fold along, and of its gaps
	markLine = 0.15
)

// places are where the cards stand on a sheet. A folding card has a place of twice its height.
type places struct {
	paper        cards.Size
	across, down int
	size         cards.Size
	left, top    float64
	pitchX       float64
	pitchY       float64
	first        int  // places that are used up on the first sheet
	labels       bool // not cut, and in reading order
}

// places finds room for the deck's cards.
func (p *press) places(d *cards.Deck) places {
	s := &d.Sheet
	if s.Labels() {
		return places{paper: s.Paper, across: s.Across, down: s.Down, size: s.Card,
			left: s.Left + d.Shift.Width, top: s.Top + d.Shift.Height,
			pitchX: s.PitchX, pitchY: s.PitchY, first: min(max(0, d.First-1), s.Across*s.Down-1), labels: true}
	}
	var at places
	at.paper.Width, at.paper.Height = p.o.Paper.Size(p.o.Orientation == table.Across || d.Lying)
	room := cards.Size{Width: max(20, at.paper.Width-2*p.o.Margin), Height: max(20, at.paper.Height-2*p.o.Margin-footHeight)}
	least := d.Size
	if d.Folds {
		least.Height *= 2
	}
	at.across, at.down = s.Across, s.Down
	switch {
	case s.Across > 0:
	case d.Size == cards.Size{}:
		at.across, at.down = 1, 1
		room.Height += footHeight
	default:
		at.across, at.down = max(1, int(room.Width/least.Width)), max(1, int(room.Height/least.Height))
	}
	at.size = cards.Size{Width: room.Width / float64(at.across), Height: room.Height / float64(at.down)}
	if d.Exact && s.Across == 0 {
		at.size = cards.Size{Width: min(at.size.Width, least.Width), Height: min(at.size.Height, least.Height)}
	}
	at.pitchX, at.pitchY = at.size.Width, at.size.Height
	at.left = p.o.Margin + (room.Width-at.pitchX*float64(at.across))/2
	at.top = p.o.Margin + (room.Height-at.pitchY*float64(at.down))/2
	return at
}

// box is the place of that number on its sheet, in reading order.
func (at *places) box(n int) box {
	return box{at.left + float64(n%at.across)*at.pitchX, at.top + float64(n/at.across)*at.pitchY, at.size.Width, at.size.Height}
}

// cards lays a deck out; it begins a sheet, and nothing else stands on its sheets.
func (p *press) cards(number int, d *cards.Deck) {
	at := p.places(d)
	each := at.across * at.down
	sheets := max(1, (at.first+len(d.Cards)+each-1)/each)
	whole := !at.labels && d.Size == cards.Size{} && each == 1
	for sheet := range sheets {
		p.pages = append(p.pages, Page{Width: at.paper.Width, Height: at.paper.Height, bare: at.labels || whole || d.Lying, whole: true})
		p.page = &p.pages[len(p.pages)-1]
		if !at.labels && !whole {
			p.crop(&at)
		}
		for place := range each {
			card := place*sheets + sheet // the piles of a cut stack are in order
			if at.labels {
				card = sheet*each + place - at.first
			}
			if card >= 0 && card < len(d.Cards) {
				p.cardAt(number, card, d, at.box(place))
			}
		}
	}
	p.y = p.bottom
}

// crop marks where the sheet is cut: at its edges, and where four cards meet.
func (p *press) crop(at *places) {
	right, bottom := at.left+at.pitchX*float64(at.across), at.top+at.pitchY*float64(at.down)
	mark := func(x1, y1, x2, y2 float64) { p.line(x1, y1, x2, y2, markLine, Muted) }
	for i := range at.across + 1 {
		x := at.left + float64(i)*at.pitchX
		mark(x, at.top-cropGap-cropMark, x, at.top-cropGap)
		mark(x, bottom+cropGap, x, bottom+cropGap+cropMark)
		for j := 1; j < at.down && i > 0 && i < at.across; j++ {
			y := at.top + float64(j)*at.pitchY
			mark(x-crossArm, y, x+crossArm, y)
			mark(x, y-crossArm, x, y+crossArm)
		}
	}
	for j := range at.down + 1 {
		y := at.top + float64(j)*at.pitchY
		mark(at.left-cropGap-cropMark, y, at.left-cropGap, y)
		mark(right+cropGap, y, right+cropGap+cropMark, y)
	}
}

// cardAt draws one card in its place, a folding one twice.
func (p *press) cardAt(number, card int, d *cards.Deck, b box) {
	if back, ok := p.behind(d, b); ok {
		p.page.Pictures = append(p.page.Pictures, back)
	}
	c := &pressed{press: p, number: number, card: card}
	if !d.Folds {
		c.drawn(d, b)
		return
	}
	b.h /= 2
	fold := b.y + b.h
	for x := b.x + dash; x < b.x+b.w-dash; x += 2 * dash {
		p.line(x, fold, min(x+dash, b.x+b.w), fold, markLine, Muted)
	}
	b.y = fold
	texts, lines := len(p.page.Texts), len(p.page.Lines)
	c.drawn(d, b)
	p.mirror(b.x+b.w/2, fold, texts, lines)
}

// mirror draws anew what stands on the page from these texts and lines on, turned by
// half a turn about a point: folded there, both sides can be read.
func (p *press) mirror(x, y float64, texts, lines int) {
	for _, t := range p.page.Texts[texts:len(p.page.Texts):len(p.page.Texts)] {
		t.Turned = true
		t.X, t.Y = 2*x-t.X-t.Width, 2*y-t.Y+capHeight*t.Size*mm
		p.page.Texts = append(p.page.Texts, t)
	}
	for _, l := range p.page.Lines[lines:len(p.page.Lines):len(p.page.Lines)] {
		l.X1, l.Y1, l.X2, l.Y2 = 2*x-l.X1, 2*y-l.Y1, 2*x-l.X2, 2*y-l.Y2
		p.page.Lines = append(p.page.Lines, l)
	}
}
