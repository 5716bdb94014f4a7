package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Reader is something long to read that the keyboard can be on: the arrows,
// PgUp and PgDn, Home and End scroll it.
type Reader struct {
	widget.BaseWidget
	Scroll *container.Scroll

	on bool
}

// NewReader returns a reader of the content.
func NewReader(content fyne.CanvasObject) *Reader {
	r := &Reader{Scroll: container.NewVScroll(content)}
	r.ExtendBaseWidget(r)
	return r
}

// CreateRenderer is part of fyne.Widget.
func (r *Reader) CreateRenderer() fyne.WidgetRenderer {
	return ring(&plain{r.Scroll}, &r.on)
}

// FocusGained is part of fyne.Focusable.
func (r *Reader) FocusGained() { r.on = true; r.Refresh() }

// FocusLost is part of fyne.Focusable.
func (r *Reader) FocusLost() { r.on = false; r.Refresh() }

// TypedRune is part of fyne.Focusable.
func (r *Reader) TypedRune(rune) {}

// TypedKey is part of fyne.Focusable.
func (r *Reader) TypedKey(e *fyne.KeyEvent) {
	line, page := theme.TextSize()*2, r.Size().Height*0.9
	switch e.Name {
	case fyne.KeyUp:
		r.by(-line)
	case fyne.KeyDown:
		r.by(line)
	case fyne.KeyPageUp:
		r.by(-page)
	case fyne.KeyPageDown, fyne.KeySpace:
		r.by(page)
	case fyne.KeyHome:
		r.Scroll.ScrollToTop()
	case fyne.KeyEnd:
		r.Scroll.ScrollToBottom()
	default:
		passOn(r, e)
	}
}

func (r *Reader) by(y float32) {
	most := max(0, r.Scroll.Content.MinSize().Height-r.Scroll.Size().Height)
	r.Scroll.ScrollToOffset(fyne.NewPos(r.Scroll.Offset.X, max(0, min(r.Scroll.Offset.Y+y, most))))
}

// plain renders one object in all the room there is.
type plain struct{ object fyne.CanvasObject }

func (p *plain) Destroy()                     {}
func (p *plain) Layout(s fyne.Size)           { p.object.Resize(s) }
func (p *plain) MinSize() fyne.Size           { return p.object.MinSize() }
func (p *plain) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{p.object} }
func (p *plain) Refresh()                     { canvas.Refresh(p.object) }

// Focusables are the controls in an object that the keyboard can be on now, in
// reading order.
func Focusables(o fyne.CanvasObject) []fyne.Focusable {
	if o == nil || !o.Visible() {
		return nil
	}
	if f, ok := o.(fyne.Focusable); ok {
		if d, can := o.(fyne.Disableable); can && d.Disabled() {
			return nil
		}
		return []fyne.Focusable{f}
	}
	var inner []fyne.CanvasObject
	switch o := o.(type) {
	case *fyne.Container:
		inner = o.Objects
	case *container.Split:
		inner = []fyne.CanvasObject{o.Leading, o.Trailing}
	case *container.Scroll:
		inner = []fyne.CanvasObject{o.Content}
	case *container.Clip:
		inner = []fyne.CanvasObject{o.Content}
	}
	var found []fyne.Focusable
	for _, i := range inner {
		found = append(found, Focusables(i)...)
	}
	return found
}
