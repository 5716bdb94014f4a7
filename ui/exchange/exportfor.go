// Package exchange is the room of what goes to other programs, offices and the printer; earlier versions are here,
// too.
package exchange

import (
	"bytes"
	"errors"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"wallchart/arbiter/pair"

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
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/paper"
)

// format is a form in which other programs take an event.
type format struct {
	Wording string // its name
	Ending  string
	text    phrase.Text // its name where that is none of the window's
	office  bool        // taken by a rating office alone: it is not opened again
	whole   bool        // all sections in one file
	// write writes the section, or the whole event, and returns what the form
	// cannot hold, as sentences without full stops. It is called off the window's thread.
	write func(w io.Writer, event *wallchart.File, s *model.Section) (lost []phrase.Text, err error)
	// missing is what the form's readers will ask for; nil where nobody does.
	missing func(t *model.Tournament, s *model.Section) model.Problems
}

// Formats are the forms in the order offered: those of rating offices behind the others.
func Formats() []format {
	return append([]format{
		{Wording: "exchange.trf26", Ending: ".trf", write: writeTRF(trf.TRF26, true), missing: trf.Check},
		{Wording: "exchange.trf16", Ending: ".trf", write: writeTRF(trf.TRF16, true), missing: trf.Check},
		{Wording: "exchange.wallchart", Ending: wallchart.Extension, whole: true,
			write: func(w io.Writer, event *wallchart.File, _ *model.Section) ([]phrase.Text, error) {
				return nil, wallchart.Write(w, event)
			}},
		{Wording: "exchange.itdx", Ending: trf.InTournament, write: writeTRF(trf.TRF26, false)},
	}, offices()...)
}

// ForeignKinds are the files of other programs that an event is saved as.
func ForeignKinds() (kinds []picker.Kind) {
	for _, f := range Formats() {
		if f.Ending != wallchart.Extension && !f.office {
			kinds = append(kinds, picker.Kind{Name: f.Name(), Patterns: []string{"*" + f.Ending}})
		}
	}
	return kinds
}

// writeTRF writes a FIDE report file, with the places of the standings in it; one that is not the report is for other programs while
// games have no result.
func writeTRF(e trf.Edition, report bool) func(io.Writer, *wallchart.File, *model.Section) ([]phrase.Text, error) {
	return func(w io.Writer, event *wallchart.File, s *model.Section) ([]phrase.Text, error) {
		why := arbiter.WhyNoReport
		if !report {
			why = arbiter.WhyNoRounds
		}
		if err := why(s); err != nil {
			return nil, err
		}
		t := event.Tournament
		st, err := catalogue.Standard(t, s, 0)
		if err != nil {
			return nil, err
		}
		rank := func(id model.ID) int { return st.Ranked(st.Sheet.Index(id)) }
		lost, err := trf.Write(w, t, s, systems.Reports(), trf.Options{Edition: e, Rank: rank, TieBreaks: catalogue.Announced(t, s),
			Program: "Wallchart " + release.Version(), Baku: pair.IsBaku(s)})
		if missing := arbiter.Unfinished(s); !missing.Empty() {
			lost = append(lost, missing)
		}
		return lost, err
	}
}

// Exporter is what writing the event for another program depends on.
type Exporter struct {
	host.Host
	Doc    *wallchart.Doc
	Paper  *paper.Desk // who keeps the folder of the last export
	Picker picker.Picker
	GoTo   func(model.Problem) // shows what a problem is about
	// details opens the event's details on a field of a section; closed follows.
	Details func(field, section string, closed func())
}

// exportDialog asks for which program, which section and where, and says
// beforehand what the file cannot hold.
type exportDialog struct {
	host    Exporter
	dialog  *controls.Dialog
	forms   []format
	Form    *controls.Select
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

// Show asks for which program the event is written; the one of the last time is proposed.
func (x Exporter) Show() *exportDialog { return x.ShowFor(x.Preferences().Int(prefExchange)) }

// ShowFor is Show with a form proposed, by its place among Formats.
func (x Exporter) ShowFor(form int) *exportDialog {
	d := &exportDialog{host: x, forms: Formats(), stop: func() {}}
	var forms, sections []string
	for _, f := range d.forms {
		forms = append(forms, f.Name())
	}
	for _, s := range x.Now().Event.Sections {
		sections = append(sections, s.Name)
	}
	d.Form = controls.NewSelect(forms, nil)
	d.section = controls.NewSelect(sections, nil)
	d.Form.SetSelectedIndex(max(0, min(form, len(forms)-1)))
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
	above := container.NewVBox(container.New(controls.FormRows(), widget.NewLabel(words.Say("exchange.form")), d.Form))
	if len(sections) > 1 {
		above.Add(d.row)
	}
	above.Add(container.NewBorder(nil, nil, widget.NewLabel(words.Say("export.where")), browse, d.path))
	above.Add(controls.Heading("exchange.lost"))
	d.dialog = controls.NewDialog(x.Canvas(), words.Say("exchange.title"),
		container.NewBorder(above, nil, nil, nil, container.NewVScroll(d.about)), words.Say("export.write"), words.Say("dialog.cancel"))
	d.dialog.Confirm = d.write
	d.dialog.Closed = func() { d.stop() }
	d.Form.OnChanged = func(string) { d.changed() }
	d.section.OnChanged = d.Form.OnChanged
	d.path.In(d.dialog)
	d.dialog.Of = d
	x.Ask(d.dialog, style.Pages, d.path)
	d.changed()
	return d
}

// prefExchange is the form chosen last.
const prefExchange = "exchange.form"

func (d *exportDialog) chosen() (format, *model.Section) {
	return d.forms[d.Form.SelectedIndex()], d.host.Now().Event.Sections[d.section.SelectedIndex()]
}

// changed writes the file to memory, off the window's thread, and says what it does not hold.
func (d *exportDialog) changed() {
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
	event := &wallchart.File{Tournament: d.host.Doc.Tournament()}
	if f.whole && !f.office {
		event.Log = d.host.Doc.Entries()
	}
	d.stop = d.host.Paper.Beside(f.Name(), func(<-chan struct{}) func() {
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
func (d *exportDialog) made(content []byte, lost []phrase.Text, missing model.Problems, s *model.Section, err error) {
	d.content = content
	d.check(missing, s)
	d.dialog.SetConfirm(err == nil)
	if err != nil {
		d.lost.SetText("")
		d.dialog.Problem(controls.Sentence(words.Err(err)))
		return
	}
	d.dialog.Problem("")
	lines := make([]string, len(lost))
	for i, what := range lost {
		lines[i] = "• " + controls.Sentence(words.Text(what))
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
func (d *exportDialog) suggested(f format, s *model.Section) string {
	folder := d.host.Paper.LastFolder()
	name := d.host.Now().Event.Name
	switch {
	case f.office:
		name = officeFile(f, name, s, len(d.host.Now().Event.Sections))
	case f.whole:
		name = words.Say("exchange.copy", name)
	case s.Name != "" && s.Name != name && len(d.host.Now().Event.Sections) > 1:
		name += " " + s.Name
	}
	return filepath.Join(folder, picker.FileName(name)+f.Ending)
}

// check lists what those who read the file will ask for, each line leading to where
// it is entered.
func (d *exportDialog) check(found model.Problems, s *model.Section) {
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
func (d *exportDialog) follow(p model.Problem, s *model.Section) {
	if p.Field != "" {
		d.host.Details(p.Field, s.Name, d.changed)
		return
	}
	d.dialog.Close()
	d.host.GoTo(p)
}

func (d *exportDialog) browse() {
	f, _ := d.chosen()
	d.host.Picker.Save(d.path.Text, []picker.Kind{{Name: f.Name(), Patterns: []string{"*" + f.Ending}}},
		func(path string) { d.path.SetText(path) })
}

func (d *exportDialog) write() error {
	f, _ := d.chosen()
	path := strings.TrimSpace(d.path.Text)
	if path == "" {
		return errors.New(words.Say("export.noPath"))
	}
	if filepath.Ext(path) == "" {
		path += f.Ending
	}
	if other := d.endingOf(path); other != "" {
		return errors.New(words.Say("exchange.ending", other, f.Name(), f.Ending))
	}
	if abs, err := filepath.Abs(path); err == nil && abs == d.host.Doc.Path() {
		return errors.New(words.Say("exchange.itself"))
	}
	if err := d.host.Paper.Replace(path, d.content); err != nil {
		return err
	}
	d.host.Preferences().SetInt(prefExchange, d.Form.SelectedIndex())
	d.host.Paper.Keep(path)
	d.host.Say(words.Say("export.written", path))
	return nil
}

// endingOf is the ending of a path that belongs to another form than the chosen one: what opens the file goes by it. Empty for any other
// ending, and for .txt, which any text may have.
func (d *exportDialog) endingOf(path string) string {
	f, _ := d.chosen()
	ending := strings.ToLower(filepath.Ext(path))
	if ending == f.Ending || ending == ".txt" || !slices.ContainsFunc(d.forms, func(o format) bool { return o.Ending == ending }) {
		return ""
	}
	return ending
}

// SaveForeign is Save as with the ending of another program's file: the event
// goes on in its own file, and the other is written with a word on what it cannot
// hold.
func (x Exporter) SaveForeign(path string) bool {
	for i, f := range Formats() {
		if f.whole || f.office || !strings.EqualFold(filepath.Ext(path), f.Ending) {
			continue
		}
		if why := x.Now().WhyNoSection(); why != "" {
			x.Say(why)
			return true
		}
		d := x.Show()
		d.path.SetText(path)
		d.Form.SetSelectedIndex(i)
		return true
	}
	return false
}
