package safeopen

import (
	"errors"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/must"
)

// TestOnlyFilesAreOpened: a link leads on to a document and never to a file of
// our own, whose target stays as it was.
func TestOnlyFilesAreOpened(t *testing.T) {
	dir := t.TempDir()
	file, link, none := filepath.Join(dir, "file"), filepath.Join(dir, "link"), filepath.Join(dir, "none")
	must.Do(t, os.WriteFile(file, []byte("precious"), 0o666))
	if err := os.Symlink(file, link); err != nil {
		t.Skip("no links can be made here:", err)
	}
	must.Do(t, os.Symlink(none, filepath.Join(dir, "nowhere")))
	var refused *Refused
	if b, err := ReadFile(link, 100); err != nil || string(b) != "precious" {
		t.Errorf("through a link a document is %q, %v", b, err)
	}
	for _, name := range []string{"link", "nowhere"} {
		if f, err := Own(filepath.Join(dir, name), os.O_RDWR|os.O_CREATE, 0o666); !errors.As(err, &refused) || f != nil {
			t.Errorf("%s is opened as a file of our own: %v", name, err)
		}
	}
	if _, err := os.Lstat(none); err == nil {
		t.Error("a file was made where a link leads to")
	}
	if _, err := Open(dir); !errors.As(err, &refused) || refused.Is.String() != "a folder" {
		t.Errorf("a folder: %v", err)
	}
	if err := Folder(dir); err != nil {
		t.Error(err)
	}
	must.Do(t, os.Symlink(dir, filepath.Join(dir, "folder")))
	if err := Folder(filepath.Join(dir, "folder")); !errors.As(err, &refused) {
		t.Errorf("a link to a folder: %v", err)
	}
	if err := Folder(file); !errors.As(err, &refused) {
		t.Errorf("a file in place of a folder: %v", err)
	}
}

func TestOwnFilesAreMadeOnceAndKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "journal")
	for range 2 {
		f := must.Have(Own(path, os.O_RDWR|os.O_CREATE, 0o600))(t)
		must.Have(f.WriteAt([]byte("line"), 0))(t)
		must.Do(t, f.Close())
	}
	if b, err := ReadOwn(path, 100); err != nil || string(b) != "line" {
		t.Errorf("read %q, %v", b, err)
	}
	if _, err := ReadOwn(path, 3); err == nil {
		t.Error("more was read than allowed")
	}
	if _, err := Own(path, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600); !errors.Is(err, os.ErrExist) {
		t.Errorf("made a second time: %v", err)
	}
	if _, err := Own(path+"2", os.O_RDONLY, 0); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("what is not there: %v", err)
	}
}

// TestAtMost: a file that is as long as it may be is read, and of a longer one it is said how long it may be.
func TestAtMost(t *testing.T) {
	path := filepath.Join(t.TempDir(), "list")
	must.Do(t, os.WriteFile(path, make([]byte, 2<<20), 0o600))
	for name, read := range map[string]func(string, int64) ([]byte, error){"ReadFile": ReadFile, "ReadOwn": ReadOwn} {
		if b, err := read(path, 2<<20); err != nil || len(b) != 2<<20 {
			t.Errorf("%s: %d bytes, %v", name, len(b), err)
		}
		if b, err := read(path, 2<<20-1); b != nil || err == nil || !strings.Contains(err.Error(), "list has more than 1 MB") {
			t.Errorf("%s of one more than it may have: %d bytes, %v", name, len(b), err)
		}
		if _, err := read(path+"x", 9); !errors.Is(err, os.ErrNotExist) {
			t.Errorf("%s of what is not there: %v", name, err)
		}
	}
}

// TestWhatIsNoFile is named, and the file beside it is untouched.
func TestWhatIsNoFile(t *testing.T) {
	dir := t.TempDir()
	socket, err := net.Listen("unix", filepath.Join(dir, "s"))
	if err != nil {
		t.Skip("no sockets can be made here:", err)
	}
	defer socket.Close()
	must.Do(t, os.Mkdir(filepath.Join(dir, "d"), 0o700))
	must.Do(t, os.WriteFile(filepath.Join(dir, "f"), []byte("x"), 0o600))
	must.Do(t, os.Symlink(filepath.Join(dir, "f"), filepath.Join(dir, "l")))
	for name, want := range map[string]string{"s": "s is a socket, not a file", "d": "d is a folder, not a file",
		"l": "l is a link, not a file"} {
		for _, flag := range []int{os.O_RDONLY, os.O_RDWR, os.O_RDWR | os.O_CREATE} {
			if f, err := Own(filepath.Join(dir, name), flag, 0o600); f != nil || err == nil || err.Error() != want {
				t.Errorf("%s: %v, want %s", name, err, want)
			}
		}
	}
	for name, want := range map[string]string{"s": "s is a socket, not a file", "d": "", "none": "", "l": "l is a link, not a file",
		"f": "f is a file where a folder should stand, not a file"} {
		if err := Folder(filepath.Join(dir, name)); (err == nil) != (want == "") || err != nil && err.Error() != want {
			t.Errorf("%s as a folder: %v, want %q", name, err, want)
		}
	}
	if f, err := Own(filepath.Join(dir, "f"), os.O_RDONLY|os.O_EXCL|os.O_CREATE, 0o600); f != nil || !errors.Is(err, os.ErrExist) {
		t.Errorf("a file that must be new: %v", err)
	}
}
