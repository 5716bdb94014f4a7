package safeopen

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
)

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// TestOnlyFilesAreOpened: a link leads on to a document and never to a file of
// our own, whose target stays as it was.
func TestOnlyFilesAreOpened(t *testing.T) {
	dir := t.TempDir()
	file, link, none := filepath.Join(dir, "file"), filepath.Join(dir, "link"), filepath.Join(dir, "none")
	must(t, os.WriteFile(file, []byte("precious"), 0o666))
	if err := os.Symlink(file, link); err != nil {
		t.Skip("no links can be made here:", err)
	}
	must(t, os.Symlink(none, filepath.Join(dir, "nowhere")))
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
	must(t, os.Symlink(dir, filepath.Join(dir, "folder")))
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
		f, err := Own(path, os.O_RDWR|os.O_CREATE, 0o600)
		must(t, err)
		_, err = f.WriteAt([]byte("line"), 0)
		must(t, err)
		must(t, f.Close())
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
