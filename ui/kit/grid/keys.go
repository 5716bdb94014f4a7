package grid

import (
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"wallchart/export/table"
)

// Keyboard is what keys mean while no cell is typed into. It knows everything that a key can do.
type Keyboard struct {
	// OnKey is offered keys while nothing is edited; true means it used them. Where
	// it is set, in a dialog, Tab leaves the grid at once.
	OnKey func(*fyne.KeyEvent) bool
	// OnType is offered every typed character before editing starts and says whether
	// it used it: result entry with single keys.
	OnType func(row, col int, ref table.Ref, r rune) bool
	// OnShortcut takes the shortcuts that mean nothing to the grid.
	OnShortcut func(s fyne.Shortcut)

	contents  *Contents
	refusals  *Refusals
	pane      *Pane
	selection *Selection
	typing    *Typing
	arranging *Arranging
	bulk      *Bulk
	buttons   *Buttons
	pointer   *Pointer
	screen    screen

	focused, shift bool
	place          rune // digit of the key pressed last, by its place
}

func (k *Keyboard) focusGained() {
	k.focused = true
	k.screen.Refresh()
}

func (k *Keyboard) focusLost() {
	k.focused, k.shift, k.place = false, false, 0
	k.buttons.strip = offered{}
	k.screen.Refresh()
}

// keyed says whether the keyboard goes to the grid or its editor.
func (k *Keyboard) keyed() bool { return k.focused || k.typing.editor.typed }

// keyDown and keyUp keep track of Shift, which key events do not carry, and of the place of the key, which typed characters do not.
func (k *Keyboard) keyDown(ev *fyne.KeyEvent) {
	k.place = 0
	if name := ev.Name; len(name) == 1 && name >= fyne.Key0 && name <= fyne.Key9 {
		k.place = rune(name[0])
	}
	if ev.Name == desktop.KeyShiftLeft || ev.Name == desktop.KeyShiftRight {
		k.shift = true
	}
}

func (k *Keyboard) keyUp(ev *fyne.KeyEvent) {
	if ev.Name == desktop.KeyShiftLeft || ev.Name == desktop.KeyShiftRight {
		k.shift = false
	}
}

// Place is the digit of the key pressed last, by its place in the row of digits, and 0 for any other key and with Shift: on an AZERTY
// keyboard that key types "&" for 1 and "à" for 0.
func (k *Keyboard) Place() rune {
	if k.shifted() {
		return 0
	}
	return k.place
}

// shifted asks the driver where it can tell: Shift may have been pressed before
// the grid had the keyboard.
func (k *Keyboard) shifted() bool {
	if d, ok := fyne.CurrentApp().Driver().(desktop.Driver); ok {
		return d.CurrentKeyModifiers()&fyne.KeyModifierShift != 0
	}
	return k.shift
}

// AcceptsTab keeps Tab in the grid until the last cell, Shift+Tab until the first.
func (k *Keyboard) AcceptsTab() bool {
	if !k.contents.has(k.selection.row, k.selection.col) || k.OnKey != nil {
		return false
	}
	if k.shifted() {
		return k.selection.row > 0 || k.selection.col > 0
	}
	return k.selection.row < len(k.contents.table.Rows)-1 || k.selection.col < len(k.contents.table.Columns)-1
}

func (k *Keyboard) typedKey(ev *fyne.KeyEvent) {
	k.pointer.hush()
	if k.buttons.closeStrip() && ev.Name == fyne.KeyEscape {
		return
	}
	if k.typing.edit.open { // a refused text waits while the keyboard is elsewhere
		focusOn(k.screen, k.typing.editor)
		k.typing.editor.TypedKey(ev)
		return
	}
	if k.OnKey != nil && k.OnKey(ev) {
		return
	}
	shift := k.shifted()
	switch ev.Name {
	case fyne.KeyUp:
		k.selection.moveTo(k.selection.row-1, k.selection.col, shift)
	case fyne.KeyDown:
		k.selection.moveTo(k.selection.row+1, k.selection.col, shift)
	case fyne.KeyLeft:
		k.selection.moveTo(k.selection.row, k.selection.col-1, shift)
	case fyne.KeyRight:
		k.selection.moveTo(k.selection.row, k.selection.col+1, shift)
	case fyne.KeyHome:
		k.selection.moveTo(k.selection.row, 0, shift)
	case fyne.KeyEnd:
		k.selection.moveTo(k.selection.row, len(k.contents.table.Columns)-1, shift)
	case fyne.KeyPageUp:
		k.selection.moveTo(k.selection.row-k.pane.page(), k.selection.col, shift)
	case fyne.KeyPageDown:
		k.selection.moveTo(k.selection.row+k.pane.page(), k.selection.col, shift)
	case fyne.KeyTab:
		k.selection.tab(shift)
	case fyne.KeyReturn, fyne.KeyEnter:
		k.typing.open()
	case fyne.KeyF2:
		k.typing.Edit(k.selection.row, k.selection.col)
	case fyne.KeyDelete, fyne.KeyBackspace:
		k.bulk.Clear()
	case fyne.KeyEscape:
		k.escape(ev)
	case desktop.KeyMenu:
		k.pointer.menuAtCell()
	case fyne.KeyF10:
		if shift {
			k.pointer.menuAtCell()
			return
		}
		k.passOnKey(ev.Name, false)
	default:
		k.passOnKey(ev.Name, shift)
	}
}

// escape takes the selection back, or the mark of a text that was not taken; with
// neither the key is that of whoever the grid lies in, such as a dialog that closes.
func (k *Keyboard) escape(ev *fyne.KeyEvent) {
	r, ok := k.selection.Range()
	switch {
	case ok && !r.Single():
		k.selection.moveTo(k.selection.row, k.selection.col, false)
	case ok && k.bulk.forgive(r):
	default:
		if c := fyne.CurrentApp().Driver().CanvasForObject(k.screen); c != nil && c.OnTypedKey() != nil {
			c.OnTypedKey()(ev)
		}
	}
}

// passOnKey hands on a key such as F6 or Shift+F6: the driver makes no shortcut of
// it, only a key for the focus.
func (k *Keyboard) passOnKey(name fyne.KeyName, shift bool) {
	s := &desktop.CustomShortcut{KeyName: name}
	if shift {
		s.Modifier = fyne.KeyModifierShift
	}
	if !k.spreadsheet(s) {
		k.passOn(s)
	}
}

// typedRune offers the character to OnType and otherwise starts editing with it.
func (k *Keyboard) typedRune(c rune) {
	k.pointer.hush()
	k.buttons.closeStrip()
	if k.typing.edit.open {
		focusOn(k.screen, k.typing.editor)
		k.typing.editor.TypedRune(c)
		return
	}
	if !k.contents.has(k.selection.row, k.selection.col) || !unicode.IsPrint(c) {
		return
	}
	if c == ' ' && k.shifted() {
		k.selection.SelectWhole(true, false)
		return
	}
	if k.OnType != nil && k.entered(c) {
		return
	}
	if c == ' ' {
		k.typing.open()
		return
	}
	k.typing.beginEdit(string(c), false)
}

// entered offers a character to OnType.
func (k *Keyboard) entered(c rune) bool {
	k.contents.entering++
	defer func() { k.contents.entering-- }()
	return k.OnType(k.selection.row, k.selection.col, k.contents.ref(k.selection.row, k.selection.col), c)
}

func (k *Keyboard) typedShortcut(s fyne.Shortcut) {
	k.buttons.closeStrip()
	if k.typing.edit.open {
		focusOn(k.screen, k.typing.editor)
		k.typing.editor.TypedShortcut(s)
		return
	}
	switch s := s.(type) {
	case *fyne.ShortcutCopy:
		k.bulk.Copy()
	case *fyne.ShortcutCut:
		k.bulk.Copy()
		k.bulk.Clear()
	case *fyne.ShortcutPaste:
		if s.Clipboard != nil {
			k.bulk.Paste(s.Clipboard.Content())
		}
	case *fyne.ShortcutSelectAll:
		k.selection.SelectWhole(true, true)
	case *desktop.CustomShortcut:
		if !k.jump(s) && !k.spreadsheet(s) {
			k.passOn(s)
		}
	default:
		k.passOn(s)
	}
}

// passOn hands on a shortcut that is not the grid's: the window hears of none
// while a control that takes shortcuts has the focus.
func (k *Keyboard) passOn(s fyne.Shortcut) {
	if k.OnShortcut != nil {
		k.OnShortcut(s)
	}
}

// spreadsheet handles the keys that spreadsheets have. Ctrl+Space is Control on every
// system: with Command, macOS keeps it to itself.
func (k *Keyboard) spreadsheet(s *desktop.CustomShortcut) bool {
	switch {
	case s.KeyName == fyne.KeySpace && s.Modifier == fyne.KeyModifierControl:
		k.selection.SelectWhole(false, true)
	case s.KeyName == fyne.KeyD && s.Modifier == fyne.KeyModifierShortcutDefault && k.bulk.OnCells != nil:
		k.bulk.FillDown()
	case s.KeyName == fyne.KeyF && s.Modifier == fyne.KeyModifierShortcutDefault && k.arranging.Arranges:
		k.arranging.EditFilter()
	case s.KeyName == fyne.KeyF8 && s.Modifier == 0 && k.refusals.Faults() > 0:
		k.bulk.NextFault()
	case s.KeyName == fyne.KeyF3 && s.Modifier == 0 && k.arranging.Arranges:
		k.arranging.SortBy(k.selection.col)
	case s.KeyName == fyne.KeyF3 && s.Modifier == fyne.KeyModifierShift && k.arranging.Arranges:
		k.arranging.Plain()
	default:
		return false
	}
	return true
}

// jump handles Ctrl+Home, Ctrl+End and Ctrl with an arrow, with Shift or without,
// and tells whether it was one of these. An arrow goes to the edge of what is filled,
// as in a spreadsheet.
func (k *Keyboard) jump(s *desktop.CustomShortcut) bool {
	extend := s.Modifier&fyne.KeyModifierShift != 0
	if s.Modifier&^fyne.KeyModifierShift != fyne.KeyModifierShortcutDefault {
		return false
	}
	switch s.KeyName {
	case fyne.KeyHome:
		k.selection.moveTo(0, 0, extend)
	case fyne.KeyEnd:
		k.selection.moveTo(len(k.contents.table.Rows)-1, len(k.contents.table.Columns)-1, extend)
	case fyne.KeyUp:
		k.selection.moveTo(k.selection.edge(-1, 0, extend), k.selection.col, extend)
	case fyne.KeyDown:
		k.selection.moveTo(k.selection.edge(1, 0, extend), k.selection.col, extend)
	case fyne.KeyLeft:
		k.selection.moveTo(k.selection.row, k.selection.edge(0, -1, extend), extend)
	case fyne.KeyRight:
		k.selection.moveTo(k.selection.row, k.selection.edge(0, 1, extend), extend)
	default:
		return false
	}
	return true
}
