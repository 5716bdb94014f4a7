package pdf

import (
	"math"
	"slices"

	"github.com/go-text/typesetting/font/opentype"

	"wallchart/export/page"
)

const (
	slant = 11 // degrees, of italics
	point = 25.4 / 72
)

// pen draws pages as content streams (ISO 32000-1, 8 and 9), changing colour, font and
// width of line only when needed. Lengths come in millimetres from the upper left corner
// and go out in points from the lower left one.
type pen struct {
	faces    *faces
	tags     *tags
	regular  *typeface
	bold     *typeface
	hidden   *hidden
	pictures *pictures
	lacking  *lacking

	content []byte
	height  float64
	fill    page.Tone
	stroke  page.Tone
	width   float64
	font    byte // as fonts are called on the page: R, B, H; 0 for none yet
	size    float64
	marked  int // element whose content is open, none, or outside
}

const outside = -2 // of what is marked

// draw returns the page's content. It is good until the next page is drawn.
func (p *pen) draw(pg *page.Page) []byte {
	p.content, p.height, p.size, p.width, p.font, p.marked = p.content[:0], pg.Height, 0, 0, 0, outside
	p.tags.page()
	p.fill, p.stroke = page.Ink, page.Ink
	p.colour(page.Ink, "rg")
	p.colour(page.Ink, "RG")
	p.mark(none)
	for _, f := range pg.Fills {
		p.setFill(f.Tone)
		p.lengths(f.X, pg.Height-f.Y-f.H, f.W, f.H)
		p.op("re f")
	}
	for _, pic := range pg.Pictures {
		if name := p.pictures.name(pic.PNG); name != "" {
			p.content = append(p.content, "q "...)
			p.lengths(pic.W)
			p.content = append(p.content, "0 0 "...)
			p.lengths(pic.H, pic.X, pg.Height-pic.Y-pic.H)
			p.op("cm /" + name + " Do Q")
		}
	}
	for _, l := range pg.Lines {
		p.setStroke(l.Tone)
		p.setWidth(l.Width)
		p.lengths(l.X1, pg.Height-l.Y1)
		p.op("m")
		p.lengths(l.X2, pg.Height-l.Y2)
		p.op("l S")
	}
	for i := range pg.Texts {
		p.text(&pg.Texts[i])
	}
	p.mark(outside)
	return p.content
}

func (p *pen) op(s string) { p.content = append(append(p.content, s...), '\n') }

// lengths writes millimetres as points.
func (p *pen) lengths(all ...float64) {
	for _, x := range all {
		p.content = append(number(p.content, x/point), ' ')
	}
}

func (p *pen) numbers(all ...float64) {
	for _, x := range all {
		p.content = append(number(p.content, x), ' ')
	}
}

// mark begins content of an element: what is no content of any is an artifact, as are
// lines and what stands on every page.
func (p *pen) mark(e int) {
	if e == p.marked && e == none {
		return
	}
	if p.marked != outside {
		p.op("EMC")
	}
	p.marked = e
	switch e {
	case outside:
	case none:
		p.op("/Artifact BMC")
	default:
		p.content = append(append(append(p.content, '/'), kinds[p.tags.elements[e].kind]...), "<</MCID "...)
		p.content = append(whole(p.content, p.tags.mark(e)), ">>BDC\n"...)
	}
}

func whole(b []byte, n int) []byte { return number(b, float64(n)) }

func (p *pen) colour(t page.Tone, op string) {
	r, g, b := t.RGB()
	for _, c := range []uint8{r, g, b} {
		n := int(math.Round(float64(c) / 255 * 1000))
		p.content = append(p.content, digits[n/1000], '.', digits[n/100%10], digits[n/10%10], digits[n%10], ' ')
	}
	p.op(op)
}

func (p *pen) setFill(t page.Tone) {
	if t != p.fill {
		p.colour(t, "rg")
		p.fill = t
	}
}

func (p *pen) setStroke(t page.Tone) {
	if t != p.stroke {
		p.colour(t, "RG")
		p.stroke = t
	}
}

func (p *pen) setWidth(mm float64) {
	if mm != p.width {
		p.lengths(mm)
		p.op("w")
		p.width = mm
	}
}

func (p *pen) setFont(name byte, size float64) {
	if name != p.font || size != p.size {
		p.content = append(p.content, '/', name, ' ')
		p.numbers(size)
		p.op("Tf")
		p.font, p.size = name, size
	}
}

// text writes a text at its place, upside down or slanted where it is, and marks in the structure of the document what it belongs to.
func (p *pen) text(t *page.Text) {
	e, more := p.tags.of(t)
	if !more || e != p.marked {
		p.mark(e)
	}
	p.setFill(t.Tone)
	// from is where the base line begins; a text upside down begins at its right end.
	turned, from, base := 1.0, t.X, p.height-t.Y
	if t.Turned {
		x, y := t.Middle()
		turned, from, base = -1, 2*x-t.X, p.height-(2*y-t.Y)
	}
	lean := 0.0
	if t.Italic {
		lean = math.Tan(slant * math.Pi / 180)
	}
	em := t.Size * point
	if r, ok := p.faces.plain(t.String, t.Bold); ok {
		p.plain(r.text, t, place{x: from, y: base, em: em, turned: turned, lean: lean})
		return
	}
	runs := p.faces.runs(t.String, t.Bold)
	x := make([]float64, len(runs)) // where each begins
	order := make([]int, len(runs)) // in which they are read, whatever their direction
	for i := range runs {
		if order[i] = i; i > 0 {
			x[i] = x[i-1] + runs[i-1].ems*em
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return runs[a].from - runs[b].from })
	for _, i := range order {
		r := &runs[i]
		at := place{x: from + turned*x[i], y: base, em: em, turned: turned, lean: lean}
		if r.glyphs == nil {
			p.plain(r.text, t, at)
		} else {
			p.shapes(r, t.Tone, at)
		}
	}
	if e >= 0 && slices.ContainsFunc(runs, func(r run) bool { return r.glyphs != nil }) {
		p.tags.shapes(e, t.String)
	}
}

// place is where a run stands: millimetres from the lower left corner.
type place struct {
	x, y, em     float64
	turned, lean float64 // -1 for a run upside down; how much it leans
}

// begin begins a text object at a place.
func (p *pen) begin(at place) {
	p.content = append(p.content, "BT "...)
	if at.turned == 1 && at.lean == 0 {
		p.lengths(at.x, at.y)
		p.content = append(p.content, "Td "...)
		return
	}
	p.matrix(at)
	p.content = append(p.content, "Tm "...)
}

func (p *pen) matrix(at place) {
	p.numbers(at.turned, 0, at.turned*at.lean, at.turned)
	p.lengths(at.x, at.y)
}

func (p *pen) plain(text string, t *page.Text, at place) {
	face, name := p.regular, byte('R')
	if t.Bold {
		face, name = p.bold, 'B'
	}
	p.setFont(name, t.Size)
	p.begin(at)
	p.content = append(p.content, '(')
	for _, r := range text {
		face.used[r] = true
		p.content = character(character(p.content, byte(r>>8)), byte(r))
	}
	p.op(")Tj ET")
}

// character is a byte of a text in parentheses.
func character(b []byte, c byte) []byte {
	switch c {
	case '(', ')', '\\':
		return append(b, '\\', c)
	case '\r':
		return append(b, '\\', 'r')
	}
	return append(b, c)
}

// shapes draws a run glyph by glyph, and over it the same as text without ink.
func (p *pen) shapes(r *run, tone page.Tone, at place) {
	p.content = append(p.content, "q "...)
	p.matrix(at)
	p.op("cm")
	em := at.em / point
	width := p.width
	for _, g := range r.glyphs {
		if g.missing {
			p.setStroke(tone)
			p.numbers(0.05 * em)
			p.op("w")
			p.numbers((g.x+0.08)*em, g.y*em, (boxWidth-0.16)*em, 0.7*em)
			p.op("re S")
			p.lacking.add(g.of)
			continue
		}
		p.outline(&g, em)
	}
	p.op("Q")
	p.width = width
	p.over(r, at)
}

// over writes the run's pieces of text over it, each as wide as what is drawn of it.
func (p *pen) over(r *run, at place) {
	p.setFont('H', at.em/point)
	space := float64(p.regular.own.advance(' '))
	p.content = append(p.content, "BT 3 Tr "...)
	for _, c := range r.pieces {
		n := p.hidden.of(c.text)
		if n == 0 || c.width <= 0 {
			continue
		}
		p.numbers(100 * c.width / space)
		p.content = append(p.content, "Tz "...)
		there := at
		there.x += at.turned * c.x * at.em
		p.matrix(there)
		p.content = append(p.content, "Tm <"...)
		p.content = append(append(p.content, four(n)...), ">Tj\n"...)
	}
	p.op("0 Tr 100 Tz ET")
}

// outline draws a glyph as a path, and not as a letter of a font in the file.
func (p *pen) outline(g *glyph, em float64) {
	if len(g.outline) == 0 {
		return
	}
	unit := g.scale * em
	at := func(s opentype.SegmentPoint) (float64, float64) {
		return g.x*em + float64(s.X)*unit, g.y*em + float64(s.Y)*unit
	}
	var cx, cy float64
	for i, s := range g.outline {
		switch s.Op {
		case opentype.SegmentOpMoveTo:
			if i > 0 {
				p.op("h")
			}
			cx, cy = at(s.Args[0])
			p.numbers(cx, cy)
			p.op("m")
		case opentype.SegmentOpLineTo:
			cx, cy = at(s.Args[0])
			p.numbers(cx, cy)
			p.op("l")
		case opentype.SegmentOpQuadTo:
			// A quadratic curve as a cubic one: the control points lie two thirds
			// of the way to the quadratic's.
			qx, qy := at(s.Args[0])
			ex, ey := at(s.Args[1])
			p.numbers(cx+(qx-cx)*2/3, cy+(qy-cy)*2/3, ex+(qx-ex)*2/3, ey+(qy-ey)*2/3, ex, ey)
			p.op("c")
			cx, cy = ex, ey
		case opentype.SegmentOpCubeTo:
			ax, ay := at(s.Args[0])
			bx, by := at(s.Args[1])
			cx, cy = at(s.Args[2])
			p.numbers(ax, ay, bx, by, cx, cy)
			p.op("c")
		}
	}
	p.op("h f")
}
