package wallchart

import (
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
	"wallchart/phrase"
)

// Holder is who has a file open.
type Holder struct {
	Who     string    `json:"who,omitempty"`
	Host    string    `json:"host"`
	Process int       `json:"process"`
	Since   time.Time `json:"since"`
}

// Locked says that a file is open elsewhere.
type Locked struct {
	Path   string
	Holder Holder
	// Elsewhere: the holder is on another computer, of which it cannot be known
	// whether it is still running; Options.TakeOver opens the file all the same.
	Elsewhere bool
}

// Words says who has the file, since when, and what to do.
func (l *Locked) Words() phrase.Text {
	h := l.Holder
	who := phrase.Verbatim(h.Who)
	if who.Empty() {
		who = phrase.New("another window or program")
	}
	if l.Elsewhere {
		return phrase.New("%s is open on the computer %s by %s since %s. Close it there, or open it for reading only; "+
			"if that computer is no longer running, take the file over.",
			filepath.Base(l.Path), h.Host, who, clock(h.Since))
	}
	if h.Process == 0 {
		return phrase.New("%s is open in another program. Close it there, or open it for reading only.", filepath.Base(l.Path))
	}
	return phrase.New("%s is open already, by %s since %s (process %d). Close it there, or open it for reading only.",
		filepath.Base(l.Path), who, clock(h.Since), h.Process)
}

func (l *Locked) Error() string { return l.Words().String() }

// lock is a lock that is held.
type lock struct {
	file *os.File
	path string
}

// takeLock locks the file of which folder is the history. left is who had it
// and did not give it back, having crashed.
func takeLock(d disk, folder, path string, me Holder, takeOver bool) (l *lock, left *Holder, err error) {
	name := filepath.Join(folder, "lock")
	for range 10 {
		f, err := d.open(name, os.O_RDWR|os.O_CREATE)
		if err != nil && unwritable(err) {
			// Another user's lock can be looked at where it cannot be written.
			if f, readErr := d.open(name, os.O_RDONLY); readErr == nil {
				_, refused := asked(f, path, me, takeOver)
				_ = f.Close()
				if refused != nil {
					return nil, nil, refused
				}
			}
		}
		if err != nil {
			return nil, nil, err
		}
		before, refused := asked(f, path, me, takeOver)
		if refused != nil {
			_ = f.Close()
			return nil, nil, refused
		}
		if info, err := f.Stat(); before == nil && err == nil && info.Size() > 0 && discard(f, name) {
			continue // none of ours: not to be written into, whatever else bears that name
		}
		// Who gave the lock back may have removed the file that was just locked.
		if now, err := os.Stat(name); err == nil {
			if mine, err := f.Stat(); err == nil && os.SameFile(now, mine) {
				l = &lock{f, name}
				return l, before, l.sign(d, me)
			}
		}
		_ = f.Close()
	}
	return nil, nil, phrase.Errorf("the lock of the file keeps changing; try again")
}

// asked asks for a lock. refused says who has it; before is who had it last and
// did not give it back.
func asked(f *os.File, path string, me Holder, takeOver bool) (before *Holder, refused error) {
	held, err := exclude(f)
	before = readHolder(f)
	return before, refusal(held, err == nil, before, path, me, takeOver)
}

// refusal says who has a file: somebody is known to hold its lock, or nobody does and yet somebody signed it. known
// is false where the file system knows no locks: then the process is asked instead.
func refusal(held, known bool, before *Holder, path string, me Holder, takeOver bool) error {
	switch {
	case held:
		return &Locked{Path: path, Holder: orNobody(before)}
	case before == nil || takeOver:
	case before.Host != me.Host:
		return &Locked{Path: path, Holder: *before, Elsewhere: true}
	case !known && alive(before.Process):
		return &Locked{Path: path, Holder: *before}
	}
	return nil
}

func orNobody(h *Holder) Holder {
	if h == nil {
		return Holder{}
	}
	return *h
}

// sign writes who has the lock. Without room on the disk it stays unsigned, and
// is a lock all the same.
func (l *lock) sign(d disk, me Holder) error {
	b, err := json.Marshal(me)
	if err != nil {
		return err
	}
	if err := l.file.Truncate(0); err == nil {
		_ = d.writeAt(l.file, append(b, '\n'), 0)
	}
	return nil
}

func readHolder(f *os.File) *Holder {
	b, err := io.ReadAll(io.NewSectionReader(f, 0, 1<<12))
	var h Holder
	if err != nil || json.Unmarshal(b, &h) != nil || h.Host == "" {
		return nil
	}
	h.Who, h.Host = plain(h.Who), plain(h.Host)
	return &h
}

// leftOut is what strings.Map drops.
const leftOut rune = -1

// plain is a name from a lock, which anybody may have written, as one line of
// letters: what would move the cursor of a terminal or turn a line round is left
// out.
func plain(name string) string {
	name = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || unicode.Is(unicode.Cf, r) || r == utf8.RuneError || r == 0x2028 || r == 0x2029 {
			return leftOut
		}
		return r
	}, name)
	if r := []rune(name); len(r) > 60 {
		name = string(r[:60]) + "…"
	}
	return name
}

// guard locks the folder of a history itself, on systems where that can be done:
// a user who may not write into it, and keeps his steps elsewhere, has no other
// way to show that he has the file open.
func guard(folder string) (g *os.File, held bool) {
	f, err := os.Open(folder)
	if err != nil {
		return nil, false
	}
	held, err = excludeFolder(f)
	if err != nil || held {
		_ = f.Close()
		return nil, held
	}
	return f, false
}

// release gives the lock back. Removing the file while it is locked is what
// keeps a third program from being shut out of a lock that a second one took in
// between; Windows does not allow it, and there an open file cannot be removed
// by mistake either.
func (l *lock) release() {
	_ = l.file.Truncate(0)
	there, err := os.Lstat(l.path)
	mine, errMine := l.file.Stat()
	if err != nil || errMine != nil || !os.SameFile(there, mine) {
		_ = l.file.Close() // somebody has put another one there
		return
	}
	removed := os.Remove(l.path) == nil
	_ = l.file.Close()
	if !removed {
		_ = os.Remove(l.path)
	}
}
