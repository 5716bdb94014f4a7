package ui

import (
	"runtime"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"wallchart/ui/guard"
	"wallchart/ui/words"
)

// Command is one thing the user can do. Menu bar, toolbar, palette and shortcut
// page are loops over the one list of Commands; a test holds the manual's list of
// keys against it.
type Command struct {
	ID   string               // "edit.undo"; its words are "cmd.edit.undo"
	Menu string               // the menu it stands in: "file", "edit", …
	Bar  bool                 // it also stands in the toolbar
	Gap  bool                 // a separating line stands before it
	Icon func() fyne.Resource // nil for none
	Keys []Key                // the first is shown
	Name func() string        // the words, when they depend on the event
	Why  func() string        // why it cannot be done now, "" when it can; nil = always
	Do   func()               // called on the window's thread
	Lead func()               // goes to what stands in the way, when it cannot be done; nil for nowhere
}

// Key is a keyboard shortcut. Control stands for Command on macOS.
type Key struct {
	Name  fyne.KeyName
	Ctrl  bool
	Shift bool
	Alt   bool
}

// Shortcut is the key in Fyne's terms, which has names of its own for undo and
// redo: its driver turns these keys into them before a menu sees them.
func (k Key) Shortcut() fyne.Shortcut {
	switch k {
	case Key{Name: fyne.KeyZ, Ctrl: true}:
		return &fyne.ShortcutUndo{}
	case Key{Name: fyne.KeyY, Ctrl: true}:
		return &fyne.ShortcutRedo{}
	}
	var m fyne.KeyModifier
	if k.Ctrl {
		m |= fyne.KeyModifierShortcutDefault
	}
	if k.Shift {
		m |= fyne.KeyModifierShift
	}
	if k.Alt {
		m |= fyne.KeyModifierAlt
	}
	return &desktop.CustomShortcut{KeyName: k.Name, Modifier: m}
}

// String writes the key as printed on the keyboard: "Ctrl+Shift+Z".
func (k Key) String() string {
	var parts []string
	if k.Ctrl {
		if runtime.GOOS == "darwin" {
			parts = append(parts, "Cmd")
		} else {
			parts = append(parts, words.Say("key.Ctrl"))
		}
	}
	if k.Alt {
		parts = append(parts, "Alt")
	}
	if k.Shift {
		parts = append(parts, words.Say("key.Shift"))
	}
	return strings.Join(append(parts, keyName(k.Name)), "+")
}

// keyName is what stands on the key.
func keyName(k fyne.KeyName) string {
	if name, ok := words.Find("key." + string(k)); ok {
		return name
	}
	return string(k)
}

func (c *Command) wording() string {
	wording := words.Say("cmd." + c.ID)
	if c.Name != nil {
		_ = guard.Work(wording, func() { wording = c.Name() })
	}
	return wording
}

func (c *Command) why() string {
	why := ""
	if c.Why == nil {
		return why
	}
	if err := guard.Work(words.Say("cmd."+c.ID), func() { why = c.Why() }); err != nil {
		why = words.Err(err)
	}
	return why
}

// run does the command if it can be done, and otherwise says why not. Fyne
// fires menu shortcuts for greyed items and behind open dialogs alike, so the
// guard stands here: nothing reaches through what lies over the window, be it a
// dialog of ours, one of Fyne's, or a menu.
func (a *App) run(c *Command) {
	if a.busy() {
		a.inDialog(c)
		return
	}
	if e, ok := a.editing(); ok && c.forEntry(e) {
		return
	}
	if why := c.why(); why != "" {
		if c.Lead != nil {
			c.Lead()
		}
		a.status.say(why)
		return
	}
	a.leaveScreen()
	a.status.clear()
	if err := guard.Work(c.wording(), func() { c.Do() }); err != nil {
		a.tell(words.Say("guard.title"), words.Err(err))
	}
	a.refreshCommands()
}

// busy tells whether something lies over the window.
func (a *App) busy() bool { return a.dialogs > 0 || a.win.Canvas().Overlays().Top() != nil }

// inDialog lets the commands that go from control to control do so in a dialog.
func (a *App) inDialog(c *Command) {
	if n := len(a.asking); n > 0 && (c.ID == "view.pane.next" || c.ID == "view.pane.previous") {
		a.asking[n-1].Shortcut(c.Keys[0].Shortcut())
	}
}

// ownKeys are the shortcuts that belong to no command: Ctrl+Enter, which confirms
// a dialog, and Alt with the letter of a menu.
func (a *App) ownKeys() []Key {
	keys := []Key{{Name: fyne.KeyReturn, Ctrl: true}, {Name: fyne.KeyEnter, Ctrl: true}}
	if !ownMenus() {
		return keys
	}
	for _, letter := range menuLetters() {
		keys = append(keys, Key{Name: fyne.KeyName(strings.ToUpper(string(letter))), Alt: true})
	}
	return keys
}

// shortcut does the command that has the key; controls that take shortcuts
// themselves hand on what is not theirs. An open dialog has the first word.
func (a *App) shortcut(s fyne.Shortcut) {
	if n := len(a.asking); n > 0 {
		a.asking[n-1].Shortcut(s)
		return
	}
	if ownMenus() && !a.busy() {
		for i, letter := range menuLetters() {
			if (Key{Name: fyne.KeyName(strings.ToUpper(string(letter))), Alt: true}).Shortcut().ShortcutName() == s.ShortcutName() {
				a.openMenu(i)
				return
			}
		}
	}
	for i := range a.commands {
		for _, k := range a.commands[i].Keys {
			if k.Shortcut().ShortcutName() == s.ShortcutName() {
				a.run(&a.commands[i])
				return
			}
		}
	}
}

// forEntry hands the keys of text editing to the entry being typed into.
func (c *Command) forEntry(e fyne.Shortcutable) bool {
	switch c.ID {
	case "edit.undo":
		e.TypedShortcut(&fyne.ShortcutUndo{})
	case "edit.redo":
		e.TypedShortcut(&fyne.ShortcutRedo{})
	case "edit.copy":
		e.TypedShortcut(&fyne.ShortcutCopy{Clipboard: fyne.CurrentApp().Clipboard()})
	default:
		return false
	}
	return true
}

// command returns the command of that name; a wrong name is a defect.
func (a *App) command(id string) *Command {
	for i := range a.commands {
		if a.commands[i].ID == id {
			return &a.commands[i]
		}
	}
	panic("no command " + id)
}
