package ui

import (
	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/report/cards"
	"wallchart/export/report/lists"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/tiebreaks/catalogue"
	"wallchart/ui/host"
	"wallchart/ui/kit/guard"
	"wallchart/ui/kit/words"
	"wallchart/ui/paper"
)

// printer prints what the window shows.
type printer struct {
	host.Host
	screen func() (id string, s host.Screen) // that is shown
	why    *whyPanel
	paper  *paper.Desk
	with   func() []model.ID // the sections that were paired together with the shown one
}

// print makes a PDF of what is on the screen and opens it where the system prints
// from.
func (p printer) print() {
	doc, err := p.document()
	if err != nil {
		p.Say(words.Err(err))
		return
	}
	id, _ := p.screen()
	p.paper.Print(doc, p.paper.Sheet(), p.Now().Event.Name+" "+words.Say("screen."+id))
}

// document is what the screen shows.
func (p printer) document() (doc table.Document, err error) {
	id, s := p.screen()
	err = guard.Making(words.Say("guard.screen", words.Say("screen."+id)), func() (err error) {
		doc, err = s.Paper(p.Now())
		return err
	})
	return doc, err
}

// whyNot says why the screen cannot be printed.
func (p printer) whyNot() string {
	if id, _ := p.screen(); id == "log" {
		return p.Now().WhyNoEvent()
	}
	return p.Now().WhyNoSection()
}

// pairings prints the boards of the shown round, or where everybody plays, by name.
func (p printer) pairings(byName bool) {
	if byName {
		p.ofRound(lists.NamesOnPaper, words.Say("print.names.file"), p.paper.Sheet())
		return
	}
	p.ofRound(lists.PairingsOnPaper, words.Say("print.pairings.file"), p.paper.Sheet())
}

// slips prints the result slips of the shown round.
func (p printer) slips() { p.ofRound(cards.Slips, words.Say("print.slips.file"), p.paper.Plain()) }

// wall prints a report in the form that hangs on the wall: of the shown section, those of a round as ofRound does.
func (p printer) wall(id string) {
	r, err := reports.ByID(id)
	if err != nil {
		p.Say(words.Err(err))
		return
	}
	name := words.Text(r.Name)
	if r.Round {
		p.ofRound(func(t *model.Tournament, s *model.Section, o report.Options) (doc table.Document, err error) {
			st, err := catalogue.Standard(t, s, 0)
			if err == nil {
				o.Wall = true
				doc, err = r.Document(st, o)
			}
			return doc, err
		}, name, p.paper.Plain())
		return
	}
	o := p.paper.Options()
	o.Wall = true
	p.ofSection(r, o)
}

// prizes prints a report about the prizes of the shown section.
func (p printer) prizes(id string) {
	r, err := reports.ByID(id)
	if err != nil {
		p.Say(words.Err(err))
		return
	}
	p.ofSection(r, p.paper.Options())
}

// ofSection prints a report of the shown section.
func (p printer) ofSection(r report.Report, o report.Options) {
	about := p.paper.Subject()
	doc, err := r.Document(about.Standings, o)
	if err != nil {
		p.Say(words.Err(err))
		return
	}
	p.paper.Print(doc, p.paper.Plain(), about.Event.Name+" "+words.Text(r.Name))
}

// whyNobody says why nobody would stand in a table.
func (p printer) whyNobody() string {
	if why := p.Now().WhyNobody(); why != "" {
		return why
	}
	return p.Now().WhyNoStandings()
}

// round prints what the round of every paired section needs, in one piece.
func (p printer) round() {
	event, name := p.Now().Event, words.Say("print.round.file")
	var doc table.Document
	err := guard.Making(name, func() (err error) {
		doc, err = reports.RoundPapers(event, event.Sections, p.paper.Options())
		return err
	})
	if err != nil {
		p.Say(words.Err(err))
		return
	}
	p.paper.Print(doc, p.paper.Plain(), event.Name+" "+name)
}

// checkIn prints the list for the door, of all sections.
func (p printer) checkIn() {
	event, name := p.Now().Event, words.Say("print.checkin.file")
	var doc table.Document
	err := guard.Making(name, func() (err error) {
		doc, err = lists.CheckIn(event, event.Sections, p.paper.Options())
		return err
	})
	if err != nil {
		p.Say(words.Err(err))
		return
	}
	p.paper.Print(doc, p.paper.Plain(), event.Name+" "+name)
}

// ofRound prints a report of the shown round, and where sections were just paired
// together of them all, each from a new page on.
func (p printer) ofRound(
	make func(*model.Tournament, *model.Section, report.Options) (table.Document, error), name string, sheet formats.Sheet,
) {
	about := p.paper.Subject()
	sections := []*model.Section{about.Section}
	if with := p.with(); with != nil && about.Round == len(about.Section.Rounds) {
		sections = nil
		for _, id := range with {
			if s := about.Event.Section(id); s != nil && len(s.Rounds) > 0 {
				sections = append(sections, s)
			}
		}
	}
	var docs []table.Document
	for _, s := range sections {
		o := p.paper.Options()
		if o.Round = about.Round; len(sections) > 1 {
			o.Round = len(s.Rounds)
		}
		err := guard.Making(name, func() error {
			doc, err := make(about.Event, s, o)
			if err == nil && len(docs) > 0 && len(doc.Tables) > 0 {
				doc.Tables[0].NewPage = true
			}
			docs = append(docs, doc)
			return err
		})
		if err != nil {
			p.Say(words.Err(err))
			return
		}
	}
	doc := docs[0]
	if len(docs) > 1 {
		doc = report.Join(docs...)
	}
	p.paper.Print(doc, sheet, about.Event.Name+" "+name)
}

// explanation prints what the panel explains: for the parent who asks.
func (p printer) explanation() {
	doc := report.Join(p.why.pages()...)
	p.paper.Print(doc, p.paper.Plain(), p.Now().Event.Name+" "+words.Say("why.file"))
}

func (p printer) whyNoExplanation() string {
	if why := p.Now().WhyNoStandings(); why != "" {
		return why
	}
	if len(p.why.pages()) == 0 {
		return words.Say("why.nothing")
	}
	return ""
}
