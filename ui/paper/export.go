package paper

import (
	"context"
	"errors"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/book"
	"wallchart/export/formats"
	"wallchart/export/page"
	"wallchart/export/report"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// Export is the dialog that asks what to write, in which form, on which paper and where, and
// shows the pages as they will come out.
type Export struct {
	desk     *Desk
	about    Subject
	reports  []report.Report
	ticks    []*controls.Check
	forms    []form
	form     *controls.Select
	round    *controls.Select // of reports about one round
	category *controls.Select // of reports that can be of one
	others   *widget.Label    // what becomes of the others
	paper    *controls.Select
	lies     *controls.Select // upright or across
	fill     *controls.Check
	cards    *onCards
	sheets   *onSheets
	path     *controls.Entry
	after    *controls.Check
	kinds    *kinds          // the pages of ticks
	preview  *fyne.Container // holds one of these two
	shown    *preview
	living   *widget.Label // what the workbook of formulas holds, in the place of the pages
	press    *press
	stop     func() // gives up the pages that are being laid out
	pageOf   *widget.Label
	pager    *fyne.Container
	pages    []page.Page
	at       int
	dialog   *controls.Dialog
	failed   []error // reports that a defect stopped; the others are written
	quiet    bool
	writing  bool        // a file is on its way
	left     atomic.Bool // the dialog was closed
}

// Export opens it.
func (d *Desk) Export() *Export { return d.ExportOf("", "") }

// ExportOf opens it for one report, or for one form, in place of those that were chosen last; "" leaves these.
func (d *Desk) ExportOf(report, form string) *Export {
	e := newExport(d, report, form)
	e.dialog = controls.NewDialog(d.Canvas, words.Say("export.title"), e.content(),
		words.Say("export.write"), words.Say("dialog.cancel"))
	e.dialog.Confirm = e.write
	e.path.In(e.dialog)
	e.cards.first.In(e.dialog)
	e.cards.shift.In(e.dialog)
	e.dialog.Closed = e.close
	e.dialog.Of = e
	e.dialog.AddButton(e.after)
	e.kinds.shown.In(e.dialog)
	d.Ask(e.dialog, style.Whole, e.path)
	e.path.CursorColumn = len([]rune(e.path.Text))
	e.path.Refresh()
	e.changed()
	return e
}

// newExport makes the controls, with what is asked for, otherwise with what was chosen last.
func newExport(d *Desk, only, as string) *Export {
	e := &Export{desk: d, about: d.Subject(), quiet: true, press: &press{}, stop: func() {}}
	prefs := d.Prefs
	remembered := prefs.StringList(prefReports)
	e.reports = reports.For(e.about.Section)
	for _, r := range e.reports {
		tick := controls.NewCheck(words.Text(r.Name), func(bool) { e.changed() })
		tick.Checked = r.Usual
		if len(remembered) > 0 {
			tick.Checked = strings.Contains(" "+strings.Join(remembered, " ")+" ", " "+r.ID+" ")
		}
		if only != "" {
			tick.Checked = r.ID == only
		}
		e.ticks = append(e.ticks, tick)
	}
	e.forms = allForms()
	e.form = controls.NewSelect(nil, func(string) { e.formChanged() })
	if as == "" {
		as = prefs.String(prefForm)
	}
	for _, k := range e.forms {
		e.form.Options = append(e.form.Options, words.Text(k.title))
		if k.name == as && (only == "" || !k.living) || len(e.form.Options) == 1 { // the workbook of formulas has no reports
			e.form.Selected = words.Text(k.title)
		}
	}
	var papers []string
	for _, p := range table.Papers() {
		papers = append(papers, p.String())
	}
	e.paper = controls.NewSelect(papers, func(string) { e.changed() })
	e.paper.Selected = d.Paper().String()
	e.round = e.rounds()
	e.category = controls.NewSelect(append([]string{words.Say("standings.all")}, e.about.Categories...), func(string) { e.changed() })
	e.category.Selected = e.category.Options[0]
	e.others = widget.NewLabel(words.Say("export.category.others"))
	e.others.Wrapping = fyne.TextWrapWord
	e.others.Hide()
	e.lies = controls.NewSelect([]string{words.Say("export.lies.auto"), words.Say("export.lies.upright"), words.Say("export.lies.across")},
		func(string) { e.changed() })
	e.lies.Selected = e.lies.Options[d.lies()]
	e.fill = controls.NewCheck(words.Say("export.fill"), func(bool) { e.changed() })
	e.fill.Checked = prefs.Bool(prefFill)
	e.cards, e.sheets = e.onCards(), e.onSheets()
	e.after = controls.NewCheck(words.Say("export.openAfter"), nil)
	e.path = controls.NewEntry()
	e.path.SetText(e.suggested())
	e.path.OnChanged = e.pathChanged
	e.shown = newPreview(d, e.press)
	e.preview = container.NewStack(e.shown.object)
	e.kinds = e.kindPages()
	e.pageOf = widget.NewLabel("")
	e.living = widget.NewLabel(words.Say("export.living"))
	e.living.Wrapping = fyne.TextWrapWord
	e.quiet = false
	return e
}

func (e *Export) content() fyne.CanvasObject {
	how := container.New(controls.FormRows(), widget.NewLabel(words.Say("export.form")), e.form,
		widget.NewLabel(words.Say("export.paper")), container.NewGridWithColumns(2, e.paper, e.lies),
		e.sheets.severalOf, e.sheets.several, e.sheets.layoutOf, e.sheets.layout)
	if len(e.about.Categories) > 0 {
		how.Add(widget.NewLabel(words.Say("export.category")))
		how.Add(e.category)
	}
	e.sheets.offer(e.as())
	below := container.NewVBox(widget.NewSeparator(), e.fill, how, e.others)
	e.kinds.left = container.NewBorder(e.kinds.shown.Names, below, nil, nil, e.kinds.shown.Shown)
	left := container.New(controls.AtLeast(60*style.Unit), e.kinds.left)
	e.kinds.turnTo(e.kinds.at)
	back := controls.NewButtonWithIcon("", theme.NavigateBackIcon(), func() { e.turn(-1) })
	next := controls.NewButtonWithIcon("", theme.NavigateNextIcon(), func() { e.turn(1) })
	e.pager = container.NewHBox(layout.NewSpacer(), back, e.pageOf, next, layout.NewSpacer())
	browse := controls.NewButtonWithIcon(words.Say("export.browse"), theme.FolderOpenIcon(), e.browse)
	where := container.NewBorder(nil, nil, widget.NewLabel(words.Say("export.where")), browse, e.path)
	return container.NewBorder(nil, where, left, nil,
		container.NewBorder(nil, e.pager, nil, nil, container.NewPadded(e.preview)))
}

// close gives up what is being made.
func (e *Export) close() {
	e.left.Store(true)
	e.stop()
	e.shown.stop()
}

// Chosen are the reports that are ticked.
func (e *Export) Chosen() string {
	var ids []string
	for i, t := range e.ticks {
		if t.Checked {
			ids = append(ids, e.reports[i].ID)
		}
	}
	return strings.Join(ids, " ")
}

// Form is the name of the form that is chosen.
func (e *Export) Form() string { return e.as().name }

func (e *Export) as() form { return e.forms[max(0, e.form.SelectedIndex())] }

// rounds chooses the round of reports about one: it begins with the one that is
// shown.
func (e *Export) rounds() *controls.Select {
	pick := controls.NewSelect(nil, func(string) { e.changed() })
	for r := range e.about.Section.Rounds {
		pick.Options = append(pick.Options, words.Say("rounds.round", r+1))
	}
	if shown := e.about.Round; shown > 0 {
		pick.Selected = pick.Options[shown-1]
	}
	return pick
}

// suggested is where the file goes unless told otherwise: beside the last one.
func (e *Export) suggested() string {
	folder := e.desk.LastFolder()
	name := e.about.Event.Name
	if s := e.about.Section.Name; s != "" && s != name && len(e.about.Event.Sections) > 1 {
		name += " " + s
	}
	return filepath.Join(folder, picker.FileName(name)+"."+e.as().endings[0])
}

// formChanged gives the file the ending of the chosen form.
func (e *Export) formChanged() {
	path := e.path.Text
	if ofEnding(e.forms, filepath.Ext(path)) >= 0 {
		path = strings.TrimSuffix(path, filepath.Ext(path))
	}
	e.path.SetText(path + "." + e.as().endings[0])
	e.changed()
}

// pathChanged takes the form from the ending that was typed.
func (e *Export) pathChanged(path string) {
	if i := ofEnding(e.forms, filepath.Ext(path)); i >= 0 && !slices.Equal(e.forms[i].endings, e.as().endings) {
		e.form.Selected = e.form.Options[i]
		e.form.Refresh()
		e.changed()
	}
}

func (e *Export) browse() {
	k := e.as()
	e.desk.Save(e.path.Text, []picker.Kind{{Name: words.Text(k.title), Patterns: []string{"*." + k.endings[0]}}},
		func(path string) { e.path.SetText(path) })
}

// offer lets those reports be ticked that can be of the chosen category.
func (e *Export) offer() {
	part, whole := e.chosenCategory() != "", e.as().living
	for i, t := range e.ticks {
		able(t, !whole && (!part || e.reports[i].Part))
	}
	able(e.round, !whole)
	able(e.category, !whole)
	able(e.fill, !whole)
	ticked := e.chosenReports().reports
	if whole {
		ticked = nil
	}
	e.cards.offer(ticked, e.as().name == "pdf")
	e.others.Hidden = !part || whole
	e.sheets.offer(e.as())
	able(e.sheets.several, len(ticked) == 0 || slices.ContainsFunc(ticked, func(r report.Report) bool { return r.Kind() != report.OnCards }))
	e.kinds.left.Refresh()
}

// changed lays the pages out anew, off the window's thread: what is chosen next gives up the pages before.
func (e *Export) changed() {
	if e.quiet || e.dialog == nil {
		return
	}
	e.offer()
	e.kinds.count()
	k := e.as()
	able(e.paper, k.paged)
	able(e.lies, k.paged && !k.living)
	e.stop()
	if k.living {
		e.pages, e.failed = nil, nil
		e.preview.Objects = []fyne.CanvasObject{e.living}
		e.preview.Refresh()
		e.pager.Hide()
		e.dialog.Problem("")
		e.dialog.SetConfirm(!e.writing)
		return
	}
	if err := e.cards.wrong(); err != nil {
		e.lay(laid{err: err})
		return
	}
	c, o, press := e.chosenReports(), e.sheet().Page(), e.press
	e.stop = e.desk.Beside(words.Say("guard.pages"), func(cancel <-chan struct{}) func() {
		made := laidOut(c, o, press, cancel)
		return func() { e.lay(made) }
	})
}

// laid is what became of the chosen reports.
type laid struct {
	pages  []page.Page
	failed []error // reports that could not be made while others could
	err    error
}

func laidOut(c choice, o page.Options, p *press, cancel <-chan struct{}) (l laid) {
	doc, _, failed, err := c.document(func(int) bool { return !isClosed(cancel) })
	if err == nil {
		l.pages, l.err = p.pages(doc, o)
		l.failed = failed
		return l
	}
	return laid{err: err}
}

func isClosed(cancel <-chan struct{}) bool {
	select {
	case <-cancel:
		return true
	default:
		return false
	}
}

// lay shows the pages, or why there are none.
func (e *Export) lay(l laid) {
	e.failed = l.failed
	if l.err != nil {
		e.dialog.Problem(words.Err(l.err))
		e.dialog.SetConfirm(false)
		return
	}
	e.dialog.Problem("")
	if len(e.failed) > 0 {
		e.dialog.Problem(words.Err(errors.Join(e.failed...)))
	}
	e.dialog.SetConfirm(!e.writing)
	e.pages = l.pages
	e.preview.Objects = []fyne.CanvasObject{e.shown.object}
	e.preview.Refresh()
	e.pager.Show()
	e.turn(0)
}

func (e *Export) turn(by int) {
	e.at = max(0, min(e.at+by, len(e.pages)-1))
	if len(e.pages) == 0 {
		return
	}
	e.pageOf.SetText(words.Say("export.pageOf", e.at+1, len(e.pages)))
	e.pager.Refresh()
	e.shown.show(&e.pages[e.at])
}

// write writes the file whole or not at all, while the window goes on. The dialog is there until the file is, with what
// hinders it; closed before, there is no file.
func (e *Export) write() error {
	if e.writing {
		return controls.ErrStay
	}
	path := strings.TrimSpace(e.path.Text)
	if path == "" {
		return errors.New(words.Say("export.noPath"))
	}
	if e.desk.IsEvent(path) {
		return errors.New(words.Say("export.event", filepath.Ext(path)))
	}
	var noted doubts
	c, k, sheet := e.chosenReports(), e.as(), noted.heard(e.sheet())
	c.options.Sums, c.options.Apart, c.options.Isolated, c.options.Pointed = k.opens, k.apart, k.signs, k.values
	f := file{path: path, form: k.title, unwanted: e.left.Load}
	var ids []string
	f.make = func(j *work.Job, w io.Writer) error {
		doc, made, _, err := c.document(func(done int) bool {
			j.Progress(int64(done), int64(len(c.reports)+2)) // then the form, and the disk
			return !j.Cancelled()
		})
		if ids = made; err != nil {
			return err
		}
		return k.write(w, doc, sheet)
	}
	if k.living {
		event, o := e.about.Event, book.Options{Report: e.desk.Options(), Form: e.sheets.form(), Paper: sheet.Paper,
			Orientation: sheet.Orientation, Created: sheet.Created}
		f.make = func(_ *work.Job, w io.Writer) error { return alive(w, event, o) }
	}
	answer := controls.ErrStay
	e.writing = true
	e.dialog.SetConfirm(false)
	e.desk.write(f, func(w written) {
		e.writing = false
		e.dialog.SetConfirm(true)
		switch {
		case w.made:
			e.remember(path, k, sheet, ids)
			e.dialog.Close()
			e.desk.Say(noted.with(words.Say("export.written", path)))
			if e.after.Checked {
				e.desk.Outside(path)
			}
		case !errors.Is(w.err, context.Canceled):
			answer = w.err // of work that has ended before this function
			e.dialog.Problem(words.Err(w.err))
			if !e.dialog.Open() {
				e.desk.Say(words.Err(w.err))
			}
		}
	})
	return answer
}

// remember keeps what the next export begins with.
func (e *Export) remember(path string, k form, sheet formats.Sheet, ids []string) {
	prefs := e.desk.Prefs
	prefs.SetString(prefForm, k.name)
	if sheet.Paper != e.desk.Paper() { // what was only proposed is no choice for other events
		e.desk.SetPaper(sheet.Paper.String())
	}
	e.sheets.remember(prefs, k)
	if !k.living {
		prefs.SetStringList(prefReports, ids)
		prefs.SetString(prefLies, sheet.Orientation.String())
		prefs.SetBool(prefFill, sheet.Fill)
		prefs.SetString(prefLabels, e.cards.sheet())
		prefs.SetString(prefShift, strings.TrimSpace(e.cards.shift.Text))
	}
	e.desk.Keep(path)
}
