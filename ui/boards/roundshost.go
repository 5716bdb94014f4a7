package boards

import (
	"wallchart/arbiter/pair"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/ui/explain"
	"wallchart/ui/host"
	"wallchart/ui/notices"
)

// RoundsHost is what the rounds screen depends on besides the State that it shows:
// all that it may do, and ask for.
type RoundsHost struct {
	host.Host
	Open       func(table.Ref) bool                  // opens a match to its boards, if it has any
	Command    func(id string) (wording, why string) // its words, and why it cannot be done
	Quietly    func(work func(cancel <-chan struct{}) (done func())) (stop func())
	Inline     func() bool // quietly has done its work when it returns
	Shown      func() bool // the screen is the one that is shown
	Turned     func()      // another round is shown
	PairedFrom pair.PairedFrom
	Notify     func(section model.ID, x *notices.Notice) // says something in the bar over the screen
	// leaving offers in a menu what can be done with who stays, has withdrawn or was expelled.
	Leaving func(s *model.Section, e model.Entry, from int, add func(wording string, do func()))
	Why     *explain.Panel
	Point   *explain.Pointer // answers the pointer on a name
	Others  *Others          // desks of a shared event; nil for none
}
