package controls

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"wallchart/export/page"

	"wallchart/ui/style"
)

// Paper draws one laid-out page as it will be printed: black on white whatever
// the theme, scaled to the room there is.
func Paper(p page.Page) fyne.CanvasObject {
	sheet := canvas.NewRectangle(color.White)
	sheet.StrokeColor, sheet.StrokeWidth = color.NRGBA{A: 0x55}, 1
	o := []fyne.CanvasObject{sheet}
	for _, f := range p.Fills {
		o = append(o, canvas.NewRectangle(ink(f.Tone)))
	}
	for _, pic := range p.Pictures {
		o = append(o, canvas.NewImageFromResource(fyne.NewStaticResource("picture.png", pic.PNG)))
	}
	for _, l := range p.Lines {
		o = append(o, canvas.NewLine(ink(l.Tone)))
	}
	for _, t := range p.Texts {
		text := canvas.NewText(t.String, ink(t.Tone))
		text.TextStyle = fyne.TextStyle{Bold: t.Bold, Italic: t.Italic}
		if t.Turned {
			o = append(o, turned(text))
		} else {
			o = append(o, text)
		}
	}
	return container.New(paperLayout{p}, o...)
}

func ink(t page.Tone) color.Color {
	r, g, b := t.RGB()
	return color.NRGBA{R: r, G: g, B: b, A: 0xFF}
}

type paperLayout struct{ page page.Page }

// MinSize is part of fyne.Layout.
func (l paperLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	if l.page.Width > l.page.Height {
		return fyne.NewSize(style.Sheet.Height, style.Sheet.Width)
	}
	return style.Sheet
}

// Layout is part of fyne.Layout.
func (l paperLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	p := l.page
	k := min(size.Width/float32(p.Width), size.Height/float32(p.Height)) // pixels a millimetre
	x0, y0 := (size.Width-k*float32(p.Width))/2, (size.Height-k*float32(p.Height))/2
	at := func(x, y float64) fyne.Position { return fyne.NewPos(x0+k*float32(x), y0+k*float32(y)) }
	o[0].Move(at(0, 0))
	o[0].Resize(fyne.NewSize(k*float32(p.Width), k*float32(p.Height)))
	o = o[1:]
	for i, f := range p.Fills {
		o[i].Move(at(f.X, f.Y))
		o[i].Resize(fyne.NewSize(k*float32(f.W), k*float32(f.H)))
	}
	o = o[len(p.Fills):]
	for i, pic := range p.Pictures {
		o[i].Move(at(pic.X, pic.Y))
		o[i].Resize(fyne.NewSize(k*float32(pic.W), k*float32(pic.H)))
	}
	o = o[len(p.Pictures):]
	for i, ln := range p.Lines {
		c := o[i].(*canvas.Line)
		c.Position1, c.Position2 = at(ln.X1, ln.Y1), at(ln.X2, ln.Y2)
		c.StrokeWidth = max(0.5, k*float32(ln.Width))
	}
	o = o[len(p.Lines):]
	for i, t := range p.Texts {
		points := k * float32(t.Size) * 25.4 / 72
		needs, base := fyne.CurrentApp().Driver().RenderedTextSize(t.String, points, fyne.TextStyle{Bold: t.Bold, Italic: t.Italic}, nil)
		pos := at(t.X, t.Y)
		pos.Y -= base
		if c, ok := o[i].(*canvas.Text); ok {
			c.TextSize = points
			c.Move(pos)
			c.Resize(c.MinSize())
			continue
		}
		middle := at(t.Middle())
		o[i].Move(fyne.NewPos(2*middle.X-pos.X-needs.Width, 2*middle.Y-pos.Y-needs.Height))
		o[i].Resize(needs)
	}
}
