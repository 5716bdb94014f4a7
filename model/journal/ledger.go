package journal

import (
	"wallchart/model"
	"wallchart/phrase"
)

// Ledger is an event that is open to be changed: a file, or this desk of an event that several share. Whoever enters, undoes or looks does
// not ask which of the two it is.
//
// An error of Do, Undo and Redo says that nothing was done, unless it is one with which a step counts as made: wallchart.Made decides.
type Ledger interface {
	// Tournament is the event as it is now.
	Tournament() *model.Tournament
	// Do makes a change. The log keeps with it what was warned of before.
	Do(c Change, warned ...Warned) error
	// Undo takes the last step back, of those that can be taken back here, and returns its change.
	Undo() (Change, error)
	// Redo makes again what was taken back last.
	Redo() (Change, error)
	// UndoLabel and RedoLabel are the words of the steps that Undo and Redo would be about, empty for none.
	UndoLabel() phrase.Text
	RedoLabel() phrase.Text
}
