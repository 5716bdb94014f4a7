// Package guide shows the guide in the window. It knows
// nothing of chess, and reads a page and its pictures when they are to be seen.
package guide

import (
	"bytes"
	"image/png"
	"io/fs"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/docs/guide"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
)

// Page shows one page; the arrows and PgUp and PgDn move through it.
type Page struct {
	widget.BaseWidget
	reader *controls.Reader
	column *column
	inside *fyne.Container
	turn   func(name string) // to another page
}

// NewPage returns an empty page. Its links turn to others.
func NewPage(turn func(name string)) *Page {
	p := &Page{column: &column{}, turn: turn}
	p.inside = container.New(p.column)
	p.reader = controls.NewReader(p.inside)
	p.ExtendBaseWidget(p)
	return p
}

// Put shows a page from its beginning.
func (p *Page) Put(page guide.Page) {
	p.inside.Objects = nil
	for _, b := range page.Blocks {
		p.inside.Objects = append(p.inside.Objects, p.block(b))
	}
	p.inside.Refresh()
	p.reader.Scroll.Refresh()
	p.reader.Scroll.ScrollToTop()
}

// block is what shows a block.
func (p *Page) block(b guide.Block) fyne.CanvasObject {
	switch {
	case b.Heading == 1:
		return newFlow(b.Spans, theme.SizeNameSubHeadingText)
	case b.Heading > 1:
		return newHeading(b.Spans)
	case b.Picture != "":
		return newPicture(b.Picture)
	case b.Leads() != "":
		return controls.NewLink(b.Text(), func() { p.turn(b.Leads()) })
	case b.Mark != "":
		return newItem(b.Mark, b.Spans)
	}
	return newFlow(b.Spans, theme.SizeNameText)
}

// CreateRenderer is part of fyne.Widget.
func (p *Page) CreateRenderer() fyne.WidgetRenderer { return &pagePainter{p} }

type pagePainter struct{ p *Page }

// Layout is part of fyne.WidgetRenderer. Lines are broken for the width that there is
// before the height is asked for.
func (r *pagePainter) Layout(s fyne.Size) {
	r.p.column.width = s.Width - 2*style.Unit - theme.ScrollBarSize()
	r.p.reader.Resize(s)
	r.p.reader.Scroll.Refresh()
}

// MinSize is part of fyne.WidgetRenderer.
func (r *pagePainter) MinSize() fyne.Size           { return fyne.NewSize(style.LeastList, style.LeastList) }
func (r *pagePainter) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.p.reader} }
func (r *pagePainter) Refresh()                     { r.Layout(r.p.Size()); r.p.inside.Refresh() }
func (r *pagePainter) Destroy()                     {}

// high is something that has its height by its width.
type high interface{ high(width float32) float32 }

// column lays the blocks of a page out below each other.
type column struct{ width float32 }

// each says where each block stands, and how high all of them are.
func (c *column) each(objects []fyne.CanvasObject, place func(o fyne.CanvasObject, y, height float32)) (y float32) {
	for i, o := range objects {
		if _, heading := o.(*headingText); heading && i > 0 {
			y += style.Unit
		}
		height := o.MinSize().Height
		if h, is := o.(high); is {
			height = h.high(c.width)
		}
		place(o, y, height)
		y += height + style.Unit
	}
	return y
}

// Layout is part of fyne.Layout.
func (c *column) Layout(objects []fyne.CanvasObject, _ fyne.Size) {
	c.each(objects, func(o fyne.CanvasObject, y, height float32) {
		o.Move(fyne.NewPos(style.Unit, y))
		o.Resize(fyne.NewSize(c.width, height))
	})
}

// MinSize is part of fyne.Layout.
func (c *column) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(style.LeastList, c.each(objects, func(fyne.CanvasObject, float32, float32) {}))
}

// headingText is the heading of a part, with more room above it.
type headingText struct{ flow }

func newHeading(spans []guide.Span) *headingText {
	h := &headingText{flow{spans: spans, size: theme.SizeNameText, bold: true}}
	h.ExtendBaseWidget(h)
	return h
}

// item is a line of a list, its mark before it.
type item struct {
	widget.BaseWidget
	mark *canvas.Text
	text *flow
}

// forMark is the room for the mark of a line.
const forMark = 3 * style.Unit

func newItem(mark string, spans []guide.Span) *item {
	i := &item{mark: canvas.NewText(mark, ink()), text: newFlow(spans, theme.SizeNameText)}
	i.ExtendBaseWidget(i)
	return i
}

func (i *item) high(width float32) float32 { return i.text.high(width - forMark) }

// CreateRenderer is part of fyne.Widget.
func (i *item) CreateRenderer() fyne.WidgetRenderer { return &itemPainter{i} }

type itemPainter struct{ i *item }

// Layout is part of fyne.WidgetRenderer.
func (r *itemPainter) Layout(s fyne.Size) {
	r.i.mark.TextSize, r.i.mark.Color = theme.TextSize(), ink()
	r.i.mark.Move(fyne.NewPos(style.Half, 0))
	r.i.mark.Resize(r.i.mark.MinSize())
	r.i.text.Move(fyne.NewPos(forMark, 0))
	r.i.text.Resize(fyne.NewSize(s.Width-forMark, s.Height))
}

// MinSize is part of fyne.WidgetRenderer.
func (r *itemPainter) MinSize() fyne.Size           { return r.i.text.MinSize() }
func (r *itemPainter) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.i.mark, r.i.text} }
func (r *itemPainter) Refresh()                     { r.Layout(r.i.Size()); r.i.text.Refresh(); r.i.mark.Refresh() }
func (r *itemPainter) Destroy()                     {}

// picture is a picture, as large as it is where there is room for it.
type picture struct {
	widget.BaseWidget
	image *canvas.Image
	edge  *canvas.Rectangle
	size  fyne.Size
}

func newPicture(file string) *picture {
	p := &picture{image: &canvas.Image{FillMode: canvas.ImageFillContain}, edge: canvas.NewRectangle(nil)}
	if data, err := fs.ReadFile(guide.Files, file); err == nil {
		if c, err := png.DecodeConfig(bytes.NewReader(data)); err == nil {
			p.size = fyne.NewSize(float32(c.Width), float32(c.Height))
			p.image.Resource = fyne.NewStaticResource(file, data)
		}
	}
	p.edge.StrokeWidth = 1
	p.ExtendBaseWidget(p)
	return p
}

// within is its size in that width.
func (p *picture) within(width float32) fyne.Size {
	if p.size.Width <= width {
		return p.size
	}
	return fyne.NewSize(width, p.size.Height*width/p.size.Width)
}

func (p *picture) high(width float32) float32 { return p.within(width).Height }

// CreateRenderer is part of fyne.Widget.
func (p *picture) CreateRenderer() fyne.WidgetRenderer { return &picturePainter{p} }

type picturePainter struct{ p *picture }

// Layout is part of fyne.WidgetRenderer.
func (r *picturePainter) Layout(s fyne.Size) {
	r.p.edge.StrokeColor = theme.Color(theme.ColorNameSeparator)
	r.p.edge.Resize(r.p.within(s.Width))
	r.p.image.Resize(r.p.within(s.Width))
}

// MinSize is part of fyne.WidgetRenderer.
func (r *picturePainter) MinSize() fyne.Size { return fyne.NewSize(style.LeastList, style.Row) }
func (r *picturePainter) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.p.image, r.p.edge}
}
func (r *picturePainter) Refresh() { r.Layout(r.p.Size()); r.p.edge.Refresh() }
func (r *picturePainter) Destroy() {}
