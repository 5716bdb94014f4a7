package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"wallchart/ui/kit/style"
)

// passOn hands a key that means nothing to a control to whoever listens where
// nothing has the focus: the dialog the control is in, otherwise the window.
// Fyne's own controls swallow such keys.
func passOn(o fyne.CanvasObject, e *fyne.KeyEvent) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(o); c != nil {
		if typed := c.OnTypedKey(); typed != nil {
			typed(e)
		}
	}
}

// pressed acts as a press by key does: unlike a click it leaves the keyboard
// where it was, unless what was pressed has taken it elsewhere.
func pressed(o fyne.Focusable, press func()) {
	c := fyne.CurrentApp().Driver().CanvasForObject(o.(fyne.CanvasObject))
	if c == nil {
		press()
		return
	}
	over := c.Overlays().Top()
	press()
	if c.Focused() == nil && c.Overlays().Top() == over {
		c.Focus(o)
	}
}

// ringed draws a ring round a control that has the focus. Fyne only tints its
// ground, which cannot be seen on a coloured button. Inside the ring is a line of
// the window's ground, so that it can be seen on every ground.
type ringed struct {
	fyne.WidgetRenderer
	ring, line *canvas.Rectangle
	on         *bool
}

func ring(r fyne.WidgetRenderer, on *bool) fyne.WidgetRenderer {
	w := &ringed{WidgetRenderer: r, ring: canvas.NewRectangle(nil), line: canvas.NewRectangle(nil), on: on}
	w.ring.StrokeWidth, w.line.StrokeWidth = style.Ring, 1
	w.paint()
	return w
}

func (w *ringed) paint() {
	w.ring.StrokeColor, w.line.StrokeColor = theme.Color(theme.ColorNameForeground), theme.Color(theme.ColorNameBackground)
	w.ring.CornerRadius, w.line.CornerRadius = theme.InputRadiusSize(), max(0, theme.InputRadiusSize()-style.Ring)
	w.ring.Hidden, w.line.Hidden = !*w.on, !*w.on
}

// Objects is part of fyne.WidgetRenderer.
func (w *ringed) Objects() []fyne.CanvasObject {
	inner := w.WidgetRenderer.Objects()
	return append(inner[:len(inner):len(inner)], w.line, w.ring)
}

// Layout is part of fyne.WidgetRenderer.
func (w *ringed) Layout(s fyne.Size) {
	w.WidgetRenderer.Layout(s)
	w.ring.Resize(s)
	w.line.Move(fyne.NewPos(style.Ring, style.Ring))
	w.line.Resize(fyne.NewSize(max(0, s.Width-2*style.Ring), max(0, s.Height-2*style.Ring)))
}

// Refresh is part of fyne.WidgetRenderer.
func (w *ringed) Refresh() {
	w.paint()
	w.WidgetRenderer.Refresh()
	w.ring.Refresh()
	w.line.Refresh()
}
