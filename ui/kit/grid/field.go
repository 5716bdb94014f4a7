package grid

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/kit/style"
)

// field is a text entry that lies over a row of the grid: the editor of a cell, or that of a filter. There is one of each.
type field struct {
	widget.Entry
	edge  edge
	owner fieldOwner
	sheet *container.Clip // as much of the field as a row has room for
	typed bool            // has the keyboard
}

// fieldOwner hears what happens in a field, and of keys before the field does: true means that the key was used.
type fieldOwner interface {
	gained()
	lost()
	key(*fyne.KeyEvent) bool
	shortcut(fyne.Shortcut) bool
}

func newField(e edge, owner fieldOwner, changed func(text string)) *field {
	f := &field{edge: e, owner: owner}
	f.ExtendBaseWidget(f)
	f.Wrapping = fyne.TextWrapOff
	f.OnChanged = changed
	f.sheet = inRow(f)
	f.sheet.Hide()
	return f
}

// begin puts a text into the field, with the cursor at its end. What was selected last
// would be replaced by the second letter: another text does not end a selection, a key
// that moves the cursor does, unless Shift was held when the keyboard went elsewhere.
func (f *field) begin(text string) {
	f.MinSize() // makes its parts, the first time
	f.Entry.KeyUp(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
	f.Entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd})
	f.SetText(text)
	f.CursorColumn = len([]rune(text))
}

func (f *field) focusGained() {
	f.typed = true
	f.Entry.FocusGained()
	f.owner.gained()
}

func (f *field) focusLost() {
	f.typed = false
	f.Entry.FocusLost()
	f.owner.lost()
}

// AcceptsTab leaves Tab to the owner.
func (f *field) AcceptsTab() bool { return true }

func (f *field) typedKey(ev *fyne.KeyEvent) {
	if !f.owner.key(ev) {
		f.Entry.TypedKey(ev)
	}
}

func (f *field) typedShortcut(s fyne.Shortcut) {
	if !f.owner.shortcut(s) {
		f.Entry.TypedShortcut(s)
	}
}

// keyDown lets the grid see Shift.
func (f *field) keyDown(ev *fyne.KeyEvent) {
	f.edge.keyDown(ev)
	f.Entry.KeyDown(ev)
}

func (f *field) keyUp(ev *fyne.KeyEvent) {
	f.edge.keyUp(ev)
	f.Entry.KeyUp(ev)
}

// inRow puts a text field into a row, which is lower than it: only the part over the row can be clicked. A theme of its own would
// make the field lower, but Fyne reads the fonts anew for every widget that gets one, each time it is refreshed, keeps them
// all, and forgets how wide the texts of the window are.
func inRow(field fyne.CanvasObject) *container.Clip {
	c := container.NewClip(container.New(rowLayout{}, field))
	c.ExtendBaseWidget(c) // a field in what has no parts yet cannot have the keyboard
	return c
}

// rowLayout puts the line of a field into the middle of the row.
type rowLayout struct{}

func (rowLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

func (rowLayout) Layout(objects []fyne.CanvasObject, room fyne.Size) {
	const edge = style.Ring / 2
	for _, o := range objects {
		h := o.MinSize().Height
		o.Move(fyne.NewPos(edge, (room.Height-h)/2))
		o.Resize(fyne.NewSize(room.Width-2*edge, h))
	}
}

// frameless is a text field without ground and border: the grid paints the cell's.
type frameless struct{ fyne.WidgetRenderer }

func (f frameless) Objects() []fyne.CanvasObject {
	var rest []fyne.CanvasObject
	for _, o := range f.WidgetRenderer.Objects() {
		if _, frame := o.(*canvas.Rectangle); !frame {
			rest = append(rest, o)
		}
	}
	return rest
}

// CreateRenderer is part of fyne.Widget.
func (f *field) CreateRenderer() fyne.WidgetRenderer { return frameless{f.Entry.CreateRenderer()} }
