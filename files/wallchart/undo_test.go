package wallchart

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/journaltest"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

func note(n int) journal.Change {
	return steps.SetPairingNote{Section: 1, Round: 1, Board: 1 + n%2, Note: fmt.Sprint("note ", n)}
}

// reopen closes and opens an event.
func reopen(t testing.TB, d *Doc, o Options) *Doc {
	t.Helper()
	must.Do(t, d.Close())
	return open(t, d.Path(), o)
}

// TestUndoAfterReopening goes back to the very first step, each of which was
// taken by another program, and makes all again.
func TestUndoAfterReopening(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	states := []*model.Tournament{d.Tournament()}
	for n := range 6 {
		must.Do(t, d.Do(note(n)))
		states = append(states, d.Tournament())
		d = reopen(t, d, o)
		if rev := journal.Reversed(d.Entries()); len(rev) > 0 || len(d.Undoable()) != n+1 || d.Dirty() || len(d.Notes()) > 0 {
			t.Fatalf("opened after %d steps, %v were reversed, %d can be undone, the notes are %q", n+1, rev, len(d.Undoable()), d.Notes())
		}
	}
	for n := 5; n >= 0; n-- {
		if _, err := d.Undo(); err != nil {
			t.Fatalf("step %d: %v", n, err)
		}
		same(t, fmt.Sprintf("undone to %d the event", n), states[n], d.Tournament())
		if n%2 == 0 {
			d = reopen(t, d, o)
		}
		if rev := journal.Reversed(d.Entries()); len(rev) != 6-n {
			t.Errorf("undone to %d, reversed are %v", n, rev)
		}
	}
	if _, err := d.Undo(); !errors.Is(err, journal.ErrNothingToUndo) {
		t.Errorf("undone once more: %v", err)
	}
	for n := range 6 {
		must.Have(d.Redo())(t)
		same(t, fmt.Sprintf("made again to %d the event", n+1), states[n+1], d.Tournament())
		d = reopen(t, d, o)
	}
	must.Do(t, d.UndoTo(d.Undoable()[1].N))
	same(t, "gone back to the second step the event", states[2], d.Tournament())
	d = reopen(t, d, o)
	must.Do(t, d.Do(note(7)))
	if !d.RedoLabel().Empty() {
		t.Errorf("after a new step %q can be made again", d.RedoLabel())
	}
	d = reopen(t, d, o)
	if n := len(d.Undoable()); n != 3 || !d.RedoLabel().Empty() {
		t.Errorf("%d can be undone, %q made again", n, d.RedoLabel())
	}
}

// TestUndoIsTheSameWhereverItWasClosed holds a document that is closed, killed
// and saved in between against a journal that never is.
func TestUndoIsTheSameWhereverItWasClosed(t *testing.T) {
	dir := t.TempDir()
	runs := 0
	rapid.Check(t, func(t *rapid.T) {
		runs++
		o := Options{By: "Eva", State: filepath.Join(dir, "state"), host: "CLUB", disk: disk{lazy: true}}
		path := filepath.Join(dir, fmt.Sprintf("%d.wallchart", runs))
		d, err := Create(path, journaltest.Tournament(t), o)
		if err != nil {
			t.Skip(err) // an event that no file can hold
		}
		all := journal.New(steps.List, d.Tournament(), nil, nil)
		ok := func(what string, errs ...error) {
			if err := errors.Join(errs...); err != nil {
				t.Fatalf("%s: %v", what, err)
			}
		}
		for range 24 {
			step := rapid.IntRange(0, 11).Draw(t, "step")
			switch step {
			case 0, 1:
				_, a := d.Undo()
				_, b := all.Undo()
				if (a == nil) != (b == nil) {
					t.Fatalf("undo: %v, and without closing %v", a, b)
				}
			case 2:
				_, a := d.Redo()
				_, b := all.Redo()
				if (a == nil) != (b == nil) {
					t.Fatalf("redo: %v, and without closing %v", a, b)
				}
			case 3:
				if u := all.Undoable(); len(u) > 0 {
					n := rapid.SampledFrom(u).Draw(t, "to").N
					ok("undo to", d.UndoTo(n), all.UndoTo(n))
				}
			case 4:
				ok("save", d.Save())
			case 5, 6, 7:
				if step == 5 {
					crash(d)
				} else {
					ok("close", d.Close())
				}
				d, err = Open(path, o)
				ok("open", err)
			default:
				c := journaltest.Change(t, all.Tournament())
				a, b := d.Do(c), all.Do(c)
				if (a == nil) != (b == nil) {
					t.Fatalf("%s: %v, and without closing %v", c.Label(), a, b)
				}
			}
			if !sameEvent(d.Tournament(), all.Tournament()) {
				t.Fatal("the event differs")
			}
			if rapid.Bool().Draw(t, "look") && (d.UndoLabel().String() != all.UndoLabel().String() ||
				d.RedoLabel().String() != all.RedoLabel().String()) {
				t.Fatalf("undo is %q, redo %q; without closing %q, %q (%v)", d.UndoLabel(), d.RedoLabel(), all.UndoLabel().String(),
					all.RedoLabel().String(), d.Forgotten())
			}
		}
		for len(all.Undoable()) > 0 {
			_, a := d.Undo()
			_, b := all.Undo()
			ok("all undone", a, b)
			if !sameEvent(d.Tournament(), all.Tournament()) {
				t.Fatal("undone, the event differs")
			}
		}
		if !d.UndoLabel().Empty() {
			t.Fatalf("more can be undone: %q", d.UndoLabel())
		}
		crash(d)
	})
}

// TestUndoReachesBackAsFarAsIsKept: what is kept does not grow without end.
func TestUndoReachesBackAsFarAsIsKept(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	long := strings.Repeat("x", 60_000)
	var states []*model.Tournament
	for n := range 60 {
		must.Do(t, d.Do(steps.SetPairingNote{Section: 1, Round: 1, Board: 1, Note: fmt.Sprint(n, long)}))
		states = append(states, d.Tournament())
		if n%4 == 3 {
			d = reopen(t, d, o)
		} else {
			must.Do(t, d.Save())
		}
	}
	kept := len(d.Undoable())
	info := must.Have(os.Stat(undoSteps(d.folder)))(t)
	if kept < 15 || kept > 40 || info.Size() > 2*undoKept+100_000 {
		t.Errorf("%d steps are kept in %d bytes", kept, info.Size())
	}
	for n := range kept {
		must.Have(d.Undo())(t)
		if n < kept-1 || kept < 60 {
			same(t, "the event", states[60-n-2], d.Tournament())
		}
	}
	if got := strings.Count(files(t, filepath.Join(d.folder, "undo")), "from-"); got != 1 {
		t.Errorf("%d states are kept that steps set out from", got)
	}
}

// TestUndoWithoutItsHistory begins at the opening and says why.
func TestUndoWithoutItsHistory(t *testing.T) {
	for name, c := range map[string]struct {
		harm func(folder string)
		want string
	}{
		"deleted":      {func(folder string) { must.Do(t, os.RemoveAll(folder)) }, ""},
		"of another":   {func(folder string) {}, "lead to another state of the file"},
		"damaged":      {func(folder string) { damage(t, undoSteps(folder), 300) }, "damaged"},
		"without base": {func(folder string) { harmBase(t, folder, os.Remove) }, "cannot be taken back"},
		"another base": {func(folder string) { harmBase(t, folder, func(f string) error { damage(t, f, 30); return nil }) },
			"cannot be taken back"},
	} {
		path, o := place(t)
		d := open(t, path, o)
		for n := range 3 {
			must.Do(t, d.Do(note(n)))
		}
		must.Do(t, d.Close())
		c.harm(historyFolder(path))
		if name == "of another" {
			b := must.Have(os.ReadFile(path))(t)
			must.Do(t, os.WriteFile(path, []byte(strings.Replace(string(b), `"League"`, `"Cup"`, 1)), 0o666))
		}
		d = open(t, path, o)
		before := d.Tournament()
		if _, err := d.Undo(); err == nil {
			t.Errorf("%s: a step was undone", name)
		}
		if err := d.Forgotten(); (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: the reason is %v", name, err)
		}
		if !d.UndoLabel().Empty() || d.Tournament() != before {
			t.Errorf("%s: undo says %q", name, d.UndoLabel())
		}
		if rev := journal.Reversed(d.Entries()); len(rev) > 0 || len(d.Entries()) != 3 {
			t.Errorf("%s: %v are struck out, which are in force", name, rev)
		}
		must.Do(t, d.Do(note(9)))
		must.Do(t, d.Close())
		d = open(t, path, o)
		if n := len(d.Undoable()); n != 1 || d.Forgotten() != nil {
			t.Errorf("%s: after the next step %d can be undone, %v", name, len(d.Undoable()), d.Forgotten())
		}
		must.Have(d.Undo())(t)
		same(t, name+": the event", before, d.Tournament())
	}
}

func damage(t *testing.T, name string, at int) {
	t.Helper()
	b := must.Have(os.ReadFile(name))(t)
	b[at] ^= 1
	must.Do(t, os.WriteFile(name, b, 0o666))
}

func harmBase(t *testing.T, folder string, harm func(string) error) {
	t.Helper()
	all := must.Have(filepath.Glob(filepath.Join(folder, "undo", "from-*")))(t)
	for _, f := range all {
		must.Do(t, harm(f))
	}
}

// TestUndoFollowsTheFile to another folder, under another name and to the place
// that Save as gives it.
func TestUndoFollowsTheFile(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	first := d.Tournament()
	must.Do(t, d.Do(note(0)))
	d = reopen(t, d, o)
	must.Do(t, d.Do(note(1)))
	to := filepath.Join(t.TempDir(), "Copy.wallchart")
	must.Do(t, d.SaveAs(to))
	d = reopen(t, d, o)
	if len(d.Undoable()) != 2 {
		t.Errorf("under Save as %d can be undone", len(d.Undoable()))
	}
	must.Do(t, d.Close())
	moved := t.TempDir()
	must.Do(t, os.Rename(historyFolder(to), historyFolder(filepath.Join(moved, "Copy.wallchart"))))
	to2 := filepath.Join(moved, "Another.wallchart")
	must.Do(t, os.Rename(to, to2))
	d = open(t, to2, o)
	must.Do(t, d.UndoTo(0))
	same(t, "moved and renamed, the event", first, d.Tournament())
}
