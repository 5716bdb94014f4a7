package atomicfile

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"wallchart/files/safeopen"
	"wallchart/must"
)

func text(s string) func(io.Writer) error {
	return func(w io.Writer) error { _, err := io.WriteString(w, s); return err }
}

// TestModes holds that who may read the event may read what is written of it,
// and nobody else.
func TestModes(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows has no such modes")
	}
	umask := fs.FileMode(0o777)
	probe := filepath.Join(t.TempDir(), "probe")
	f := must.Have(os.OpenFile(probe, os.O_CREATE|os.O_WRONLY, umask))(t)
	must.Do(t, f.Close())
	info := must.Have(os.Stat(probe))(t)
	umask &^= info.Mode().Perm()
	for _, c := range []struct{ event, before, want fs.FileMode }{
		{0, 0, 0o666 &^ umask},     // no event's file, nothing there
		{0o600, 0, 0o600},          // a private event
		{0o640, 0, 0o640 &^ umask}, //
		{0o644, 0, 0o644 &^ umask}, //
		{0o777, 0, 0o666 &^ umask}, // never one to be run
		{0o400, 0, 0o600},          // a read-only event
		{0o600, 0o644, 0o600},      // an export that others could read
		{0o644, 0o600, 0o600},      // one that its owner has closed
		{0o666, 0o664, 0o664},      // one that a group shares, whatever the umask
		{0o644, 0o666, 0o644},      // one wider than the event
	} {
		dir := t.TempDir()
		event, path := filepath.Join(dir, "event"), filepath.Join(dir, "out")
		if c.event != 0 {
			must.Do(t, os.WriteFile(event, nil, 0o600))
			must.Do(t, os.Chmod(event, c.event))
		}
		if c.before != 0 {
			must.Do(t, os.WriteFile(path, []byte("old"), 0o600))
			must.Do(t, os.Chmod(path, c.before))
		}
		must.Do(t, Write(path, event, text("new")))
		info := must.Have(os.Stat(path))(t)
		if got := info.Mode().Perm(); got != c.want {
			t.Errorf("event %v, before %v: written with %v, want %v", c.event, c.before, got, c.want)
		}
		if left, _ := filepath.Glob(filepath.Join(dir, tempStart+"*")); len(left) > 0 {
			t.Errorf("%v is left", left)
		}
	}
}

// TestWholeOrNotAtAll: what fails on its way leaves the old file as it was and
// nothing beside it, and names the file that the user has named.
func TestWholeOrNotAtAll(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "out")
	must.Do(t, os.WriteFile(path, []byte("old"), 0o644))
	broken := errors.New("no ink")
	err := Write(path, "", func(w io.Writer) error { _ = text("half")(w); return broken })
	if !errors.Is(err, broken) {
		t.Errorf("the error is %v", err)
	}
	if raw, _ := os.ReadFile(path); string(raw) != "old" {
		t.Errorf("the old file holds %q", raw)
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 1 {
		t.Errorf("%v are left", entries)
	}
	var at *fs.PathError
	gone := filepath.Join(dir, "gone", "out")
	if err := Write(gone, "", text("")); !errors.As(err, &at) || at.Path != gone || !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("without a folder: %v", err)
	}
	var refused *safeopen.Refused
	if err := Write(dir, "", text("")); !errors.As(err, &refused) || refused.Is.String() != "a folder" {
		t.Errorf("over a folder: %v", err)
	}
	if runtime.GOOS != "windows" {
		if err := Write(os.DevNull, "", text("")); !errors.As(err, &refused) || refused.Is.String() != "a device" {
			t.Errorf("over a device: %v", err)
		}
		for _, mode := range []fs.FileMode{0o444, 0o555, 0o466} {
			must.Do(t, os.Chmod(path, mode))
			if err := Write(path, "", text("new")); !errors.Is(err, fs.ErrPermission) {
				t.Errorf("over a file that its owner cannot write, %v: %v", mode, err)
			}
		}
	}
}

// TestFlushedBeforeItReplaces holds the order that a power cut tests.
func TestFlushedBeforeItReplaces(t *testing.T) {
	defer func() { flush, move = (*os.File).Sync, rename }()
	dir := t.TempDir()
	path := filepath.Join(dir, "out")
	var steps []string
	flush = func(f *os.File) error {
		if f.Name() == dir {
			steps = append(steps, "flush the folder")
		} else {
			steps = append(steps, "flush "+string(must.Have(os.ReadFile(f.Name()))(t)))
		}
		return f.Sync()
	}
	move = func(from, to string) error {
		steps = append(steps, "move")
		return rename(from, to)
	}
	must.Do(t, Write(path, "", text("new")))
	want := "flush new, move, flush the folder"
	if runtime.GOOS == "windows" { // whose file system keeps a journal of names
		want = "flush new, move"
	}
	if got := strings.Join(steps, ", "); got != want {
		t.Errorf("the steps are %s", got)
	}
	flush = func(*os.File) error { return syscall.EIO }
	if err := Write(path, "", text("newer")); !errors.Is(err, syscall.EIO) {
		t.Errorf("a disk that fails: %v", err)
	}
	if raw, _ := os.ReadFile(path); string(raw) != "new" {
		t.Errorf("replaced by what is not on the disk: %q", raw)
	}
}

// TestLeftoversAreSwept: what a killed program left is taken away, what another is
// writing is not.
func TestLeftoversAreSwept(t *testing.T) {
	dir := t.TempDir()
	old, fresh, other := filepath.Join(dir, ".wallchart-1-2.part"), filepath.Join(dir, ".wallchart-3-4.part"), filepath.Join(dir,
		".wallchart-notes")
	for _, name := range []string{old, fresh, other} {
		must.Do(t, os.WriteFile(name, nil, 0o600))
		if name != fresh {
			must.Do(t, os.Chtimes(name, time.Time{}, time.Now().Add(-2*time.Hour)))
		}
	}
	must.Do(t, Write(filepath.Join(dir, "out"), "", text("new")))
	for name, want := range map[string]bool{old: false, fresh: true, other: true} {
		if _, err := os.Stat(name); (err == nil) != want {
			t.Errorf("%s: %v, want it there: %v", filepath.Base(name), err, want)
		}
	}
}

// TestNothingIsLeftBehind: what is dropped, cannot be written, or cannot be put in its place leaves no file of its own beside it, and
// what stood there is as it was.
func TestNothingIsLeftBehind(t *testing.T) {
	no := errors.New("no more room")
	for name, try := range map[string]func(path string) error{
		"dropped": func(path string) error {
			f := must.Have(Prepare(path, "", text("new")))(t)
			f.Drop()
			return no
		},
		"not written": func(path string) error { return Write(path, "", func(io.Writer) error { return no }) },
		"not flushed": func(path string) error {
			defer func(was func(*os.File) error) { flush = was }(flush)
			flush = func(*os.File) error { return no }
			return Write(path, "", text("new"))
		},
		"not moved": func(path string) error {
			defer func(was func(from, to string) error) { move = was }(move)
			move = func(string, string) error { return no }
			return Write(path, "", text("new"))
		},
		"not closed": func(path string) error { // a disk may tell only then that it is full
			defer func(was func(*os.File) error) { flush = was }(flush)
			flush = func(f *os.File) error { return f.Close() }
			if err := Write(path, "", text("new")); !errors.Is(err, fs.ErrClosed) {
				t.Errorf("a file that could not be closed: %v", err)
			}
			return no
		},
		"closed by its writer": func(path string) error {
			err := Write(path, "", func(w io.Writer) error { return w.(io.Closer).Close() })
			if err == nil {
				t.Error("a file that was closed is written")
			}
			return no
		},
	} {
		dir := t.TempDir()
		path := filepath.Join(dir, "out")
		must.Do(t, os.WriteFile(path, []byte("old"), 0o600))
		if err := try(path); !errors.Is(err, no) {
			t.Errorf("%s: %v", name, err)
		}
		entries := must.Have(os.ReadDir(dir))(t)
		if raw, err := os.ReadFile(path); err != nil || string(raw) != "old" || len(entries) != 1 {
			t.Errorf("%s: %q, %v, and %d files", name, raw, err, len(entries))
		}
	}
}

// TestNothingIsKeptOpen: however often files are written, the program has no more of them open.
func TestNothingIsKeptOpen(t *testing.T) {
	open := func() int {
		entries, err := os.ReadDir("/proc/self/fd")
		if err != nil {
			t.Skip("nobody says here what is open:", err)
		}
		return len(entries)
	}
	path := filepath.Join(t.TempDir(), "out")
	before := open()
	for range 50 {
		must.Do(t, Write(path, "", text("new")))
		if err := Write(path, "", func(io.Writer) error { return fs.ErrInvalid }); err == nil {
			t.Fatal("a file that failed is written")
		}
	}
	if after := open(); after > before+10 {
		t.Errorf("%d files were open, and %d are now", before, after)
	}
}
