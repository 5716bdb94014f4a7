package pdf

import (
	"bytes"
	"crypto/sha256"
	"fmt"

	"codeberg.org/go-pdf/fpdf"
	"github.com/go-text/typesetting/font/opentype"

	"wallchart/export/page"
)

const (
	family = "noto"
	slant  = 11 // degrees, of italics
	point  = 25.4 / 72
)

// pen draws pages, changing colour, font and width of line only when needed.
type pen struct {
	pdf    *fpdf.Fpdf
	faces  *faces
	fill   page.Tone
	stroke page.Tone
	width  float64
	bold   bool
	size   float64
}

// draw draws on the page just begun.
func (p *pen) draw(pg page.Page) {
	p.size, p.width = 0, 0
	p.setFill(page.Ink, true)
	p.setStroke(page.Ink, true)
	for _, f := range pg.Fills {
		p.setFill(f.Tone, false)
		p.pdf.Rect(f.X, f.Y, f.W, f.H, "F")
	}
	for _, pic := range pg.Pictures {
		p.picture(pic)
	}
	for _, l := range pg.Lines {
		p.setStroke(l.Tone, false)
		p.setWidth(l.Width)
		p.pdf.Line(l.X1, l.Y1, l.X2, l.Y2)
	}
	for _, t := range pg.Texts {
		p.text(t)
	}
}

// picture draws a PNG; the file has each picture once.
func (p *pen) picture(pic page.Picture) {
	name := fmt.Sprintf("%x", sha256.Sum256(pic.PNG))
	o := fpdf.ImageOptions{ImageType: "PNG"}
	p.pdf.RegisterImageOptionsReader(name, o, bytes.NewReader(pic.PNG))
	p.pdf.ImageOptions(name, pic.X, pic.Y, pic.W, pic.H, false, o, 0, "")
}

func (p *pen) setFill(t page.Tone, anew bool) {
	if t != p.fill || anew {
		r, g, b := t.RGB()
		p.pdf.SetFillColor(int(r), int(g), int(b))
		p.pdf.SetTextColor(int(r), int(g), int(b))
		p.fill = t
	}
}

func (p *pen) setStroke(t page.Tone, anew bool) {
	if t != p.stroke || anew {
		r, g, b := t.RGB()
		p.pdf.SetDrawColor(int(r), int(g), int(b))
		p.stroke = t
	}
}

func (p *pen) setWidth(mm float64) {
	if mm != p.width {
		p.pdf.SetLineWidth(mm)
		p.width = mm
	}
}

func (p *pen) setFont(bold bool, size float64) {
	if bold == p.bold && size == p.size {
		return
	}
	style := ""
	if bold {
		style = "B"
	}
	p.pdf.SetFont(family, style, size)
	p.bold, p.size = bold, size
}

func (p *pen) text(t page.Text) {
	p.setFill(t.Tone, false)
	if t.Italic || t.Turned {
		p.pdf.TransformBegin()
	}
	if t.Turned {
		x, y := t.Middle()
		p.pdf.TransformRotate(180, x, y)
	}
	if t.Italic {
		p.pdf.TransformSkewX(slant, t.X, t.Y)
	}
	x, em := t.X, t.Size*point
	for _, r := range p.faces.runs(t.String, t.Bold) {
		if r.glyphs == nil {
			p.setFont(t.Bold, t.Size)
			p.pdf.Text(x, t.Y, r.text)
		} else {
			p.outlines(r, x, t.Y, em, t.Tone)
		}
		x += r.ems * em
	}
	if t.Italic || t.Turned {
		// The end brings back font, colours and width from before the beginning.
		p.pdf.TransformEnd()
		p.size, p.width = 0, 0
		p.setFill(p.fill, true)
		p.setStroke(p.stroke, true)
	}
}

// outlines draws a run glyph by glyph.
func (p *pen) outlines(r run, x, y, em float64, tone page.Tone) {
	for _, g := range r.glyphs {
		gx, gy := x+g.x*em, y-g.y*em
		if g.missing {
			p.setStroke(tone, false)
			p.setWidth(0.05 * em)
			p.pdf.Rect(gx+0.08*em, gy-0.7*em, (boxWidth-0.16)*em, 0.7*em, "D")
			continue
		}
		p.outline(g, gx, gy, g.scale*em)
	}
}

func (p *pen) outline(g glyph, x, y, unit float64) {
	if len(g.outline) == 0 {
		return
	}
	at := func(s opentype.SegmentPoint) (float64, float64) { return x + float64(s.X)*unit, y - float64(s.Y)*unit }
	var cx, cy float64
	for i, s := range g.outline {
		switch s.Op {
		case opentype.SegmentOpMoveTo:
			if i > 0 {
				p.pdf.ClosePath()
			}
			cx, cy = at(s.Args[0])
			p.pdf.MoveTo(cx, cy)
		case opentype.SegmentOpLineTo:
			cx, cy = at(s.Args[0])
			p.pdf.LineTo(cx, cy)
		case opentype.SegmentOpQuadTo:
			// A quadratic curve as a cubic one: the control points lie two thirds
			// of the way to the quadratic's.
			qx, qy := at(s.Args[0])
			ex, ey := at(s.Args[1])
			p.pdf.CurveBezierCubicTo(cx+(qx-cx)*2/3, cy+(qy-cy)*2/3, ex+(qx-ex)*2/3, ey+(qy-ey)*2/3, ex, ey)
			cx, cy = ex, ey
		case opentype.SegmentOpCubeTo:
			ax, ay := at(s.Args[0])
			bx, by := at(s.Args[1])
			cx, cy = at(s.Args[2])
			p.pdf.CurveBezierCubicTo(ax, ay, bx, by, cx, cy)
		}
	}
	p.pdf.ClosePath()
	p.pdf.DrawPath("F")
}
