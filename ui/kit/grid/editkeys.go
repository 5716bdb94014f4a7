package grid

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// editorKeys are the keys in the editor.
type editorKeys struct {
	typing   *Typing
	keyboard *Keyboard
}

func (k editorKeys) gained() { k.typing.screen.Refresh() }

// lost commits what was typed.
func (k editorKeys) lost() {
	t := k.typing
	t.screen.Refresh()
	if t.KeepEdit != nil && t.KeepEdit() {
		return
	}
	if t.edit.open && !(t.edit.refused && t.edit.refusal == t.editor.Text) {
		t.edit.leaving = true
		t.Commit()
		t.edit.leaving = false
	}
}

// key ends editing on the keys that leave a cell.
func (k editorKeys) key(ev *fyne.KeyEvent) bool {
	t := k.typing
	if t.OnEditKey != nil && t.OnEditKey(ev) || t.chooseKey(ev) {
		return true
	}
	switch ev.Name {
	case fyne.KeyEscape:
		t.Cancel()
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyDown:
		if t.Commit() {
			t.selection.moveTo(t.selection.row+1, t.selection.col, false)
		}
	case fyne.KeyUp:
		if t.Commit() {
			t.selection.moveTo(t.selection.row-1, t.selection.col, false)
		}
	case fyne.KeyTab:
		back := k.keyboard.shifted()
		if t.Commit() {
			t.selection.tab(back)
		}
	case fyne.KeyF1, fyne.KeyF4, fyne.KeyF5, fyne.KeyF6, fyne.KeyF7, fyne.KeyF8, fyne.KeyF9, fyne.KeyF10, fyne.KeyF11, fyne.KeyF12:
		k.keyboard.passOnKey(ev.Name, k.keyboard.shifted()) // they mean nothing in a text
	default:
		return false
	}
	return true
}

// shortcut hands Ctrl+Enter on to the dialog that the grid stands in, whose main button it is.
func (k editorKeys) shortcut(s fyne.Shortcut) bool {
	c, ok := s.(*desktop.CustomShortcut)
	if !ok || k.keyboard.OnKey == nil || c.KeyName != fyne.KeyReturn && c.KeyName != fyne.KeyEnter {
		return false
	}
	if k.typing.Commit() {
		k.keyboard.passOn(s)
	}
	return true
}
