package wallchart

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"wallchart/model/journal"
	"wallchart/phrase"
)

// Others touch the file while it is open: a program that synchronises folders,
// a second computer, a file manager. What they did is noticed at the next step,
// the next save, and whenever somebody asks for News.

// News are sentences about what others have done to the file or its folder since
// somebody last asked, and about what was done for the event then. They are to be
// shown at once.
func (d *Doc) News() []phrase.Text {
	d.look()
	d.comeBack()
	news := d.news
	d.news = nil
	return news
}

func (d *Doc) tell(what phrase.Format, args ...any) {
	d.news = append(d.news, phrase.New(what, args...))
}

func (d *Doc) look() {
	if d.closed || d.readOnly || d.folder == "" {
		return
	}
	if d.lookAtDisk(); d.pulled {
		return
	}
	d.lookAtFile()
	d.lookAtFolder()
}

// see remembers the file as it is now, having read or written it.
func (d *Doc) see() {
	d.seen, _ = os.Lstat(d.path)
	d.gone, d.foreign = false, ""
}

func (d *Doc) lookAtFile() {
	name := filepath.Base(d.path)
	info, err := os.Lstat(d.path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		if _, err := os.Lstat(filepath.Dir(d.path)); !d.gone && err == nil {
			d.tell("%s is not there any more: it was moved, renamed or deleted while it is open. Save writes it again under this name; "+
				"Save as keeps it elsewhere.", name)
		}
		d.gone, d.seen = true, nil
		return
	case err != nil:
		return
	}
	d.gone = false
	if d.seen != nil && os.SameFile(d.seen, info) && d.seen.Size() == info.Size() && d.seen.ModTime().Equal(info.ModTime()) {
		return
	}
	d.seen = info
	switch sum := digestOf(d.path); sum {
	case d.digest:
		d.foreign = ""
	case d.foreign, "":
	default:
		was := phrase.New("Another program has put another file in the place of %s while it is open.", name)
		if d.isKept(sum) {
			was = phrase.New("Another program has put an older one in the place of %s while it is open.", name)
		}
		d.foreign = sum
		if !d.isKept(d.digest) {
			if b, err := encode(d.Tournament(), d.Entries()); err == nil {
				d.keepSaved(b)
			}
		}
		where := phrase.New("It is kept among the earlier versions.")
		if err := d.keepFile(false); err != nil {
			where = phrase.New("It could not be kept among the earlier versions (%s).", err)
		}
		d.news = append(d.news, phrase.Join(" ", was, where,
			phrase.New("The event that is open here is as it was; Save puts it back in its place.")))
	}
}

// lookAtFolder notices that the journal is no longer where it belongs: then the
// next step makes history, lock and journal anew.
func (d *Doc) lookAtFolder() {
	if d.trail == nil || d.inPlace() {
		return
	}
	if _, err := os.Lstat(filepath.Dir(d.path)); err != nil && !unlinked(d.trail.file) {
		if !d.moved {
			d.moved = true
			d.tell("The folder %s was moved or renamed while the event is open. Steps go along with it. "+
				"Close the event and open it in its new place, or use Save as.", filepath.Dir(d.path))
		}
		return
	}
	d.giveUp()
}

// giveUp closes what is open in a history that is not there any more; the next step begins it again.
func (d *Doc) giveUp() {
	_ = d.trail.file.Close()
	d.trail = nil
	if d.lock != nil {
		_ = d.lock.file.Close()
		d.lock = nil
	}
	if d.guard != nil {
		_ = d.guard.Close()
		d.guard = nil
	}
	d.archive = nil
	d.resume = d.again
}

// inPlace tells whether the journal that is being written is the one that the
// next opening finds.
func (d *Doc) inPlace() bool {
	there, err := os.Lstat(filepath.Join(d.folder, "journal"))
	if err != nil {
		return false
	}
	mine, err := d.trail.file.Stat()
	return err == nil && os.SameFile(there, mine)
}

// again makes the history anew that somebody has taken away.
func (d *Doc) again() error {
	if _, err := os.Lstat(filepath.Dir(d.folder)); err != nil {
		return err
	}
	if d.pulled && !d.isBack() {
		return &fs.PathError{Op: "open", Path: d.path, Err: fs.ErrNotExist}
	}
	if err := d.disk.mkdir(d.folder); err != nil {
		return err
	}
	if err := ownOnly(d.folder); err != nil {
		return err
	}
	if d.lock == nil {
		l, _, err := takeLock(d.disk, d.folder, d.path, d.options.holder(), d.options.TakeOver)
		if err != nil {
			return err
		}
		d.lock = l
	}
	if d.guard == nil {
		g, held := guard(historyFolder(d.path))
		if held {
			return &Locked{Path: d.path}
		}
		d.guard = g
	}
	name := filepath.Join(d.folder, "journal")
	own := d.isOwn(name)
	info, err := os.Lstat(name)
	found := err == nil && info.Size() > 0
	if found && !own {
		d.keepAside(name, func(aside string) phrase.Text {
			return phrase.New("Another journal stood in the place of this event's. It is kept as %s.", aside)
		})
		d.news = append(d.news, d.notes[len(d.notes)-1])
	}
	hide(d.folder)
	if err := d.openTrail(nil, false); err != nil {
		return err
	}
	d.disk.syncDir(filepath.Dir(d.folder))
	pulled := d.pulled
	d.pulled = false
	switch {
	case pulled && own:
		d.tell("The disk with %s is back, and every step is on it.", filepath.Base(d.path))
		return nil
	case pulled && found:
		return nil
	}
	d.tell("The folder %s with the history of the event was taken away while it is open. It was made again; "+
		"the earlier versions in it are gone.", filepath.Base(d.folder))
	if _, err := os.Lstat(d.path); errors.Is(err, fs.ErrNotExist) {
		// Without the file the steps lead nowhere.
		if err := d.write(); err != nil {
			return err
		}
		d.tell("%s was not there either and was written again.", filepath.Base(d.path))
	}
	return nil
}

// compareWithKept notices at the opening that the file is not the one that was
// saved last, and keeps it among the versions like any other.
//
// The copies of what is saved are not flushed, so after a power cut they may be
// missing, or not whole, and the file itself is right. Then it begins with the
// steps of the last copy that is whole and goes on from there: nothing is missing,
// and nobody is accused.
func (d *Doc) compareWithKept(own *past) {
	have := saves(d.folder)
	if len(have) == 0 || have[len(have)-1].Number == 0 {
		return
	}
	last := have[len(have)-1]
	if digestOf(last.Path) == d.digest {
		return
	}
	_, ours := archiveOf(d.folder)
	if own != nil && !own.hurt {
		_, ok := own.between(own.base, d.digest)
		if ok || own.base == d.digest {
			ours = d.digest
		}
	}
	if ours != d.digest && !d.emptied {
		switch further, ok := d.furtherThan(have); {
		case ok && further > 0:
			d.notes = append(d.notes, phrase.Count(further,
				"The file is %d step further than the history beside it: it was worked on elsewhere, or the computer lost its power "+
					"while the history was written. Nothing is missing.",
				"The file is %d steps further than the history beside it: it was worked on elsewhere, or the computer lost its power "+
					"while the history was written. Nothing is missing."))
		case ok:
		default:
			d.lost = true
			was := phrase.New("This is not the file that was saved here last: another program or another computer has changed it.")
			if d.isKept(d.digest) {
				was = phrase.New("This is not the file that was saved here last: " +
					"it is an older one, that somebody or another program has put back.")
			}
			d.notes = append(d.notes, phrase.Join(" ", was, phrase.New("The one of %s is kept among the earlier versions.", last)))
		}
	}
	if !d.readOnly {
		_ = d.keepFile(false)
	}
}

// furtherThan tells how many steps the file has beyond the newest of the kept versions that is whole, if it has all of
// that one's.
func (d *Doc) furtherThan(kept []VersionFile) (steps int, ok bool) {
	for _, v := range slices.Backward(kept) {
		before, err := ReadFile(v.Path)
		if err != nil {
			continue
		}
		log := d.Entries()
		if len(before.Log) == 0 || len(log) < len(before.Log) {
			return 0, false
		}
		return len(log) - len(before.Log), slices.EqualFunc(before.Log, log[:len(before.Log)], func(a, b journal.Entry) bool {
			return a.N == b.N && a.Time.Equal(b.Time) && a.By == b.By && a.Desk == b.Desk && a.Label == b.Label
		})
	}
	return 0, false
}

// Missing says that a file is not there, of which earlier versions are.
type Missing struct {
	Path     string
	Versions []VersionFile
}

// Words says where they are.
func (m *Missing) Words() phrase.Text {
	newest := m.Versions[0].Path
	return phrase.New("%s is not there any more, but earlier versions of it are, the newest in %s. "+
		"Copy it to where the file was and open that",
		filepath.Base(m.Path), newest)
}

func (m *Missing) Error() string { return m.Words().String() }

// Unwrap is fs.ErrNotExist.
func (m *Missing) Unwrap() error { return fs.ErrNotExist }

// OrMissing is the error of a file that cannot be opened; if it is not there but
// earlier versions of it are, a *Missing.
func OrMissing(path string, o Options, err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		if all := Versions(path, o); len(all) > 0 {
			return &Missing{path, all}
		}
	}
	return err
}
