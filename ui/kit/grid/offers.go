package grid

import (
	"time"

	"fyne.io/fyne/v2"

	"wallchart/export/table"
)

// # What a click offers
//
// Where Offers names what can be entered in a cell with the mouse, the cell looks like a button under the pointer, and a click on it
// opens a strip of buttons in its place. The strip goes with the next key, the next click elsewhere, and when its row moves. A second
// click that belongs to the one before, because it comes at once and at the same place, chooses nothing: a double click edits the cell
// as everywhere, and never enters a result for somebody.

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

// pressed is when and where a click opened a strip or chose of it.
type pressed struct {
	when  time.Time
	at    fyne.Position
	chose bool
}

const (
	steady    = 4  // how far the pointer may move between the two halves of a double click
	leastWide = 34 // how wide a button of the strip is at least
	leastHigh = 28 // how high
)

// offers are those of a cell, none where a click offers nothing.
func (g *Grid) offers(row, col int) []Offer {
	if g.Offers == nil || !g.has(row, col) {
		return nil
	}
	return g.Offers(row, col)
}

// Offer opens the strip of the current cell and tells whether it has one.
func (g *Grid) Offer() bool {
	all := g.offers(g.row, g.col)
	if len(all) == 0 {
		return false
	}
	g.ScrollTo(g.row, g.col)
	g.strip = offered{all: all, row: g.row, col: g.col, ref: g.ref(g.row, g.col), at: -1}
	g.Refresh()
	return true
}

// Offering are the texts of the strip that is open, in their order.
func (g *Grid) Offering() (row, col int, texts []string) {
	for _, o := range g.strip.all {
		texts = append(texts, o.Text)
	}
	return g.strip.row, g.strip.col, texts
}

// OfferRect is where a button of the strip is in the widget.
func (g *Grid) OfferRect(i int) (fyne.Position, fyne.Size) {
	x, y, widths, h := g.stripAt()
	for _, w := range widths[:i] {
		x += w
	}
	return fyne.NewPos(x, y), fyne.NewSize(widths[i], h)
}

// closeStrip takes the strip away and tells whether there was one.
func (g *Grid) closeStrip() bool {
	if len(g.strip.all) == 0 {
		return false
	}
	g.strip = offered{}
	g.Refresh()
	return true
}

// followStrip keeps the strip while its row stays where it is.
func (g *Grid) followStrip() {
	s := &g.strip
	if len(s.all) == 0 {
		return
	}
	if !g.has(s.row, s.col) || g.ref(s.row, s.col) != s.ref {
		g.strip = offered{}
		return
	}
	if s.all = g.offers(s.row, s.col); len(s.all) == 0 {
		g.strip = offered{}
	}
}

// stripAt is where the strip is: over its cell, and to the left of it as far as it is wider, where the name of the one who is named
// first ends.
func (g *Grid) stripAt() (x, y float32, widths []float32, h float32) {
	s := &g.strip
	if len(s.all) == 0 || !g.has(s.row, s.col) {
		return 0, 0, nil, 0
	}
	v := g.view()
	whole := float32(0)
	for _, o := range s.all {
		w := max(g.ruler.width(o.Text, true)+2*g.sizes.padX, leastWide)
		widths, whole = append(widths, w), whole+w
	}
	left, cell := g.x(&v, s.col), g.colX[s.col+1]-g.colX[s.col]
	if spare := cell - whole; spare > 0 {
		for i := range widths {
			widths[i] += spare / float32(len(widths))
		}
		whole = cell
	}
	high := g.rowEnd[s.row] - g.rowTop[s.row]
	h = max(high, leastHigh)
	x = max(0, min(left+cell, v.w)-whole)
	y = max(g.sizes.head, min(g.y(s.row)-(h-high)/2, v.h-h))
	return x, y, widths, h
}

// offerAt is which button of the strip is at a place, −1 for none.
func (g *Grid) offerAt(p fyne.Position) int {
	x, y, widths, h := g.stripAt()
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

// again tells whether a press belongs to the click before.
func (g *Grid) again(p fyne.Position) bool {
	d := p.Subtract(g.pressed.at)
	return g.now().Sub(g.pressed.when) <= fyne.CurrentApp().Driver().DoubleTapDelay() &&
		max(d.X, -d.X) <= steady && max(d.Y, -d.Y) <= steady
}

// pressStrip takes a press while the strip is open, and the second half of a double click on it; true when that is all.
func (g *Grid) pressStrip(p fyne.Position, primary bool) bool {
	i := g.offerAt(p)
	chosen := g.again(p) && g.pressed.chose // it is done, and nothing else is meant
	if !primary || i < 0 && !chosen {
		g.closeStrip()
		return false
	}
	focusOn(g, g)
	switch {
	case chosen:
	case g.again(p):
		g.closeStrip()
		g.open()
	default:
		g.grip = grip{kind: gripOffer, col: i}
	}
	return true
}

// clickOffer ends a click: on a button of the strip it acts, on a cell with offers it opens the strip.
func (g *Grid) clickOffer(held grip, p fyne.Position) {
	g.pressed = pressed{g.now(), p, held.kind == gripOffer}
	if g.pressed.chose { // what was clicked before is no half of a double click either
		g.click = click{}
	}
	if held.kind == gripOffer {
		if i := g.offerAt(p); i != held.col {
			g.pressed = pressed{}
			return
		}
		do := g.strip.all[held.col].Do
		at, size := g.OfferRect(held.col)
		corner := fyne.CurrentApp().Driver().AbsolutePositionForObject(g).Add(at).AddXY(0, size.Height)
		g.closeStrip()
		g.entering++
		defer func() {
			g.entering--
			g.pressed.when = g.now() // what takes long is not between the halves of a double click
		}()
		do(corner)
		return
	}
	if row, col, ok := g.cellAt(p); !ok || row != g.row || col != g.col || !g.Offer() {
		g.pressed = pressed{}
	}
}

// overStrip follows the pointer over the strip and tells whether it is there.
func (g *Grid) overStrip(p fyne.Position) bool {
	i := g.offerAt(p)
	if i != g.strip.at && len(g.strip.all) > 0 {
		g.strip.at = i
		g.Refresh()
	}
	return i >= 0
}

// placeStrip paints the strip.
func (r *renderer) placeStrip() {
	g, m, p := r.g, &r.g.sizes, &r.p
	x, y, widths, h := g.stripAt()
	left, whole := x, float32(0)
	now := g.cell(g.strip.row, g.strip.col).Text
	for i, w := range widths {
		o, ground := g.strip.all[i], p.ground
		if i == g.strip.at {
			ground = p.chosen
		}
		r.rect(x, y, w, h, ground)
		st := fyne.TextStyle{Bold: o.Text == now || i == g.strip.at}
		r.text(o.Text, x, y+(h-m.line)/2, w, m.line, m.text, fyne.TextAlignCenter, st, p.ink[full])
		if i > 0 {
			r.rect(x, y+1, 1, h-2, p.edge)
		}
		x, whole = x+w, whole+w
	}
	if whole > 0 {
		r.frame(left, y, whole, h, 2, p.accent)
	}
}

// inviting paints a cell under the pointer that offers something when it is clicked.
func (r *renderer) inviting(row, col int, x, y, w, h float32) {
	g := r.g
	if g.hoverOn && g.invites && row == g.hoverRow && col == g.hoverCol {
		r.frame(x+2, y+2, w-5, h-5, 1, r.p.accent)
	}
}
