package ui

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/ink"
	"wallchart/export/page"
	"wallchart/export/pdf"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/files/whole"
	"wallchart/phrase"
	"wallchart/ui/controls"
	"wallchart/ui/guard"
	"wallchart/ui/picker"
	"wallchart/ui/words"
)

// exportDialog asks what to write, in which form, on which paper and where, and
// shows the pages as they will come out.
type exportDialog struct {
	app       *App
	reports   []report.Report
	ticks     []*controls.Check
	form      *controls.Select
	round     *controls.Select // of reports about one round
	paper     *controls.Select
	landscape *controls.Check
	fill      *controls.Check
	path      *controls.Entry
	after     *controls.Check
	preview   *fyne.Container
	pageOf    *widget.Label
	pager     *fyne.Container
	pages     []page.Page
	at        int
	dialog    *controls.Dialog
	failed    []error // reports that a defect stopped; the others are written
	quiet     bool
}

func (a *App) askExport() {
	e := &exportDialog{app: a}
	e.build()
	e.dialog = controls.NewDialog(a.win.Canvas(), words.Say("export.title"), e.content(),
		words.Say("export.write"), words.Say("dialog.cancel"))
	e.dialog.Confirm = e.write
	e.path.In(e.dialog)
	a.openDialog(e.dialog, fyne.NewSize(980, 720), e.path)
	e.path.CursorColumn = len([]rune(e.path.Text))
	e.path.Refresh()
	e.changed()
}

// exportPrefs are remembered from one export to the next.
const (
	prefForm      = "export.form"
	prefPaper     = "export.paper"
	prefLandscape = "export.landscape"
	prefFill      = "export.fill"
	prefReports   = "export.reports"
	prefFolder    = "export.folder"
)

func (e *exportDialog) build() {
	e.quiet = true
	prefs := e.app.fyne.Preferences()
	remembered := prefs.StringList(prefReports)
	e.reports = report.For(e.app.state.Section)
	for _, r := range e.reports {
		tick := controls.NewCheck(words.Text(r.Name), func(bool) { e.changed() })
		tick.Checked = r.Usual
		if len(remembered) > 0 {
			tick.Checked = strings.Contains(" "+strings.Join(remembered, " ")+" ", " "+r.ID+" ")
		}
		e.ticks = append(e.ticks, tick)
	}
	var forms []string
	for _, k := range ink.All {
		forms = append(forms, k.Title)
	}
	e.form = controls.NewSelect(forms, func(string) { e.formChanged() })
	e.form.Selected = prefs.StringWithFallback(prefForm, forms[0])
	var papers []string
	for _, p := range table.Papers() {
		papers = append(papers, p.String())
	}
	e.paper = controls.NewSelect(papers, func(string) { e.changed() })
	e.paper.Selected = prefs.StringWithFallback(prefPaper, papers[0])
	e.round = e.rounds()
	e.landscape = controls.NewCheck(words.Say("export.landscape"), func(bool) { e.changed() })
	e.landscape.Checked = prefs.Bool(prefLandscape)
	e.fill = controls.NewCheck(words.Say("export.fill"), func(bool) { e.changed() })
	e.fill.Checked = prefs.Bool(prefFill)
	e.after = controls.NewCheck(words.Say("export.openAfter"), nil)
	e.path = controls.NewEntry()
	e.path.SetText(e.suggested())
	e.path.OnChanged = e.pathChanged
	e.preview = container.NewStack()
	e.pageOf = widget.NewLabel("")
	e.quiet = false
}

func (e *exportDialog) content() fyne.CanvasObject {
	what := container.NewVBox(controls.Heading("export.what"))
	for _, t := range e.ticks {
		what.Add(t)
	}
	how := container.New(controls.FormRows(), widget.NewLabel(words.Say("export.form")), e.form,
		widget.NewLabel(words.Say("export.paper")), e.paper)
	if len(e.round.Options) > 0 {
		how.Add(widget.NewLabel(words.Say("export.round")))
		how.Add(e.round)
	}
	left := container.NewVBox(what, controls.Heading("export.how"), how, e.landscape, e.fill)
	back := controls.NewButtonWithIcon("", theme.NavigateBackIcon(), func() { e.turn(-1) })
	next := controls.NewButtonWithIcon("", theme.NavigateNextIcon(), func() { e.turn(1) })
	e.pager = container.NewHBox(layout.NewSpacer(), back, e.pageOf, next, layout.NewSpacer())
	browse := controls.NewButtonWithIcon(words.Say("export.browse"), theme.FolderOpenIcon(), e.browse)
	where := container.NewVBox(container.NewBorder(nil, nil, widget.NewLabel(words.Say("export.where")), browse, e.path), e.after)
	return container.NewBorder(nil, where, container.NewVScroll(left), nil,
		container.NewBorder(nil, e.pager, nil, nil, container.NewPadded(e.preview)))
}

func (e *exportDialog) ink() ink.Ink {
	for _, k := range ink.All {
		if k.Title == e.form.Selected {
			return k
		}
	}
	return ink.All[0]
}

func (e *exportDialog) sheet() ink.Sheet {
	p, _ := table.ParsePaper(e.paper.Selected)
	return ink.Sheet{Paper: p, Landscape: e.landscape.Checked, Fill: e.fill.Checked, Created: e.app.settings.Now().Truncate(time.Second)}
}

// rounds chooses the round of reports about one: it begins with the one that is
// shown.
func (e *exportDialog) rounds() *controls.Select {
	pick := controls.NewSelect(nil, func(string) { e.changed() })
	for r := range e.app.state.Section.Rounds {
		pick.Options = append(pick.Options, words.Say("rounds.round", r+1))
	}
	if shown := e.app.shownRound(); shown > 0 {
		pick.Selected = pick.Options[shown-1]
	}
	return pick
}

// suggested is where the file goes unless told otherwise: beside the last one.
func (e *exportDialog) suggested() string {
	folder := e.app.fyne.Preferences().StringWithFallback(prefFolder, e.app.settings.Folder)
	name := e.app.state.Event.Name
	if s := e.app.state.Section.Name; s != "" && s != name && len(e.app.state.Event.Sections) > 1 {
		name += " " + s
	}
	return filepath.Join(folder, picker.FileName(name)+"."+e.ink().Endings[0])
}

// formChanged gives the file the ending of the chosen form.
func (e *exportDialog) formChanged() {
	path := e.path.Text
	if _, known := ink.ByEnding(filepath.Ext(path)); known {
		path = strings.TrimSuffix(path, filepath.Ext(path))
	}
	e.path.SetText(path + "." + e.ink().Endings[0])
	e.changed()
}

// pathChanged takes the form from the ending that was typed.
func (e *exportDialog) pathChanged(path string) {
	if k, known := ink.ByEnding(filepath.Ext(path)); known && k.Title != e.form.Selected {
		e.form.Selected = k.Title
		e.form.Refresh()
		e.changed()
	}
}

func (e *exportDialog) browse() {
	k := e.ink()
	e.app.settings.Picker.Save(e.path.Text, []picker.Kind{{Name: k.Title, Patterns: []string{"*." + k.Endings[0]}}},
		func(path string) { e.path.SetText(path) })
}

// document joins the chosen reports.
func (e *exportDialog) document() (table.Document, []string, error) {
	var docs []table.Document
	var ids []string
	e.failed = nil
	o := onPaper(e.app.reportOptions(), e.app.state)
	o.Round = e.round.SelectedIndex() + 1
	for i, t := range e.ticks {
		if !t.Checked {
			continue
		}
		d, err := e.reports[i].Document(e.app.state.Standings, o)
		if errors.As(err, new(*report.Defect)) {
			e.failed = append(e.failed, guard.Plainly(words.Text(e.reports[i].Name), err))
			continue
		}
		if err != nil { // there is nothing for it, and the others can be made
			e.failed = append(e.failed, phrase.Errorf("%s: %w", e.reports[i].Name, err))
			continue
		}
		docs, ids = append(docs, d), append(ids, e.reports[i].ID)
	}
	if len(docs) == 0 {
		if len(e.failed) > 0 {
			return table.Document{}, nil, errors.Join(e.failed...)
		}
		return table.Document{}, nil, errors.New(words.Say("export.nothing"))
	}
	return report.Join(docs...), ids, nil
}

// changed lays the pages out anew.
func (e *exportDialog) changed() {
	if e.quiet || e.dialog == nil {
		return
	}
	k := e.ink()
	for _, o := range []fyne.Disableable{e.paper, e.landscape} {
		if k.Paged {
			o.Enable()
		} else {
			o.Disable()
		}
	}
	doc, _, err := e.document()
	if err != nil {
		e.dialog.Problem(words.Err(err))
		e.dialog.SetConfirm(false)
		return
	}
	e.dialog.Problem("")
	if len(e.failed) > 0 {
		e.dialog.Problem(words.Err(errors.Join(e.failed...)))
	}
	e.dialog.SetConfirm(true)
	metrics, err := pdf.NewMetrics()
	if err != nil {
		e.dialog.Problem(words.Err(err))
		return
	}
	s := e.sheet()
	if err := guard.Work(words.Say("guard.pages"), func() {
		e.pages = page.Layout(doc, page.Options{Paper: s.Paper, Landscape: s.Landscape, Fill: s.Fill}, metrics)
		e.turn(0)
	}); err != nil {
		e.dialog.Problem(words.Err(err))
	}
}

func (e *exportDialog) turn(by int) {
	e.at = max(0, min(e.at+by, len(e.pages)-1))
	if len(e.pages) == 0 {
		return
	}
	e.pageOf.SetText(words.Say("export.pageOf", e.at+1, len(e.pages)))
	e.pager.Refresh()
	e.preview.Objects = []fyne.CanvasObject{controls.Paper(e.pages[e.at])}
	e.preview.Refresh()
}

// write writes the file whole or not at all.
func (e *exportDialog) write() error {
	doc, ids, err := e.document()
	if err != nil {
		return err
	}
	path := strings.TrimSpace(e.path.Text)
	if path == "" {
		return errors.New(words.Say("export.noPath"))
	}
	if err := e.app.writeWhole(path, doc, e.ink(), e.sheet()); err != nil {
		return err
	}
	prefs := e.app.fyne.Preferences()
	prefs.SetStringList(prefReports, ids)
	prefs.SetString(prefForm, e.form.Selected)
	prefs.SetString(prefPaper, e.paper.Selected)
	prefs.SetBool(prefLandscape, e.landscape.Checked)
	prefs.SetBool(prefFill, e.fill.Checked)
	prefs.SetString(prefFolder, filepath.Dir(path))
	e.app.status.say(words.Say("export.written", path))
	if e.after.Checked {
		e.app.openOutside(path)
	}
	return nil
}

// writeWhole writes a document about the event.
func (a *App) writeWhole(path string, doc table.Document, k ink.Ink, s ink.Sheet) error {
	var b bytes.Buffer
	if err := guard.Making(k.Title, func() error { return k.Write(&b, doc, s) }); err != nil {
		return err
	}
	return a.replaceFile(path, b.Bytes())
}

// replaceFile writes a file about the event, whole or not at all; who may read
// the event may read it.
func (a *App) replaceFile(path string, content []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return errors.New(words.Say("export.noFolder", filepath.Dir(path)))
	}
	like := ""
	if a.doc != nil {
		like = a.doc.Path()
	}
	if err := whole.Write(path, like, func(w io.Writer) error { _, err := w.Write(content); return err }); err != nil {
		return errors.New(words.Say("export.cannotWrite", path, words.Reason(err)))
	}
	return nil
}
