package paper

import (
	"bytes"
	"context"
	"io"
	"path/filepath"

	"wallchart/phrase"
	"wallchart/ui/kit/guard"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// written is what became of a file.
type written struct {
	path string
	err  error
	made bool // the file stands in its place
}

// file is a file that is to be written: values only, so that it is made while the window goes on.
type file struct {
	path  string
	event string // the event's own file
	form  phrase.Text
	make  func(*work.Job, io.Writer) error

	unwanted func() bool // nobody waits for it any more; nil for never
}

// write makes the file in memory and puts it in its place, off the window's thread. What was stopped before the file
// was put there leaves nothing; ended is told on the window's thread what became of it.
func (d *Desk) write(f file, ended func(written)) {
	f.event = d.Subject().Path
	var w written
	d.Alone(words.Say("export.busy", filepath.Base(f.path)), func(j *work.Job) func() {
		w = f.write(j)
		return func() { ended(w) }
	}, func() { ended(w) })
}

func (f file) write(j *work.Job) written {
	w := written{path: f.path}
	w.err = guard.Making(words.Text(f.form), func() error {
		var b bytes.Buffer
		if err := f.make(j, heeding{&b, j}); err != nil {
			return err
		}
		if j.Cancelled() || f.unwanted != nil && f.unwanted() {
			return context.Canceled
		}
		return replace(f.path, f.event, b.Bytes())
	})
	w.made = w.err == nil
	return w
}

// heeding is a writer that ends when the job is stopped.
type heeding struct {
	to io.Writer
	j  *work.Job
}

func (h heeding) Write(b []byte) (int, error) {
	if h.j.Cancelled() {
		return 0, context.Canceled
	}
	return h.to.Write(b)
}
