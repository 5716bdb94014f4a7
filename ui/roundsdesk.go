package ui

import (
	"wallchart/ui/host"

	"wallchart/arbiter"
	"wallchart/export/table"
	"wallchart/model"
)

// roundDesk is what the rounds screen depends on besides the State that it shows:
// all that it may do, and ask for.
type roundDesk struct {
	host.Host
	open    func(table.Ref) bool                  // opens a match to its boards, if it has any
	command func(id string) (wording, why string) // its words, and why it cannot be done
	quietly func(work func(cancel <-chan struct{}) (done func())) (stop func())
	inline  func() bool // quietly has done its work when it returns
	shown   func() bool // the screen is the one that is shown
	turned  func()      // another round is shown
	laid    arbiter.Laid
	columns columns // which columns are shown
	keys    func() *keyScheme
	notify  func(section model.ID, x *notice) // says something in the bar over the screen
	// leaving offers in a menu what can be done with who stays, has withdrawn or was expelled.
	leaving func(s *model.Section, e model.Entry, from int, add func(wording string, do func()))
	why     *whyPanel
	point   *pointer // answers the pointer on a name
	others  *others  // desks of a shared event; nil for none
}
