package grid

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"wallchart/ui/kit/words"
)

// brush draws with pooled canvas objects. Between begin and end each call takes
// the next object of its kind, sets only the fields that differ and appends the
// object to the list in painting order. changed tells whether the picture is
// another one than before.
type brush struct {
	list, before []fyne.CanvasObject
	changed      bool

	rects   pool[canvas.Rectangle]
	texts   pool[canvas.Text]
	lines   pool[canvas.Line]
	circles pool[canvas.Circle]
	shapes  pool[canvas.ArbitraryPolygon]

	into *layer // what is painted becomes part of strips there
}

// pool hands out objects that keep their place in the order of drawing.
type pool[T any] struct {
	all  []*T
	used int
}

func (p *pool[T]) next() *T {
	if p.used == len(p.all) {
		p.all = append(p.all, new(T))
	}
	p.used++
	return p.all[p.used-1]
}

func (b *brush) begin() {
	b.list, b.before = b.before[:0], b.list
	b.changed = false
	b.rects.used, b.texts.used, b.lines.used, b.circles.used, b.shapes.used = 0, 0, 0, 0, 0
}

// end compares the list of objects with that of the previous picture.
func (b *brush) end() {
	if len(b.list) != len(b.before) {
		b.changed = true
		return
	}
	for i := range b.list {
		if b.list[i] != b.before[i] {
			b.changed = true
			return
		}
	}
}

// put sets an object's rectangle and appends it.
func (b *brush) put(o fyne.CanvasObject, x, y, w, h float32) {
	if pos := fyne.NewPos(x, y); o.Position() != pos {
		o.Move(pos)
		b.changed = true
	}
	// A circle works its size out of two corners, hence not ==.
	if was := o.Size(); math.Abs(float64(was.Width-w)) > 0.01 || math.Abs(float64(was.Height-h)) > 0.01 {
		o.Resize(fyne.NewSize(w, h))
		b.changed = true
	}
	b.list = append(b.list, o)
}

// paint sets a colour field.
func (b *brush) paint(field *color.Color, c color.NRGBA) {
	if old, ok := (*field).(color.NRGBA); !ok || old != c {
		*field = c
		b.changed = true
	}
}

func set[T comparable](b *brush, field *T, v T) {
	if *field != v {
		*field = v
		b.changed = true
	}
}

func (b *brush) rect(x, y, w, h float32, c color.NRGBA) {
	if w <= 0 || h <= 0 {
		return
	}
	if b.into != nil {
		b.into.add(stroke{kind: fillStroke, x: x, y: y, w: w, h: h, ink: c})
		return
	}
	r := b.rects.next()
	b.paint(&r.FillColor, c)
	set(b, &r.CornerRadius, 0)
	b.put(r, x, y, w, h)
}

// pill is a rectangle with round ends.
func (b *brush) pill(x, y, w, h float32, c color.NRGBA) {
	r := b.rects.next()
	b.paint(&r.FillColor, c)
	set(b, &r.CornerRadius, min(w, h)/2)
	b.put(r, x, y, w, h)
}

// frame is an outline of thickness t inside the rectangle.
func (b *brush) frame(x, y, w, h, t float32, c color.NRGBA) {
	b.rect(x, y, w, t, c)
	b.rect(x, y+h-t, w, t, c)
	b.rect(x, y+t, t, h-2*t, c)
	b.rect(x+w-t, y+t, t, h-2*t, c)
}

func (b *brush) text(s string, x, y, w, h, size float32, a fyne.TextAlign, st fyne.TextStyle, c color.NRGBA) {
	if s == "" {
		return
	}
	s = words.InSight(s)
	if b.into != nil {
		b.into.add(stroke{kind: textStroke, x: x, y: y, w: w, h: h, size: size, ink: c, text: s, align: a, style: st})
		return
	}
	t := b.texts.next()
	set(b, &t.Text, s)
	set(b, &t.TextSize, size)
	set(b, &t.Alignment, a)
	set(b, &t.TextStyle, st)
	b.paint(&t.Color, c)
	b.put(t, x, y, w, h)
}

func (b *brush) line(x1, y1, x2, y2, t float32, c color.NRGBA) {
	if b.into != nil {
		kind := fallingStroke
		if y2 < y1 {
			kind = risingStroke
		}
		b.into.add(stroke{kind: kind, x: x1, y: min(y1, y2), w: x2 - x1, h: max(y1, y2) - min(y1, y2), size: t, ink: c})
		return
	}
	l := b.lines.next()
	b.paint(&l.StrokeColor, c)
	set(b, &l.StrokeWidth, t)
	p1, p2 := fyne.NewPos(x1, y1), fyne.NewPos(x2, y2)
	if l.Position1 != p1 || l.Position2 != p2 {
		l.Position1, l.Position2 = p1, p2
		b.changed = true
	}
	b.list = append(b.list, l)
}

// ring is an open circle.
func (b *brush) ring(x, y, d, t float32, c color.NRGBA) {
	if b.into != nil {
		b.into.add(stroke{kind: ringStroke, x: x, y: y, w: d, h: d, size: t, ink: c})
		return
	}
	o := b.circles.next()
	b.paint(&o.StrokeColor, c)
	b.paint(&o.FillColor, color.NRGBA{})
	set(b, &o.StrokeWidth, t)
	b.put(o, x, y, d, d)
}

// The outlines of filled shapes, in parts of their rectangle.
var (
	upperRight = []fyne.Position{{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 1, Y: 1}}
	upright    = []fyne.Position{{X: 0.5, Y: 0}, {X: 1, Y: 1}, {X: 0, Y: 1}}
	hanging    = []fyne.Position{{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 0.5, Y: 1}}
)

func (b *brush) shape(points []fyne.Position, x, y, w, h float32, c color.NRGBA) {
	if b.into != nil {
		for kind, outline := range triangles {
			if &outline[0] == &points[0] {
				b.into.add(stroke{kind: kind, x: x, y: y, w: w, h: h, ink: c})
			}
		}
		return
	}
	o := b.shapes.next()
	if len(o.Points) == 0 || &o.Points[0] != &points[0] {
		o.Points, o.NormalizedPoints = points, true
		b.changed = true
	}
	b.paint(&o.FillColor, c)
	b.put(o, x, y, w, h)
}
