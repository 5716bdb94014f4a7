package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// Entry is a text entry that passes on what is not for a text instead of
// swallowing it: Escape, and shortcuts such as Ctrl+Enter and Ctrl+Tab.
type Entry struct {
	widget.Entry
	// OnKey is offered keys before the entry; true means it used them.
	OnKey func(*fyne.KeyEvent) bool
	// TabLeaves makes Tab go to the next control from an entry of many lines, too.
	TabLeaves bool
	// OnShortcut takes the shortcuts that mean nothing in a text.
	OnShortcut func(fyne.Shortcut)

	ringed  bool
	clicked bool // the click is being taken
}

// NewEntry returns an empty one-line entry.
func NewEntry() *Entry {
	e := &Entry{}
	e.ExtendBaseWidget(e)
	return e
}

// NewTextEntry returns an empty entry of many lines. Tab is part of its text;
// Ctrl+Tab leaves it.
func NewTextEntry() *Entry {
	e := &Entry{}
	e.MultiLine = true
	e.Wrapping = fyne.TextWrapOff
	e.ExtendBaseWidget(e)
	return e
}

// CreateRenderer is part of fyne.Widget.
func (e *Entry) CreateRenderer() fyne.WidgetRenderer {
	return ring(e.Entry.CreateRenderer(), &e.ringed)
}

// FocusGained is part of fyne.Focusable. By key the line is reached whole, so that what is typed takes its place; a click
// puts the cursor where it points.
func (e *Entry) FocusGained() {
	e.ringed = true
	e.Entry.FocusGained()
	if !e.MultiLine && e.Text != "" && !e.clicked {
		e.Entry.TypedShortcut(&fyne.ShortcutSelectAll{})
	}
}

// MouseDown is part of desktop.Mouseable.
func (e *Entry) MouseDown(m *desktop.MouseEvent) {
	e.clicked = true
	defer func() { e.clicked = false }()
	e.Entry.MouseDown(m)
}

// FocusLost is part of fyne.Focusable.
func (e *Entry) FocusLost() { e.ringed = false; e.Entry.FocusLost() }

// AcceptsTab is part of fyne.Tabbable.
func (e *Entry) AcceptsTab() bool { return !e.TabLeaves && e.Entry.AcceptsTab() }

// TypedKey is part of fyne.Focusable.
func (e *Entry) TypedKey(k *fyne.KeyEvent) {
	if e.OnKey != nil && e.OnKey(k) {
		return
	}
	if inText(k.Name) {
		e.Entry.TypedKey(k)
		return
	}
	passOn(e, k)
}

// TypedShortcut is part of fyne.Shortcutable.
func (e *Entry) TypedShortcut(s fyne.Shortcut) {
	if c, ok := s.(*desktop.CustomShortcut); ok && e.OnShortcut != nil && (!inText(c.KeyName) || leaves(c.KeyName)) {
		e.OnShortcut(s)
		return
	}
	e.Entry.TypedShortcut(s)
}

// inText tells whether a key does something in a text.
func inText(k fyne.KeyName) bool {
	switch k {
	case fyne.KeyBackspace, fyne.KeyDelete, fyne.KeyReturn, fyne.KeyEnter, fyne.KeyTab, fyne.KeyUp, fyne.KeyDown,
		fyne.KeyLeft, fyne.KeyRight, fyne.KeyHome, fyne.KeyEnd, fyne.KeyPageUp, fyne.KeyPageDown, fyne.KeySpace:
		return true
	}
	return false
}

// leaves tells whether a key with Ctrl leaves a text in which it does something
// by itself.
func leaves(k fyne.KeyName) bool {
	return k == fyne.KeyTab || k == fyne.KeyReturn || k == fyne.KeyEnter || k == fyne.KeyPageUp || k == fyne.KeyPageDown
}

// In makes Escape, Enter in an entry of one line, and the dialog's shortcuts act
// on the dialog.
func (e *Entry) In(d *Dialog) {
	e.OnShortcut = d.Shortcut
	e.OnKey = func(k *fyne.KeyEvent) bool {
		switch {
		case k.Name == fyne.KeyEscape, !e.MultiLine && (k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter):
			d.Key(k)
			return true
		}
		return false
	}
}
