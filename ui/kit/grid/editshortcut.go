package grid

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// typedShortcut takes what was typed and hands Ctrl+Enter on to the dialog that the
// grid stands in, whose main button it is.
func (e *editor) typedShortcut(s fyne.Shortcut) {
	c, ok := s.(*desktop.CustomShortcut)
	if ok && e.g.OnKey != nil && (c.KeyName == fyne.KeyReturn || c.KeyName == fyne.KeyEnter) {
		if e.g.Commit() {
			e.g.passOn(s)
		}
		return
	}
	e.Entry.TypedShortcut(s)
}
