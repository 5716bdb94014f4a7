package hall

import (
	"fmt"
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"wallchart/export/display"
	"wallchart/ui/kit/words"
)

// inks are what a page is drawn with.
type inks struct{ paper, letters, quiet, accent, stripe color.NRGBA }

func rgb(c uint32) color.NRGBA {
	return color.NRGBA{R: uint8(c >> 16), G: uint8(c >> 8), B: uint8(c), A: 0xFF}
}

var (
	light = inks{rgb(0xFFFFFF), rgb(0x161816), rgb(0x5F655F), rgb(0x0B6E5B), rgb(0xEFF1ED)}
	dark  = inks{rgb(0x101214), rgb(0xF2F4F2), rgb(0xA6ADAA), rgb(0x4CC9A8), rgb(0x1C2022)}
)

// drawing is what is drawn now.
type drawing struct {
	widths  map[string]float32 // of texts that were measured
	ink     inks
	unit    float32
	objects []fyne.CanvasObject
	corner  *canvas.Text
}

// width is that of a text in letters of size 1, and a hair more: small letters are wider for their size than large ones.
func (d *drawing) width(text string) float32 {
	w, ok := d.widths[text]
	if !ok {
		w = fyne.MeasureText(text, 100, fyne.TextStyle{}).Width / 100 * 1.04
		d.widths[text] = w
	}
	return w
}

// box draws a rectangle.
func (d *drawing) box(x, y, w, h float32, c color.Color) {
	r := canvas.NewRectangle(c)
	r.Move(fyne.NewPos(x, y))
	r.Resize(fyne.NewSize(w, h))
	d.objects = append(d.objects, r)
}

// text draws a text in the middle of a line that is so high, from x on, or with right
// up to x plus width.
func (d *drawing) text(text string, x, y, width, high, size float32, right bool, c color.Color) *canvas.Text {
	t := canvas.NewText(words.InSight(text), c)
	t.TextSize = size
	least := t.MinSize()
	if right {
		x += width - least.Width
	}
	t.Resize(least)
	t.Move(fyne.NewPos(x, y+(high-least.Height)/2))
	d.objects = append(d.objects, t)
	return t
}

// centred draws a text in the middle of the screen's width, smaller where it would not
// go on it.
func (d *drawing) centred(text string, y, high, size, width float32, c color.Color) {
	size = min(size, width*0.94/max(0.1, d.width(text)))
	d.text(text, (width-d.width(text)*size)/2, y, 0, high, size, false, c)
}

// clock changes what the corner says.
func (d *drawing) clock(text string) {
	if d.corner != nil && d.corner.Text != text {
		right := d.corner.Position().X + d.corner.Size().Width
		d.corner.Text = text
		least := d.corner.MinSize()
		d.corner.Resize(least)
		d.corner.Move(fyne.NewPos(right-least.Width, d.corner.Position().Y))
		d.corner.Refresh()
	}
}

// draw draws what is shown on a screen of a size.
func (s *screen) draw(size fyne.Size) {
	if size.Width < 1 || size.Height < 1 {
		return
	}
	d := &s.drawing
	d.ink, d.unit, d.objects, d.corner = light, display.Unit(size.Width, size.Height), nil, nil
	if s.choice.Dark {
		d.ink = dark
	}
	d.box(0, 0, size.Width, size.Height, d.ink.paper)
	switch s.shown.kind {
	case "":
		d.centred(words.Say("hall.nothing"), 0, size.Height, d.unit*0.06, size.Width, d.ink.quiet)
	case display.Clock:
		s.drawClock(size)
	default:
		if l := display.Lay(s.shown.matter, size.Width, size.Height, d.width); len(l.Pages) > 0 {
			s.shown.layout, s.page = l, min(s.page, len(l.Pages)-1)
			s.drawHead(size)
			s.drawPage(l.Pages[s.page])
		}
	}
	s.drawFoot(size)
	s.whole.Objects = d.objects
	s.whole.Refresh()
}

// drawHead draws the title, whole, and beside it which page it is and what time.
func (s *screen) drawHead(size fyne.Size) {
	d, l := &s.drawing, s.shown.layout
	high, small := size.Height*display.HeadShare, d.unit*0.04
	right := size.Width - l.Edge
	d.corner = d.text(s.time(), right, 0, 0, high, small, false, d.ink.accent)
	d.corner.Move(fyne.NewPos(right-d.corner.Size().Width, d.corner.Position().Y))
	room := size.Width - 2*l.Edge - d.width("00:00:00 00")*small
	if n := len(l.Pages); n > 1 {
		page := fmt.Sprintf("%d/%d", s.page+1, n)
		at := right - d.width("00:00:00 00")*small - d.width(page)*small
		d.text(page, at, 0, 0, high, small, false, d.ink.quiet)
		room = at - l.Edge - small
	}
	title := s.shown.matter.Title
	d.text(title, l.Edge, 0, 0, high, min(d.unit*0.06, room/max(0.1, d.width(title))), false, d.ink.letters)
}

func (s *screen) drawPage(page display.Page) {
	d, l, m := &s.drawing, s.shown.layout, s.shown.matter
	for b, block := range page {
		x := l.Edge + float32(b)*l.Across
		for c, column := range m.Columns {
			d.text(column.Title, x+l.Left[c], l.Top, l.Widths[c], l.Line, l.Size, column.Right, d.ink.quiet)
		}
		d.box(x, l.Top+l.Line-2, l.Width, 2, d.ink.accent)
		for n, p := range block {
			y := l.Top + float32(1+p.At)*l.Line
			if n%2 == 1 && !m.Rows[p.Row].Heading {
				d.box(x-l.Size*0.3, y, l.Width+l.Size*0.6, float32(p.Lines)*l.Line, d.ink.stripe)
			}
			for c, lines := range p.Cells {
				colour, right := d.ink.letters, m.Columns[c].Right
				if m.Rows[p.Row].Heading {
					colour, right = d.ink.accent, false
				}
				at := x + l.Left[c]
				if m.Rows[p.Row].Heading {
					at = x
				}
				for i, line := range lines {
					d.text(line, at, y+float32(i)*l.Line, l.Widths[c], l.Line, l.Size, right, colour)
				}
			}
		}
	}
}

// drawClock draws how long it is until rounds begin, and where none is known the time.
func (s *screen) drawClock(size fyne.Size) {
	d, now := &s.drawing, s.Now()
	all := s.shown.starts
	if len(all) == 0 {
		d.centred(now.Format("15:04"), 0, size.Height, d.unit*0.4, size.Width, d.ink.letters)
		return
	}
	each := size.Height * (1 - display.FootShare) / float32(len(all))
	scale := min(1, each/d.unit*1.05)
	for i, b := range all {
		y := float32(i) * each
		above, large := words.Say("hall.begins.typed"), display.Left(b.At, now)
		begun := !b.At.After(now)
		if b.Round > 0 {
			above = words.Say("hall.begins", b.Round)
		}
		switch {
		case begun && b.Round > 0:
			above, large = words.Say("hall.begun", b.Round), now.Format("15:04")
		case begun:
			above, large = words.Say("hall.begun.typed"), now.Format("15:04")
		}
		below := words.Say("hall.at", b.At.Format("15:04"))
		if len(b.Sections) > 0 && len(s.Event().Sections) > 1 {
			below += " · " + strings.Join(b.Sections, ", ")
		}
		d.centred(above, y+each*0.08, each*0.2, d.unit*0.09*scale, size.Width, d.ink.letters)
		d.centred(large, y+each*0.28, each*0.48, d.unit*0.38*scale, size.Width, d.ink.accent)
		d.centred(below, y+each*0.78, each*0.16, d.unit*0.06*scale, size.Width, d.ink.quiet)
	}
}

// drawFoot says how the window gets to its place, as long as it does not fill a screen,
// and that the pages stand still.
func (s *screen) drawFoot(size fyne.Size) {
	text := ""
	switch {
	case s.paused:
		text = words.Say("hall.paused")
	case s.win != nil && !s.win.FullScreen():
		text = words.Say("hall.bar")
	default:
		return
	}
	d := &s.drawing
	high := size.Height * display.FootShare
	d.box(0, size.Height-high, size.Width, high, d.ink.stripe)
	d.centred(text, size.Height-high, high, high*0.5, size.Width, d.ink.quiet)
}
