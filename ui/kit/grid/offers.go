package grid

import (
	"fyne.io/fyne/v2"

	"wallchart/export/table"
)

// # What a click offers
//
// Where Offers names what can be entered in a cell with the mouse, the cell looks like a button under the pointer, and a click on it
// opens a strip of buttons in its place. The strip goes with the next key, the next click elsewhere, and when its row moves. A second
// click that belongs to the one before, because it comes at once and at the same place, chooses nothing: a double click edits the cell
// as everywhere, and never enters a result for somebody.

// Buttons are the strip of buttons that a click on a cell opens.
type Buttons struct {
	// Offers are what a click on a cell offers to enter, none for nothing.
	Offers func(row, col int) []Offer

	contents  *Contents
	pane      *Pane
	selection *Selection
	screen    screen

	strip offered
}

// Offer is one button of the strip.
type Offer struct {
	Text string
	// Do acts. at is the lower left of the button on the canvas, where a menu can stand.
	Do func(at fyne.Position)
}

// offered are the offers of one cell.
type offered struct {
	all      []Offer // none while it is not there
	row, col int
	ref      table.Ref
	at       int // the one under the pointer; -1 for none
}

const (
	leastWide = 34 // how wide a button of the strip is at least
	leastHigh = 28 // how high
)

// offers are those of a cell, none where a click offers nothing.
func (b *Buttons) offers(row, col int) []Offer {
	if b.Offers == nil || !b.contents.has(row, col) {
		return nil
	}
	return b.Offers(row, col)
}

// Offer opens the strip of the current cell and tells whether it has one.
func (b *Buttons) Offer() bool {
	all := b.offers(b.selection.row, b.selection.col)
	if len(all) == 0 {
		return false
	}
	b.pane.scrollTo(b.selection.row, b.selection.col)
	b.strip = offered{all: all, row: b.selection.row, col: b.selection.col, ref: b.contents.ref(b.selection.row, b.selection.col), at: -1}
	b.screen.Refresh()
	return true
}

// Offering are the texts of the strip that is open, in their order.
func (b *Buttons) Offering() (row, col int, texts []string) {
	for _, o := range b.strip.all {
		texts = append(texts, o.Text)
	}
	return b.strip.row, b.strip.col, texts
}

// OfferRect is where a button of the strip is in the widget.
func (b *Buttons) OfferRect(i int) (fyne.Position, fyne.Size) {
	x, y, widths, h := b.stripAt()
	for _, w := range widths[:i] {
		x += w
	}
	return fyne.NewPos(x, y), fyne.NewSize(widths[i], h)
}

// closeStrip takes the strip away and tells whether there was one.
func (b *Buttons) closeStrip() bool {
	if len(b.strip.all) == 0 {
		return false
	}
	b.strip = offered{}
	b.screen.Refresh()
	return true
}

// followStrip keeps the strip while its row stays where it is.
func (b *Buttons) followStrip() {
	s := &b.strip
	if len(s.all) == 0 {
		return
	}
	if !b.contents.has(s.row, s.col) || b.contents.ref(s.row, s.col) != s.ref {
		b.strip = offered{}
		return
	}
	if s.all = b.offers(s.row, s.col); len(s.all) == 0 {
		b.strip = offered{}
	}
}

// stripAt is where the strip is: over its cell, and to the left of it as far as it is wider, where the name of the one who is named
// first ends.
func (b *Buttons) stripAt() (x, y float32, widths []float32, h float32) {
	s := &b.strip
	if len(s.all) == 0 || !b.contents.has(s.row, s.col) {
		return 0, 0, nil, 0
	}
	v := b.pane.view()
	whole := float32(0)
	for _, o := range s.all {
		w := max(b.pane.ruler.width(o.Text, true)+2*b.pane.sizes.padX, leastWide)
		widths, whole = append(widths, w), whole+w
	}
	left, cell := b.pane.x(&v, s.col), b.pane.colX[s.col+1]-b.pane.colX[s.col]
	if spare := cell - whole; spare > 0 {
		for i := range widths {
			widths[i] += spare / float32(len(widths))
		}
		whole = cell
	}
	high := b.pane.rowEnd[s.row] - b.pane.rowTop[s.row]
	h = max(high, leastHigh)
	x = max(0, min(left+cell, v.w)-whole)
	y = max(b.pane.sizes.head, min(b.pane.y(s.row)-(h-high)/2, v.h-h))
	return x, y, widths, h
}

// offerAt is which button of the strip is at a place, −1 for none.
func (b *Buttons) offerAt(p fyne.Position) int {
	x, y, widths, h := b.stripAt()
	if p.Y < y || p.Y >= y+h || p.X < x {
		return -1
	}
	for i, w := range widths {
		if x += w; p.X < x {
			return i
		}
	}
	return -1
}

// overStrip follows the pointer over the strip and tells whether it is there.
func (b *Buttons) overStrip(p fyne.Position) bool {
	i := b.offerAt(p)
	if i != b.strip.at && len(b.strip.all) > 0 {
		b.strip.at = i
		b.screen.Refresh()
	}
	return i >= 0
}
