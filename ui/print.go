package ui

import (
	"net/url"
	"os"
	"path/filepath"
	"time"

	"wallchart/export/ink"
	"wallchart/export/report"
	"wallchart/export/table"
)

// askPrint makes a PDF of what is on the screen and opens it where the system
// prints from.
func (a *App) askPrint() {
	e := &exportDialog{app: a}
	e.build()
	for i, r := range e.reports {
		e.ticks[i].Checked = r.ID == a.shown || (a.shown == "tiebreaks" && r.ID == "standings")
	}
	doc, _, err := e.document()
	if err != nil {
		a.status.say(err.Error())
		return
	}
	a.printDocument(doc, e.sheet(), a.state.Event.Name)
}

func (a *App) whyNoExplanation() string {
	if why := a.whyNothingToPrint(); why != "" {
		return why
	}
	if len(a.why.paper) == 0 {
		return say("why.nothing")
	}
	return ""
}

// printExplanation prints what the panel explains: for the parent who asks.
func (a *App) printExplanation() {
	doc := report.Join(a.why.paper...)
	a.printDocument(doc, ink.Sheet{Paper: a.paper(), Created: a.settings.Now().Truncate(time.Second)}, a.state.Event.Name+" "+say("why.file"))
}

// paper is the paper of the last export.
func (a *App) paper() table.Paper {
	p, _ := table.ParsePaper(a.fyne.Preferences().String(prefPaper))
	return p
}

// printDocument writes a PDF and opens it where the system prints from.
func (a *App) printDocument(doc table.Document, s ink.Sheet, name string) {
	k, _ := ink.ByName("pdf")
	path := filepath.Join(os.TempDir(), fileName(name)+".pdf")
	if err := writeWhole(path, doc, k, s); err != nil {
		a.status.say(err.Error())
		return
	}
	a.status.say(say("print.opened", path))
	a.openOutside(path)
}

// openOutside shows a file with the program the system has for it.
func (a *App) openOutside(path string) {
	abs, err := filepath.Abs(path)
	if err == nil {
		err = a.fyne.OpenURL(&url.URL{Scheme: "file", Path: filepath.ToSlash(abs)})
	}
	if err != nil {
		a.status.say(say("print.cannotOpen", path))
	}
}
