package ui

import (
	"bytes"
	"errors"
	"io"
	"path/filepath"
	"strings"
	"unicode"
	"unicode/utf8"
	"wallchart/ui/host"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/assets/release"
	"wallchart/files/trf"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/pairing/systems"
	"wallchart/phrase"
	"wallchart/tiebreaks/catalogue"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/paper"
)

// exchange is a form in which other programs take an event.
type exchange struct {
	wording string // its name
	ending  string
	text    phrase.Text // its name where that is none of the window's
	office  bool        // taken by a rating office alone: it is not opened again
	whole   bool        // all sections in one file
	// write writes the section, or the whole event, and returns what the form
	// cannot hold, as sentences without full stops. It is called off the window's thread.
	write func(w io.Writer, event *wallchart.File, s *model.Section) (lost []phrase.Text, err error)
	// missing is what the form's readers will ask for; nil where nobody does.
	missing func(t *model.Tournament, s *model.Section) model.Problems
}

// exchanges are the forms in the order offered: those of rating offices behind the others.
func exchanges() []exchange {
	return append([]exchange{
		{wording: "exchange.trf26", ending: ".trf", write: writeTRF(trf.TRF26, true), missing: trf.Check},
		{wording: "exchange.trf16", ending: ".trf", write: writeTRF(trf.TRF16, true), missing: trf.Check},
		{wording: "exchange.wallchart", ending: wallchart.Extension, whole: true,
			write: func(w io.Writer, event *wallchart.File, _ *model.Section) ([]phrase.Text, error) {
				return nil, wallchart.Write(w, event)
			}},
		{wording: "exchange.itdx", ending: trf.InTournament, write: writeTRF(trf.TRF26, false)},
	}, offices()...)
}

// foreignKinds are the files of other programs that an event is saved as.
func foreignKinds() (kinds []picker.Kind) {
	for _, f := range exchanges() {
		if f.ending != wallchart.Extension && !f.office {
			kinds = append(kinds, picker.Kind{Name: f.name(), Patterns: []string{"*" + f.ending}})
		}
	}
	return kinds
}

// writeTRF writes a FIDE report file, with the places of the standings in it; one that is not the report is for other programs while
// games have no result.
func writeTRF(e trf.Edition, report bool) func(io.Writer, *wallchart.File, *model.Section) ([]phrase.Text, error) {
	return func(w io.Writer, event *wallchart.File, s *model.Section) ([]phrase.Text, error) {
		if err := arbiter.WhyNoReport(s); err != nil && report {
			return nil, err
		}
		t := event.Tournament
		st, err := catalogue.Standard(t, s, 0)
		if err != nil {
			return nil, err
		}
		rank := func(id model.ID) int { return st.Ranked(st.Sheet.Index(id)) }
		lost, err := trf.Write(w, t, s, systems.Reports(), trf.Options{Edition: e, Rank: rank, TieBreaks: catalogue.Announced(t, s),
			Program: "Wallchart " + release.Version(), Baku: arbiter.IsBaku(s)})
		if missing := arbiter.Unfinished(s); !missing.Empty() {
			lost = append(lost, missing)
		}
		return lost, err
	}
}

// exchangeDesk is what writing the event for another program depends on.
type exchangeDesk struct {
	host.Host
	doc    *wallchart.Doc
	paper  *paper.Desk // who keeps the folder of the last export
	picker picker.Picker
	goTo   func(model.Problem) // shows what a problem is about
	// details opens the event's details on a field of a section; closed follows.
	details func(field, section string, closed func())
}

// exchangeDialog asks for which program, which section and where, and says
// beforehand what the file cannot hold.
type exchangeDialog struct {
	desk    exchangeDesk
	dialog  *controls.Dialog
	forms   []exchange
	form    *controls.Select
	section *controls.Select
	row     fyne.CanvasObject
	path    *controls.Entry
	lost    *widget.Label
	missing *fyne.Container
	about   *fyne.Container  // both
	found   model.Problems   // what is missing
	links   []*controls.Link // to each of it
	content []byte
	stop    func() // gives up the file that is being made
	typed   bool   // the path is the user's own
	quiet   bool
}

func (x exchangeDesk) dialog() *exchangeDialog {
	d := &exchangeDialog{desk: x, forms: exchanges(), stop: func() {}}
	var forms, sections []string
	for _, f := range d.forms {
		forms = append(forms, f.name())
	}
	for _, s := range x.Now().Event.Sections {
		sections = append(sections, s.Name)
	}
	d.form = controls.NewSelect(forms, nil)
	d.section = controls.NewSelect(sections, nil)
	d.form.SetSelectedIndex(max(0, min(x.Preferences().Int(prefExchange), len(forms)-1)))
	for i, s := range x.Now().Event.Sections {
		if s.ID == x.Now().Section.ID {
			d.section.SetSelectedIndex(i)
		}
	}
	d.path = controls.NewEntry()
	d.path.OnChanged = func(string) { d.typed = d.typed || !d.quiet }
	d.lost = widget.NewLabel("")
	d.lost.Wrapping = fyne.TextWrapWord
	d.missing = container.NewVBox()
	d.about = container.NewVBox(d.lost, d.missing)
	browse := controls.NewButtonWithIcon(words.Say("export.browse"), theme.FolderOpenIcon(), d.browse)
	d.row = container.New(controls.FormRows(), widget.NewLabel(words.Say("exchange.section")), d.section)
	above := container.NewVBox(container.New(controls.FormRows(), widget.NewLabel(words.Say("exchange.form")), d.form))
	if len(sections) > 1 {
		above.Add(d.row)
	}
	above.Add(container.NewBorder(nil, nil, widget.NewLabel(words.Say("export.where")), browse, d.path))
	above.Add(controls.Heading("exchange.lost"))
	d.dialog = controls.NewDialog(x.Canvas(), words.Say("exchange.title"),
		container.NewBorder(above, nil, nil, nil, container.NewVScroll(d.about)), words.Say("export.write"), words.Say("dialog.cancel"))
	d.dialog.Confirm = d.write
	d.dialog.Closed = func() { d.stop() }
	d.form.OnChanged = func(string) { d.changed() }
	d.section.OnChanged = d.form.OnChanged
	d.path.In(d.dialog)
	d.dialog.Of = d
	x.Ask(d.dialog, style.Pages, d.path)
	d.changed()
	return d
}

// prefExchange is the form chosen last.
const prefExchange = "exchange.form"

func (d *exchangeDialog) chosen() (exchange, *model.Section) {
	return d.forms[d.form.SelectedIndex()], d.desk.Now().Event.Sections[d.section.SelectedIndex()]
}

// changed writes the file to memory, off the window's thread, and says what it does not hold.
func (d *exchangeDialog) changed() {
	f, s := d.chosen()
	if f.whole {
		d.row.Hide()
	} else {
		d.row.Show()
	}
	if !d.typed {
		d.quiet = true
		d.path.SetText(d.suggested(f, s))
		d.path.CursorColumn = len([]rune(d.path.Text))
		d.quiet = false
	}
	d.stop()
	d.dialog.SetConfirm(false)
	event := &wallchart.File{Tournament: d.desk.doc.Tournament()}
	if f.whole && !f.office {
		event.Log = d.desk.doc.Entries()
	}
	d.stop = d.desk.paper.Beside(f.name(), func(<-chan struct{}) func() {
		var b bytes.Buffer
		lost, err := f.write(&b, event, s)
		var missing model.Problems
		if f.missing != nil {
			missing = f.missing(event.Tournament, s)
		}
		return func() { d.made(b.Bytes(), lost, missing, s, err) }
	})
}

// made shows what became of the file.
func (d *exchangeDialog) made(content []byte, lost []phrase.Text, missing model.Problems, s *model.Section, err error) {
	d.content = content
	d.check(missing, s)
	d.dialog.SetConfirm(err == nil)
	if err != nil {
		d.lost.SetText("")
		d.dialog.Problem(sentence(words.Err(err)))
		return
	}
	d.dialog.Problem("")
	lines := make([]string, len(lost))
	for i, what := range lost {
		lines[i] = "• " + sentence(words.Text(what))
	}
	if len(lost) == 0 {
		lines = []string{words.Say("exchange.nothingLost")}
	}
	d.lost.SetText(strings.Join(lines, "\n"))
	d.about.Refresh() // makes room
	d.dialog.Fit()
}

// suggested is where the file goes unless told otherwise. A copy of the event
// does not take the place of the event's own file.
func (d *exchangeDialog) suggested(f exchange, s *model.Section) string {
	folder := d.desk.paper.LastFolder()
	name := d.desk.Now().Event.Name
	switch {
	case f.office:
		name = officeFile(f, name, s, len(d.desk.Now().Event.Sections))
	case f.whole:
		name = words.Say("exchange.copy", name)
	case s.Name != "" && s.Name != name && len(d.desk.Now().Event.Sections) > 1:
		name += " " + s.Name
	}
	return filepath.Join(folder, picker.FileName(name)+f.ending)
}

// check lists what those who read the file will ask for, each line leading to where
// it is entered.
func (d *exchangeDialog) check(found model.Problems, s *model.Section) {
	d.missing.RemoveAll()
	d.found, d.links = found, nil
	if len(found) > 0 {
		d.missing.Add(controls.Heading("exchange.missing"))
	}
	for i, p := range found {
		if i == mostChecks {
			d.missing.Add(widget.NewLabel(words.Say("import.more", len(found)-mostChecks)))
			break
		}
		link := controls.NewLink(words.Err(p), func() { d.follow(p, s) })
		d.links = append(d.links, link)
		d.missing.Add(link)
	}
}

// follow goes to what is missing: into the details of the event, over this dialog,
// or to a player.
func (d *exchangeDialog) follow(p model.Problem, s *model.Section) {
	if p.Field != "" {
		d.desk.details(p.Field, s.Name, d.changed)
		return
	}
	d.dialog.Close()
	d.desk.goTo(p)
}

func (d *exchangeDialog) browse() {
	f, _ := d.chosen()
	d.desk.picker.Save(d.path.Text, []picker.Kind{{Name: f.name(), Patterns: []string{"*" + f.ending}}},
		func(path string) { d.path.SetText(path) })
}

func (d *exchangeDialog) write() error {
	f, _ := d.chosen()
	path := strings.TrimSpace(d.path.Text)
	if path == "" {
		return errors.New(words.Say("export.noPath"))
	}
	if filepath.Ext(path) == "" {
		path += f.ending
	}
	if abs, err := filepath.Abs(path); err == nil && abs == d.desk.doc.Path() {
		return errors.New(words.Say("exchange.itself"))
	}
	if err := d.desk.paper.Replace(path, d.content); err != nil {
		return err
	}
	d.desk.Preferences().SetInt(prefExchange, d.form.SelectedIndex())
	d.desk.paper.Keep(path)
	d.desk.Say(words.Say("export.written", path))
	return nil
}

// sentence gives a phrase its capital and its full stop.
func sentence(s string) string {
	first, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(first)) + strings.TrimSuffix(s[size:], ".") + "."
}

// saveForeign is Save as with the ending of another program's file: the event
// goes on in its own file, and the other is written with a word on what it cannot
// hold.
func (x exchangeDesk) saveForeign(path string) bool {
	for i, f := range exchanges() {
		if f.whole || f.office || !strings.EqualFold(filepath.Ext(path), f.ending) {
			continue
		}
		if why := x.Now().WhyNoSection(); why != "" {
			x.Say(why)
			return true
		}
		d := x.dialog()
		d.path.SetText(path)
		d.form.SetSelectedIndex(i)
		return true
	}
	return false
}
