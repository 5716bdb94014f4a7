package windowtest

import (
	_ "unsafe" // for go:linkname

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Hand is a person's hand on the mouse of a window: it finds what is under the pointer, and does with it what Fyne's driver of real
// windows does (processMouseClicked of internal/driver/glfw), overlays and the keyboard's focus included.
type Hand struct {
	Window fyne.Window
	over   desktop.Hoverable
}

//go:linkname findObject fyne.io/fyne/v2/internal/driver.FindObjectAtPositionMatching
func findObject(at fyne.Position, matches func(fyne.CanvasObject) bool, overlay fyne.CanvasObject,
	roots ...fyne.CanvasObject) (fyne.CanvasObject, fyne.Position, int)

// Under is the topmost object at a place of the canvas that matches, and the place within it.
func (h *Hand) Under(at fyne.Position, matches func(fyne.CanvasObject) bool) (fyne.CanvasObject, fyne.Position) {
	o, within, _ := findObject(at, matches, h.Window.Canvas().Overlays().Top(), h.Window.Content())
	return o, within
}

func clickable(o fyne.CanvasObject) bool {
	switch o.(type) {
	case fyne.Tappable, fyne.SecondaryTappable, fyne.DoubleTappable, fyne.Focusable, desktop.Mouseable:
		return true
	}
	return false
}

// Move moves the pointer to a place.
func (h *Hand) Move(at fyne.Position) {
	o, within := h.Under(at, func(o fyne.CanvasObject) bool { _, ok := o.(desktop.Hoverable); return ok })
	ev := &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: within, AbsolutePosition: at}}
	now, _ := o.(desktop.Hoverable)
	switch {
	case now == h.over && now != nil:
		now.MouseMoved(ev)
		return
	case h.over != nil:
		h.over.MouseOut()
	}
	if h.over = now; now != nil {
		now.MouseIn(ev)
	}
}

// Rest has the next click be no half of a double click, as if it came long after the one before.
func (h *Hand) Rest() { fyne.CurrentApp().Driver().(*driver).rested = true }

// Click presses and lets go of a button at a place.
func (h *Hand) Click(at fyne.Position, button desktop.MouseButton) {
	if d, ok := fyne.CurrentApp().Driver().(*driver); ok {
		defer func() { d.rested = false }()
	}
	h.Move(at)
	pressed := h.button(at, button, true)
	o := h.button(at, button, false)
	ev := &fyne.PointEvent{AbsolutePosition: at}
	_, ev.Position = h.Under(at, func(x fyne.CanvasObject) bool { return x == o })
	if o != pressed {
		return
	}
	if s, ok := o.(fyne.SecondaryTappable); ok && button == desktop.MouseButtonSecondary {
		s.TappedSecondary(ev)
	} else if s, ok := o.(fyne.Tappable); ok && button == desktop.MouseButtonPrimary {
		s.Tapped(ev)
	}
}

// button presses the button, or lets go of it.
func (h *Hand) button(at fyne.Position, button desktop.MouseButton, down bool) fyne.CanvasObject {
	c := h.Window.Canvas()
	o, within := h.Under(at, clickable)
	if m, ok := o.(desktop.Mouseable); ok {
		ev := &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: within, AbsolutePosition: at}, Button: button}
		if down {
			m.MouseDown(ev)
		} else {
			m.MouseUp(ev)
		}
	}
	focused := c.Focused()
	if f, ok := o.(fyne.Focusable); !ok || f != focused {
		under := fyne.CanvasObject(nil)
		if f, ok := focused.(fyne.CanvasObject); ok {
			under, _ = h.Under(at, func(x fyne.CanvasObject) bool { return x == f })
		}
		if under == nil {
			c.Unfocus()
		}
	}
	return o
}

// Drag presses at a place, moves to another and lets go there.
func (h *Hand) Drag(from, to fyne.Position) {
	h.Move(from)
	h.button(from, desktop.MouseButtonPrimary, true)
	o, within := h.Under(from, func(o fyne.CanvasObject) bool { _, ok := o.(fyne.Draggable); return ok })
	d, ok := o.(fyne.Draggable)
	if ok {
		d.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: within.Add(to.Subtract(from)), AbsolutePosition: to},
			Dragged: fyne.Delta{DX: to.X - from.X, DY: to.Y - from.Y}})
	}
	if m, is := o.(desktop.Mouseable); is { // the driver lets what is dragged know of the end, wherever the pointer is
		m.MouseUp(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: within.Add(to.Subtract(from)), AbsolutePosition: to},
			Button: desktop.MouseButtonPrimary})
	} else {
		h.button(to, desktop.MouseButtonPrimary, false)
	}
	if ok {
		d.DragEnd()
	}
}

// Wheel turns the wheel at a place.
func (h *Hand) Wheel(at fyne.Position, dx, dy float32) {
	h.Move(at)
	o, within := h.Under(at, func(o fyne.CanvasObject) bool { _, ok := o.(fyne.Scrollable); return ok })
	if s, ok := o.(fyne.Scrollable); ok {
		s.Scrolled(&fyne.ScrollEvent{PointEvent: fyne.PointEvent{Position: within, AbsolutePosition: at}, Scrolled: fyne.NewDelta(dx, dy)})
	}
}
