package wallchart

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"wallchart/model"
	"wallchart/must"
)

// TestSavedElsewhere: the new file holds everything, so nothing is to be saved. Where the new place takes no journal, that
// is told, and the next step tries again.
func TestSavedElsewhere(t *testing.T) {
	path, o := place(t)
	shut := false
	o.disk.refuse = func(p string) error {
		if shut && filepath.Base(p) == "journal" {
			return &os.PathError{Op: "open", Path: p, Err: syscall.EACCES}
		}
		return nil
	}
	d := open(t, path, o)
	must.Do(t, d.Do(note(0)))
	must.Do(t, d.SaveAs(filepath.Join(t.TempDir(), "One.wallchart")))
	if d.Dirty() || d.Trouble() != nil {
		t.Errorf("saved elsewhere, there is something to save: %v, in memory only: %v", d.Dirty(), d.Trouble())
	}
	must.Do(t, d.Do(note(1)))
	shut = true
	must.Do(t, d.SaveAs(filepath.Join(t.TempDir(), "Two.wallchart")))
	if d.Dirty() || d.Trouble() == nil {
		t.Errorf("without a journal, there is something to save: %v, in memory only: %v", d.Dirty(), d.Trouble())
	}
	if err := d.Do(note(2)); err == nil || d.Trouble() == nil {
		t.Errorf("without a journal a step is said to be on disk: %v", err)
	}
	shut = false
	must.Do(t, d.Do(note(3)))
	if d.Trouble() != nil {
		t.Errorf("with a journal again: %v", d.Trouble())
	}
	want := d.Tournament()
	crash(d)
	same(t, "after a crash the event", want, open(t, d.Path(), o).Tournament())
}

// TestSameEvent: two events are the same if their files would be, and only if both can be written.
func TestSameEvent(t *testing.T) {
	a, b := &model.Tournament{Name: "A"}, &model.Tournament{Name: "B"}
	no := &model.Tournament{Name: strings.Repeat("x", maxRecord)} // no file may hold so long a record
	for _, c := range []struct {
		x, y *model.Tournament
		want bool
	}{{a, a, true}, {a, &model.Tournament{Name: "A"}, true}, {a, b, false}, {b, a, false}, {no, no, false}, {a, no, false}, {no, a, false}} {
		if got := sameEvent(c.x, c.y); got != c.want {
			t.Errorf("%.9s and %.9s the same: %v, want %v", c.x.Name, c.y.Name, got, c.want)
		}
	}
}

// TestAnUnchangedFileIsNotRead: the file is looked at before each step. One of the same size and time is not read for
// that, however large it is.
func TestAnUnchangedFileIsNotRead(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	info := must.Have(os.Lstat(path))(t)
	b := must.Have(os.ReadFile(path))(t)
	other := strings.Replace(string(b), "League", "Legion", 1)
	put := func(at time.Time) {
		must.Do(t, os.WriteFile(path, []byte(other), 0o666))
		must.Do(t, os.Chtimes(path, at, at))
	}
	put(info.ModTime())
	if news := d.News(); len(news) > 0 {
		t.Errorf("of the same size and time, it was read: %q", news)
	}
	put(info.ModTime().Add(time.Second))
	if news := d.News(); len(news) != 1 {
		t.Errorf("of another time, the news are %q", news)
	}
}

// TestNothingStaysOfAnEventWithoutAPlace: it stands in the state folder until it is saved; then nothing of it stays there.
func TestNothingStaysOfAnEventWithoutAPlace(t *testing.T) {
	o := Options{By: "Eva", State: t.TempDir(), host: "CLUB", disk: disk{lazy: true}}
	d := must.Have(New(league(t).Tournament(), o))(t)
	t.Cleanup(d.Discard)
	if !d.Untitled() || len(Unsaved(o)) != 1 {
		t.Errorf("begun, it is untitled: %v; in the state folder are %q", d.Untitled(), Unsaved(o))
	}
	must.Do(t, d.Do(note(0)))
	must.Do(t, d.SaveAs(filepath.Join(t.TempDir(), "One.wallchart")))
	if got := files(t, filepath.Join(o.State, "unsaved")); d.Untitled() || got != "" {
		t.Errorf("saved, it is untitled: %v; in the state folder are %s", d.Untitled(), got)
	}
}

// TestStoppedWhileSaving: the file was put in place, and the program was stopped before the steps went to the folder undo.
// They are kept there at the next opening, so that they can be taken back after the one behind it.
func TestStoppedWhileSaving(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	must.Do(t, d.Do(note(0)))
	must.Do(t, d.Save())
	must.Do(t, d.Do(note(1)))
	b := must.Have(proven(d.Tournament(), d.Entries()))(t)
	must.Do(t, d.trail.add(trailMark{digest(b)}))
	must.Do(t, os.WriteFile(path, b, 0o666))
	want := d.Tournament()
	crash(d)
	d = reopen(t, open(t, path, o), o)
	same(t, "opened, closed and opened, the event", want, d.Tournament())
	if n := len(d.Undoable()); n != 2 || d.Forgotten() != nil {
		t.Errorf("%d steps can be taken back, want 2; %v", n, d.Forgotten())
	}
	must.Do(t, d.UndoTo(0))
}

// TestWhereNothingCanBeCreated the system's own reason is told, and a new folder is the user's to look into.
func TestWhereNothingCanBeCreated(t *testing.T) {
	o := Options{By: "Eva", State: t.TempDir(), host: "CLUB", disk: disk{lazy: true}}
	folder := filepath.Join(t.TempDir(), "new")
	o.disk.refuse = func(p string) error {
		if strings.Contains(filepath.Base(p), "Cup") {
			return syscall.EACCES
		}
		return nil
	}
	if _, err := CreateIn(folder, "Cup", &model.Tournament{Name: "Cup"}, o); !errors.Is(err, syscall.EACCES) {
		t.Errorf("told is %v", err)
	}
	if info, err := os.Stat(folder); err != nil || info.Mode().Perm()&0o700 != 0o700 {
		t.Errorf("the folder is %v, %v", info, err)
	}
}

// TestAStepIsHeldAgainstTheLimits: what no file may hold is refused when it is made; the step itself is a record, too.
func TestAStepIsHeldAgainstTheLimits(t *testing.T) {
	d := &Doc{}
	d.start(&File{Tournament: &model.Tournament{Name: "A"}}, "")
	for n, fits := range map[int]bool{maxRecords - 3: true, maxRecords - 2: false} {
		if err := d.journal.Fits(&model.Tournament{Lists: make([]model.SavedList, n)}); (err == nil) != fits {
			t.Errorf("%d records and one of the log: %v", n+2, err)
		}
	}
}

// TestSavedWhereNoHistoryCanBe: the file is written, and that later steps are in memory only is told; no journal is begun
// anywhere else.
func TestSavedWhereNoHistoryCanBe(t *testing.T) {
	path, o := place(t)
	elsewhere := t.TempDir()
	shut := false
	o.disk.refuse = func(p string) error {
		if shut && filepath.Dir(p) != elsewhere || strings.HasSuffix(p, ".history") && filepath.Dir(p) == elsewhere {
			return &os.PathError{Op: "mkdir", Path: p, Err: syscall.EACCES}
		}
		return nil
	}
	d := open(t, path, o)
	t.Chdir(t.TempDir())
	shut = true
	must.Do(t, d.SaveAs(filepath.Join(elsewhere, "One.wallchart")))
	var n *NotOnDisk
	if err := d.Do(note(0)); !errors.As(err, &n) || d.Trouble() == nil {
		t.Errorf("a step is said to be on disk: %v", err)
	}
	if got := files(t, "."); got != "" {
		t.Errorf("in the folder that the program runs in there are %s", got)
	}
	if got := files(t, elsewhere); got != "One.wallchart" {
		t.Errorf("beside the file there are %s", got)
	}
}
