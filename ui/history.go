package ui

import (
	"fyne.io/fyne/v2"

	"wallchart/files/wallchart"
	"wallchart/ui/words"
)

// use makes a document the one in the window, nil none.
func (a *App) use(d *wallchart.Doc) {
	a.doc, a.state = d, State{}
	if d == nil {
		return
	}
	a.status.say("")
	a.notices.forget()
	a.freshScreens()
	a.state = derive(d.Tournament(), 0, 0, nil)
	a.why.hint(a.state)
	a.body.Objects = []fyne.CanvasObject{a.event}
	a.body.Refresh()
	a.show("crosstable")
	a.showState()
}

// told shows the event after a step, and says what went wrong with it.
func (a *App) told(err error) {
	before := a.state.Event
	a.why.outdated = nil
	a.refresh()
	a.status.say("")
	if err != nil {
		a.status.say(words.Err(err))
	}
	a.hindsight.lookBack(before, a.state.Event)
	a.documents.TellNews()
}
