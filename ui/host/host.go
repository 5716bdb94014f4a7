// Package host is what stands between the window and its screens: what a screen is shown, and the one interface through
// which it asks and acts. A room of the window knows this package and never the window.
package host

import (
	"fyne.io/fyne/v2"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
)

// Host is the window as a screen or a dialog sees it. All of it belongs to the window's thread.
type Host interface {
	// Now is what is open and shown.
	Now() State
	// Do makes a change and shows its consequences. An error has been said already, and nothing is altered.
	Do(journal.Change) error
	// Past is what was done to the event; nil where nothing is known of it.
	Past() Past
	// Say answers in the status line.
	Say(sentence string)
	// Hint tells of what the pointer rests on, "" of nothing.
	Hint(tip string)
	// Tell shows a message that has to be read.
	Tell(title, text string)
	// Ask opens a dialog, with the keyboard on focus.
	Ask(d *controls.Dialog, size fyne.Size, focus fyne.Focusable)
	// Canvas is what dialogs and menus stand over.
	Canvas() fyne.Canvas
	// Marked are those who are marked on the screen that is shown.
	Marked() []model.ID
	// Run does a command by its name, as its menu and its key do.
	Run(id string)
	// About is what a command says of itself while the pointer rests on it.
	About(id string) string
	// Shortcut is handed a key that the screen has no use for.
	Shortcut(fyne.Shortcut)
	// Preferences keep what the user has chosen on this computer.
	Preferences() fyne.Preferences
	// Options are how numbers are written, and in which language.
	Options() report.Options
}

// Past is what was done to the event: which steps stand, and the way back and forth.
type Past interface {
	grid.History
	Undo()
	Redo()
}

// Screen is one way to look at a section.
type Screen interface {
	Object() fyne.CanvasObject
	Show(State)            // bring up to date; called after every change
	Leave()                // an open editor commits
	Find(id model.ID)      // bring a participant into view
	Focus() fyne.Focusable // where the keyboard goes when the screen is shown
	// Paper is what the screen shows, to be printed; an error says what is missing.
	Paper(State) (table.Document, error)
}
