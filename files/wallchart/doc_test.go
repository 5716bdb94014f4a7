package wallchart

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/phrase"
)

// place is a folder with an event in it, and options that keep everything
// inside the test's own folders and do not wait for the disk.
func place(t testing.TB) (path string, o Options) {
	t.Helper()
	o = Options{By: "Eva", State: t.TempDir(), host: "CLUB", disk: disk{lazy: true}}
	path = filepath.Join(t.TempDir(), "League.wallchart")
	d := must.Have(Create(path, league(t).Tournament(), o))(t)
	must.Do(t, d.Close())
	return path, o
}

func open(t testing.TB, path string, o Options) *Doc {
	t.Helper()
	d := must.Have(Open(path, o))(t)
	t.Cleanup(d.Discard)
	return d
}

// enter is the n-th of an endless row of results that differ from each other.
func enter(n int) journal.Change {
	r := []steps.Result{{model.Draw, model.Draw}, {model.Loss, model.Win}, {model.Win, model.Loss}}[n%3]
	return steps.SetResult{Section: 1, Round: 1, Board: 2, Result: r}
}

// crash leaves a document as a killed program does: nothing is written, the
// system gives the lock back.
func crash(d *Doc) {
	d.closed = true
	if d.trail != nil {
		_ = d.trail.file.Close()
	}
	if d.guard != nil {
		_ = d.guard.Close()
	}
	if d.lock != nil {
		_ = d.lock.file.Close()
	}
}

func same(t testing.TB, what string, want, got *model.Tournament) {
	t.Helper()
	if reflect.DeepEqual(want, got) {
		return // at once; a difference in words takes twenty times as long
	}
	if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("%s differs:\n%s", what, diff)
	}
}

func files(t testing.TB, folder string) string {
	t.Helper()
	entries := must.Have(os.ReadDir(folder))(t)
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return strings.Join(names, " ")
}

func TestStepsSurviveACrash(t *testing.T) {
	path, o := place(t)
	before := must.Have(os.ReadFile(path))(t)
	d := open(t, path, o)
	for i := range 5 {
		must.Do(t, d.Do(enter(i)))
	}
	must.Have(d.Undo())(t)
	want, undo, redo := d.Tournament(), d.UndoLabel().String(), d.RedoLabel().String()
	crash(d)
	if now, _ := os.ReadFile(path); string(now) != string(before) {
		t.Error("the file changed before it was saved")
	}
	d = open(t, path, o)
	same(t, "after the crash the event", want, d.Tournament())
	if d.UndoLabel().String() != undo || d.RedoLabel().String() != redo || !d.Dirty() {
		t.Errorf("after the crash undo says %q, redo %q, dirty %v", d.UndoLabel(), d.RedoLabel(), d.Dirty())
	}
	if n := phrase.Join(" ", d.Notes()...).String(); !strings.Contains(n, "did not end properly") ||
		!strings.HasSuffix(n, "; nothing is missing (6 steps were made again).") {
		t.Errorf("the notes are %q", n)
	}
	must.Do(t, d.Do(enter(5)))
	want = d.Tournament()
	crash(d)
	d = open(t, path, o)
	same(t, "after two crashes the event", want, d.Tournament())
	must.Do(t, d.Close())
	f := must.Have(ReadFile(path))(t)
	same(t, "the file", want, f.Tournament)
	if len(f.Log) != 7 || f.Log[6].N != 7 || f.Log[0].By != "Eva" {
		t.Errorf("the log in the file is %+v", f.Log)
	}
	if got := files(t, filepath.Dir(path)); got != ".League.wallchart.history League.wallchart" {
		t.Errorf("in the folder there are %s", got)
	}
	if d = open(t, path, o); len(d.Notes()) > 0 || d.Dirty() || d.UndoLabel().Empty() {
		t.Errorf("opened after it was closed, the notes are %q and dirty %v", d.Notes(), d.Dirty())
	}
}

// TestUndoBehindASaveSurvivesACrash takes back, and makes again, steps that the
// file already holds.
func TestUndoBehindASaveSurvivesACrash(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	for i := range 4 {
		must.Do(t, d.Do(enter(i)))
	}
	first := d.Undoable()[0].N
	must.Do(t, d.Save())
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
		must.Do(t, step())
		states = append(states, d.Tournament())
		look := open(t, path, Options{ReadOnly: true, State: o.State})
		same(t, fmt.Sprintf("after step %d what is on disk", i), states[i], look.Tournament())
		clean(t, fmt.Sprintf("after step %d", i), look)
	}
	crash(d)
	d = open(t, path, o)
	same(t, "after the crash the event", states[6], d.Tournament())
	must.Do(t, d.Close())
}

// TestRenamedAfterACrash: the steps follow the file to its new name, but not to
// a copy of it while the file itself is there.
func TestRenamedAfterACrash(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	must.Do(t, d.Do(enter(0)))
	want := d.Tournament()
	to := filepath.Join(filepath.Dir(path), "League 2026.wallchart")
	b := must.Have(os.ReadFile(path))(t)
	must.Do(t, os.WriteFile(to, b, 0o666))
	if c := open(t, to, o); c.Dirty() {
		t.Error("a copy took the steps")
	} else {
		must.Do(t, c.Close())
	}
	must.Do(t, os.Remove(to))
	must.Do(t, os.Rename(path, to))
	if c := open(t, to, o); c.Dirty() {
		t.Error("the renamed file took the steps of a sitting that goes on")
	} else {
		must.Do(t, c.Close())
	}
	crash(d)
	d = open(t, to, o)
	same(t, "under its new name the event", want, d.Tournament())
	if !strings.Contains(phrase.Join(" ", d.Notes()...).String(), "The file was called League.wallchart") {
		t.Errorf("the notes are %q", d.Notes())
	}
	must.Do(t, d.Close())
	if got := files(t, filepath.Dir(path)); got != ".League 2026.wallchart.history League 2026.wallchart" {
		t.Errorf("in the folder there are %s", got)
	}
}

// TestLookingLeavesNothing opens and closes without a change.
func TestLookingLeavesNothing(t *testing.T) {
	path, o := place(t)
	must.Do(t, open(t, path, o).Close())
	d := open(t, path, Options{ReadOnly: true, State: o.State})
	if err := d.Do(enter(0)); !errors.Is(err, ErrReadOnly) {
		t.Errorf("a change while reading only: %v", err)
	}
	must.Do(t, d.Close())
	if got := files(t, filepath.Dir(path)); got != "League.wallchart" {
		t.Errorf("in the folder there are %s", got)
	}
}

// TestJournalCutAtEveryByte cuts the journal at every byte of its last record,
// and changes every byte: the steps before it are there, it is not, and the
// document can be worked on.
func TestJournalCutAtEveryByte(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	states := []*model.Tournament{d.Tournament()}
	var ends []int64
	for i := range 3 {
		must.Do(t, d.Do(enter(i)))
		states, ends = append(states, d.Tournament()), append(ends, d.trail.good)
	}
	crash(d)
	name := filepath.Join(historyFolder(path), "journal")
	whole := must.Have(os.ReadFile(name))(t)
	step := int64(1)
	if testing.Short() {
		step = 17
	}
	for cut := ends[1]; cut <= ends[2]; cut += step {
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
			must.Do(t, os.WriteFile(name, b, 0o666))
			d := must.Have(Open(path, o))(t)
			same(t, fmt.Sprintf("cut at %d, turned %v: the event", cut, turned), want, d.Tournament())
			must.Do(t, d.Do(enter(7)))
			after := d.Tournament()
			crash(d)
			d = must.Have(Open(path, o))(t)
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
		must.Do(t, d.Do(enter(0)))
		must.Do(t, d.Do(enter(1)))
		want := d.Tournament()
		b := must.Have(encode(d.Tournament(), d.Entries()))(t)
		if at != "before the mark" {
			must.Do(t, d.trail.add(trailMark{digest(b)}))
		}
		if at == "after the rename" || at == "with the journal empty" {
			must.Do(t, os.WriteFile(path, b, 0o666))
		}
		if at == "with the journal empty" {
			must.Do(t, d.trail.file.Truncate(0))
		}
		must.Do(t, os.WriteFile(tempPrefix(path)+"1-1", b[:len(b)/2], 0o666))
		crash(d)
		d = open(t, path, o)
		same(t, at+": the event", want, d.Tournament())
		clean(t, at, d)
		must.Do(t, d.Do(enter(2)))
		want = d.Tournament()
		crash(d)
		d = open(t, path, o)
		same(t, at+", worked on: the event", want, d.Tournament())
		must.Do(t, d.Close())
		if got := files(t, filepath.Dir(path)); got != ".League.wallchart.history League.wallchart" {
			t.Errorf("%s: in the folder there are %s", at, got)
		}
	}
}

// clean holds that an opening had nothing to tell but that steps were made again.
func clean(t *testing.T, what string, d *Doc) {
	t.Helper()
	for _, n := range d.Notes() {
		if !strings.Contains(n.String(), "did not end properly") && !strings.Contains(n.String(), "made again.") {
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
	must.Do(t, d.Do(enter(0)))
	must.Do(t, d.Do(enter(1)))
	must.Do(t, d.Save())
	want := d.Tournament()
	crash(d)
	must.Do(t, os.WriteFile(name, marked, 0o666))
	d = open(t, path, o)
	same(t, "the event", want, d.Tournament())
	clean(t, "killed between file and journal", d)
	if d.Dirty() || len(d.Entries()) != 2 {
		t.Errorf("steps in the file were made again: %d entries", len(d.Entries()))
	}
	must.Do(t, d.Do(enter(2)))
	want = d.Tournament()
	crash(d)
	d = open(t, path, o)
	same(t, "worked on, the event", want, d.Tournament())
	clean(t, "worked on", d)
}

// TestAnEventWithoutAPlace is kept from its first step, found after a crash and
// moved when it gets a place.
func TestAnEventWithoutAPlace(t *testing.T) {
	o := Options{State: t.TempDir(), host: "CLUB"}
	ev := league(t).Tournament()
	d := must.Have(New(ev, o))(t)
	must.Do(t, d.Do(enter(0)))
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
	must.Do(t, d.SaveAs(to))
	if len(Unsaved(o)) > 0 || d.Untitled() {
		t.Errorf("after it got a place, unsaved are %q", Unsaved(o))
	}
	must.Do(t, d.Close())
	f := must.Have(ReadFile(to))(t)
	same(t, "the event in its place", want, f.Tournament)
	d = must.Have(New(ev, o))(t)
	must.Do(t, d.Forget())
	if got := files(t, filepath.Join(o.State, "unsaved")); got != "" {
		t.Errorf("forgotten, there are %s", got)
	}
}
