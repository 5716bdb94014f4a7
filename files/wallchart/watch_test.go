package wallchart

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"wallchart/model"
	"wallchart/must"
	"wallchart/phrase"
)

// putBack puts content in the place of a file as another program does: by a new
// file, or by writing into the one that is there.
func putBack(t *testing.T, path string, b []byte, into bool, at time.Time) {
	t.Helper()
	if !into {
		must.Do(t, os.Remove(path))
	}
	must.Do(t, os.WriteFile(path, b, 0o666))
	must.Do(t, os.Chtimes(path, at, at))
}

// holdsAll holds that a state is among the versions.
func holds(t *testing.T, what string, d []VersionFile, want *model.Tournament) {
	t.Helper()
	for _, v := range d {
		if f, err := ReadFile(v.Path); err == nil && sameEvent(f.Tournament, want) {
			return
		}
	}
	t.Errorf("%s is in none of the %d versions", what, len(d))
}

// TestAFileReplacedWhileOpen is told at the next step, kept, and so is what was
// there, however old the time of the file is and however many versions there are.
func TestAFileReplacedWhileOpen(t *testing.T) {
	for _, into := range []bool{false, true} {
		for _, closing := range []bool{false, true} {
			path, o := place(t)
			d := open(t, path, o)
			first := d.Tournament()
			old := must.Have(os.ReadFile(path))(t)
			for n := range 12 {
				must.Do(t, d.Do(note(n)))
				must.Do(t, d.Save())
			}
			if news := d.News(); len(news) > 0 {
				t.Fatalf("nothing has happened, and the news are %q", news)
			}
			saved := d.Tournament()
			putBack(t, path, old, into, time.Now().Add(-48*time.Hour))
			news := phrase.Join(" ", d.News()...).String()
			if !strings.Contains(news, "in the place of League.wallchart while it is open. It is kept among the earlier versions.") {
				t.Errorf("replaced while open, the news are %q", news)
			}
			if again := d.News(); len(again) > 0 {
				t.Errorf("it is told a second time: %q", again)
			}
			holds(t, "the other's file", d.Versions(), first)
			holds(t, "what was saved", d.Versions(), saved)
			if closing { // nothing is to be written: the other's file stands
				must.Do(t, d.Close())
				now, _ := os.ReadFile(path)
				if string(now) != string(old) {
					t.Error("closing without a step replaced the other's file")
				}
				holds(t, "closed, what was saved", Versions(path, o), saved)
				continue
			}
			must.Do(t, d.Do(note(20)))
			want := d.Tournament()
			must.Do(t, d.Save())
			f := must.Have(ReadFile(path))(t)
			same(t, "saved, the file", want, f.Tournament)
			holds(t, "the other's file", d.Versions(), first)
			holds(t, "what was saved before", d.Versions(), saved)
		}
	}
}

// TestAnOlderCopyPutBack while the event was not open is told at opening, and
// what was saved last is not lost.
func TestAnOlderCopyPutBack(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	must.Do(t, d.Do(note(0)))
	must.Do(t, d.Save())
	old := must.Have(os.ReadFile(path))(t)
	must.Do(t, d.Do(note(1)))
	newest := d.Tournament()
	must.Do(t, d.Close())
	putBack(t, path, old, false, time.Now())
	d = open(t, path, o)
	if n := phrase.Join(" ", d.Notes()...).String(); !strings.Contains(n, "not the file that was saved here last: it is an older one") {
		t.Errorf("an older copy: the notes are %q", n)
	}
	holds(t, "what was saved last", d.Versions(), newest)
	d = reopen(t, d, o)
	if len(d.Notes()) > 0 {
		t.Errorf("opened again, the notes are %q", d.Notes())
	}
	// With steps that no save has written, which set out from what was saved last.
	for n := range 3 {
		must.Do(t, d.Do(note(5+n)))
		if n == 0 {
			must.Do(t, d.Save())
		}
	}
	want := d.Tournament()
	crash(d)
	putBack(t, path, old, true, time.Now())
	d = open(t, path, o)
	recovered, _ := filepath.Glob(filepath.Join(filepath.Dir(path), "League (recovered *.wallchart"))
	if n := phrase.Join(" ", d.Notes()...).String(); len(recovered) != 1 || !strings.Contains(n, filepath.Base(recovered[0])) {
		t.Fatalf("killed and an older copy put back: recovered is %q, the notes are %q", recovered, n)
	}
	f := must.Have(ReadFile(recovered[0]))(t)
	same(t, "what is recovered", want, f.Tournament)
}

// TestTheHistoryDeletedWhileOpen is made again at the next step.
func TestTheHistoryDeletedWhileOpen(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("what is open cannot be deleted here")
	}
	for _, fileToo := range []bool{false, true} {
		path, o := place(t)
		d := open(t, path, o)
		must.Do(t, d.Do(note(0)))
		must.Do(t, os.RemoveAll(historyFolder(path)))
		if fileToo {
			must.Do(t, os.Remove(path))
		}
		must.Do(t, d.Do(note(1)))
		if news := phrase.Join(" ", d.News()...).String(); !strings.Contains(news, "was taken away while it is open. It was made again") ||
			fileToo != strings.Contains(news, "was written again") {
			t.Errorf("the news are %q", news)
		}
		if got := files(t, historyFolder(path)); !strings.Contains(got, "lock") || !strings.Contains(got, "journal") {
			t.Errorf("made again, the history has %s", got)
		}
		want := d.Tournament()
		var locked *Locked
		if _, err := Open(path, o); !errors.As(err, &locked) {
			t.Errorf("a second program gets in: %v", err)
		}
		crash(d)
		d = open(t, path, o)
		same(t, "after a crash the event", want, d.Tournament())
		must.Do(t, os.RemoveAll(historyFolder(path)))
		must.Do(t, d.Do(note(2)))
		must.Do(t, d.Close())
		if f, err := ReadFile(path); err != nil || len(f.Log) != 3 {
			t.Errorf("closed, the file is %v", err)
		}
	}
}

// TestTheWholeFolderDeleted: nothing is on disk, and nothing says that it is.
func TestTheWholeFolderDeleted(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("what is open cannot be deleted here")
	}
	path, o := place(t)
	d := open(t, path, o)
	must.Do(t, d.Do(note(0)))
	must.Do(t, os.RemoveAll(filepath.Dir(path)))
	var n *NotOnDisk
	if err := d.Do(note(1)); !errors.As(err, &n) || d.Trouble() == nil {
		t.Errorf("a step is said to be on disk: %v", err)
	}
	if err := d.Close(); err == nil || d.closed || strings.Contains(err.Error(), "every step is kept") {
		t.Errorf("closing says %v, closed is %v", err, d.closed)
	}
	to := filepath.Join(t.TempDir(), "Copy.wallchart")
	must.Do(t, d.SaveAs(to))
	want := d.Tournament()
	must.Do(t, d.Close())
	f := must.Have(ReadFile(to))(t)
	same(t, "saved elsewhere, the event", want, f.Tournament)
}

// TestTheFolderRenamed: the steps go along with it, and closing says where.
func TestTheFolderRenamed(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("what is open cannot be moved here")
	}
	_, o := place(t)
	dir := filepath.Join(t.TempDir(), "club")
	must.Do(t, os.Mkdir(dir, 0o777))
	d := must.Have(Create(filepath.Join(dir, "League.wallchart"), league(t).Tournament(), o))(t)
	must.Do(t, d.Do(note(0)))
	must.Do(t, os.Rename(dir, dir+" 2026"))
	must.Do(t, d.Do(note(1)))
	if news := phrase.Join(" ", d.News()...).String(); !strings.Contains(news, "was moved or renamed while the event is open") {
		t.Errorf("the news are %q", news)
	}
	want := d.Tournament()
	var r *Recorded
	if err := d.Close(); !errors.As(err, &r) || !strings.Contains(err.Error(), "in the folder that was moved or renamed, and will be there") ||
		r.Folder != filepath.Base(historyFolder(d.Path())) {
		t.Errorf("closing says %v", err)
	}
	same(t, "opened in its new place, the event", want, open(t, filepath.Join(dir+" 2026", "League.wallchart"), o).Tournament())
}

// TestTheFileRenamedWhileOpen is told; a save writes the file under its name.
func TestTheFileRenamedWhileOpen(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	must.Do(t, d.Do(note(0)))
	must.Do(t, os.Rename(path, path+".old"))
	if news := phrase.Join(" ", d.News()...).String(); !strings.Contains(news,
		"League.wallchart is not there any more: it was moved, renamed or deleted") {
		t.Errorf("the news are %q", news)
	}
	must.Do(t, d.Save())
	if len(d.News()) > 0 {
		t.Error("the file is back, and there are news")
	}
	must.Do(t, os.Remove(path))
	must.Do(t, d.Save()) // no step was taken
	if _, err := ReadFile(path); err != nil {
		t.Error(err)
	}
}

// TestAMissingFileNamesItsVersions.
func TestAMissingFileNamesItsVersions(t *testing.T) {
	path, o := place(t)
	must.Do(t, os.Remove(path))
	if _, err := Open(path, o); !errors.Is(err, fs.ErrNotExist) || errors.As(err, new(*Missing)) {
		t.Errorf("never there: %v", err)
	}
	path, o = place(t)
	d := open(t, path, o)
	must.Do(t, d.Do(note(0)))
	want := d.Tournament()
	must.Do(t, d.Close())
	must.Do(t, os.Remove(path))
	_, err := Open(path, o)
	var m *Missing
	if !errors.As(err, &m) || !errors.Is(err, fs.ErrNotExist) || !strings.Contains(err.Error(), "earlier versions of it are, the newest in ") {
		t.Fatalf("gone: %v", err)
	}
	f := must.Have(ReadFile(m.Versions[0].Path))(t)
	same(t, "the newest version", want, f.Tournament)
}
