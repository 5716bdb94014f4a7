package ui

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/guard"
	"wallchart/ui/kit/menus"
	"wallchart/ui/kit/words"
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
	Keys []menus.Key          // the first is shown
	Name func() string        // the words, when they depend on the event
	Why  func() string        // why it cannot be done now, "" when it can; nil = always
	Do   func()               // called on the window's thread
	Lead func()               // goes to what stands in the way, when it cannot be done; nil for nowhere
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

// commander does commands, however they are asked for: from a menu, with a button,
// by key or by their words.
type commander struct {
	commanderHost
	commands []Command
	dialogs  *dialogs    // that lie over the window
	shifted  func() bool // Shift is held down
}

// commanderHost is the window as doing commands asks of it.
type commanderHost interface {
	menu(n int)          // opens a menu
	leave()              // commits what is being typed
	Say(sentence string) // answers in the status line
	clear()              // takes back what was said
	changed()            // something else can be done now
}

// driverShifted asks the driver: what a key event says is the key alone.
func driverShifted() bool {
	d, ok := fyne.CurrentApp().Driver().(desktop.Driver)
	return ok && d.CurrentKeyModifiers()&fyne.KeyModifierShift != 0
}

// run does the command if it can be done, and otherwise says why not. Fyne
// fires menu shortcuts for greyed items and behind open dialogs alike, so the
// guard stands here: nothing reaches through what lies over the window, be it a
// dialog of ours, one of Fyne's, or a menu.
func (r *commander) run(c *Command) {
	if r.dialogs.waitsOutside() {
		r.Say(words.Say("picker.open"))
		return
	}
	if r.dialogs.busy() {
		r.inDialog(c)
		return
	}
	if e, ok := r.editing(); ok && c.forEntry(e) {
		return
	}
	if why := c.why(); why != "" {
		if c.Lead != nil {
			c.Lead()
		}
		r.Say(why)
		return
	}
	r.leave()
	r.clear()
	r.dialogs.asker = c.ID
	err := guard.Work(c.wording(), func() { c.Do() })
	if r.dialogs.asker = ""; err != nil {
		r.dialogs.tell(words.Say("guard.title"), words.Err(err))
	}
	r.changed()
}

// inDialog lets the commands that go from control to control do so in a dialog, help tell about it, the
// key of the round before go to the step before, those of tables reach one there, and undo and
// redo go back and forth among what was done in the dialog.
func (r *commander) inDialog(c *Command) {
	if d := r.dialogs.top(); d != nil && (c.ID == "view.pane.next" || c.ID == "view.pane.previous" || c.ID == "round.previous") {
		d.Shortcut(c.Keys[0].Shortcut())
	}
	if d := r.dialogs.top(); d != nil && (c.ID == "edit.undo" || c.ID == "edit.redo") {
		if e, ok := r.editing(); ok {
			c.forEntry(e)
		} else if h, ok := d.Of.(interface{ Again(forth bool) }); ok {
			h.Again(c.ID == "edit.redo")
		}
		return
	}
	if d := r.dialogs.top(); d != nil && d.Help != nil && (c.ID == "help.keys" || c.ID == "help.guide") {
		d.Help()
		return
	}
	ofTable := slices.Contains([]string{"edit.fill", "view.sort", "view.filter", "view.plain"}, c.ID)
	if g, ok := r.dialogs.canvas.Focused().(*grid.Grid); ok && ofTable {
		g.TypedShortcut(c.Keys[0].Shortcut())
	}
}

// ownKeys are the shortcuts that belong to no command: Ctrl+Enter, which confirms
// a dialog, and Alt with the letter of a menu.
func (r *commander) ownKeys() []menus.Key {
	keys := []menus.Key{{Name: fyne.KeyReturn, Ctrl: true}, {Name: fyne.KeyEnter, Ctrl: true}}
	if !ownMenus() {
		return keys
	}
	for _, letter := range menuLetters() {
		keys = append(keys, menus.Key{Name: fyne.KeyName(strings.ToUpper(string(letter))), Alt: true})
	}
	return keys
}

// shortcut does the command that has the key; controls that take shortcuts
// themselves hand on what is not theirs. An open dialog has the first word.
func (r *commander) shortcut(s fyne.Shortcut) {
	if d := r.dialogs.top(); d != nil {
		d.Shortcut(s)
		return
	}
	if ownMenus() && !r.dialogs.busy() {
		for i, letter := range menuLetters() {
			if (menus.Key{Name: fyne.KeyName(strings.ToUpper(string(letter))), Alt: true}).Shortcut().ShortcutName() == s.ShortcutName() {
				r.menu(i)
				return
			}
		}
	}
	for i := range r.commands {
		for _, k := range r.commands[i].Keys {
			if k.Shortcut().ShortcutName() == s.ShortcutName() {
				r.run(&r.commands[i])
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
func (r *commander) command(id string) *Command {
	for i := range r.commands {
		if r.commands[i].ID == id {
			return &r.commands[i]
		}
	}
	panic("no command " + id)
}

// editing returns the text entry that has the focus, if one has.
func (r *commander) editing() (fyne.Shortcutable, bool) {
	switch e := r.dialogs.canvas.Focused().(type) {
	case *widget.Entry:
		return e, true
	case *controls.Entry:
		return &e.Entry, true
	case *grid.Grid:
		return nil, false
	}
	return nil, false
}

// hint is what a command says of itself: what it does and its key, or why it
// cannot be done.
func (r *commander) hint(c *Command) string {
	if why := c.why(); why != "" {
		return why
	}
	text := c.wording()
	if help, ok := words.Find("help." + c.ID); ok {
		text = help
	}
	if len(c.Keys) > 0 {
		text += "  (" + c.Keys[0].String() + ")"
	}
	return text
}
