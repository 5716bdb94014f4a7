package wallchart

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"wallchart/files/regular"
	"wallchart/model"
	"wallchart/model/journal"
)

// Doc is a document that is open: an event, its journal and its place on disk.
// It belongs to one goroutine; the tournaments it hands out may go anywhere.
type Doc struct {
	path     string
	folder   string // its history; "" when there is no place for one
	options  Options
	disk     disk
	journal  *journal.Journal
	lock     *lock
	trail    *trail
	digest   string // of the file as last read or written
	notes    []string
	trouble  error // why steps are in memory only
	readOnly bool
	untitled bool
	closed   bool
	since    int          // steps since the file was written
	opened   int          // entries of the log when it was opened
	resume   func() error // opens the trail, as long as that has not succeeded
}

// Open opens a file, with the steps that were taken but not yet in it: after a
// crash nothing that Do acknowledged is missing. A file that somebody else has
// open gives a *Locked, one that cannot be read an Unreadable, naming the
// version before it that can.
func Open(path string, o Options) (*Doc, error) {
	path, err := canonical(path)
	if err != nil {
		return nil, err
	}
	in, err := regular.Open(path)
	if err != nil {
		return nil, err
	}
	info, err := in.Stat()
	_ = in.Close()
	if err != nil {
		return nil, err
	}
	d := &Doc{path: path, options: o, disk: o.disk, readOnly: o.ReadOnly, untitled: isUnsaved(path, o)}
	d.disk.mode = info.Mode()
	if info.Mode().Perm()&0o200 == 0 && !o.ReadOnly {
		d.notes = append(d.notes, "The file is marked read-only: steps are kept, but the file itself will not change. Take the mark away, or save the event elsewhere with Save as.")
	}
	d.adopt()
	if err := d.enter(); err != nil {
		return nil, err
	}
	file, sum, err := readFile(path)
	if err != nil {
		d.leave()
		return nil, d.orBefore(err)
	}
	d.start(file, sum)
	if err := d.recover(); err != nil {
		d.leave()
		return nil, err
	}
	return d, nil
}

// start begins the journal in memory with what a file holds.
func (d *Doc) start(file *File, sum string) {
	d.digest = sum
	d.notes = append(d.notes, file.Notes...)
	d.journal = journal.New(file.Tournament, file.Log, d.options.Clock)
	d.journal.By = d.options.who()
}

// orBefore adds to the error of a broken file where the last whole version is.
func (d *Doc) orBefore(err error) error {
	for _, v := range Versions(d.path, d.options) {
		if v.Round == 0 {
			if _, bad := ReadFile(v.Path); bad == nil {
				return fmt.Errorf("%w\nThe version of %s is whole: %s", err, v, v.Path)
			}
		}
	}
	return err
}

// enter finds a place for the history, locks it and sweeps up.
func (d *Doc) enter() error {
	if d.readOnly {
		d.folder = historyFolder(d.path)
		return nil
	}
	var refused error
	for i, folder := range d.places() {
		if i > 0 {
			_ = os.MkdirAll(filepath.Dir(folder), 0o700)
		}
		err := d.disk.mkdir(folder)
		if err == nil {
			err = ownOnly(folder)
		}
		if err == nil {
			var left *Holder
			d.lock, left, err = takeLock(d.disk, folder, d.path, d.options.holder(), d.options.TakeOver)
			if left != nil && err == nil {
				d.notes = append(d.notes, fmt.Sprintf("The sitting of %s did not end properly.", left.Since.Local().Format("2 January 2006, 15:04")))
			}
		}
		var locked *Locked
		if errors.As(err, &locked) {
			return err
		}
		if err == nil {
			d.folder = folder
			hide(folder)
			d.disk.syncDir(filepath.Dir(folder))
			if refused != nil {
				d.notes = append(d.notes, "Steps are kept in your own folder and not beside the file: "+cause(refused)+".")
			}
			sweep(d.path, folder)
			return nil
		}
		refused = err
	}
	d.trouble = &NotOnDisk{Err: refused}
	d.notes = append(d.notes, d.trouble.Error())
	return nil
}

// recover makes the steps of the journal on disk again and goes on writing it.
// Where the folder could be written to once and cannot now, or the other way
// round, both places may have a journal that sets out from this file; the
// longer one then holds the shorter.
func (d *Doc) recover() error {
	var own *past // the journal in our own place
	var lacking []journal.Entry
	inOwn := true
	for _, folder := range d.places() {
		p, err := pastAt(filepath.Join(folder, "journal"))
		if errors.Is(err, fs.ErrNotExist) || errors.Is(err, errNoTrail) || errors.As(err, new(*regular.Refused)) {
			continue
		}
		if err != nil {
			return err
		}
		steps, ok := p.since(d.digest)
		mine := folder == d.folder
		switch {
		case mine && ok:
			own = p
			inOwn = len(steps) >= len(lacking)
		case mine && len(p.entries) > 0 && !d.readOnly:
			d.setAside(filepath.Join(folder, "journal"), p)
		}
		if ok && len(steps) > len(lacking) {
			lacking, inOwn = steps, mine
		}
	}
	if !d.replay(lacking) && own != nil && inOwn && !d.readOnly {
		d.setAside(filepath.Join(d.folder, "journal"), own)
		inOwn = false
	}
	d.opened = len(d.journal.Entries())
	if d.readOnly || d.folder == "" {
		return nil
	}
	d.resume = func() error { return d.openTrail(own, own != nil && inOwn) }
	if err := d.resume(); err != nil {
		_ = d.failed("", err)
	}
	return nil
}

// replay makes steps again that the file lacks.
func (d *Doc) replay(lacking []journal.Entry) bool {
	had := len(d.journal.Entries())
	err := d.journal.Replay(lacking)
	d.since = len(d.journal.Entries()) - had
	switch {
	case err != nil:
		d.notes = append(d.notes, fmt.Sprintf("Not every step of the last sitting could be made again: %v.", err))
	case d.since == 1:
		d.notes = append(d.notes, "One step of the last sitting was not in the file yet and was made again.")
	case d.since > 1:
		d.notes = append(d.notes, fmt.Sprintf("%d steps of the last sitting were not in the file yet and were made again.", d.since))
	}
	return err == nil
}

func pastAt(name string) (*past, error) {
	f, err := regular.Own(name, os.O_RDONLY, 0)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return readTrail(f)
}

// openTrail goes on with the journal that is there, cut off behind its last
// whole line, or begins a new one that holds all steps the file lacks.
func (d *Doc) openTrail(own *past, belongs bool) error {
	f, err := d.disk.open(filepath.Join(d.folder, "journal"), os.O_RDWR|os.O_CREATE)
	if err != nil {
		return err
	}
	d.trail, d.resume = &trail{disk: d.disk, file: f}, nil
	entries := d.journal.Entries()
	if belongs {
		d.trail.good, d.trail.sum = own.good, own.sum
		if own.torn {
			err = f.Truncate(own.good)
		}
		entries = entries[d.opened:]
	} else {
		err = d.trail.begin(filepath.Base(d.path), d.digest)
		entries = entries[len(entries)-d.since:]
	}
	for _, e := range entries {
		err = errors.Join(err, d.trail.queue(e))
	}
	err = errors.Join(err, d.trail.flush())
	d.disk.syncDir(d.folder)
	return err
}

// setAside keeps a journal that does not belong to the file: somebody put
// another file in its place. If the file it set out from is among the versions,
// what it led to is written beside the document.
func (d *Doc) setAside(name string, p *past) {
	at := d.options.now().UTC().Format("20060102T150405")
	aside := name + "-" + at
	if err := os.Rename(name, aside); err != nil {
		d.notes = append(d.notes, fmt.Sprintf("The journal %s does not belong to this file and could not be put aside: %v.", name, err))
		return
	}
	note := fmt.Sprintf("The file was changed by another program since the last sitting, of which %d steps are not in it. They are kept in %s.", len(p.entries), aside)
	if f := withDigest(d.folder, p.base); f != nil {
		j := journal.New(f.Tournament, f.Log, nil)
		failed := j.Replay(p.entries)
		to := d.path[:len(d.path)-len(filepath.Ext(d.path))] + " (recovered " + at + ")" + Extension
		b, err := encode(j.Tournament(), j.Entries())
		if err == nil {
			err = d.disk.replace(to, b, nil)
		}
		if err == nil && failed == nil {
			note = fmt.Sprintf("The file was changed by another program since the last sitting, of which %d steps are not in it. What they led to is kept as %s.", len(p.entries), filepath.Base(to))
		}
	}
	d.notes = append(d.notes, note)
}

// leave gives lock and journal back.
func (d *Doc) leave() {
	if d.trail != nil {
		_ = d.trail.file.Close()
		d.trail = nil
	}
	if d.lock != nil {
		d.lock.release()
		d.lock = nil
	}
}

// Path is where the document stands; Untitled documents have a place that the
// organiser did not choose.
func (d *Doc) Path() string { return d.path }

// Untitled tells whether the organiser has yet to say where the event is to be
// kept.
func (d *Doc) Untitled() bool { return d.untitled }

// ReadOnly tells whether the document was opened for reading only.
func (d *Doc) ReadOnly() bool { return d.readOnly }

// Notes are sentences about the opening: steps made again, a newer format, a
// folder that cannot be written to.
func (d *Doc) Notes() []string { return d.notes }

// Tournament is the event as it is now.
func (d *Doc) Tournament() *model.Tournament { return d.journal.Tournament() }

// Entries is the log, oldest first, over the event's whole life.
func (d *Doc) Entries() []journal.Entry { return d.journal.Entries() }

// Undoable lists the steps that UndoTo can go back to, oldest first.
func (d *Doc) Undoable() []journal.Entry { return d.journal.Undoable() }

// UndoLabel is the label of the step that Undo takes back, "" for none.
func (d *Doc) UndoLabel() string { return d.journal.UndoLabel() }

// RedoLabel is the label of the step that Redo makes again, "" for none.
func (d *Doc) RedoLabel() string { return d.journal.RedoLabel() }

// Dirty tells whether the event differs from what the file holds. It is safe on
// disk all the same unless Trouble says otherwise.
func (d *Doc) Dirty() bool { return d.journal.Dirty() }

// Versions lists the earlier states that are kept of the document, newest
// first, then those after each round. ReadFile reads them.
func (d *Doc) Versions() []VersionFile { return Versions(d.path, d.options) }
