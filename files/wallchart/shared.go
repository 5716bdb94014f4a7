package wallchart

import (
	"bytes"
	"maps"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// What an event at several desks (package sharing) asks of its file. The steps of other desks come in two ways: behind all that is
// here (Take), or before steps that were made here and that the others do not have yet (Rebase).

// SitAt says at which desk the file is open; entries of the log say so from here on.
func (d *Doc) SitAt(desk string) { d.journal.SitAt(desk) }

// History is the folder beside the file, "" where there is none.
func (d *Doc) History() string { return d.folder }

// Before is the event that a step was made on, nil where that is not known any more.
func (d *Doc) Before(n int) *model.Tournament { return d.journal.Before(n) }

// Take makes steps of other desks, with their own numbers, times and names. They are Unwritten then, which loses nothing: the others have
// them. They are on disk with the next step of this desk's own, or after Retry. Errors are as Do's.
func (d *Doc) Take(steps []journal.Entry) error {
	return d.step(d.queueSteps, func() error { return d.journal.Replay(steps) })
}

// Rebase puts another history in place of the present one. Both are the same up to step common; now is an event, log the log that leads to
// it, and mine are steps that come behind. It goes to the journal as one; where the file itself holds steps that are in it no
// longer, the file is written. Whenever the computer stops, the next opening finds either the one history or the other.
func (d *Doc) Rebase(common int, now *model.Tournament, log, mine []journal.Entry) error {
	if d.closed {
		return errClosed
	}
	inFile := d.journal.Last() - d.since
	j := d.journal.Anew(now, log)
	if err := j.Replay(mine); err != nil {
		return err
	}
	d.journal = j
	if d.lines == nil {
		d.lines = map[int][]byte{}
	}
	maps.DeleteFunc(d.lines, func(n int, _ []byte) bool { return n > common })
	if inFile <= common && d.folder != "" && !d.stale {
		d.since = j.Last() - inFile
		return d.begun(func() error { return d.openTrail(nil, false) })
	}
	d.since, d.archive, d.stale = min(max(1, len(mine)), len(j.Entries())), nil, true
	return d.begun(d.rewrite)
}

// begun begins journal or file again, and does so later where it cannot be done now.
func (d *Doc) begun(begin func() error) error {
	d.look()
	err := begin()
	if err == nil {
		d.resume, d.trouble = nil, nil
		return nil
	}
	if d.trail != nil { // of the former history, which the disk has until then
		_ = d.trail.file.Close()
		d.trail = nil
	}
	d.resume = begin
	return d.failed(phrase.Text{}, err)
}

// rewrite writes the file, and its journal without a step.
func (d *Doc) rewrite() error {
	if err := d.write(); err != nil {
		return err
	}
	if d.trail != nil || d.folder == "" {
		return nil
	}
	return d.openTrail(nil, false)
}

// Receive puts an event that came from elsewhere, as the bytes of a file, where no file is yet, and opens it.
func Receive(path string, event []byte, o Options) (*Doc, error) {
	path, err := canonical(path)
	if err != nil {
		return nil, err
	}
	if err := readable(event); err != nil {
		return nil, err
	}
	if err := o.disk.create(path, event); err != nil {
		return nil, err
	}
	return Open(path, o)
}

// Encode is a file with an event and its log, for other desks: long changes stand in it too, so that steps can be laid beside each other.
// What is longer than a reader takes is left out.
func Encode(t *model.Tournament, log []journal.Entry) ([]byte, error) {
	var b bytes.Buffer
	err := render(&b, &File{Tournament: t, Log: log}, maxRecord/2)
	return b.Bytes(), err
}
