package exchange

import (
	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/report/cards"
	"wallchart/export/report/lists"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/tiebreaks/catalogue"
	"wallchart/ui/explain"
	"wallchart/ui/host"
	"wallchart/ui/kit/guard"
	"wallchart/ui/kit/words"
	"wallchart/ui/paper"
)

// Printer prints what the window shows.
type Printer struct {
	PrinterHost
	Paper *paper.Desk
}

// PrinterHost is the window as what prints it sees it.
type PrinterHost interface {
	explain.Host
	// Screen is the one that is shown, with its name.
	Screen() (id string, s host.Screen)
	// With are the sections that were paired together with the shown one; nil for none.
	With() []model.ID
}

// Print makes a PDF of what is on the screen and opens it where the system prints
// from.
func (p Printer) Print() {
	doc, err := p.document()
	if err != nil {
		p.Say(words.Err(err))
		return
	}
	id, _ := p.Screen()
	p.Paper.Print(doc, p.Paper.Sheet(), p.Now().Event.Name+" "+words.Say("screen."+id))
}

// Document is what the screen shows.
func (p Printer) document() (doc table.Document, err error) {
	id, s := p.Screen()
	err = guard.Making(words.Say("guard.screen", words.Say("screen."+id)), func() (err error) {
		doc, err = s.Paper(p.Now())
		return err
	})
	return doc, err
}

// WhyNot says why the screen cannot be printed.
func (p Printer) WhyNot() string {
	if id, _ := p.Screen(); id == "log" {
		return p.Now().WhyNoEvent()
	}
	return p.Now().WhyNoSection()
}

// Pairings prints the boards of the shown round, or where everybody plays, by name.
func (p Printer) Pairings(byName bool) {
	if byName {
		p.ofRound(lists.NamesOnPaper, words.Say("print.names.file"), p.Paper.Sheet())
		return
	}
	p.ofRound(lists.PairingsOnPaper, words.Say("print.pairings.file"), p.Paper.Sheet())
}

// Slips prints the result slips of the shown round.
func (p Printer) Slips() { p.ofRound(cards.Slips, words.Say("print.slips.file"), p.Paper.Plain()) }

// Wall prints a report in the form that hangs on the wall: of the shown section, those of a round as ofRound does.
func (p Printer) Wall(id string) {
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
		}, name, p.Paper.Plain())
		return
	}
	o := p.Paper.Options()
	o.Wall = true
	p.ofSection(r, o)
}

// Prizes prints a report about the prizes of the shown section.
func (p Printer) Prizes(id string) {
	r, err := reports.ByID(id)
	if err != nil {
		p.Say(words.Err(err))
		return
	}
	p.ofSection(r, p.Paper.Options())
}

// ofSection prints a report of the shown section.
func (p Printer) ofSection(r report.Report, o report.Options) {
	about := p.Paper.Subject()
	doc, err := r.Document(about.Standings, o)
	if err != nil {
		p.Say(words.Err(err))
		return
	}
	p.Paper.Print(doc, p.Paper.Plain(), about.Event.Name+" "+words.Text(r.Name))
}

// WhyNobody says why nobody would stand in a table.
func (p Printer) WhyNobody() string {
	if why := p.Now().WhyNobody(); why != "" {
		return why
	}
	return p.Now().WhyNoStandings()
}

// Round prints what the round of every paired section needs, in one piece.
func (p Printer) Round() { p.ofAll(reports.RoundPapers, words.Say("print.round.file")) }

// CheckIn prints the list for the door, of all sections.
func (p Printer) CheckIn() { p.ofAll(lists.CheckIn, words.Say("print.checkin.file")) }

// ofAll prints what is made of all sections together.
func (p Printer) ofAll(build func(*model.Tournament, []*model.Section, report.Options) (table.Document, error), name string) {
	event := p.Now().Event
	var doc table.Document
	err := guard.Making(name, func() (err error) {
		doc, err = build(event, event.Sections, p.Paper.Options())
		return err
	})
	if err != nil {
		p.Say(words.Err(err))
		return
	}
	p.Paper.Print(doc, p.Paper.Plain(), event.Name+" "+name)
}

// ofRound prints a report of the shown round, and where sections were just paired
// together of them all, each from a new page on.
func (p Printer) ofRound(
	make func(*model.Tournament, *model.Section, report.Options) (table.Document, error), name string, sheet formats.Sheet,
) {
	about := p.Paper.Subject()
	sections := []*model.Section{about.Section}
	if with := p.With(); with != nil && about.Round == len(about.Section.Rounds) {
		sections = nil
		for _, id := range with {
			if s := about.Event.Section(id); s != nil && len(s.Rounds) > 0 {
				sections = append(sections, s)
			}
		}
	}
	var docs []table.Document
	for _, s := range sections {
		o := p.Paper.Options()
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
	p.Paper.Print(doc, sheet, about.Event.Name+" "+name)
}

// Explanation prints what the panel explains: for the parent who asks.
func (p Printer) Explanation() {
	doc := report.Join(p.Why().Pages()...)
	p.Paper.Print(doc, p.Paper.Plain(), p.Now().Event.Name+" "+words.Say("why.file"))
}

// WhyNoExplanation says why it cannot be done, "" when it can.
func (p Printer) WhyNoExplanation() string {
	if why := p.Now().WhyNoStandings(); why != "" {
		return why
	}
	if len(p.Why().Pages()) == 0 {
		return words.Say("why.nothing")
	}
	return ""
}
