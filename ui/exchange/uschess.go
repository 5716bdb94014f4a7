package exchange

import (
	"encoding/json"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/files/uschess"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
	"wallchart/ui/paper"
)

// USChess is what the rating report depends on.
type USChess struct {
	host.Host
	Doc    *wallchart.Doc
	Paper  *paper.Desk // who keeps the folder of the last export
	Picker picker.Picker
	GoTo   func(model.Problem) // shows what a problem is about
	// details opens the event's details on a field of a section; closed follows.
	Details func(field, section string, closed func())
}

// usChessDialog asks for what a US Chess rating report says besides the event,
// lists what the federation will refuse while it is being typed, and writes the
// three files. What was entered is kept in the event.
type usChessDialog struct {
	host   USChess
	dialog *controls.Dialog
	header steps.Header
	report uschess.Report
	fields []*usChessField
	folder *controls.Entry
	list   *fyne.Container
	count  *widget.Label
	found  model.Problems
	links  []*controls.Link // of the problems one can go to
	form   *container.Scroll
	done   bool // what was entered is in the event

	writing bool // the files are on their way
}

// usChessField is one entry or choice of the form.
type usChessField struct {
	name    string // as model.Problem has it
	wording string
	of      string // fills the words in: the section
	to      *string
	set     func()   // carries what *to holds where it belongs; nil when it is there
	options []choice // nil for an entry
	entry   *controls.Entry
	pick    *controls.Select
}

// choice is one answer: its letter in the report and its words.
type choice struct{ letter, wording string }

// Show asks for what the rating report says.
func (r USChess) Show() *usChessDialog {
	d := &usChessDialog{host: r, header: steps.HeaderOf(r.Now().Event), report: uschess.Stored(r.Now().Event)}
	d.remembered()
	form := container.New(controls.FormRows())
	for _, f := range d.questions() {
		d.fields = append(d.fields, f)
		label := words.Say(f.wording)
		if f.of != "" {
			label = words.Say(f.wording, f.of)
		}
		form.Add(widget.NewLabel(label))
		if f.options == nil {
			f.entry = controls.NewEntry()
			f.entry.SetText(*f.to)
			f.entry.OnChanged = func(s string) {
				*f.to = strings.TrimSpace(s)
				if f.set != nil {
					f.set()
				}
				d.check()
			}
			form.Add(f.entry)
			continue
		}
		f.build(d.check)
		form.Add(f.pick)
	}
	d.folder = controls.NewEntry()
	d.folder.SetText(filepath.Join(r.Paper.LastFolder(),
		picker.FileName(r.Now().Event.Name)+" US Chess"))
	browse := controls.NewButtonWithIcon(words.Say("export.browse"), theme.FolderOpenIcon(), d.browse)
	where := container.NewBorder(nil, nil, widget.NewLabel(words.Say("uschess.folder")), browse, d.folder)
	d.list, d.count = container.NewVBox(), widget.NewLabel("")
	d.count.TextStyle.Bold = true
	checks := container.NewBorder(d.count, nil, nil, nil, container.NewVScroll(d.list))
	d.form = container.NewVScroll(container.NewBorder(nil, nil, nil, controls.SpaceBeside(), form))
	split := container.NewHSplit(d.form,
		container.NewPadded(checks))
	split.Offset = 0.47
	d.dialog = controls.NewDialog(r.Canvas(), words.Say("uschess.title"),
		container.NewBorder(nil, where, nil, nil, split), words.Say("uschess.write"), words.Say("dialog.close"))
	d.dialog.Confirm = d.write
	d.dialog.Closed = d.keep
	for _, f := range d.fields {
		if f.entry != nil {
			f.entry.In(d.dialog)
		}
	}
	d.folder.In(d.dialog)
	d.dialog.Of = d
	r.Ask(d.dialog, style.Whole, d.fields[0].entry)
	d.check()
	return d
}

// questions lists the fields in the order asked.
func (d *usChessDialog) questions() []*usChessField {
	r, t := &d.report, &d.report.Defaults
	start, end := string(d.header.Start), string(d.header.End)
	days := func() { d.header.Start, d.header.End = model.Date(start), model.Date(end) }
	fields := []*usChessField{
		{name: "name", wording: "uschess.name", to: &d.header.Name}, {name: "city", wording: "uschess.city", to: &d.header.City},
		{name: "uschess.state", wording: "uschess.state", to: &r.State},
		{name: "uschess.zip", wording: "uschess.zip", to: &r.ZIP},
		{name: "uschess.country", wording: "uschess.country", to: &r.Country},
		{name: "start", wording: "uschess.start", to: &start, set: days},
		{name: "end", wording: "uschess.end", to: &end, set: days},
		{name: "uschess.affiliate", wording: "uschess.affiliate", to: &r.Affiliate},
		{name: "uschess.chief-td", wording: "uschess.chief", to: &t.ChiefTD},
		{name: "uschess.assistant-td", wording: "uschess.assistant", to: &t.AssistantTD},
		{name: "uschess.other-tds", wording: "uschess.others", to: &r.OtherTDs},
		{name: "uschess.time", wording: "uschess.time", to: &t.Time},
		{name: "uschess.system", wording: "uschess.system", to: &t.System,
			options: []choice{{"", "uschess.system.time"}, {"R", "uschess.system.regular"},
				{"D", "uschess.system.dual"}, {"Q", "uschess.system.quick"}}},
		{name: "uschess.level", wording: "uschess.level", to: &t.Level,
			options: []choice{{"", "uschess.level.none"}, {"N", "uschess.level.n"}, {"S", "uschess.level.s"},
				{"P", "uschess.level.p"}, {"J", "uschess.level.j"}}},
		{name: "uschess.fide", wording: "uschess.fide", to: &t.FIDE, options: []choice{{"", "uschess.no"}, {"Y", "uschess.yes"}}},
		{name: "uschess.crosstable", wording: "uschess.crosstab", to: &r.Crosstab,
			options: []choice{{"", "uschess.nobody"}, {"T", "uschess.td"}, {"A", "uschess.club"}}},
		{name: "uschess.event", wording: "uschess.event", to: &r.EventID},
	}
	if sections := d.host.Now().Event.Sections; len(sections) > 1 {
		for _, s := range sections {
			fields = append(fields, d.sectionTime(s))
		}
	}
	return fields
}

// sectionTime is the time control of a section that plays by another.
func (d *usChessDialog) sectionTime(s *model.Section) *usChessField {
	terms := d.report.Sections[s.ID]
	return &usChessField{name: "uschess.time", wording: "uschess.sectionTime", of: s.Name, to: &terms.Time, set: func() {
		if d.report.Sections == nil {
			d.report.Sections = map[model.ID]uschess.Terms{}
		}
		d.report.Sections[s.ID] = terms
	}}
}

func (f *usChessField) build(changed func()) {
	var names []string
	for _, o := range f.options {
		names = append(names, words.Say(o.wording))
	}
	f.pick = controls.NewSelect(names, nil)
	i := slices.IndexFunc(f.options, func(o choice) bool { return o.letter == *f.to })
	if i < 0 {
		f.pick.PlaceHolder = *f.to // of a report that says something else; kept unless another is chosen
	} else {
		f.pick.SetSelectedIndex(i)
	}
	f.pick.OnChanged = func(string) {
		*f.to = f.options[f.pick.SelectedIndex()].letter
		changed()
	}
}

// prefReport remembers what is the same from one event of a club to the next.
const prefReport = "uschess.report"

// club is what an organiser's reports have in common, as JSON in the preferences.
type club struct{ Affiliate, State, ZIP, ChiefTD, City string }

// remembered fills an empty report in with what the last one said.
func (d *usChessDialog) remembered() {
	var last club
	r := &d.report
	if r.Affiliate != "" || r.Defaults.ChiefTD != "" || json.Unmarshal([]byte(d.host.Preferences().String(prefReport)), &last) != nil {
		return
	}
	r.Affiliate, r.Defaults.ChiefTD = last.Affiliate, last.ChiefTD
	if d.header.City == "" || d.header.City == last.City {
		d.header.City, r.State, r.ZIP = last.City, last.State, last.ZIP
	}
}

// event is the event as it will be with what was entered.
func (d *usChessDialog) event() *model.Tournament {
	t := *d.host.Doc.Tournament()
	t.Name, t.City, t.Start, t.End = d.header.Name, d.header.City, d.header.Start, d.header.End
	return &t
}

// change is what was entered, as one step; nil when nothing is different.
func (d *usChessDialog) change() journal.Change {
	t := d.host.Doc.Tournament()
	n := d.report.Store(t)
	whom := words.Say("uschess.for")
	var changes []journal.Change
	if !sameHeader(d.header, steps.HeaderOf(t)) {
		changes = append(changes, steps.EditTournament{Header: d.header})
	}
	if !slices.Equal(n.Extra, t.Extra) {
		changes = append(changes, steps.SetExtra{Extra: n.Extra, For: whom})
	}
	for i, s := range n.Sections {
		if !slices.Equal(s.Extra, t.Sections[i].Extra) {
			changes = append(changes, steps.SetExtra{Section: s.ID, Extra: s.Extra, For: whom})
		}
	}
	return steps.OneStep(phrase.New("Details of the US Chess rating report"), changes)
}

func sameHeader(a, b steps.Header) bool {
	return a.Name == b.Name && a.City == b.City && a.Start == b.Start && a.End == b.End
}

// store puts what was entered into the event.
func (d *usChessDialog) store() error {
	if c := d.change(); c != nil {
		if err := d.host.Do(c); err != nil {
			return err
		}
	}
	d.done = true
	raw, err := json.Marshal(club{d.report.Affiliate, d.report.State, d.report.ZIP, d.report.Defaults.ChiefTD, d.header.City})
	if err == nil {
		d.host.Preferences().SetString(prefReport, string(raw))
	}
	return nil
}

// keep stores what was entered when the dialog is closed without writing: what
// was typed is not lost, and can be undone.
func (d *usChessDialog) keep() {
	if !d.done {
		_ = d.store()
	}
}

func (d *usChessDialog) browse() {
	d.host.Picker.Save(filepath.Join(d.folder.Text, uschess.HeaderFile),
		[]picker.Kind{{Name: words.Say("uschess.title"), Patterns: []string{"*.DBF"}}}, func(path string) {
			d.folder.SetText(filepath.Dir(path))
		})
}

// Write writes the three files, while the window goes on. The dialog is there until they are, with what hinders them.
func (d *usChessDialog) write() error {
	if d.writing {
		return controls.ErrStay
	}
	if err := d.store(); err != nil {
		return err
	}
	folder := strings.TrimSpace(d.folder.Text)
	if folder == "" {
		return errors.New(words.Say("uschess.noFolder"))
	}
	t, r, own := d.host.Doc.Tournament(), d.report, d.host.Doc.Path()
	r.Sections = maps.Clone(r.Sections) // the form can be typed into meanwhile
	answer := controls.ErrStay
	var err error
	ended := func() {
		d.writing = false
		d.dialog.SetConfirm(true)
		if err != nil {
			answer = err // of work that has ended before this function
			d.dialog.Problem(words.Err(err))
			return
		}
		d.dialog.Close()
		d.host.Say(words.Say("uschess.written", folder))
	}
	d.writing = true
	d.dialog.SetConfirm(false)
	d.host.Paper.Alone(words.Say("export.busy", filepath.Base(folder)), func(*work.Job) func() {
		err = writeReport(folder, t, r, own)
		return ended
	}, ended)
	return answer
}

// writeReport makes the files, and then writes them.
func writeReport(folder string, t *model.Tournament, r uschess.Report, own string) error {
	files, err := uschess.Write(t, r)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return errors.New(words.Say("export.cannotWrite", folder, words.Reason(err)))
	}
	if err := uschess.Save(folder, files, own); err != nil {
		return errors.New(words.Say("export.cannotWrite", folder, words.Reason(err)))
	}
	return nil
}
