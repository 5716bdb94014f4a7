package ui

import (
	"wallchart/export/ink"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/ui/guard"
	"wallchart/ui/paper"
	"wallchart/ui/words"
)

// printer prints what the window shows.
type printer struct {
	now    func() State
	screen func() (id string, s Screen) // that is shown
	why    *whyPanel
	paper  *paper.Desk
	say    func(sentence string)
}

// print makes a PDF of what is on the screen and opens it where the system prints
// from.
func (p printer) print() {
	doc, err := p.document()
	if err != nil {
		p.say(words.Err(err))
		return
	}
	id, _ := p.screen()
	p.paper.Print(doc, p.paper.Sheet(), p.now().Event.Name+" "+words.Say("screen."+id))
}

// document is what the screen shows.
func (p printer) document() (doc table.Document, err error) {
	id, s := p.screen()
	err = guard.Making(words.Say("guard.screen", words.Say("screen."+id)), func() (err error) {
		doc, err = s.paper(p.now())
		return err
	})
	return doc, err
}

// whyNot says why the screen cannot be printed.
func (p printer) whyNot() string {
	if id, _ := p.screen(); id == "log" {
		return p.now().whyNoEvent()
	}
	return p.now().whyNoSection()
}

// pairings prints the boards of the shown round, or where everybody plays, by name.
func (p printer) pairings(byName bool) {
	if byName {
		p.ofRound(report.PairingsByName, words.Say("print.names.file"), p.paper.Sheet())
		return
	}
	p.ofRound(report.Pairings, words.Say("print.pairings.file"), p.paper.Sheet())
}

// slips prints the result slips of the shown round.
func (p printer) slips() { p.ofRound(report.Slips, words.Say("print.slips.file"), p.paper.Plain()) }

// ofRound prints a report of the shown round.
func (p printer) ofRound(
	make func(*model.Tournament, *model.Section, report.Options) (table.Document, error), name string, sheet ink.Sheet,
) {
	about := p.paper.Subject()
	o := p.paper.Options()
	o.Round = about.Round
	var doc table.Document
	err := guard.Making(name, func() (err error) {
		doc, err = make(about.Event, about.Section, o)
		return err
	})
	if err != nil {
		p.say(words.Err(err))
		return
	}
	p.paper.Print(doc, sheet, about.Event.Name+" "+name)
}

// explanation prints what the panel explains: for the parent who asks.
func (p printer) explanation() {
	doc := report.Join(p.why.paper...)
	p.paper.Print(doc, p.paper.Plain(), p.now().Event.Name+" "+words.Say("why.file"))
}

func (p printer) whyNoExplanation() string {
	if why := p.now().whyNoStandings(); why != "" {
		return why
	}
	if len(p.why.paper) == 0 {
		return words.Say("why.nothing")
	}
	return ""
}
