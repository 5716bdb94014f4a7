package ui

import (
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/ui/guard"
	"wallchart/ui/words"
)

// askPrint makes a PDF of what is on the screen and opens it where the system
// prints from.
func (a *App) askPrint() {
	doc, err := a.onPaper()
	if err != nil {
		a.status.say(words.Err(err))
		return
	}
	a.paper.Print(doc, a.paper.Sheet(), a.state.Event.Name+" "+words.Say("screen."+a.shown))
}

// onPaper is what the screen shows, as a document.
func (a *App) onPaper() (doc table.Document, err error) {
	what := words.Say("guard.screen", words.Say("screen."+a.shown))
	err = guard.Making(what, func() (err error) {
		doc, err = a.screen.paper(a.state)
		return err
	})
	return doc, err
}

func (a *App) whyNoPaper() string {
	if a.doc != nil && a.shown == "log" {
		return ""
	}
	return a.whyNoSection()
}

func (a *App) whyNoExplanation() string {
	if why := a.whyNothingToPrint(); why != "" {
		return why
	}
	if len(a.why.paper) == 0 {
		return words.Say("why.nothing")
	}
	return ""
}

// printExplanation prints what the panel explains: for the parent who asks.
func (a *App) printExplanation() {
	doc := report.Join(a.why.paper...)
	a.paper.Print(doc, a.paper.Plain(), a.state.Event.Name+" "+words.Say("why.file"))
}
