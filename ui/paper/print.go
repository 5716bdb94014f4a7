package paper

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"wallchart/export/formats"
	"wallchart/export/table"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// Print makes a PDF and asks on which printer. Where there is none, it is opened where the system prints from.
func (d *Desk) Print(doc table.Document, s formats.Sheet, name string) {
	k, _ := formats.ByName("pdf")
	folder, err := printFolder()
	if err != nil {
		d.Say(words.Say("export.cannotWrite", os.TempDir(), words.Reason(err)))
		return
	}
	var noted doubts
	s = noted.heard(s)
	p := &printing{desk: d, name: name, folder: folder}
	f := file{path: filepath.Join(folder, picker.FileName(name)+".pdf"), form: k.Title}
	f.make = func(j *work.Job, w io.Writer) error {
		if d.Spool != nil {
			if err := p.look(doc, s); err != nil {
				return err
			}
			j.Progress(1, 2)
		}
		return k.Write(w, doc, s)
	}
	d.write(f, func(w written) {
		switch {
		case w.made && len(p.printers) > 0:
			p.path = w.path
			for _, t := range noted.all {
				d.Say(words.Text(t))
			}
			p.ask()
		case w.made:
			said := "print.opened"
			if d.Spool != nil {
				said = "print.noPrinter"
			}
			d.Say(noted.with(words.Say(said, w.path)))
			d.Outside(w.path)
		default:
			removePrints(folder)
			if w.err != nil && !errors.Is(w.err, context.Canceled) {
				d.Say(words.Err(w.err))
			}
		}
	})
}

// printStart begins the names of the folders for printed pages.
const printStart = "wallchart-print-"

// printFolder makes a folder that nobody else can look into, a new one each time:
// the pages before may still be open. Those of other days are taken away; the
// programs that opened them have read them.
func printFolder() (string, error) {
	sweepPrints(os.TempDir(), time.Now().Add(-24*time.Hour))
	return os.MkdirTemp("", printStart)
}

func sweepPrints(folder string, before time.Time) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return
	}
	for _, e := range entries {
		info, err := e.Info()
		if err != nil || !e.IsDir() || !strings.HasPrefix(e.Name(), printStart) || info.ModTime().After(before) {
			continue
		}
		removePrints(filepath.Join(folder, e.Name()))
	}
}

// removePrints takes a folder for printed pages away, if nothing else stands in it.
func removePrints(folder string) {
	entries, _ := os.ReadDir(folder)
	for _, e := range entries {
		if filepath.Ext(e.Name()) == ".pdf" {
			_ = os.Remove(filepath.Join(folder, e.Name()))
		}
	}
	_ = os.Remove(folder) // empty only
}
