// Package paper is the room of what is printed and exported: the choice of reports, the pages as they will come out,
// and the files they are written to.
package paper

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"

	"wallchart/arbiter"
	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/spool"
	"wallchart/export/table"
	"wallchart/files/atomicfile"
	"wallchart/model"
	"wallchart/tiebreaks"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// Subject is what there is to be printed about.
type Subject struct {
	Event      *model.Tournament
	Section    *model.Section
	Standings  *tiebreaks.Standings
	Round      int      // that is shown, 0 for none
	Categories []string // of the section
	Path       string   // of the event's own file
}

// Desk is what printing and exporting depend on: all that the room may do, and ask
// for.
type Desk struct {
	Subject func() Subject
	Options func() report.Options // how numbers are written, and in which language
	Prefs   fyne.Preferences      // what is remembered from one export to the next
	Folder  string                // where the first export goes
	Now     func() time.Time
	Open    func(kinds []picker.Kind, answer func(path string))                   // asks for a picture
	Save    func(suggested string, kinds []picker.Kind, answer func(path string)) // asks for a file
	IsEvent func(path string) bool                                                // has the ending of a file that holds an event
	Spool   spool.Spooler                                                         // the printers; nil for none
	Outside func(path string)                                                     // shows it with another program
	Say     func(sentence string)
	Alone   func(wording string, work func(*work.Job) (done func()), stopped func()) // does slow work off the window's thread
	// Beside does work that nobody waits for.
	Beside func(what string, work func(cancel <-chan struct{}) (done func())) (stop func())
	Ask    func(d *controls.Dialog, size fyne.Size, focus fyne.Focusable) // opens a dialog
	Canvas fyne.Canvas                                                    // over which dialogs stand
	Later  func(func())                                                   // hands on to the window's thread; nil does at once

	pages work.Follower // writes the web pages of the event
}

// What is remembered from one export to the next.
const (
	prefForm    = "export.form"
	prefPaper   = "export.paper"
	prefLies    = "export.orientation"
	prefFill    = "export.fill"
	prefReports = "export.reports"
	prefFolder  = "export.folder"
)

// LastFolder is where the last export went.
func (d *Desk) LastFolder() string { return d.Prefs.StringWithFallback(prefFolder, d.Folder) }

// Keep makes the folder of a file the one where the next export goes.
func (d *Desk) Keep(path string) { d.Prefs.SetString(prefFolder, filepath.Dir(path)) }

// Paper is the paper to print on: what was chosen last, otherwise the event's usual.
func (d *Desk) Paper() table.Paper {
	if p, err := table.ParsePaper(d.Prefs.String(prefPaper)); err == nil {
		return p
	}
	event := d.Subject().Event
	return table.Usual(event != nil && arbiter.Letter(event))
}

// Plain is the paper to print on, lying as suits what is printed.
func (d *Desk) Plain() formats.Sheet {
	return formats.Sheet{Paper: d.Paper(), Created: d.Now().Truncate(time.Second)}
}

// SetPaper makes a size of paper the one that is proposed, "" what is usual for each event.
func (d *Desk) SetPaper(name string) { d.Prefs.SetString(prefPaper, name) }

// PaperChosen is the size that is proposed for every event, "" for the usual one of each.
func (d *Desk) PaperChosen() string { return d.Prefs.String(prefPaper) }

// Sheet is how the last export laid out its pages.
func (d *Desk) Sheet() formats.Sheet {
	s := d.Plain()
	s.Orientation, s.Fill = d.lies(), d.Prefs.Bool(prefFill)
	return s
}

// lies is how the paper of the last export lay.
func (d *Desk) lies() table.Orientation {
	o, _ := table.ParseOrientation(d.Prefs.String(prefLies)) // what is not known is chosen by the layout
	return o
}

// Replace writes a file about the event, whole or not at all; who may read the
// event may read it.
func (d *Desk) Replace(path string, content []byte) error {
	return replace(path, d.Subject().Path, content)
}

// replace writes a file that those may read who may read the event's own.
func replace(path, event string, content []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return errors.New(words.Say("export.noFolder", filepath.Dir(path)))
	}
	err := atomicfile.Write(path, event, func(w io.Writer) error { _, err := w.Write(content); return err })
	if err != nil {
		return errors.New(words.Say("export.cannotWrite", path, words.Reason(err)))
	}
	return nil
}
