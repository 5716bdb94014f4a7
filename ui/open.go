package ui

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/assets/samples"
	"wallchart/files"
	"wallchart/files/crosstable"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/pairing/systems"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/ui/controls"
	"wallchart/ui/picker"
	"wallchart/ui/words"
)

func (a *App) docOptions() wallchart.Options {
	return wallchart.Options{State: a.settings.State, Clock: a.settings.Now}
}

func eventKinds() []picker.Kind {
	return []picker.Kind{
		{Name: words.Say("open.kinds"), Patterns: []string{"*.wallchart", "*.trf", "*.trfx",
			"*.txt", "*.csv", "*.tsv", "*.html", "*.htm", "*.xlsx", "*.ods",
			"*.dbf", "*.trn", "*.sco", "*.ini", "*.zip", "*.tab"}},
		{Name: words.Say("open.all"), Patterns: []string{"*"}},
	}
}

func (a *App) askOpen() { a.settings.Picker.Open(eventKinds(), a.Open) }

// Open opens an event's file, ours or another program's. What cannot be opened
// is told and leaves what is open as it was; a list of players begins a new
// event.
func (a *App) Open(path string) {
	if strings.EqualFold(filepath.Ext(path), wallchart.Extension) {
		a.openOurs(path, a.docOptions())
		return
	}
	o, err := files.Open(path, systems.Reports())
	switch {
	case err != nil:
		a.tell(words.Say("open.title"), words.Err(err))
	case o.Tournament == nil:
		a.newEventOf(path)
	default:
		a.openRead(o, path)
	}
}

// openRead opens what a reader found, and says what it could not read.
func (a *App) openRead(o *files.Opened, path string) {
	if err := a.openCopy(withPrinted(o.Tournament, o.Printed), copyOf(path)); err != nil {
		a.tell(words.Say("open.title"), words.Err(err))
		return
	}
	title, text := said(o)
	if text != "" {
		a.tell(title, text)
	}
}

// said is what is to be said of a file that was opened: all doubts together with
// how many there are, then what leaves no doubt.
func said(o *files.Opened) (title, text string) {
	title = words.Say("open.problems")
	var lines []string
	doubts := o.Lost()
	if len(doubts) > 0 {
		title = words.Say("open.doubts")
	}
	for _, p := range doubts {
		lines = append(lines, words.Err(p))
	}
	if len(doubts) > 0 {
		lines = append(lines, words.Text(files.Summary(len(doubts))), "")
	}
	for _, p := range o.Remarks() {
		lines = append(lines, words.Err(p))
	}
	return title, strings.TrimSpace(strings.Join(lines, "\n"))
}

// withPrinted is the event with the tie-breaks that its table printed.
func withPrinted(t *model.Tournament, printed []crosstable.Printed) *model.Tournament {
	var columns []tiebreaks.PrintedColumn
	for _, p := range printed {
		columns = append(columns, tiebreaks.PrintedColumn{Section: p.Section, Code: p.Code, Values: p.Values})
	}
	return tiebreaks.WithPrinted(t, columns)
}

// newEventOf begins a new event with a list: the assistant asks for the event,
// then the import for what the columns hold.
func (a *App) newEventOf(path string) {
	src, err := openList(path)
	if err != nil {
		a.tell(words.Say("open.title"), words.Err(err))
		return
	}
	a.assistantDesk().newEvent().fromList(src)
}

// openOurs opens a *.wallchart file; one that somebody else has open can be
// looked at, or taken over when that somebody is on another computer.
func (a *App) openOurs(path string, o wallchart.Options) {
	if abs, err := filepath.Abs(path); err == nil && a.doc != nil && abs == a.doc.Path() {
		return
	}
	d, err := wallchart.Open(path, o)
	var locked *wallchart.Locked
	switch {
	case errors.As(err, &locked):
		a.tellLocked(locked)
	case errors.Is(err, fs.ErrNotExist) && !errors.As(err, new(*wallchart.Missing)):
		a.tell(words.Say("open.title"), words.Say("open.gone", path))
	case err != nil:
		a.tell(words.Say("open.title"), words.Err(err))
	default:
		a.replace(d)
	}
}

// replace shows a document in place of the one that is open, unless that one
// cannot be left.
func (a *App) replace(d *wallchart.Doc) {
	if a.doc != nil && !a.leaveEvent() {
		_ = d.Close()
		return
	}
	a.use(d)
	if notes := d.Notes(); len(notes) > 0 {
		a.tell(words.Say("open.problems"), words.Text(phrase.Join("\n", notes...)))
	}
}

func (a *App) tellLocked(l *wallchart.Locked) {
	text := widget.NewLabel(words.Err(l))
	text.Wrapping = fyne.TextWrapWord
	wording, o := words.Say("open.readOnly"), a.docOptions()
	if l.Elsewhere {
		wording, o.TakeOver = words.Say("open.takeOver"), true
	} else {
		o.ReadOnly = true
	}
	d := controls.NewDialog(a.win.Canvas(), words.Say("open.locked"), container.NewVScroll(text), wording, words.Say("dialog.cancel"))
	d.Confirm = func() error { a.openOurs(l.Path, o); return nil }
	a.openDialog(d, fyne.NewSize(520, 220), nil)
}

// openSample opens a sample event by the name of its file.
func (a *App) openSample(file string) {
	for _, s := range samples.All {
		if s.File != file {
			continue
		}
		data, err := s.Data()
		var o *files.Opened
		if err == nil {
			o, err = files.Read(s.File, data, systems.Reports())
		}
		if err == nil {
			err = a.openCopy(withPrinted(o.Tournament, o.Printed), &origin{sample: true})
		}
		if err != nil {
			a.tell(words.Say("open.title"), words.Err(err))
		}
	}
}

// openNew opens an event that could not be fetched from anywhere again.
func (a *App) openNew(t *model.Tournament) error { return a.openCopy(t, nil) }

// use makes a document the one in the window.
func (a *App) use(d *wallchart.Doc) {
	a.doc, a.origin = d, nil
	if !d.Untitled() {
		a.remember(d.Path())
	}
	a.status.say("")
	a.freshScreens()
	a.state = derive(d.Tournament(), 0, 0, nil)
	a.why.hint(a.state)
	a.body.Objects = []fyne.CanvasObject{a.event}
	a.body.Refresh()
	a.show("crosstable")
	a.showState()
}

// save writes the file; the steps are on disk before.
func (a *App) save() {
	if a.doc.Untitled() {
		a.askSaveAs()
		return
	}
	if err := a.doc.Save(); err != nil {
		a.tell(words.Say("open.failed"), words.Err(err))
		return
	}
	a.sayWhere("save.done")
	a.tellNews()
}

// tellNews shows what others have done to the event's file while it is open.
func (a *App) tellNews() {
	if a.doc == nil || a.dialogs > 0 {
		return
	}
	if news := a.doc.News(); len(news) > 0 {
		a.showState()
		a.tell(words.Say("open.news"), words.Text(phrase.Join("\n", news...)))
	}
}

// Watch looks every few seconds for what others have done to the event's file.
func (a *App) Watch(every time.Duration) {
	go func() {
		for range time.Tick(every) {
			a.work.Later(a.tellNews)
		}
	}()
}

func (a *App) askSaveAs() {
	suggested := a.doc.Path()
	if a.doc.Untitled() {
		suggested = filepath.Join(a.settings.Folder, picker.FileName(a.state.Event.Name)+wallchart.Extension)
		_ = os.MkdirAll(a.settings.Folder, 0o755)
	}
	kinds := []picker.Kind{{Name: words.Say("save.kinds"), Patterns: []string{"*" + wallchart.Extension}}}
	for _, f := range exchanges() {
		if f.ending != wallchart.Extension {
			kinds = append(kinds, picker.Kind{Name: words.Say(f.wording), Patterns: []string{"*" + f.ending}})
		}
	}
	a.settings.Picker.Save(suggested, kinds, func(path string) {
		if a.exchangeDesk().saveForeign(path) {
			return
		}
		if err := a.saveAs(path); err != nil {
			a.tell(words.Say("open.failed"), words.Err(err))
		}
	})
}

func (a *App) saveAs(path string) error {
	if filepath.Ext(path) == "" {
		path += wallchart.Extension
	}
	if err := a.doc.SaveAs(path); err != nil {
		return err
	}
	a.remember(a.doc.Path())
	a.showState()
	a.sayWhere("save.done")
	return nil
}

// leaveEvent closes the document. It stays open when steps of it are in memory
// only and says so.
func (a *App) leaveEvent() bool {
	a.leaveScreen()
	d := a.doc
	if a.nothingToKeep() {
		_ = d.Forget()
	} else if err := d.Close(); err != nil {
		a.tell(words.Say("open.failed"), words.Err(err))
		if !errors.As(err, new(*wallchart.Recorded)) {
			return false
		}
	}
	a.doc, a.state = nil, State{}
	if news := d.News(); len(news) > 0 {
		a.tell(words.Say("open.news"), words.Text(phrase.Join("\n", news...)))
	}
	return true
}

func (a *App) closeEvent() {
	if a.doc == nil || a.leaveEvent() {
		a.showStart()
	}
}

func (a *App) quit() {
	if a.doc == nil || a.leaveEvent() {
		a.lists.Close()
		a.win.SetCloseIntercept(nil)
		a.fyne.Quit()
	}
}

func (a *App) undo() {
	_, err := a.doc.Undo()
	a.told(err)
}

func (a *App) redo() {
	_, err := a.doc.Redo()
	a.told(err)
}

func (a *App) undoTo(n int) { a.told(a.doc.UndoTo(n)) }

// told shows the event after a step, and says what went wrong with it.
func (a *App) told(err error) {
	before := a.state.Event
	a.why.outdated = nil
	a.refresh()
	a.status.say("")
	if err != nil {
		a.status.say(words.Err(err))
	}
	a.lookBack(before)
	a.tellNews()
}
