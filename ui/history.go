package ui

import (
	"fyne.io/fyne/v2"

	"wallchart/arbiter"
	"wallchart/files/wallchart"
	"wallchart/model/journal"
	"wallchart/ui/boards"
	"wallchart/ui/documents"
	"wallchart/ui/host"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/typing"
)

// use makes a document the one in the window, nil none.
func (a *App) use(d *wallchart.Doc) {
	a.doc, a.state = d, host.State{}
	if d == nil {
		a.hall.Close()
		return
	}
	a.status.say("")
	a.notices.Forget()
	a.freshScreens()
	place := a.documents.Place()
	a.state = host.Derive(d.Tournament(), place.Section, 0, nil)
	a.why.Hint(a.state)
	a.body.Objects = []fyne.CanvasObject{a.event}
	a.body.Refresh()
	if !a.turnTo(place.Screen) {
		a.turnTo("crosstable")
	}
	a.showState()
	a.focusScreen()
	if s := a.state.Section; s != nil && place.Screen == "rounds" && place.Round > 0 && place.Round <= len(s.Rounds) {
		a.onRounds().TurnTo(place.Round)
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
	if s, ok := a.screen.(*boards.Rounds); ok {
		p.Round = s.Round
	}
	a.documents.Note(p)
}

// told shows the event after a step, and says what went wrong with it.
func (a *App) told(err error) {
	before := a.state.Event
	a.why.Outdated, a.others.Altered = nil, nil
	a.refresh()
	a.status.say("")
	if err != nil {
		a.status.say(words.Err(err))
	}
	a.outdated.Look(before, a.state.Event)
	a.documents.TellNews()
}

// enter makes a change after what was said before it.
func enter(a *App, c journal.Change, said []arbiter.Warning) error {
	before := a.doc.Tournament()
	err := a.sharing.Ledger().Do(c, arbiter.Warned(said)...)
	if err == nil && a.doc.Tournament() == before {
		a.sharing.Sign()
		a.status.say(words.Say("nothing.changed", words.Text(journal.Label(c, before))))
		return nil
	}
	if !wallchart.Made(err) {
		a.sharing.Sign()
		a.status.say(words.Err(err))
		return err
	}
	a.told(err)
	return nil
}

// warned asks before a change is made that endangers the rating of a section in FIDE mode. A dialog or a cell from which the change comes
// stays open meanwhile, with what was typed; when the answer is yes, the dialog is confirmed once more.
func warned(a *App, all []arbiter.Warning, c journal.Change) error {
	answer := &typing.Waiting{}
	from := a.dialogs.top()
	if from != nil && !from.Answers() {
		from = nil
	}
	w := newWarning(a.win.Canvas(), all)
	w.dialog.Closed = func() {
		if !w.done {
			a.showState() // a choice that is shown already is taken back
			a.status.say(words.Say("warn.left"))
			return
		}
		a.agreed = all
		defer func() { a.agreed = nil }()
		if from != nil && from.Open() {
			from.Accept()
			return
		}
		if a.Do(c) == nil {
			answer.Made()
		}
	}
	ask := func() { a.openDialog(w.dialog, style.Sentence, nil) }
	if later := nextTurn(a.settings); later != nil {
		later(ask)
	} else {
		ask()
	}
	return answer
}
