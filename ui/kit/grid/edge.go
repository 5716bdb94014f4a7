package grid

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"wallchart/ui/kit/guard"
	"wallchart/ui/kit/words"
)

// # The edge
//
// Whatever is typed, pressed, clicked, dragged, scrolled or pasted comes into the grid by one of the methods in this file, and
// does its work guarded: where it fails, in the grid or in a hook, a sentence says so and the window goes on.

// edge is what the grid's fields know of it: where keys come in, guarded.
type edge interface {
	guarded(work func())
	keyDown(*fyne.KeyEvent)
	keyUp(*fyne.KeyEvent)
}

// guarded does what the user asked for. What was begun and could not be ended is forgotten.
func (g *Grid) guarded(work func()) {
	err := guard.Work(words.Say("guard.input"), work)
	if err == nil {
		return
	}
	g.edit.committing, g.edit.leaving, g.entering, g.grip = false, false, 0, grip{}
	g.tellProblem(words.Err(err))
}

// MouseDown implements desktop.Mouseable.
func (g *Grid) MouseDown(ev *desktop.MouseEvent) { g.guarded(func() { g.mouseDown(ev) }) }

// MouseUp implements desktop.Mouseable.
func (g *Grid) MouseUp(ev *desktop.MouseEvent) { g.guarded(func() { g.mouseUp(ev) }) }

// MouseIn implements desktop.Hoverable.
func (g *Grid) MouseIn(ev *desktop.MouseEvent) { g.guarded(func() { g.mouseMoved(ev) }) }

// MouseMoved implements desktop.Hoverable.
func (g *Grid) MouseMoved(ev *desktop.MouseEvent) { g.guarded(func() { g.mouseMoved(ev) }) }

// MouseOut implements desktop.Hoverable.
func (g *Grid) MouseOut() { g.guarded(g.mouseOut) }

// Dragged implements fyne.Draggable.
func (g *Grid) Dragged(ev *fyne.DragEvent) { g.guarded(func() { g.dragged(ev) }) }

// DragEnd implements fyne.Draggable.
func (g *Grid) DragEnd() { g.guarded(g.dragEnd) }

// TappedSecondary implements fyne.SecondaryTappable.
func (g *Grid) TappedSecondary(ev *fyne.PointEvent) { g.guarded(func() { g.tappedSecondary(ev) }) }

// Scrolled implements fyne.Scrollable.
func (g *Grid) Scrolled(ev *fyne.ScrollEvent) { g.guarded(func() { g.scrolled(ev) }) }

// FocusGained implements fyne.Focusable.
func (g *Grid) FocusGained() { g.guarded(g.focusGained) }

// FocusLost implements fyne.Focusable.
func (g *Grid) FocusLost() { g.guarded(g.focusLost) }

// KeyDown implements desktop.Keyable.
func (g *Grid) KeyDown(ev *fyne.KeyEvent) { g.guarded(func() { g.keyDown(ev) }) }

// KeyUp implements desktop.Keyable.
func (g *Grid) KeyUp(ev *fyne.KeyEvent) { g.guarded(func() { g.keyUp(ev) }) }

// TypedKey implements fyne.Focusable.
func (g *Grid) TypedKey(ev *fyne.KeyEvent) { g.guarded(func() { g.typedKey(ev) }) }

// TypedRune implements fyne.Focusable.
func (g *Grid) TypedRune(c rune) { g.guarded(func() { g.typedRune(c) }) }

// TypedShortcut implements fyne.Shortcutable.
func (g *Grid) TypedShortcut(s fyne.Shortcut) { g.guarded(func() { g.typedShortcut(s) }) }

// FocusGained implements fyne.Focusable.
func (f *field) FocusGained() { f.edge.guarded(f.focusGained) }

// FocusLost implements fyne.Focusable.
func (f *field) FocusLost() { f.edge.guarded(f.focusLost) }

// KeyDown implements desktop.Keyable.
func (f *field) KeyDown(ev *fyne.KeyEvent) { f.edge.guarded(func() { f.keyDown(ev) }) }

// KeyUp implements desktop.Keyable.
func (f *field) KeyUp(ev *fyne.KeyEvent) { f.edge.guarded(func() { f.keyUp(ev) }) }

// TypedKey implements fyne.Focusable.
func (f *field) TypedKey(ev *fyne.KeyEvent) { f.edge.guarded(func() { f.typedKey(ev) }) }

// TypedRune implements fyne.Focusable.
func (f *field) TypedRune(c rune) { f.edge.guarded(func() { f.Entry.TypedRune(c) }) }

// TypedShortcut implements fyne.Shortcutable.
func (f *field) TypedShortcut(s fyne.Shortcut) { f.edge.guarded(func() { f.typedShortcut(s) }) }
