package wallchart

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// Doc is a document that is open: an event, its journal and its place on disk.
// It belongs to one goroutine; the tournaments it hands out may go anywhere.
type Doc struct {
	// Meanwhile, where set, is called when Do has made a change and not yet put it on disk: what takes its own time can begin.
	Meanwhile func()

	path     string
	folder   string // its history; "" when there is no place for one
	options  Options
	disk     disk
	journal  *journal.Journal
	lock     *lock
	guard    *os.File // the history's folder, locked
	trail    *trail
	digest   string // of the file as last read or written
	notes    []phrase.Text
	trouble  error // why steps are in memory only
	readOnly bool
	untitled bool
	closed   bool
	since    int            // steps since the file was written
	stale    bool           // the file holds steps of a history that was replaced; no journal can stand on it
	opened   int            // entries of the log when it was opened
	resume   func() error   // opens the trail, as long as that has not succeeded
	lines    map[int][]byte // see trail; nil before the first Rebase
	archive  *archive       // the steps that are kept; nil when those that are do not lead to the file
	strange  bool           // there were some that do not
	aside    bool           // the journal was of another file
	emptied  bool           // it was emptied, as is done after a save
	news     []phrase.Text
	seen     fs.FileInfo // the file when it was last looked at; nil when it was not there
	gone     bool        // it is not there
	foreign  string      // digest of what another program has put in its place
	moved    bool        // its folder has gone elsewhere
	pulled   bool        // the disk with it is gone
	crashed  bool        // the program did not end properly when it was last open
	lost     bool        // steps that were made are not in it, or may not be
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
	in, err := opened(path)
	if err != nil {
		return nil, OrMissing(path, o, err)
	}
	info, err := in.Stat()
	_ = in.Close()
	if err != nil {
		return nil, err
	}
	d := &Doc{path: path, options: o, disk: o.disk, readOnly: o.ReadOnly, untitled: isUnsaved(path, o)}
	d.disk.mode = info.Mode()
	if info.Mode().Perm()&0o200 == 0 && !o.ReadOnly {
		d.remark("The file is marked read-only: steps are kept, but the file itself will not change. " +
			"Take the mark away, or save the event elsewhere with Save as.")
	}
	d.adopt()
	if err := d.enter(); err != nil {
		return nil, err
	}
	file, sum, err := readFile(path)
	if err != nil {
		d.leave()
		return nil, OrBefore(path, o, err)
	}
	d.start(file, sum)
	d.see()
	if err := d.recover(); err != nil {
		d.leave()
		return nil, err
	}
	d.tellCrash()
	return d, nil
}

// start begins the journal in memory with what a file holds.
func (d *Doc) start(file *File, sum string) {
	d.digest = sum
	d.notes = append(d.notes, file.Notes...)
	d.journal = journal.New(steps.List, file.Tournament, file.Log, d.options.Clock)
	d.journal.Fits = func(t *model.Tournament) error { return withinLimits(t, len(d.Entries())+1) }
	d.journal.By = d.options.who()
}

// OrBefore adds to the error of a broken file where the last whole version is.
func OrBefore(path string, o Options, err error) error {
	for _, v := range Versions(path, o) {
		if v.Round == 0 {
			if _, bad := ReadFile(v.Path); bad == nil {
				return phrase.Errorf("%w\nThe version of %s is whole: %s", err, v, v.Path)
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
		err := d.take(folder)
		var locked *Locked
		if errors.As(err, &locked) {
			return err
		}
		if err == nil {
			g, held := guard(historyFolder(d.path))
			if held {
				d.leave()
				return &Locked{Path: d.path}
			}
			d.guard = g
			d.folder = folder
			hide(folder)
			d.disk.syncDir(filepath.Dir(folder))
			if refused != nil {
				d.remark("Steps are kept in your own folder and not beside the file: %s.", cause(refused))
			}
			sweep(d.path, folder)
			return nil
		}
		refused = err
	}
	d.trouble = &NotOnDisk{Err: refused}
	d.remark("%s", d.trouble)
	return nil
}

// take makes a folder for the history, and locks it. Neither can be had while another program gives its lock back, and takes the folder
// away that is empty then. Whoever looked for another place at that moment would have the file beside the next one who finds it free.
func (d *Doc) take(folder string) error {
	begun, gone := time.Now(), false
	return patiently(func() error {
		gone = false
		err := d.disk.mkdir(folder)
		if err == nil {
			err = ownOnly(folder)
		}
		if err != nil {
			return err
		}
		var left *Holder
		d.lock, left, err = takeLock(d.disk, folder, d.path, d.options.holder(), d.options.TakeOver)
		d.crashed, gone = left != nil, errors.Is(err, fs.ErrNotExist)
		return err
	}, func(err error) bool { return gone || fleeting(err, time.Since(begun)) })
}

// leave gives lock and journal back.
func (d *Doc) leave() {
	if d.trail != nil {
		_ = d.trail.file.Close()
		d.trail = nil
	}
	if d.guard != nil {
		_ = d.guard.Close()
		d.guard = nil
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

// Crashed tells whether the program did not end properly when the document was last open; the first of the Notes
// then says what became of the event.
func (d *Doc) Crashed() bool { return d.crashed }

// Lost tells whether steps that were made are not in the event, or may not be. The Notes say which.
func (d *Doc) Lost() bool { return d.lost }

// Notes are sentences about the opening: steps made again, a newer format, a
// folder that cannot be written to.
func (d *Doc) Notes() []phrase.Text { return d.notes }

func (d *Doc) remark(what phrase.Format, args ...any) {
	d.notes = append(d.notes, phrase.New(what, args...))
}

// clock is a time as it is read in any language.
func clock(t time.Time) string { return t.Local().Format("2006-01-02 15:04") }

// Tournament is the event as it is now.
func (d *Doc) Tournament() *model.Tournament { return d.journal.Tournament() }

// Entries is the log, oldest first, over the event's whole life.
func (d *Doc) Entries() []journal.Entry { return d.journal.Entries() }

// Undoable lists the steps that UndoTo can go back to, oldest first.
func (d *Doc) Undoable() []journal.Entry { return d.journal.Undoable() }

// PairedFrom is the event that a round was paired from, and what was changed in earlier
// rounds since; nil where the step is not known any more.
func (d *Doc) PairedFrom(section model.ID, round int) (before *model.Tournament, since []string) {
	return d.journal.PairedFrom(section, round)
}

// UndoLabel is the label of the step that Undo takes back, empty for none.
func (d *Doc) UndoLabel() phrase.Text { return d.journal.UndoLabel() }

// RedoLabel is the label of the step that Redo makes again, empty for none.
func (d *Doc) RedoLabel() phrase.Text { return d.journal.RedoLabel() }

// Dirty tells whether the event differs from what the file holds. It is safe on
// disk all the same unless Trouble says otherwise.
func (d *Doc) Dirty() bool { return d.journal.Dirty() }

// Versions lists the earlier states that are kept of the document, newest
// first, then those after each round. ReadFile reads them.
func (d *Doc) Versions() []VersionFile {
	if d.foreign != "" {
		return versionsOf(d.path, d.options) // the file is not what is open here
	}
	return Versions(d.path, d.options)
}
