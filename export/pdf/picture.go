package pdf

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	_ "image/png" // pictures behind cards, and codes
	"math"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/font/opentype/tables"
	xdraw "golang.org/x/image/draw"
	"golang.org/x/image/vector"

	"wallchart/export/page"
)

// Painter paints pages as pictures, for a preview: the same places, letters and colours as in the file. It is not safe for
// concurrent use, and needs no window.
type Painter struct{ faces *faces }

// NewPainter returns a painter of its own.
func NewPainter() (*Painter, error) {
	f, err := newFaces()
	if err != nil {
		return nil, err
	}
	return &Painter{f}, nil
}

// Metrics are the widths of texts as they are painted, as NewMetrics has them.
func (p *Painter) Metrics() page.Metrics { return p.faces.metrics }

// Paint paints a page as large as fits into so many pixels, with a thin edge round the paper.
func (p *Painter) Paint(pg page.Page, width, height int) *image.RGBA {
	k := min(float64(width)/pg.Width, float64(height)/pg.Height)
	size := image.Rect(0, 0, max(1, int(k*pg.Width)), max(1, int(k*pg.Height)))
	b := &brush{faces: p.faces, on: image.NewRGBA(size), k: k, raster: vector.NewRasterizer(size.Dx(), size.Dy())}
	draw.Draw(b.on, size, image.NewUniform(edge), image.Point{}, draw.Src)
	draw.Draw(b.on, size.Inset(1), image.White, image.Point{}, draw.Src)
	for _, f := range pg.Fills {
		red, green, blue := f.Tone.RGB()
		draw.Draw(b.on, b.box(f.X, f.Y, f.W, f.H), image.NewUniform(color.RGBA{red, green, blue, 0xFF}), image.Point{}, draw.Src)
	}
	for _, pic := range pg.Pictures {
		b.picture(pic)
	}
	ofEach(b, pg.Lines, func(l page.Line) page.Tone { return l.Tone }, b.line)
	ofEach(b, pg.Texts, func(t page.Text) page.Tone { return t.Tone }, b.text)
	return b.on
}

// ofEach paints all of one tone together, tone after tone: each time the whole sheet is gone over.
func ofEach[T any](b *brush, all []T, tone func(T) page.Tone, gather func(T)) {
	for _, t := range page.Tones() {
		for _, one := range all {
			if tone(one) == t {
				gather(one)
			}
		}
		b.flush(t)
	}
}

// edge is the line round the paper: it stands on a white ground too.
var edge = color.NRGBA{R: 0xAA, G: 0xAA, B: 0xAA, A: 0xFF}

// finest is the least width of a line in pixels: a thinner one would be grey.
const finest = 0.7

// brush paints one page.
type brush struct {
	faces  *faces
	on     *image.RGBA
	k      float64 // pixels a millimetre
	raster *vector.Rasterizer
	drawn  bool // something is gathered
}

// flush paints what is gathered.
func (b *brush) flush(t page.Tone) {
	if !b.drawn {
		return
	}
	red, green, blue := t.RGB()
	b.raster.Draw(b.on, b.on.Bounds(), image.NewUniform(color.NRGBA{R: red, G: green, B: blue, A: 0xFF}), image.Point{})
	b.raster.Reset(b.on.Bounds().Dx(), b.on.Bounds().Dy())
	b.drawn = false
}

// box is a rectangle of the page in whole pixels.
func (b *brush) box(x, y, width, height float64) image.Rectangle {
	at := func(v float64) int { return int(math.Round(v * b.k)) }
	return image.Rect(at(x), at(y), at(x+width), at(y+height))
}

// placed is a point in pixels.
type placed struct{ x, y float64 }

func (b *brush) shape(corners []placed) {
	for i, c := range corners {
		if i == 0 {
			b.raster.MoveTo(float32(c.x), float32(c.y))
		} else {
			b.raster.LineTo(float32(c.x), float32(c.y))
		}
	}
	b.raster.ClosePath()
	b.drawn = true
}

// line gathers a line as the bar that it is.
func (b *brush) line(l page.Line) {
	x, y := (l.X2-l.X1)*b.k, (l.Y2-l.Y1)*b.k
	long := math.Hypot(x, y)
	if long == 0 {
		return
	}
	half := max(finest, l.Width*b.k) / 2
	x, y = x/long*half, y/long*half
	x1, y1, x2, y2 := l.X1*b.k, l.Y1*b.k, l.X2*b.k, l.Y2*b.k
	b.shape([]placed{{x1 + y, y1 - x}, {x2 + y, y2 - x}, {x2 - y, y2 + x}, {x1 - y, y1 + x}})
}

func (b *brush) picture(pic page.Picture) {
	from, _, err := image.Decode(bytes.NewReader(pic.PNG))
	if err != nil {
		return // the file has none there either
	}
	xdraw.ApproxBiLinear.Scale(b.on, b.box(pic.X, pic.Y, pic.W, pic.H), from, from.Bounds(), xdraw.Over, nil)
}

func (b *brush) text(t page.Text) {
	em := t.Size * point
	put := placing{k: b.k, base: t.Y}
	if t.Italic {
		put.slant = math.Tan(slant * math.Pi / 180)
	}
	if put.turned = t.Turned; t.Turned {
		put.middleX, put.middleY = t.Middle()
	}
	x := t.X
	for _, r := range b.faces.runs(t.String, t.Bold) {
		if r.glyphs == nil {
			b.letters(r.text, t.Bold, x, em, put)
		}
		for _, g := range r.glyphs {
			gx, gy := x+g.x*em, t.Y-g.y*em
			if g.missing {
				b.missing(gx, gy, em, put)
				continue
			}
			b.outline(g.outline, gx, gy, g.scale*em, put)
		}
		x += r.ems * em
	}
}

// letters gathers a text in the embedded font, as the file has it: letter after letter.
func (b *brush) letters(text string, bold bool, x, em float64, put placing) {
	own := b.faces.weight(bold)
	unit := em / float64(own.face.Upem())
	for _, r := range text {
		if gid, ok := own.face.NominalGlyph(r); ok {
			if o, ok := own.face.GlyphDataOutline(tables.GlyphID(gid)); ok {
				b.outline(o.Segments, x, put.base, unit, put)
			}
		}
		x += float64(own.advance(r)) * em
	}
}

// missing gathers the empty box for a glyph that no font has: an outer edge, and an inner one the other way round.
func (b *brush) missing(x, y, em float64, put placing) {
	pen := 0.05 * em / 2
	left, right, top, bottom := x+0.08*em, x+(boxWidth-0.08)*em, y-0.7*em, y
	b.shape([]placed{put.at(left-pen, top-pen), put.at(right+pen, top-pen), put.at(right+pen, bottom+pen), put.at(left-pen, bottom+pen)})
	b.shape([]placed{put.at(left+pen, top+pen), put.at(left+pen, bottom-pen), put.at(right-pen, bottom-pen), put.at(right-pen, top+pen)})
}

// placing is where what stands on a page comes to in the picture.
type placing struct {
	k                float64
	base, slant      float64 // the line that the letters stand on, and how far they lean
	turned           bool
	middleX, middleY float64 // about which it is turned
}

// at is a point of the page, in millimetres, as one of the picture.
func (p placing) at(x, y float64) placed {
	x += (p.base - y) * p.slant
	if p.turned {
		x, y = 2*p.middleX-x, 2*p.middleY-y
	}
	return placed{x * p.k, y * p.k}
}

// outline gives the outline of a glyph to the rasteriser, in its place.
func (b *brush) outline(segments []font.Segment, x, y, unit float64, put placing) {
	at := func(s opentype.SegmentPoint) (float32, float32) {
		p := put.at(x+float64(s.X)*unit, y-float64(s.Y)*unit)
		return float32(p.x), float32(p.y)
	}
	for i, s := range segments {
		ax, ay := at(s.Args[0])
		switch s.Op {
		case opentype.SegmentOpMoveTo:
			if i > 0 {
				b.raster.ClosePath()
			}
			b.raster.MoveTo(ax, ay)
		case opentype.SegmentOpLineTo:
			b.raster.LineTo(ax, ay)
		case opentype.SegmentOpQuadTo:
			bx, by := at(s.Args[1])
			b.raster.QuadTo(ax, ay, bx, by)
		case opentype.SegmentOpCubeTo:
			bx, by := at(s.Args[1])
			cx, cy := at(s.Args[2])
			b.raster.CubeTo(ax, ay, bx, by, cx, cy)
		}
		b.drawn = true
	}
	if len(segments) > 0 {
		b.raster.ClosePath()
	}
}
