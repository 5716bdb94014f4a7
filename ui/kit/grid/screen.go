package grid

import "fyne.io/fyne/v2"

// screen is the grid as its parts know it: a widget that has a size, is painted anew and can have the keyboard.
type screen interface {
	fyne.Widget
	fyne.Focusable
	Theme() fyne.Theme
}

// focusOn gives the keyboard to o, if the grid is on a canvas.
func focusOn(s screen, o fyne.Focusable) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(s); c != nil && c.Focused() != o {
		c.Focus(o)
	}
}

// focusBack gives the keyboard back to the grid, if one of its fields has it.
func focusBack(s screen, from fyne.Focusable) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(s); c != nil && c.Focused() == from {
		c.Focus(s)
	}
}
