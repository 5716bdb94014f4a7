package wallchart

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"wallchart/must"
)

func TestTheSecondProgramIsToldWhoHasTheFile(t *testing.T) {
	path, o := place(t)
	first := open(t, path, o)
	must.Do(t, first.Do(enter(0)))
	_, err := Open(path, Options{By: "Max", State: o.State, host: "CLUB"})
	var locked *Locked
	if !errors.As(err, &locked) || locked.Holder.Who != "Eva" || locked.Holder.Process != os.Getpid() ||
		time.Since(locked.Holder.Since) > time.Hour {
		t.Fatalf("the second program is told %v", err)
	}
	if want := "League.wallchart is open already, by Eva since "; !strings.HasPrefix(err.Error(), want) {
		t.Errorf("the second program is told %q", err)
	}
	link := filepath.Join(t.TempDir(), "other name.wallchart")
	_ = os.Symlink(path, link)
	if _, err := os.Stat(link); err == nil { // not every system lets everybody make one; Wine says that it has, and there is none
		if _, err := Open(link, o); !errors.As(err, &locked) {
			t.Errorf("under another name the file was opened twice: %v", err)
		}
	}
	reader := open(t, path, Options{ReadOnly: true, State: o.State})
	same(t, "what a reader sees", first.Tournament(), reader.Tournament())
	must.Do(t, first.Close())
	must.Do(t, open(t, path, o).Close())
}

// TestStaleLocks: a dead process is no obstacle, another computer is one until
// it is taken over.
func TestStaleLocks(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	must.Do(t, d.Do(enter(0)))
	crash(d)
	there := o
	there.host = "LIBRARY"
	var locked *Locked
	if _, err := Open(path, there); !errors.As(err, &locked) || !locked.Elsewhere ||
		!strings.Contains(err.Error(), "on the computer CLUB by Eva") {
		t.Fatalf("another computer is told %v", err)
	}
	there.TakeOver = true
	d = open(t, path, there)
	if d.UndoLabel().Empty() {
		t.Error("taken over, the step of the first computer is missing")
	}
	must.Do(t, d.Close())
	must.Do(t, open(t, path, o).Close())
}

// refusing is a disk on which nothing of what lies in a folder can be written,
// as when another user has made it.
func refusing(folder string) func(string) error {
	return func(p string) error {
		if strings.HasPrefix(p, folder+string(filepath.Separator)) {
			return &os.PathError{Op: "open", Path: p, Err: syscall.EACCES}
		}
		return nil
	}
}

// TestTheLockOfAnotherUser is asked although it cannot be written, and the other
// way round: who keeps his steps elsewhere has the file open all the same.
func TestTheLockOfAnotherUser(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("folders cannot be locked here")
	}
	path, o := place(t)
	other := Options{By: "Max", State: t.TempDir(), host: "CLUB"}
	other.disk.refuse = refusing(historyFolder(path))
	first := open(t, path, o)
	must.Do(t, first.Do(enter(0)))
	var locked *Locked
	if _, err := Open(path, other); !errors.As(err, &locked) || locked.Holder.Who != "Eva" {
		t.Errorf("the other user is told %v", err)
	}
	must.Do(t, first.Close())
	second := open(t, path, other)
	must.Do(t, second.Do(enter(1)))
	if _, err := Open(path, o); !errors.As(err, &locked) || !strings.Contains(err.Error(), "is open in another program") {
		t.Errorf("the first user, coming back, is told %v", err)
	}
	want := second.Tournament()
	must.Do(t, second.Close())
	same(t, "what the other saved", want, open(t, path, o).Tournament())
}

// TestALockOfAnotherUserThatCrashed keeps nobody out, and what he did is there.
func TestALockOfAnotherUserThatCrashed(t *testing.T) {
	path, o := place(t)
	first := open(t, path, o)
	must.Do(t, first.Do(enter(0)))
	want := first.Tournament()
	crash(first)
	other := Options{By: "Max", State: t.TempDir(), host: "CLUB"}
	other.disk.refuse = refusing(historyFolder(path))
	second := open(t, path, other)
	same(t, "what the first did", want, second.Tournament())
	must.Do(t, second.Do(enter(1)))
	if second.Trouble() != nil {
		t.Error(second.Trouble())
	}
}

// TestWhatStandsInALockIsPlain: anybody may have written it.
func TestWhatStandsInALockIsPlain(t *testing.T) {
	path, o := place(t)
	must.Do(t, os.Mkdir(historyFolder(path), 0o777))
	text := `{"who":"Eve\u001b[2J\u001b]0;x\u0007\r\nopen the door\u202e","host":"\u001b[31mLIB\u0000","process":1,` +
		`"since":"2026-05-31T10:00:00Z"}`
	must.Do(t, os.WriteFile(filepath.Join(historyFolder(path), "lock"), []byte(text), 0o666))
	_, err := Open(path, o)
	var locked *Locked
	if !errors.As(err, &locked) {
		t.Fatal(err)
	}
	if locked.Holder.Who != "Eve[2J]0;xopen the door" || locked.Holder.Host != "[31mLIB" ||
		strings.ContainsAny(err.Error(), "\x1b\r\n\x00\x07") {
		t.Errorf("the lock says %q", err)
	}
}

// TestALockThatIsNoneOfOurs may bear the name of another file, too.
func TestALockThatIsNoneOfOurs(t *testing.T) {
	path, o := place(t)
	must.Do(t, os.Mkdir(historyFolder(path), 0o777))
	victim := filepath.Join(t.TempDir(), "victim")
	must.Do(t, os.WriteFile(victim, []byte("precious"), 0o666))
	if os.Link(victim, filepath.Join(historyFolder(path), "lock")) != nil {
		t.Skip("no links can be made here")
	}
	d := open(t, path, o)
	must.Do(t, d.Do(enter(0)))
	var locked *Locked
	if _, err := Open(path, o); !errors.As(err, &locked) {
		t.Errorf("a second program is told %v", err)
	}
	if b, _ := os.ReadFile(victim); string(b) != "precious" {
		t.Errorf("the other file is now %q", b)
	}
}

// TestManyCreateOneName: one has it, and what he did is there.
func TestManyCreateOneName(t *testing.T) {
	dir, state := t.TempDir(), t.TempDir()
	for round := range 40 {
		path := filepath.Join(dir, strconv.Itoa(round)+".wallchart")
		var all sync.WaitGroup
		var had atomic.Int32
		for i := range 4 {
			all.Go(func() {
				o := Options{By: strconv.Itoa(i), State: state, host: "CLUB", disk: disk{lazy: true}}
				d, err := Create(path, league(t).Tournament(), o)
				if err != nil {
					if !errors.Is(err, os.ErrExist) {
						t.Errorf("neither made nor there: %v", err)
					}
					return
				}
				had.Add(1)
				if err := errors.Join(d.Do(enter(i)), d.Close()); err != nil {
					t.Error(err)
				}
			})
		}
		all.Wait()
		if f, err := ReadFile(path); err != nil || had.Load() != 1 || len(f.Log) != 1 {
			t.Fatalf("%d have made the file, its log is %v, %v", had.Load(), f, err)
		}
	}
	if got := files(t, dir); strings.Contains(got, ".tmp-") {
		t.Errorf("left over: %s", got)
	}
}
