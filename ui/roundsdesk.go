package ui

import (
	"fyne.io/fyne/v2"

	"wallchart/arbiter"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
)

// roundDesk is what the rounds screen depends on besides the State that it shows:
// all that it may do, and ask for.
type roundDesk struct {
	do       func(journal.Change) error                                     // makes a change
	say      func(sentence string)                                          // answers in the status line
	hint     func(tip string)                                               // while the pointer rests on something
	ask      func(d *controls.Dialog, size fyne.Size, focus fyne.Focusable) // opens a dialog
	canvas   fyne.Canvas                                                    // over which dialogs and menus stand
	open     func(table.Ref) bool                                           // opens a match to its boards, if it has any
	shortcut func(fyne.Shortcut)                                            // a key that is not the screen's
	run      func(id string)                                                // does a command
	command  func(id string) (wording, why string)                          // its words, and why it cannot be done
	quietly  func(work func(cancel <-chan struct{}) (done func())) (stop func())
	inline   func() bool // quietly has done its work when it returns
	shown    func() bool // the screen is the one that is shown
	turned   func()      // another round is shown
	laid     arbiter.Laid
	columns  columns // which columns are shown
	options  func() report.Options
	keys     func() *keyScheme
	notify   func(section model.ID, x *notice) // says something in the bar over the screen
	// leaving offers in a menu what can be done with who stays, has withdrawn or was expelled.
	leaving func(s *model.Section, e model.Entry, from int, add func(wording string, do func()))
	why     *whyPanel
	point   *pointer // answers the pointer on a name
	past    grid.History
	others  *others // desks of a shared event; nil for none
}
