package grid

import (
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

func (g *Grid) focusGained() {
	g.focused = true
	g.Refresh()
}

func (g *Grid) focusLost() {
	g.focused, g.shift, g.place = false, false, 0
	g.strip = offered{}
	g.Refresh()
}

// keyed says whether the keyboard goes to the grid or its editor.
func (g *Grid) keyed() bool { return g.focused || g.editor.typed }

// keyDown and keyUp keep track of Shift, which key events do not carry, and of the place of the key, which typed characters do not.
func (g *Grid) keyDown(ev *fyne.KeyEvent) {
	g.place = 0
	if name := ev.Name; len(name) == 1 && name >= fyne.Key0 && name <= fyne.Key9 {
		g.place = rune(name[0])
	}
	if ev.Name == desktop.KeyShiftLeft || ev.Name == desktop.KeyShiftRight {
		g.shift = true
	}
}

func (g *Grid) keyUp(ev *fyne.KeyEvent) {
	if ev.Name == desktop.KeyShiftLeft || ev.Name == desktop.KeyShiftRight {
		g.shift = false
	}
}

// Place is the digit of the key pressed last, by its place in the row of digits, and 0 for any other key and with Shift: on an AZERTY
// keyboard that key types "&" for 1 and "à" for 0.
func (g *Grid) Place() rune {
	if g.shifted() {
		return 0
	}
	return g.place
}

// shifted asks the driver where it can tell: Shift may have been pressed before
// the grid had the keyboard.
func (g *Grid) shifted() bool {
	if d, ok := fyne.CurrentApp().Driver().(desktop.Driver); ok {
		return d.CurrentKeyModifiers()&fyne.KeyModifierShift != 0
	}
	return g.shift
}

// AcceptsTab keeps Tab in the grid until the last cell, Shift+Tab until the first.
func (g *Grid) AcceptsTab() bool {
	if !g.has(g.row, g.col) || g.OnKey != nil {
		return false
	}
	if g.shifted() {
		return g.row > 0 || g.col > 0
	}
	return g.row < len(g.table.Rows)-1 || g.col < len(g.table.Columns)-1
}

func (g *Grid) typedKey(ev *fyne.KeyEvent) {
	g.hush()
	if g.closeStrip() && ev.Name == fyne.KeyEscape {
		return
	}
	if g.edit.open { // a refused text waits while the keyboard is elsewhere
		focusOn(g, g.editor)
		g.editor.TypedKey(ev)
		return
	}
	if g.OnKey != nil && g.OnKey(ev) {
		return
	}
	shift := g.shifted()
	switch ev.Name {
	case fyne.KeyUp:
		g.moveTo(g.row-1, g.col, shift)
	case fyne.KeyDown:
		g.moveTo(g.row+1, g.col, shift)
	case fyne.KeyLeft:
		g.moveTo(g.row, g.col-1, shift)
	case fyne.KeyRight:
		g.moveTo(g.row, g.col+1, shift)
	case fyne.KeyHome:
		g.moveTo(g.row, 0, shift)
	case fyne.KeyEnd:
		g.moveTo(g.row, len(g.table.Columns)-1, shift)
	case fyne.KeyPageUp:
		g.moveTo(g.row-g.page(), g.col, shift)
	case fyne.KeyPageDown:
		g.moveTo(g.row+g.page(), g.col, shift)
	case fyne.KeyTab:
		g.tab(shift)
	case fyne.KeyReturn, fyne.KeyEnter:
		g.open()
	case fyne.KeyF2:
		g.Edit(g.row, g.col)
	case fyne.KeyDelete, fyne.KeyBackspace:
		g.Clear()
	case fyne.KeyEscape:
		g.escape(ev)
	case desktop.KeyMenu:
		g.menuByKey()
	case fyne.KeyF10:
		if shift {
			g.menuByKey()
			return
		}
		g.passOnKey(ev.Name, false)
	default:
		g.passOnKey(ev.Name, shift)
	}
}

// escape takes the selection back, or the mark of a text that was not taken; with
// neither the key is that of whoever the grid lies in, such as a dialog that closes.
func (g *Grid) escape(ev *fyne.KeyEvent) {
	r, ok := g.Range()
	switch {
	case ok && !r.Single():
		g.moveTo(g.row, g.col, false)
	case ok && g.forgive(r):
	default:
		if c := fyne.CurrentApp().Driver().CanvasForObject(g); c != nil && c.OnTypedKey() != nil {
			c.OnTypedKey()(ev)
		}
	}
}

// passOnKey hands on a key such as F6 or Shift+F6: the driver makes no shortcut of
// it, only a key for the focus.
func (g *Grid) passOnKey(name fyne.KeyName, shift bool) {
	s := &desktop.CustomShortcut{KeyName: name}
	if shift {
		s.Modifier = fyne.KeyModifierShift
	}
	if !g.spreadsheet(s) {
		g.passOn(s)
	}
}

// typedRune offers the character to OnType and otherwise starts editing with it.
func (g *Grid) typedRune(c rune) {
	g.hush()
	g.closeStrip()
	if g.edit.open {
		focusOn(g, g.editor)
		g.editor.TypedRune(c)
		return
	}
	if !g.has(g.row, g.col) || !unicode.IsPrint(c) {
		return
	}
	if c == ' ' && g.shifted() {
		g.SelectWhole(true, false)
		return
	}
	if g.OnType != nil && g.entered(c) {
		return
	}
	if c == ' ' {
		g.open()
		return
	}
	g.beginEdit(string(c), false)
}

// entered offers a character to OnType.
func (g *Grid) entered(c rune) bool {
	g.entering++
	defer func() { g.entering-- }()
	return g.OnType(g.row, g.col, g.ref(g.row, g.col), c)
}

func (g *Grid) typedShortcut(s fyne.Shortcut) {
	g.closeStrip()
	if g.edit.open {
		focusOn(g, g.editor)
		g.editor.TypedShortcut(s)
		return
	}
	switch s := s.(type) {
	case *fyne.ShortcutCopy:
		g.Copy()
	case *fyne.ShortcutCut:
		g.Copy()
		g.Clear()
	case *fyne.ShortcutPaste:
		if s.Clipboard != nil {
			g.Paste(s.Clipboard.Content())
		}
	case *fyne.ShortcutSelectAll:
		g.SelectWhole(true, true)
	case *desktop.CustomShortcut:
		if !g.jump(s) && !g.spreadsheet(s) {
			g.passOn(s)
		}
	default:
		g.passOn(s)
	}
}

// passOn hands on a shortcut that is not the grid's: the window hears of none
// while a control that takes shortcuts has the focus.
func (g *Grid) passOn(s fyne.Shortcut) {
	if g.OnShortcut != nil {
		g.OnShortcut(s)
	}
}

// spreadsheet handles the keys that spreadsheets have. Ctrl+Space is Control on every
// system: with Command, macOS keeps it to itself.
func (g *Grid) spreadsheet(s *desktop.CustomShortcut) bool {
	switch {
	case s.KeyName == fyne.KeySpace && s.Modifier == fyne.KeyModifierControl:
		g.SelectWhole(false, true)
	case s.KeyName == fyne.KeyD && s.Modifier == fyne.KeyModifierShortcutDefault && g.OnCells != nil:
		g.FillDown()
	case s.KeyName == fyne.KeyF && s.Modifier == fyne.KeyModifierShortcutDefault && g.Arranges:
		g.EditFilter()
	case s.KeyName == fyne.KeyF8 && s.Modifier == 0 && g.Faults() > 0:
		g.NextFault()
	case s.KeyName == fyne.KeyF3 && s.Modifier == 0 && g.Arranges:
		g.SortBy(g.col)
	case s.KeyName == fyne.KeyF3 && s.Modifier == fyne.KeyModifierShift && g.Arranges:
		g.Plain()
	default:
		return false
	}
	return true
}

// jump handles Ctrl+Home, Ctrl+End and Ctrl with an arrow, with Shift or without,
// and tells whether it was one of these. An arrow goes to the edge of what is filled,
// as in a spreadsheet.
func (g *Grid) jump(s *desktop.CustomShortcut) bool {
	extend := s.Modifier&fyne.KeyModifierShift != 0
	if s.Modifier&^fyne.KeyModifierShift != fyne.KeyModifierShortcutDefault {
		return false
	}
	switch s.KeyName {
	case fyne.KeyHome:
		g.moveTo(0, 0, extend)
	case fyne.KeyEnd:
		g.moveTo(len(g.table.Rows)-1, len(g.table.Columns)-1, extend)
	case fyne.KeyUp:
		g.moveTo(g.edge(-1, 0, extend), g.col, extend)
	case fyne.KeyDown:
		g.moveTo(g.edge(1, 0, extend), g.col, extend)
	case fyne.KeyLeft:
		g.moveTo(g.row, g.edge(0, -1, extend), extend)
	case fyne.KeyRight:
		g.moveTo(g.row, g.edge(0, 1, extend), extend)
	default:
		return false
	}
	return true
}

// menuByKey asks for the context menu at the lower left of the current cell.
func (g *Grid) menuByKey() {
	if g.OnMenu == nil || !g.has(g.row, g.col) {
		return
	}
	g.ScrollTo(g.row, g.col)
	v := g.view()
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(g)
	below := g.y(g.row) + g.rowEnd[g.row] - g.rowTop[g.row]
	g.OnMenu(g.row, g.col, at.AddXY(g.x(&v, g.col)+g.sizes.padX, below))
}
