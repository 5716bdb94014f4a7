package season

import (
	"errors"
	"os"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/table"
	"wallchart/files/season"
	"wallchart/model"
	"wallchart/standings/series"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// Dialog is a series: a page for the table, the events, the points and the questions. Nothing is written before it is saved.
type Dialog struct {
	desk   *Desk
	dialog *controls.Dialog
	file   *season.File
	read   map[string]reading // the events' files, by where they stand
	found  []season.Event
	made   *series.Table // of what is there now; nil until it is asked for, and where there is none
	wrong  error         // why there is none

	pages *controls.Pages
	at    int
	where *widget.Label
	said  *widget.Label

	standings *standingsPage
	list      *eventPage
	rules     *rulePage
	questions *questionPage
}

// reading is what came of reading a file.
type reading struct {
	event *model.Tournament
	err   error
}

// Pages of the dialog.
const (
	standingsAt = iota
	eventsAt
	rulesAt
	questionsAt
)

// open shows what was loaded.
func (d *Dialog) open() {
	d.where, d.said = widget.NewLabel(""), widget.NewLabel("")
	d.where.Importance, d.where.Truncation = widget.LowImportance, fyne.TextTruncateEllipsis
	d.said.Wrapping = fyne.TextWrapWord
	d.standings, d.list, d.rules, d.questions = newStandingsPage(d), newEventPage(d), newRulePage(d), newQuestionPage(d)
	d.pages = controls.NewPages(d.turnTo, controls.Page{Object: d.standings.page}, controls.Page{Object: d.list.page},
		controls.Page{Object: d.rules.page}, controls.Page{Object: d.questions.page})
	body := container.NewBorder(d.pages.Names, container.NewVBox(d.said, d.where), nil, nil, d.pages.Shown)
	d.dialog = controls.NewDialog(d.desk.Canvas, words.Say("season.title"), body, words.Say("season.save"), words.Say("dialog.close"))
	d.dialog.Of = d
	d.pages.In(d.dialog)
	fresh := func() { d.instead(func() { d.desk.load(season.New()) }) }
	d.dialog.Beside(container.NewHBox(controls.NewButtonWithIcon(words.Say("season.new"), theme.DocumentCreateIcon(), fresh),
		controls.NewButtonWithIcon(words.Say("season.open"), theme.FolderOpenIcon(), d.askOther)))
	for _, b := range []*controls.Button{
		controls.NewButtonWithIcon(words.Say("season.print"), theme.DocumentPrintIcon(), d.print),
		controls.NewButtonWithIcon(words.Say("season.export"), theme.DownloadIcon(), d.export),
		controls.NewButton(words.Say("season.saveAs"), d.askSaveAs)} {
		d.dialog.AddButton(b)
	}
	d.dialog.Confirm = func() error {
		d.save()
		return controls.ErrStay
	}
	d.dialog.Lost = func() string {
		if d.rules.wrong == nil && !d.file.Changed() {
			return ""
		}
		return words.Say("season.lost")
	}
	d.remember()
	d.turnTo(d.first())
	d.desk.Ask(d.dialog, style.Whole, d.focus())
}

// first is the page that is shown first: the table, where there is one.
func (d *Dialog) first() int {
	if len(d.file.Season.Events) == 0 {
		return eventsAt
	}
	return standingsAt
}

// Turn shows a page, from 0: the table, the events, the rules, the questions.
func (d *Dialog) Turn(page int) { d.turnTo(page) }

// Close takes the dialog away.
func (d *Dialog) Close() { d.dialog.Close() }

// listening lets a grid hand on the keys that mean nothing to it.
func (d *Dialog) listening(g *grid.Grid) {
	g.OnShortcut = func(s fyne.Shortcut) { d.dialog.Shortcut(s) }
	g.OnProblem = func(text string) { d.dialog.Problem(text) }
	g.OnKey = func(k *fyne.KeyEvent) bool { return d.dialog.Escape(k) }
}

// turnTo shows a page. What the season comes to is worked out when it is asked for first.
func (d *Dialog) turnTo(page int) {
	d.at = page
	d.make()
	switch page {
	case standingsAt:
		d.standings.show()
	case eventsAt:
		d.list.show()
	case rulesAt:
		d.rules.show()
	case questionsAt:
		d.questions.show()
	}
	d.pages.Turn(page)
	d.head()
	if d.dialog.Open() {
		d.desk.Canvas.Focus(d.focus())
	}
}

// head says which season it is, and how many questions are open.
func (d *Dialog) head() {
	open := 0
	if d.made != nil {
		open = len(d.made.Questions)
	}
	names := []string{words.Say("season.table"), words.Say("season.events", len(d.file.Season.Events)), words.Say("season.rules"),
		words.Say("season.questions", open)}
	for n, b := range d.pages.Tabs {
		b.SetText(names[n])
	}
	name := d.file.Path
	if name == "" {
		name = words.Say("season.unsaved")
	}
	d.where.SetText(name)
	d.said.Hidden = d.said.Text == ""
	d.dialog.Fit()
}

func (d *Dialog) focus() fyne.Focusable {
	switch d.at {
	case eventsAt:
		return d.list.grid
	case rulesAt:
		return d.rules.name
	case questionsAt:
		return d.questions.grid
	}
	return d.standings.grid
}

// events looks for the events; those that were read before are not read again. It returns what was read, and may be asked off the
// window's thread.
func (d *Dialog) events(before map[string]reading) ([]season.Event, map[string]reading) {
	read := map[string]reading{}
	return d.file.Events(func(file string) (*model.Tournament, error) {
		r, known := before[file]
		if !known {
			r.event, r.err = d.desk.Read(file)
		}
		read[file] = r
		return r.event, r.err
	}), read
}

// changed is told that the season is another.
func (d *Dialog) changed() {
	d.made, d.wrong = nil, nil
	d.found, d.read = d.events(d.read)
	d.said.SetText("")
}

// again reads all the events once more.
func (d *Dialog) again() {
	d.desk.Work.Alone(words.Say("season.busy"), func(*work.Job) func() {
		events, read := d.events(nil)
		return func() {
			d.made, d.found, d.read = nil, events, read
			d.turnTo(d.at)
		}
	}, nil)
}

// make works out what the season comes to.
func (d *Dialog) make() {
	if d.made != nil {
		return
	}
	if len(d.file.Season.Events) == 0 {
		d.wrong = errors.New(words.Say("season.noEvents"))
		return
	}
	if d.wrong = d.file.Season.Check(); d.wrong == nil {
		d.made, d.wrong = d.file.Table(d.found)
	}
}

// document is the table, worked out if it is not yet.
func (d *Dialog) document() (*series.Table, error) {
	if d.rules.wrong != nil {
		return nil, d.rules.wrong
	}
	d.make()
	return d.made, d.wrong
}

// instead leaves this series for another, unless something would be lost that was not said yet.
func (d *Dialog) instead(open func()) {
	if d.dialog.Leave(); !d.dialog.Open() {
		open()
	}
}

func (d *Dialog) askOther() {
	d.desk.Open(kinds(), func(path string) { d.instead(func() { d.desk.AskFile(path) }) })
}

// remember keeps which season was open.
func (d *Dialog) remember() {
	if d.file.Path != "" {
		d.desk.Prefs.SetString(prefLast, d.file.Path)
	}
}

// save writes the season into its file; one without a file is asked where.
func (d *Dialog) save() {
	if d.file.Path == "" {
		d.askSaveAs()
		return
	}
	d.saveTo(d.file.Path)
}

func (d *Dialog) askSaveAs() {
	suggested := d.file.Path
	if suggested == "" {
		suggested = filepath.Join(d.desk.Folder, picker.FileName(d.name())+season.Extension)
		_ = os.MkdirAll(d.desk.Folder, 0o755)
	}
	d.desk.Save(suggested, kinds()[:1], func(path string) {
		if filepath.Ext(path) == "" {
			path += season.Extension
		}
		d.saveTo(path)
	})
}

func (d *Dialog) saveTo(path string) {
	err := d.rules.wrong
	if err == nil {
		err = d.file.Save(path)
	}
	if err != nil {
		d.dialog.Problem(words.Err(err))
		return
	}
	d.dialog.Problem("")
	d.remember()
	d.found, d.read = d.events(d.read)
	d.tell(words.Say("season.saved", d.file.Path))
}

// name is what the series is called.
func (d *Dialog) name() string {
	if d.file.Season.Name != "" {
		return d.file.Season.Name
	}
	return words.Say("season.untitled")
}

// tell says what was done.
func (d *Dialog) tell(sentence string) {
	d.said.SetText(sentence)
	d.head()
}

// refuse shows why something cannot be done.
func (d *Dialog) refuse(err error) { d.dialog.Problem(words.Err(err)) }

// foot are buttons below a table.
func foot(buttons ...fyne.CanvasObject) fyne.CanvasObject {
	return container.NewHBox(append(buttons, layout.NewSpacer())...)
}

// blank is a table with a sentence in place of rows.
func blank(g *grid.Grid, sentence string) {
	g.SetHint(sentence)
	g.SetTable(table.Table{})
}
