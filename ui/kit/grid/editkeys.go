package grid

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// editorKeys are the keys in the editor.
type editorKeys struct{ g *Grid }

func (k editorKeys) gained() { k.g.Refresh() }

// lost commits what was typed.
func (k editorKeys) lost() {
	g := k.g
	g.Refresh()
	if g.KeepEdit != nil && g.KeepEdit() {
		return
	}
	if g.edit.open && !(g.edit.refused && g.edit.refusal == g.editor.Text) {
		g.edit.leaving = true
		g.Commit()
		g.edit.leaving = false
	}
}

// key ends editing on the keys that leave a cell.
func (k editorKeys) key(ev *fyne.KeyEvent) bool {
	g := k.g
	if g.OnEditKey != nil && g.OnEditKey(ev) || g.chooseKey(ev) {
		return true
	}
	switch ev.Name {
	case fyne.KeyEscape:
		g.Cancel()
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyDown:
		if g.Commit() {
			g.moveTo(g.row+1, g.col, false)
		}
	case fyne.KeyUp:
		if g.Commit() {
			g.moveTo(g.row-1, g.col, false)
		}
	case fyne.KeyTab:
		back := g.shifted()
		if g.Commit() {
			g.tab(back)
		}
	case fyne.KeyF1, fyne.KeyF4, fyne.KeyF5, fyne.KeyF6, fyne.KeyF7, fyne.KeyF8, fyne.KeyF9, fyne.KeyF10, fyne.KeyF11, fyne.KeyF12:
		g.passOnKey(ev.Name, g.shifted()) // they mean nothing in a text
	default:
		return false
	}
	return true
}

// shortcut hands Ctrl+Enter on to the dialog that the grid stands in, whose main button it is.
func (k editorKeys) shortcut(s fyne.Shortcut) bool {
	c, ok := s.(*desktop.CustomShortcut)
	if !ok || k.g.OnKey == nil || c.KeyName != fyne.KeyReturn && c.KeyName != fyne.KeyEnter {
		return false
	}
	if k.g.Commit() {
		k.g.passOn(s)
	}
	return true
}
