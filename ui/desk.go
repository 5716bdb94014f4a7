package ui

import (
	"fyne.io/fyne/v2"
	"wallchart/ui/host"

	"wallchart/model/journal"
	"wallchart/ui/kit/controls"
)

// desk is what lies before everybody who asks something about the event and enters
// the answer. What somebody needs besides stands in a desk of his own.
type desk struct {
	now    func() host.State                                              // what is open and shown
	do     func(journal.Change) error                                     // makes a change
	say    func(sentence string)                                          // answers in the status line
	tell   func(title, text string)                                       // shows a message that has to be read
	ask    func(d *controls.Dialog, size fyne.Size, focus fyne.Focusable) // opens a dialog
	canvas fyne.Canvas                                                    // over which dialogs and menus stand
	past   past                                                           // what was done; nil where nothing is known of it
}
