package settings

import (
	"errors"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/files/ecf"
	"wallchart/files/uschess"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// Details is the dialog of what is said of the event: name and place, who is
// in charge, when each round begins, and what a US Chess report says besides. All
// that was altered is entered as one change.
type Details struct {
	host   host.Host
	dialog *controls.Dialog
	draft  arbiter.Details
	report uschess.Report
	ecf    ecf.Report
	Fields []*detailField
	pages  *controls.Pages

	officials []arbiter.Official // the chief arbiter, then the deputies
	Rounds    *schedulePage
	long      *controls.Check // that the event lasts more than 30 days
}

// The pages that every event has, in the order of their buttons.
const (
	EventPage = iota
	ArbiterPage
	RoundPage
)

// detailField is a line that is typed in, with what is wrong with it below.
type detailField struct {
	Name  string // as model.Problem has it: "city"
	page  int
	panel int // of the page of rounds, by section
	Entry *controls.Entry
	wrong *widget.Label
	take  func(text string) error // puts what was typed into the draft
}

// AskDetails opens the dialog, on a field of a section if one is named, and returns
// it. closed is called when it is gone; it may be nil.
func (o *Dialogs) AskDetails(field, section string, closed func()) *Details {
	t := o.Now().Event
	n := &Details{host: o.Host, draft: arbiter.DetailsOf(t), report: uschess.Stored(t), ecf: ecf.Stored(t)}
	pages := []controls.Page{{Name: words.Say("details.event"), Object: n.eventPage()},
		{Name: words.Say("details.arbiters"), Object: n.arbiterPage(t)}, {Name: words.Say("details.rounds"), Object: n.roundPage(t)}}
	if american(t, n.report) {
		pages = append(pages, controls.Page{Name: words.Say("details.us"), Object: n.usPage(len(pages))})
	}
	if n.english(t, field) {
		pages = append(pages, controls.Page{Name: words.Say("details.ecf"), Object: n.ecfPage(len(pages))})
	}
	n.pages = controls.NewPages(func(page int) { n.TurnTo(page); n.host.Canvas().Focus(n.firstOn(page)) }, pages...)
	n.dialog = controls.NewDialog(o.Canvas(), words.Say("details.title"), container.NewBorder(n.pages.Names, nil, nil, nil, n.pages.Shown),
		words.Say("dialog.ok"), words.Say("dialog.cancel"))
	n.dialog.Confirm, n.dialog.Closed, n.dialog.Of = n.Confirm, closed, n
	for _, f := range n.Fields {
		f.Entry.In(n.dialog)
	}
	n.TurnTo(EventPage)
	n.pages.In(n.dialog)
	o.Ask(n.dialog, style.Pages, n.Fields[0].Entry)
	n.goTo(field, section)
	return n
}

// Details opens the dialog for others who lack something that it asks.
func (o *Dialogs) Details(field, section string, closed func()) {
	o.AskDetails(field, section, closed)
}

// american tells whether the event may be one for the US Chess Federation.
func american(t *model.Tournament, r uschess.Report) bool {
	return t.Federation == "USA" || r.Affiliate+r.Defaults.ChiefTD != "" ||
		slices.ContainsFunc(t.Sections, func(s *model.Section) bool { return s.Rulebook == model.USChessRules })
}

// add makes a field with room for what is wrong with it.
func (n *Details) add(name string, page int, text string, take func(string) error) (*detailField, fyne.CanvasObject) {
	f := &detailField{Name: name, page: page, Entry: controls.NewEntry(), wrong: controls.Wrapped(""), take: take}
	f.Entry.SetText(text)
	f.wrong.Importance = widget.DangerImportance
	f.wrong.Hide()
	f.Entry.OnChanged = func(string) {
		if f.wrong.Visible() { // it was said, and may be right now
			f.check()
		}
	}
	n.Fields = append(n.Fields, f)
	return f, container.NewVBox(f.Entry, f.wrong)
}

// check says at the field what is wrong with it, and tells whether it is right.
func (f *detailField) check() bool {
	err := f.take(strings.TrimSpace(f.Entry.Text))
	if err == nil {
		f.wrong.Hide()
		return true
	}
	f.wrong.SetText(controls.Sentence(words.Err(err)))
	f.wrong.Show()
	return false
}

// into takes a text as it stands.
func into(to *string) func(string) error {
	return func(text string) error { *to = text; return nil }
}

func (n *Details) eventPage() fyne.CanvasObject {
	h := &n.draft.Header
	rows := container.New(controls.FormRows())
	add := func(name, wording, text string, take func(string) error) *detailField {
		f, o := n.add(name, EventPage, text, take)
		rows.Add(widget.NewLabel(words.Say(wording)))
		rows.Add(o)
		return f
	}
	add("name", "details.name", h.Name, into(&h.Name))
	add("city", "details.city", h.City, into(&h.City))
	was := h.Federation
	add("federation", "details.federation", was, func(text string) (err error) {
		if h.Federation = text; text != was { // one that a file brought in stays
			h.Federation, err = arbiter.ReadFederation(text)
		}
		return err
	}).Entry.SetPlaceHolder(words.Say("details.federation.hint"))
	add("start", "details.start", string(h.Start), func(text string) (err error) {
		h.Start, err = n.day(text, h.End)
		return err
	}).Entry.SetPlaceHolder("2026-05-30")
	add("end", "details.end", string(h.End), func(text string) (err error) {
		h.End, err = n.day(text, h.Start)
		if err == nil && len(h.Start) == len(h.End) && h.End != "" && h.End < h.Start {
			return errors.New(words.Say("details.wrongOrder", h.End, h.Start))
		}
		return err
	}).Entry.SetPlaceHolder("2026-05-31")
	n.long = controls.NewCheck(words.Say("details.long"), func(on bool) { h.Long = on })
	n.long.SetChecked(h.Long)
	rows.Add(widget.NewLabel(""))
	rows.Add(n.long)
	add("time", "details.time", h.Time, into(&h.Time)).Entry.SetPlaceHolder(words.Say("details.time.hint"))
	add("organiser", "details.organiser", h.Organiser, into(&h.Organiser))
	add("currency", "details.currency", h.Currency, func(text string) (err error) {
		h.Currency, err = model.ParseCurrency(text)
		return err
	}).Entry.SetPlaceHolder("EUR")
	add("page", "details.page", h.Page, func(text string) (err error) {
		h.Page, err = model.ParsePage(text)
		return err
	}).Entry.SetPlaceHolder("https://")
	return container.NewVScroll(rows)
}

// day reads a day; near lends it the year.
func (n *Details) day(text string, near model.Date) (model.Date, error) {
	return arbiter.ReadDay(text, near, n.draft.Header.Federation == "USA")
}

func (n *Details) usPage(page int) fyne.CanvasObject {
	rows := container.New(controls.FormRows())
	for _, f := range []struct {
		name, wording string
		to            *string
	}{
		{"uschess.affiliate", "uschess.affiliate", &n.report.Affiliate}, {"uschess.state", "uschess.state", &n.report.State},
		{"uschess.zip", "uschess.zip", &n.report.ZIP}, {"uschess.chief-td", "uschess.chief", &n.report.Defaults.ChiefTD},
		{"uschess.assistant-td", "uschess.assistant", &n.report.Defaults.AssistantTD},
		{"uschess.other-tds", "uschess.others", &n.report.OtherTDs},
	} {
		_, o := n.add(f.name, page, *f.to, func(text string) error {
			*f.to = text
			for _, p := range uschess.Check(&model.Tournament{}, n.report) {
				if p.Field == f.name && text != "" {
					return p
				}
			}
			return nil
		})
		rows.Add(widget.NewLabel(words.Say(f.wording)))
		rows.Add(o)
	}
	return container.NewBorder(controls.Wrapped(words.Say("details.us.hint")), nil, nil, nil, container.NewVScroll(rows))
}

// TurnTo shows another page.
func (n *Details) TurnTo(page int) {
	n.pages.Turn(page)
	n.dialog.Fit()
}

// firstOn is the first field of a page that can be typed in, nil where there is none.
func (n *Details) firstOn(page int) fyne.Focusable {
	for _, f := range n.Fields {
		if f.page == page && !f.Entry.Disabled() && (page != RoundPage || f.panel == n.Rounds.Shown) {
			return f.Entry
		}
	}
	return nil
}

// goTo brings a field to sight and puts the keyboard there: of the days of the
// rounds the first that is missing.
func (n *Details) goTo(name, section string) {
	var found *detailField
	for _, f := range n.Fields {
		if f.Name != name || name == "rounds" && section != "" && n.Rounds.Panels[f.panel].section.Name != section {
			continue
		}
		if found == nil || name == "rounds" && found.Entry.Text != "" && f.Entry.Text == "" {
			found = f
		}
	}
	if found != nil {
		n.show(found)
	}
}

func (n *Details) show(f *detailField) {
	n.TurnTo(f.page)
	if f.page == RoundPage {
		n.Rounds.turnTo(f.panel)
	}
	n.host.Canvas().Focus(f.Entry)
}

// Confirm enters what was altered as one change, or goes to the first field that
// cannot be read.
func (n *Details) Confirm() error {
	for _, l := range n.Rounds.Panels {
		l.follow(n.Rounds.Panels[0])
	}
	var first *detailField
	for _, f := range n.Fields {
		if !f.check() && first == nil {
			first = f
		}
	}
	if first != nil {
		n.show(first)
		return controls.ErrStay
	}
	n.takeOfficials()
	n.Rounds.take()
	t := n.host.Now().Event
	changes := n.draft.Steps(t)
	if kept := n.report.Store(t); !slices.Equal(kept.Extra, t.Extra) {
		changes = append(changes, steps.SetExtra{Extra: kept.Extra, For: words.Say("uschess.for")})
		t = kept
	}
	if kept := n.ecf.Store(t); n.ecf != ecf.Stored(t) {
		changes = append(changes, steps.SetExtra{Extra: kept.Extra, For: words.Say("ecf.for")})
	}
	if len(changes) == 0 {
		return nil
	}
	return n.host.Do(steps.OneStep(phrase.New("Edit the details of the event"), changes))
}
