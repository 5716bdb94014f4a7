// Package season is the room of a series of events: its file, its events, its points, the questions about who is one
// person, and the table with what each sum is made of, printed and exported.
package season

import (
	"path/filepath"

	"fyne.io/fyne/v2"

	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/files/season"
	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// Desk is what a series is asked from: all that the room may do, and ask for.
type Desk struct {
	Read    func(file string) (*model.Tournament, error) // an event, whatever it is written in; off the window's thread
	Here    func() string                                // the file of the event that is open, "" for none
	Events  func() []picker.Kind                         // the files that events are in
	Options func() report.Options                        // how numbers are written
	Print   func(doc table.Document, name string)
	Sheet   func() formats.Sheet // the paper of what is exported
	Open    func(kinds []picker.Kind, answer func(path string))
	Save    func(suggested string, kinds []picker.Kind, answer func(path string))
	Folder  string // where a file without a place is proposed
	Prefs   fyne.Preferences
	Work    *work.Worker
	Tell    func(title, text string)
	Ask     func(d *controls.Dialog, size fyne.Size, focus fyne.Focusable) // opens a dialog
	Canvas  fyne.Canvas                                                    // over which dialogs stand
}

// prefLast is the season that was open last.
const prefLast = "season.last"

// AskLast opens the series that was open last, or a new one.
func (desk *Desk) AskLast() *Dialog {
	if last := desk.Prefs.String(prefLast); last != "" {
		if f, err := season.Read(last); err == nil {
			return desk.load(f)
		}
	}
	return desk.load(season.New())
}

// AskFile opens the series of a file; nil where it cannot be read, which is told.
func (desk *Desk) AskFile(path string) *Dialog {
	if abs, err := filepath.Abs(path); err == nil {
		path = abs
	}
	f, err := season.Read(path)
	if err != nil {
		desk.Tell(words.Say("season.cannot", filepath.Base(path)), controls.Sentences(words.Err(err)))
		return nil
	}
	return desk.load(f)
}

// load reads the events of a season, which may take its time, and opens it.
func (desk *Desk) load(f *season.File) *Dialog {
	d := &Dialog{desk: desk, file: f}
	if len(f.Season.Events) == 0 {
		d.open()
		return d
	}
	desk.Work.Alone(words.Say("season.busy"), func(*work.Job) func() {
		events, read := d.events(nil)
		return func() {
			d.found, d.read = events, read
			d.open()
		}
	}, nil)
	return d
}

// kinds are the files of seasons.
func kinds() []picker.Kind {
	return []picker.Kind{{Name: words.Say("season.kind"), Patterns: []string{"*" + season.Extension}},
		{Name: words.Say("open.all"), Patterns: []string{"*"}}}
}
