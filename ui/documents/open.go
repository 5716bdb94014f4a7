package documents

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"wallchart/arbiter/pair"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/assets/samples"
	"wallchart/files"
	"wallchart/files/crosstable"
	"wallchart/files/season"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/pairing/systems"
	"wallchart/phrase"
	"wallchart/tiebreaks/catalogue"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// EventKinds are the files that are offered to be opened.
func EventKinds() []picker.Kind {
	return []picker.Kind{
		{Name: words.Say("open.kinds"), Patterns: []string{"*.wallchart", "*.series", "*.trf", "*.trfx", "*.itdx",
			"*.txt", "*.csv", "*.tsv", "*.html", "*.htm", "*.xlsx", "*.ods",
			"*.dbf", "*.trn", "*.sco", "*.ini", "*.zip", "*.tab",
			"*.pgn", "*.ndjson", "*.json", "*.xml"}},
		{Name: words.Say("open.all"), Patterns: []string{"*"}},
	}
}

// AskOpen asks for a file and opens it.
func (d *Documents) AskOpen() { d.Picker().Open(EventKinds(), d.Open) }

// samplePrefix begins the name of a sample where the name of a file is asked for: "sample:club.wallchart".
const samplePrefix = "sample:"

// Open opens an event's file, ours or another program's, or a sample. What cannot be opened
// is told and leaves what is open as it was; a list of players begins a new
// event.
func (d *Documents) Open(path string) {
	if sample, ok := strings.CutPrefix(filepath.Base(path), samplePrefix); ok {
		d.OpenSample(sample)
		return
	}
	switch ending := filepath.Ext(path); {
	case strings.EqualFold(ending, wallchart.Extension):
		d.openOurs(path, d.Options())
		return
	case strings.EqualFold(ending, season.Extension):
		d.Series(path)
		return
	}
	d.Work.Alone(words.Say("open.busy", filepath.Base(path)), func(*work.Job) func() {
		o, err := files.Open(path, systems.Reports())
		if err == nil {
			examined(o)
		}
		return func() {
			switch {
			case err != nil:
				d.Tell(words.Say("open.title"), words.Err(err))
			case o.Tournament == nil:
				d.Begin(path)
			default:
				d.OpenRead(o, path)
			}
		}
	}, nil)
}

// OpenRead opens what a reader found, and says what it could not read. A table whose totals are not
// what its results make is opened when that is wanted: what does not agree is shown before.
func (d *Documents) OpenRead(o *files.Opened, path string) {
	d.wanted(o, func() {
		if d.openRead(o, copyOf(path)) != nil {
			return
		}
		if title, text := said(o); text != "" {
			d.Tell(title, text)
		}
	})
}

// OpenPasted opens what was found in a pasted text, of which the same is asked as of a file. What could not be read was said while it was
// pasted.
func (d *Documents) OpenPasted(o *files.Opened) {
	examined(o)
	d.wanted(o, func() { _ = d.openRead(o, Origin{}) })
}

// examined puts what came as a report file into FIDE mode, where it is as that asks, and examines its rounds.
func examined(o *files.Opened) {
	if o.Format == files.ReportFile {
		o.Tournament = arbiter.AsImported(o.Tournament)
		o.Step = pair.ExamineImport(o.Tournament, columnsOf(o.Stated), pair.Soon())
	}
}

// wanted opens at once, or asks before where the totals of a table do not agree with its results.
func (d *Documents) wanted(o *files.Opened, open func()) {
	if !o.Disagrees() {
		open()
		return
	}
	var lines []string
	for _, p := range append(o.Remarks(), o.Lost()...) {
		lines = append(lines, words.Err(p))
	}
	text := widget.NewLabel(strings.Join(append(lines, "", words.Say("open.disagrees.text")), "\n"))
	text.Wrapping = fyne.TextWrapWord
	ask := controls.NewDialog(d.Canvas(), words.Say("open.disagrees"), container.NewVScroll(text), words.Say("open.anyway"),
		words.Say("dialog.cancel"))
	ask.Confirm = func() error {
		ask.Close()
		open()
		return nil
	}
	d.Ask(ask, style.Search, nil)
}

// openRead opens what was read; why it cannot be opened is told.
func (d *Documents) openRead(o *files.Opened, from Origin) error {
	t := WithPrinted(o.Tournament, o.Printed)
	if o.Format == files.LivingBook {
		t = o.Written // the corrections are a step of their own
	}
	before := d.Current()
	if err := d.openCopy(t, from, o.Step); err != nil {
		d.Tell(words.Say("open.title"), words.Err(err))
		return err
	}
	if o.Format == files.ReportFile && d.Current() != before { // what was open may not have been left
		d.Mode(words.Text(phrase.Join(" ", arbiter.ModesSaid(t)...)))
	}
	return nil
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

// WithPrinted is the event with the tie-breaks that its table printed.
func WithPrinted(t *model.Tournament, printed []crosstable.Printed) *model.Tournament {
	return catalogue.WithPrinted(t, columnsOf(printed))
}

func columnsOf(printed []crosstable.Printed) []catalogue.PrintedColumn {
	var columns []catalogue.PrintedColumn
	for _, p := range printed {
		columns = append(columns, catalogue.PrintedColumn{Section: p.Section, Code: p.Code, Values: p.Values})
	}
	return columns
}

// Read reads an event, whatever it is written in, and opens nothing: what has been done with one of ours is in it, saved or not.
func (d *Documents) Read(path string) (*model.Tournament, error) {
	o, err := files.Open(path, systems.Reports())
	switch {
	case err != nil:
		return nil, err
	case o.Format == files.Event:
		own := d.Options()
		own.ReadOnly = true
		doc, err := wallchart.Open(path, own)
		if err != nil {
			return nil, err
		}
		defer doc.Discard()
		return doc.Tournament(), nil
	case o.Tournament == nil:
		return nil, errors.New(words.Say("open.noEvent", filepath.Base(path)))
	case o.Format == files.LivingBook:
		return o.Tournament, nil
	}
	return WithPrinted(o.Tournament, o.Printed), nil
}

// List tells whether a file is a list of players and no event. What cannot be read is
// none: opening it says why.
func List(path string) bool {
	if strings.EqualFold(filepath.Ext(path), wallchart.Extension) {
		return false
	}
	o, err := files.Open(path, systems.Reports())
	return err == nil && o.Tournament == nil
}

// Same tells whether two paths lead to the same file.
func Same(a, b string) bool {
	if a == b {
		return true
	}
	one, err := os.Stat(a)
	other, errOther := os.Stat(b)
	return err == nil && errOther == nil && os.SameFile(one, other)
}

// openOurs opens a *.wallchart file; one that somebody else has open can be
// looked at, or taken over when that somebody is on another computer.
func (d *Documents) openOurs(path string, o wallchart.Options) {
	if d.There(path) {
		return
	}
	d.load(path, o, func(doc *wallchart.Doc, err error) {
		var locked *wallchart.Locked
		switch {
		case errors.As(err, &locked):
			d.tellLocked(locked)
		case errors.Is(err, fs.ErrNotExist) && !errors.As(err, new(*wallchart.Missing)):
			d.Tell(words.Say("open.title"), words.Say("open.gone", path))
		case err != nil:
			d.Tell(words.Say("open.title"), words.Err(err))
		default:
			d.replace(doc)
		}
	}, nil)
}

// load opens a *.wallchart file off the window's thread. Stopped, what is open is as
// it was, and the file too.
func (d *Documents) load(path string, o wallchart.Options, then func(*wallchart.Doc, error), stopped func()) {
	var doc *wallchart.Doc
	d.Work.Alone(words.Say("open.busy", filepath.Base(path)), func(*work.Job) func() {
		var err error
		doc, err = wallchart.Open(path, o)
		return func() { then(doc, err) }
	}, func() {
		if doc != nil {
			doc.Discard()
		}
		if stopped != nil {
			stopped()
		}
	})
}

// Resume opens an event that was open when the program did not end properly. One that
// cannot be opened is on the start screen; one that stops the program again is not
// opened a second time.
func (d *Documents) Resume(path string, ended func()) {
	d.Memory.Change(path, func(k *Known) { k.Open = false })
	d.load(path, d.Options(), func(doc *wallchart.Doc, err error) {
		if errors.As(err, new(*wallchart.Locked)) {
			d.Memory.Change(path, func(k *Known) { k.Open = true }) // another window or program has it
		}
		if err == nil {
			d.resuming = true
			d.replace(doc)
			d.resuming = false
		}
		ended()
	}, ended)
}

// replace shows a document in place of the one that is open, unless that one
// cannot be left.
func (d *Documents) replace(doc *wallchart.Doc) {
	if d.Current() != nil && !d.Leave() {
		_ = doc.Close()
		return
	}
	d.entered(doc)
	d.Use(doc)
	notes := doc.Notes()
	if doc.Crashed() && !doc.Lost() && len(notes) == 1 {
		d.Reassure(words.Text(notes[0]))
	} else if len(notes) > 0 {
		d.Tell(words.Say("open.problems"), words.Text(phrase.Join("\n", notes...)))
	}
}

// Show shows a document that was opened elsewhere in place of the one that is open.
func (d *Documents) Show(doc *wallchart.Doc) { d.replace(doc) }

// OpenVersion opens a kept state of an event as an event of its own, that has no
// place yet; the one that is open is closed as ever.
func (d *Documents) OpenVersion(t *model.Tournament) error {
	doc, err := wallchart.New(t, d.Options())
	if err == nil {
		d.replace(doc)
	}
	return err
}

func (d *Documents) tellLocked(l *wallchart.Locked) {
	text := widget.NewLabel(words.Err(l))
	text.Wrapping = fyne.TextWrapWord
	wording, o := words.Say("open.readOnly"), d.Options()
	if l.Elsewhere {
		wording, o.TakeOver = words.Say("open.takeOver"), true
	} else {
		o.ReadOnly = true
	}
	ask := controls.NewDialog(d.Canvas(), words.Say("open.locked"), container.NewVScroll(text), wording, words.Say("dialog.cancel"))
	ask.Confirm = func() error { d.openOurs(l.Path, o); return nil }
	d.Ask(ask, style.Sentence, nil)
}

// OpenSample opens a sample event by the name of its file.
func (d *Documents) OpenSample(file string) {
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
			err = d.openCopy(WithPrinted(o.Tournament, o.Printed), Origin{Sample: true}, nil)
		}
		if err != nil {
			d.Tell(words.Say("open.title"), words.Err(err))
		}
	}
}

// OpenNew opens an event that could not be fetched from anywhere again.
func (d *Documents) OpenNew(t *model.Tournament) error { return d.openCopy(t, Origin{}, nil) }
