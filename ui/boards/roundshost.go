package boards

import (
	"wallchart/model"
	"wallchart/ui/explain"
	"wallchart/ui/notices"
	"wallchart/ui/typing"
)

// RoundsHost is the window as its rounds screen sees it.
type RoundsHost interface {
	explain.Host
	Results() *typing.Results
	// Command is what a command is called, and why it cannot be done.
	Command(id string) (wording, why string)
	// Quietly does something off the window's thread, and then what it returns.
	Quietly(work func(cancel <-chan struct{}) (done func())) (stop func())
	// Shown tells whether the screen is the one that is shown.
	Shown() bool
	// Turned is told that another round is shown.
	Turned()
	// PairedFrom is what a round was paired from.
	PairedFrom(section model.ID, round int) (before *model.Tournament, since []string)
	// Notify says something in the bar over the screen.
	Notify(section model.ID, x *notices.Notice)
	// Leaving offers in a menu what can be done with who stays, has withdrawn or was expelled.
	Leaving(s *model.Section, e model.Entry, from int, add func(wording string, do func()))
	// Others are the desks of a shared event; nil for none.
	Others() *Others
}
