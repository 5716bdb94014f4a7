package ui

import (
	"fyne.io/fyne/v2"

	"wallchart/files/wallchart"
	"wallchart/phrase"
	"wallchart/ui/documents"
	"wallchart/ui/words"
)

// use makes a document the one in the window, nil none.
func (a *App) use(d *wallchart.Doc) {
	a.doc, a.state = d, State{}
	if d == nil {
		a.hall.Close()
		return
	}
	a.status.say("")
	a.notices.forget()
	a.freshScreens()
	place := a.documents.Place()
	a.state = derive(d.Tournament(), place.Section, 0, nil)
	a.why.hint(a.state)
	a.body.Objects = []fyne.CanvasObject{a.event}
	a.body.Refresh()
	if a.show(place.Screen); a.screen == nil {
		a.show("crosstable")
	}
	a.showState()
	if s := a.state.Section; s != nil && place.Screen == "rounds" && place.Round > 0 && place.Round <= len(s.Rounds) {
		a.onRounds().turnTo(place.Round)
	}
	if !a.settings.Inline {
		a.settings.Later(a.sharing.Opened)
	}
}

// notePlace remembers where in the event somebody is.
func notePlace(a *App) {
	if a.doc == nil || a.state.Section == nil {
		return
	}
	p := documents.Place{Section: a.state.Section.ID, Screen: a.shown}
	if s, ok := a.screen.(*roundScreen); ok {
		p.Round = s.round
	}
	a.documents.Note(p)
}

// told shows the event after a step, and says what went wrong with it.
func (a *App) told(err error) {
	before := a.state.Event
	a.why.outdated, a.others.altered = nil, nil
	a.refresh()
	a.status.say("")
	if err != nil {
		a.status.say(words.Err(err))
	}
	a.hindsight.lookBack(before, a.state.Event)
	a.documents.TellNews()
}

// sayLeft says what of a decision was left out.
func (a *App) sayLeft(left []phrase.Text) {
	if len(left) > 0 {
		a.status.say(words.Text(phrase.Join(" ", left...)))
	}
}
