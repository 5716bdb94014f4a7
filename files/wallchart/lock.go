package wallchart

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"
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

// Error says who has the file, since when, and what to do.
func (l *Locked) Error() string {
	h := l.Holder
	who := h.Who
	if who == "" {
		who = "another window or program"
	}
	if l.Elsewhere {
		return fmt.Sprintf("%s is open on the computer %s by %s since %s. Close it there, or open it for reading only; if that computer is no longer running, take the file over.",
			filepath.Base(l.Path), h.Host, who, h.Since.Local().Format("15:04 on 2 January 2006"))
	}
	if h.Process == 0 {
		return fmt.Sprintf("%s is open in another program. Close it there, or open it for reading only.", filepath.Base(l.Path))
	}
	return fmt.Sprintf("%s is open already, by %s since %s (process %d). Close it there, or open it for reading only.",
		filepath.Base(l.Path), who, h.Since.Local().Format("15:04 on 2 January 2006"), h.Process)
}

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
		if err != nil {
			return nil, nil, err
		}
		held, lockErr := exclude(f)
		before := readHolder(f)
		switch {
		case held:
			_ = f.Close()
			return nil, nil, &Locked{Path: path, Holder: orNobody(before)}
		case before != nil && before.Host != me.Host && !takeOver:
			_ = f.Close()
			return nil, nil, &Locked{Path: path, Holder: *before, Elsewhere: true}
		case lockErr != nil && before != nil && before.Host == me.Host && alive(before.Process) && !takeOver:
			// The file system knows no locks: the process is asked instead.
			_ = f.Close()
			return nil, nil, &Locked{Path: path, Holder: *before}
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
	return nil, nil, errors.New("the lock of the file keeps changing; try again")
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
	b, err := io.ReadAll(io.LimitReader(io.NewSectionReader(f, 0, 1<<12), 1<<12))
	var h Holder
	if err != nil || json.Unmarshal(b, &h) != nil || h.Host == "" {
		return nil
	}
	return &h
}

// release gives the lock back. Removing the file while it is locked is what
// keeps a third program from being shut out of a lock that a second one took in
// between; Windows does not allow it, and there an open file cannot be removed
// by mistake either.
func (l *lock) release() {
	_ = l.file.Truncate(0)
	removed := os.Remove(l.path) == nil
	_ = l.file.Close()
	if !removed {
		_ = os.Remove(l.path)
	}
}
