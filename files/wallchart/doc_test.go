package wallchart

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"wallchart/model"
	"wallchart/model/journal"
)

// place is a folder with an event in it, and options that keep everything
// inside the test's own folders.
func place(t testing.TB) (path string, o Options) {
	t.Helper()
	o = Options{By: "Eva", State: t.TempDir(), host: "CLUB"}
	path = filepath.Join(t.TempDir(), "League.wallchart")
	d, err := Create(path, league(t).Tournament(), o)
	must(t, err)
	must(t, d.Close())
	return path, o
}

func open(t testing.TB, path string, o Options) *Doc {
	t.Helper()
	d, err := Open(path, o)
	must(t, err)
	t.Cleanup(d.Discard)
	return d
}

// enter is the n-th of an endless row of results that differ from each other.
func enter(n int) journal.Change {
	r := []journal.Result{{model.Draw, model.Draw}, {model.Loss, model.Win}, {model.Win, model.Loss}}[n%3]
	return journal.SetResult{Section: 1, Round: 1, Board: 2, Result: r}
}

// crash leaves a document as a killed program does: nothing is written, the
// system gives the lock back.
func crash(d *Doc) {
	d.closed = true
	if d.trail != nil {
		_ = d.trail.file.Close()
	}
	if d.lock != nil {
		_ = d.lock.file.Close()
	}
}

func same(t testing.TB, what string, want, got *model.Tournament) {
	t.Helper()
	if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("%s differs:\n%s", what, diff)
	}
}

func files(t testing.TB, folder string) string {
	t.Helper()
	entries, err := os.ReadDir(folder)
	must(t, err)
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return strings.Join(names, " ")
}

func TestStepsSurviveACrash(t *testing.T) {
	path, o := place(t)
	before, err := os.ReadFile(path)
	must(t, err)
	d := open(t, path, o)
	for i := range 5 {
		must(t, d.Do(enter(i)))
	}
	_, err = d.Undo()
	must(t, err)
	want, undo, redo := d.Tournament(), d.UndoLabel(), d.RedoLabel()
	crash(d)
	if now, _ := os.ReadFile(path); string(now) != string(before) {
		t.Error("the file changed before it was saved")
	}
	d = open(t, path, o)
	same(t, "after the crash the event", want, d.Tournament())
	if d.UndoLabel() != undo || d.RedoLabel() != redo || !d.Dirty() {
		t.Errorf("after the crash undo says %q, redo %q, dirty %v", d.UndoLabel(), d.RedoLabel(), d.Dirty())
	}
	if n := strings.Join(d.Notes(), " "); !strings.Contains(n, "6 steps were not in the file yet") || !strings.Contains(n, "did not end properly") {
		t.Errorf("the notes are %q", n)
	}
	must(t, d.Do(enter(5)))
	want = d.Tournament()
	crash(d)
	d = open(t, path, o)
	same(t, "after two crashes the event", want, d.Tournament())
	must(t, d.Close())
	f, err := ReadFile(path)
	must(t, err)
	same(t, "the file", want, f.Tournament)
	if len(f.Log) != 7 || f.Log[6].N != 7 || f.Log[0].By != "Eva" {
		t.Errorf("the log in the file is %+v", f.Log)
	}
	if got := files(t, filepath.Dir(path)); got != ".League.wallchart.history League.wallchart" {
		t.Errorf("in the folder there are %s", got)
	}
	if d = open(t, path, o); len(d.Notes()) > 0 || d.Dirty() || d.UndoLabel() == "" {
		t.Errorf("opened after it was closed, the notes are %q and dirty %v", d.Notes(), d.Dirty())
	}
}

// TestUndoBehindASaveSurvivesACrash takes back, and makes again, steps that the
// file already holds.
func TestUndoBehindASaveSurvivesACrash(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	for i := range 4 {
		must(t, d.Do(enter(i)))
	}
	first := d.Undoable()[0].N
	must(t, d.Save())
	states := []*model.Tournament{}
	for i, step := range []func() error{
		func() error { _, err := d.Undo(); return err },
		func() error { _, err := d.Undo(); return err },
		func() error { _, err := d.Redo(); return err },
		func() error { return d.UndoTo(first) },
		func() error { _, err := d.Redo(); return err },
		func() error { return d.UndoTo(0) },
		func() error { return d.Do(enter(7)) },
	} {
		must(t, step())
		states = append(states, d.Tournament())
		look := open(t, path, Options{ReadOnly: true, State: o.State})
		same(t, fmt.Sprintf("after step %d what is on disk", i), states[i], look.Tournament())
		clean(t, fmt.Sprintf("after step %d", i), look)
	}
	crash(d)
	d = open(t, path, o)
	same(t, "after the crash the event", states[6], d.Tournament())
	must(t, d.Close())
}

// TestRenamedAfterACrash: the steps follow the file to its new name, but not to
// a copy of it while the file itself is there.
func TestRenamedAfterACrash(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	must(t, d.Do(enter(0)))
	want := d.Tournament()
	to := filepath.Join(filepath.Dir(path), "League 2026.wallchart")
	b, err := os.ReadFile(path)
	must(t, err)
	must(t, os.WriteFile(to, b, 0o666))
	if c := open(t, to, o); c.Dirty() {
		t.Error("a copy took the steps")
	} else {
		must(t, c.Close())
	}
	must(t, os.Remove(to))
	must(t, os.Rename(path, to))
	if c := open(t, to, o); c.Dirty() {
		t.Error("the renamed file took the steps of a sitting that goes on")
	} else {
		must(t, c.Close())
	}
	crash(d)
	d = open(t, to, o)
	same(t, "under its new name the event", want, d.Tournament())
	if !strings.Contains(strings.Join(d.Notes(), " "), "The file was called League.wallchart") {
		t.Errorf("the notes are %q", d.Notes())
	}
	must(t, d.Close())
	if got := files(t, filepath.Dir(path)); got != ".League 2026.wallchart.history League 2026.wallchart" {
		t.Errorf("in the folder there are %s", got)
	}
}

// TestLookingLeavesNothing opens and closes without a change.
func TestLookingLeavesNothing(t *testing.T) {
	path, o := place(t)
	must(t, open(t, path, o).Close())
	d := open(t, path, Options{ReadOnly: true, State: o.State})
	if err := d.Do(enter(0)); !errors.Is(err, ErrReadOnly) {
		t.Errorf("a change while reading only: %v", err)
	}
	must(t, d.Close())
	if got := files(t, filepath.Dir(path)); got != "League.wallchart" {
		t.Errorf("in the folder there are %s", got)
	}
}

func TestTheSecondProgramIsToldWhoHasTheFile(t *testing.T) {
	path, o := place(t)
	first := open(t, path, o)
	must(t, first.Do(enter(0)))
	_, err := Open(path, Options{By: "Max", State: o.State, host: "CLUB"})
	var locked *Locked
	if !errors.As(err, &locked) || locked.Holder.Who != "Eva" || locked.Holder.Process != os.Getpid() || time.Since(locked.Holder.Since) > time.Hour {
		t.Fatalf("the second program is told %v", err)
	}
	if want := "League.wallchart is open already, by Eva since "; !strings.HasPrefix(err.Error(), want) {
		t.Errorf("the second program is told %q", err)
	}
	link := filepath.Join(t.TempDir(), "other name.wallchart")
	if os.Symlink(path, link) == nil {
		if _, err := Open(link, o); !errors.As(err, &locked) {
			t.Errorf("under another name the file was opened twice: %v", err)
		}
	}
	reader := open(t, path, Options{ReadOnly: true, State: o.State})
	same(t, "what a reader sees", first.Tournament(), reader.Tournament())
	must(t, first.Close())
	must(t, open(t, path, o).Close())
}

// TestStaleLocks: a dead process is no obstacle, another computer is one until
// it is taken over.
func TestStaleLocks(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	must(t, d.Do(enter(0)))
	crash(d)
	there := o
	there.host = "LIBRARY"
	var locked *Locked
	if _, err := Open(path, there); !errors.As(err, &locked) || !locked.Elsewhere || !strings.Contains(err.Error(), "on the computer CLUB by Eva") {
		t.Fatalf("another computer is told %v", err)
	}
	there.TakeOver = true
	d = open(t, path, there)
	if d.UndoLabel() == "" {
		t.Error("taken over, the step of the first computer is missing")
	}
	must(t, d.Close())
	must(t, open(t, path, o).Close())
}

// TestJournalCutAtEveryByte cuts the journal at every byte of its last record,
// and changes every byte: the steps before it are there, it is not, and the
// document can be worked on.
func TestJournalCutAtEveryByte(t *testing.T) {
	path, o := place(t)
	o.disk.lazy = true
	d := open(t, path, o)
	states := []*model.Tournament{d.Tournament()}
	var ends []int64
	for i := range 3 {
		must(t, d.Do(enter(i)))
		states, ends = append(states, d.Tournament()), append(ends, d.trail.good)
	}
	crash(d)
	name := filepath.Join(historyFolder(path), "journal")
	whole, err := os.ReadFile(name)
	must(t, err)
	for cut := ends[1]; cut <= ends[2]; cut++ {
		for _, turned := range []bool{false, true} {
			b := append([]byte{}, whole[:cut]...)
			want := states[2]
			if turned && cut == ends[2] {
				continue
			} else if turned {
				b = append([]byte{}, whole...)
				b[cut] ^= 0x10
				if cut == ends[2]-1 {
					want = states[3] // the line's end is not what it says
				}
			} else if cut == ends[2] {
				want = states[3]
			}
			must(t, os.WriteFile(name, b, 0o666))
			d, err := Open(path, o)
			must(t, err)
			same(t, fmt.Sprintf("cut at %d, turned %v: the event", cut, turned), want, d.Tournament())
			must(t, d.Do(enter(7)))
			after := d.Tournament()
			crash(d)
			d, err = Open(path, o)
			must(t, err)
			same(t, fmt.Sprintf("cut at %d, worked on: the event", cut), after, d.Tournament())
			crash(d)
		}
	}
}

// TestASaveCutAnywhere stops a save at each of its steps.
func TestASaveCutAnywhere(t *testing.T) {
	for _, at := range []string{"before the mark", "after the mark", "after the rename", "with the journal empty"} {
		path, o := place(t)
		d := open(t, path, o)
		must(t, d.Do(enter(0)))
		must(t, d.Do(enter(1)))
		want := d.Tournament()
		b, err := encode(d.Tournament(), d.Entries())
		must(t, err)
		if at != "before the mark" {
			must(t, d.trail.add(trailMark{digest(b)}))
		}
		if at == "after the rename" || at == "with the journal empty" {
			must(t, os.WriteFile(path, b, 0o666))
		}
		if at == "with the journal empty" {
			must(t, d.trail.file.Truncate(0))
		}
		must(t, os.WriteFile(tempPrefix(path)+"1-1", b[:len(b)/2], 0o666))
		crash(d)
		d = open(t, path, o)
		same(t, at+": the event", want, d.Tournament())
		clean(t, at, d)
		must(t, d.Do(enter(2)))
		want = d.Tournament()
		crash(d)
		d = open(t, path, o)
		same(t, at+", worked on: the event", want, d.Tournament())
		must(t, d.Close())
		if got := files(t, filepath.Dir(path)); got != ".League.wallchart.history League.wallchart" {
			t.Errorf("%s: in the folder there are %s", at, got)
		}
	}
}

// clean holds that an opening had nothing to tell but that steps were made again.
func clean(t *testing.T, what string, d *Doc) {
	t.Helper()
	for _, n := range d.Notes() {
		if !strings.Contains(n, "did not end properly") && !strings.Contains(n, "made again.") {
			t.Errorf("%s: the opening is not clean: %s", what, n)
		}
	}
}

// TestKilledBetweenFileAndJournal stops a real save when the new file is in
// place and the journal is still the old one.
func TestKilledBetweenFileAndJournal(t *testing.T) {
	path, o := place(t)
	name := filepath.Join(historyFolder(path), "journal")
	var marked []byte
	o.disk.refuse = func(p string) error {
		if filepath.Base(p) == "versions" { // asked for right before the rename
			marked, _ = os.ReadFile(name)
		}
		return nil
	}
	d := open(t, path, o)
	must(t, d.Do(enter(0)))
	must(t, d.Do(enter(1)))
	must(t, d.Save())
	want := d.Tournament()
	crash(d)
	must(t, os.WriteFile(name, marked, 0o666))
	d = open(t, path, o)
	same(t, "the event", want, d.Tournament())
	clean(t, "killed between file and journal", d)
	if d.Dirty() || len(d.Entries()) != 2 {
		t.Errorf("steps in the file were made again: %d entries", len(d.Entries()))
	}
	must(t, d.Do(enter(2)))
	want = d.Tournament()
	crash(d)
	d = open(t, path, o)
	same(t, "worked on, the event", want, d.Tournament())
	clean(t, "worked on", d)
}

// TestAnotherFileInItsPlace: somebody changes the file after a crash; neither
// his file nor the steps are lost.
func TestAnotherFileInItsPlace(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	must(t, d.Do(enter(0)))
	must(t, d.Save()) // so that the file the steps set out from is a version after the next save
	must(t, d.Do(enter(1)))
	want := d.Tournament()
	crash(d)
	mine, err := os.ReadFile(path)
	must(t, err)
	must(t, os.WriteFile(filepath.Join(historyFolder(path), "versions", "20260101T000000.000Z.wallchart"), mine, 0o666))
	other := strings.Replace(string(mine), `"name":"League"`, `"name":"Another"`, 1)
	must(t, os.WriteFile(path, []byte(other), 0o666))
	d = open(t, path, o)
	if d.Tournament().Name != "Another" || d.Dirty() {
		t.Errorf("opened %q", d.Tournament().Name)
	}
	recovered, err := filepath.Glob(filepath.Join(filepath.Dir(path), "League (recovered *.wallchart"))
	must(t, err)
	if len(recovered) != 1 || !strings.Contains(strings.Join(d.Notes(), " "), filepath.Base(recovered[0])) {
		t.Fatalf("recovered is %q, the notes are %q", recovered, d.Notes())
	}
	f, err := ReadFile(recovered[0])
	must(t, err)
	same(t, "what the steps led to", want, f.Tournament)
}

func TestDiskFull(t *testing.T) {
	path, o := place(t)
	room := int64(1 << 20)
	o.disk.room = &room
	d := open(t, path, o)
	must(t, d.Do(enter(0)))
	room = 40 // less than a line
	var n *NotOnDisk
	err := d.Do(enter(1))
	if !errors.As(err, &n) || !errors.Is(err, syscall.ENOSPC) || !strings.Contains(err.Error(), "is made, but could not be written to disk: the disk is full. Free some space") {
		t.Fatalf("on a full disk the organiser is told %v", err)
	}
	if d.UndoLabel() == "" || d.Trouble() == nil {
		t.Error("on a full disk the step was not made, or no trouble is told")
	}
	want := d.Tournament()
	if err := d.Close(); err == nil || d.closed {
		t.Fatalf("on a full disk the document was closed: %v", err)
	}
	elsewhere := filepath.Join(t.TempDir(), "Stick.wallchart")
	room = 1 << 20
	must(t, d.Retry())
	must(t, d.Do(enter(2)))
	want2 := d.Tournament()
	if want == want2 {
		t.Fatal("no step was made")
	}
	crash(d)
	room = 1 << 20
	d = open(t, path, o)
	same(t, "after a full disk the event", want2, d.Tournament())
	room = 10
	if err := d.Do(enter(3)); !errors.As(err, &n) {
		t.Errorf("on a full disk the organiser is told %v", err)
	}
	room = 1 << 20
	must(t, d.SaveAs(elsewhere))
	f, err := ReadFile(elsewhere)
	must(t, err)
	same(t, "saved elsewhere, the event", d.Tournament(), f.Tournament)
	if d.Trouble() != nil || d.Path() != elsewhere {
		t.Errorf("saved elsewhere, there is trouble: %v", d.Trouble())
	}
}

// TestDiskFullDuringASave lets the disk fill up at every seventh byte of what a
// save writes, file and journal.
func TestDiskFullDuringASave(t *testing.T) {
	path, o := place(t)
	o.disk.lazy = true
	name := filepath.Join(historyFolder(path), "journal")
	d := open(t, path, o)
	must(t, d.Do(enter(0)))
	must(t, d.Do(enter(1)))
	want := d.Tournament()
	crash(d)
	file, err := os.ReadFile(path)
	must(t, err)
	steps, err := os.ReadFile(name)
	must(t, err)
	for left, saved := int64(0), 0; saved < 40; left += 7 {
		must(t, os.WriteFile(path, file, 0o666))
		must(t, os.WriteFile(name, steps, 0o666))
		d := open(t, path, o)
		room := left
		d.disk.room, d.trail.disk.room = &room, &room
		if err := d.Save(); err == nil {
			saved++
		} else if now, _ := os.ReadFile(path); string(now) != string(file) {
			t.Fatalf("with room for %d bytes the save failed and changed the file", left)
		}
		crash(d)
		if strings.Contains(files(t, filepath.Dir(path)), ".tmp-") {
			t.Fatalf("with room for %d bytes a temporary file was left", left)
		}
		d = open(t, path, o)
		same(t, fmt.Sprintf("with room for %d bytes the event", left), want, d.Tournament())
		clean(t, fmt.Sprintf("with room for %d bytes", left), d)
		crash(d)
		if saved == 1 && left < 500 {
			t.Fatalf("the save succeeded with room for %d bytes", left)
		}
	}
}

// TestFolderReadOnly: steps are kept in the user's own folder, are there after
// a crash, and can be saved elsewhere.
func TestFolderReadOnly(t *testing.T) {
	path, o := place(t)
	writable := o
	o.disk.refuse = func(p string) error {
		if strings.HasPrefix(p, filepath.Dir(path)) {
			return &os.PathError{Op: "open", Path: p, Err: syscall.EROFS}
		}
		return nil
	}
	d := open(t, path, o)
	if n := strings.Join(d.Notes(), " "); !strings.Contains(n, "Steps are kept in your own folder and not beside the file: the file or its folder cannot be written to.") {
		t.Errorf("the notes are %q", n)
	}
	must(t, d.Do(enter(0)))
	must(t, d.Do(enter(1)))
	want := d.Tournament()
	crash(d)
	d = open(t, path, o)
	same(t, "in a read-only folder the event after a crash", want, d.Tournament())
	if err := d.Close(); err == nil || !d.closed || !strings.Contains(err.Error(), "every step is kept in") {
		t.Fatalf("closed in a read-only folder: %v", err)
	}
	d = open(t, path, writable)
	same(t, "when the folder can be written to again the event", want, d.Tournament())
	must(t, d.Do(enter(2)))
	want = d.Tournament()
	crash(d)
	d = open(t, path, writable)
	same(t, "after a crash in the folder the event", want, d.Tournament())
	must(t, d.Close())
	d = open(t, path, o)
	same(t, "saved, the event", want, d.Tournament())
	if d.Dirty() {
		t.Error("steps from before the save were made again")
	}
	to := filepath.Join(t.TempDir(), "Copy.wallchart")
	must(t, d.Do(enter(3)))
	must(t, d.SaveAs(to))
	f, err := ReadFile(to)
	must(t, err)
	same(t, "saved elsewhere, the event", d.Tournament(), f.Tournament)
}

// TestAFileMarkedReadOnly is told at once, and its steps are kept all the same.
func TestAFileMarkedReadOnly(t *testing.T) {
	path, o := place(t)
	must(t, os.Chmod(path, 0o444))
	d := open(t, path, o)
	if n := strings.Join(d.Notes(), " "); !strings.Contains(n, "The file is marked read-only") {
		t.Errorf("the notes are %q", n)
	}
	must(t, d.Do(enter(0)))
	want := d.Tournament()
	if err := d.Close(); err == nil || !strings.Contains(err.Error(), "every step is kept in") {
		t.Errorf("closing says %v", err)
	}
	same(t, "opened again, the event", want, open(t, path, o).Tournament())
}

// TestNowhereToWrite: the event stays usable in memory and says so.
func TestNowhereToWrite(t *testing.T) {
	path, o := place(t)
	shut := true
	o.disk.refuse = func(p string) error {
		if shut {
			return &os.PathError{Op: "open", Path: p, Err: syscall.EACCES}
		}
		return nil
	}
	d := open(t, path, o)
	var n *NotOnDisk
	if err := d.Do(enter(0)); !errors.As(err, &n) || d.UndoLabel() == "" {
		t.Fatalf("nowhere to write, the organiser is told %v", err)
	}
	if err := d.Close(); !errors.As(err, &n) || d.closed {
		t.Fatalf("nowhere to write, closing says %v", err)
	}
	shut = false
	to := filepath.Join(t.TempDir(), "Copy.wallchart")
	must(t, d.SaveAs(to))
	must(t, d.Do(enter(1)))
	want := d.Tournament()
	crash(d)
	same(t, "saved elsewhere after all, the event", want, open(t, to, o).Tournament())
}

func TestVersionsAndRounds(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	var texts []string
	for i := range 14 {
		must(t, d.Do(enter(i)))
		b, err := os.ReadFile(path)
		must(t, err)
		texts = append(texts, string(b))
		old := time.Date(2026, 5, 31, 10, i, 0, 0, time.UTC)
		must(t, os.Chtimes(path, old, old))
		must(t, d.Save())
	}
	var plain, rounds []VersionFile
	for _, v := range d.Versions() {
		if v.Round > 0 {
			rounds = append(rounds, v)
		} else {
			plain = append(plain, v)
		}
	}
	if len(plain) != VersionsKept {
		t.Fatalf("%d versions are kept", len(plain))
	}
	for i, v := range plain {
		b, err := os.ReadFile(v.Path)
		must(t, err)
		if string(b) != texts[13-i] || !v.Time.Equal(time.Date(2026, 5, 31, 10, 13-i, 0, 0, time.UTC)) {
			t.Errorf("version %d of %s is not what was saved then", i, v)
		}
		if _, err := ReadFile(v.Path); err != nil {
			t.Error(err)
		}
	}
	// The first result of the test's event is entered, so board 2 finished round 1.
	must(t, d.Do(journal.SetResult{Section: 1, Round: 1, Board: 1, Result: journal.Result{model.Win, model.Loss}}))
	must(t, d.Do(journal.AddRound{Section: 1, Round: 2, Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 3}}}}))
	must(t, d.Do(journal.SetResult{Section: 1, Round: 2, Board: 1, Result: journal.Result{model.Win, model.Loss}}))
	rounds = rounds[:0]
	for _, v := range d.Versions() {
		if v.Round > 0 {
			rounds = append(rounds, v)
		}
	}
	if len(rounds) != 2 || rounds[0].Round != 1 || rounds[1].Round != 2 || rounds[0].Section != 1 {
		t.Fatalf("the states after rounds are %v", rounds)
	}
	f, err := ReadFile(rounds[1].Path)
	must(t, err)
	same(t, "the state after round 2", d.Tournament(), f.Tournament)
}

func TestABrokenFileNamesTheVersionBefore(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	must(t, d.Do(enter(0)))
	must(t, d.Close())
	b, err := os.ReadFile(path)
	must(t, err)
	must(t, os.WriteFile(path, b[:len(b)-40], 0o666))
	_, err = Open(path, o)
	var u Unreadable
	if !errors.As(err, &u) || !strings.Contains(err.Error(), "it is not whole") || !strings.Contains(err.Error(), "is whole: ") {
		t.Fatalf("a broken file: %v", err)
	}
	_, version, _ := strings.Cut(err.Error(), "is whole: ")
	if _, err := ReadFile(version); err != nil {
		t.Error(err)
	}
	must(t, os.WriteFile(path, b, 0o666))
	must(t, open(t, path, o).Close()) // the lock was given back
}

// TestAnEventWithoutAPlace is kept from its first step, found after a crash and
// moved when it gets a place.
func TestAnEventWithoutAPlace(t *testing.T) {
	o := Options{State: t.TempDir(), host: "CLUB"}
	ev := league(t).Tournament()
	d, err := New(ev, o)
	must(t, err)
	must(t, d.Do(enter(0)))
	want := d.Tournament()
	crash(d)
	found := Unsaved(o)
	if len(found) != 1 || !d.Untitled() {
		t.Fatalf("unsaved are %q", found)
	}
	d = open(t, found[0], o)
	same(t, "the event without a place", want, d.Tournament())
	if !d.Untitled() {
		t.Error("opened again, the event has a place")
	}
	to := filepath.Join(t.TempDir(), "League.wallchart")
	must(t, d.SaveAs(to))
	if len(Unsaved(o)) > 0 || d.Untitled() {
		t.Errorf("after it got a place, unsaved are %q", Unsaved(o))
	}
	must(t, d.Close())
	f, err := ReadFile(to)
	must(t, err)
	same(t, "the event in its place", want, f.Tournament)
	d, err = New(ev, o)
	must(t, err)
	must(t, d.Forget())
	if got := files(t, filepath.Join(o.State, "unsaved")); got != "" {
		t.Errorf("forgotten, there are %s", got)
	}
}

// TestSaveAsLeavesTheOldFileAsItWas and keeps the file it replaces.
func TestSaveAsLeavesTheOldFileAsItWas(t *testing.T) {
	path, o := place(t)
	before, err := os.ReadFile(path)
	must(t, err)
	to := filepath.Join(t.TempDir(), "Copy.wallchart")
	must(t, os.WriteFile(to, []byte("something else"), 0o644))
	d := open(t, path, o)
	must(t, d.Do(enter(0)))
	must(t, d.SaveAs(to))
	if now, _ := os.ReadFile(path); string(now) != string(before) {
		t.Error("the old file changed")
	}
	if old := open(t, path, o); old.Dirty() {
		t.Error("steps went with both files")
	}
	vs := d.Versions()
	if len(vs) != 1 {
		t.Fatalf("versions of the new place are %v", vs)
	}
	if b, _ := os.ReadFile(vs[0].Path); string(b) != "something else" {
		t.Error("the file that was replaced is not kept")
	}
	if info, err := os.Stat(to); err != nil || info.Mode().Perm() != 0o644 {
		t.Errorf("the file's mode is now %v, %v", info.Mode(), err)
	}
	must(t, d.Do(enter(1)))
	if _, err := d.Undo(); err != nil || d.UndoLabel() == "" {
		t.Error("the steps before cannot be undone any more")
	}
}
