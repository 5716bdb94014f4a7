//go:build unix

package wallchart

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/phrase"
)

// TestNothingOfOursIsOpenedThroughALink: an archive may bring links in the
// history of an event; where they lead to stays as it was, and the event can be
// worked on.
func TestNothingOfOursIsOpenedThroughALink(t *testing.T) {
	for _, name := range []string{"journal", "lock", "versions", "undo", ""} {
		path, o := place(t)
		history := historyFolder(path)
		victim := filepath.Join(t.TempDir(), "victim")
		folder := name == "" || name == "versions" || name == "undo"
		if folder {
			must.Do(t, os.Mkdir(victim, 0o777))
			must.Do(t, os.WriteFile(filepath.Join(victim, ".x.tmp-1"), []byte("precious"), 0o666))
		} else {
			must.Do(t, os.WriteFile(victim, []byte("precious"), 0o666))
		}
		if name != "" {
			must.Do(t, os.Mkdir(history, 0o777))
		}
		must.Do(t, os.Symlink(victim, filepath.Join(history, name)))
		d := open(t, path, o)
		if n := phrase.Join(" ", d.Notes()...).String(); !strings.Contains(n, "is a link, not a file. Remove it") {
			t.Errorf("%q is a link, and the notes are %q", name, n)
		}
		must.Do(t, d.Do(enter(0)))
		must.Do(t, d.Save())
		must.Do(t, d.Do(steps.SetPairingNote{Section: 1, Round: 1, Board: 2, Note: "adjourned"}))
		must.Do(t, d.Close())
		if f, err := ReadFile(path); err != nil || len(f.Log) != 2 {
			t.Errorf("%q is a link, and the file was not saved: %v", name, err)
		}
		if folder {
			if got := files(t, victim); got != ".x.tmp-1" {
				t.Errorf("where %q leads to there are now %s", name, got)
			}
		} else if b, err := os.ReadFile(victim); err != nil || string(b) != "precious" {
			t.Errorf("where %q leads to there is now %q, %v", name, b, err)
		}
	}
}

// TestPipesAreRefused where an event or its journal should be.
func TestPipesAreRefused(t *testing.T) {
	path, o := place(t)
	must.Do(t, os.Mkdir(historyFolder(path), 0o777))
	must.Do(t, syscall.Mkfifo(filepath.Join(historyFolder(path), "journal"), 0o666))
	d := open(t, path, o)
	must.Do(t, d.Do(enter(0)))
	must.Do(t, d.Close())
	pipe := filepath.Join(filepath.Dir(path), "Pipe.wallchart")
	must.Do(t, syscall.Mkfifo(pipe, 0o666))
	if _, err := Open(pipe, o); err == nil || err.Error() != "Pipe.wallchart is a pipe, not a file" {
		t.Errorf("a pipe as an event: %v", err)
	}
	if _, err := ReadFile(pipe); err == nil {
		t.Error("a pipe was read as an event")
	}
}

// TestWhatIsKeptIsAsPrivateAsTheFile, under any umask.
func TestWhatIsKeptIsAsPrivateAsTheFile(t *testing.T) {
	for _, c := range []struct {
		file, umask, kept, folder os.FileMode
	}{{0o600, 0o022, 0o600, 0o700}, {0o640, 0o022, 0o640, 0o750}, {0o644, 0o077, 0o600, 0o700}, {0o664, 0o002, 0o664, 0o775},
		{0o400, 0o022, 0o600, 0o700}} {
		path, o := place(t)
		must.Do(t, os.Chmod(path, c.file))
		old := syscall.Umask(int(c.umask))
		d := open(t, path, o)
		must.Do(t, d.Do(enter(0)))
		must.Do(t, d.Do(steps.SetResult{Section: 1, Round: 1, Board: 1, Result: enter(1).(steps.SetResult).Result}))
		_ = d.Save()
		must.Do(t, d.Do(enter(2)))
		err := filepath.Walk(historyFolder(path), func(name string, info os.FileInfo, err error) error {
			must.Do(t, err)
			want := c.kept
			if info.IsDir() {
				want = c.folder
			}
			if info.Mode().Perm() != want && !(filepath.Base(filepath.Dir(name)) == "versions" && info.Mode().Perm() == c.file) {
				t.Errorf("of a file with %v under %v %s has %v", c.file, c.umask, filepath.Base(name), info.Mode())
			}
			return nil
		})
		syscall.Umask(old)
		must.Do(t, err)
		if got := files(t, filepath.Join(historyFolder(path), "versions")); !strings.Contains(got, "section-1-round-1.wallchart") {
			t.Errorf("among the versions there are only %s", got)
		}
		d.Discard()
	}
}

// TestAFolderThatShowsTooMuchIsClosed: the file was made private after its
// history.
func TestAFolderThatShowsTooMuchIsClosed(t *testing.T) {
	path, o := place(t)
	must.Do(t, os.Mkdir(historyFolder(path), 0o755))
	must.Do(t, os.Chmod(path, 0o600))
	must.Do(t, open(t, path, o).Do(enter(0)))
	if info, err := os.Stat(historyFolder(path)); err != nil || info.Mode().Perm() != 0o700 {
		t.Errorf("the history's mode is %v, %v", info.Mode(), err)
	}
}

// TestLeftoversAreSwept, those among the versions too.
func TestLeftoversAreSwept(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	must.Do(t, d.Do(enter(0)))
	must.Do(t, d.Save())
	crash(d)
	versions := filepath.Join(historyFolder(path), "versions")
	left := []string{tempPrefix(path) + "1-1", tempPrefix(filepath.Join(versions, "section-1-round-1.wallchart")) + "1-1"}
	for _, name := range left {
		must.Do(t, os.WriteFile(name, []byte("half"), 0o666))
	}
	open(t, path, o)
	for _, name := range left {
		if _, err := os.Lstat(name); err == nil {
			t.Errorf("%s was not swept", filepath.Base(name))
		}
	}
}
