package steps_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/journaltest"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// lots is a change that is told apart by its seed.
func lots(seed int64) journal.Change { return steps.SetLots{Section: 1, Seed: seed} }

// seeds is what the event's lots were drawn from, "1" after lots(1).
func seed(ev *model.Tournament) int64 { return ev.Section(1).Ranking.Lots }

// walked is a journal of the club's event after steps: a positive number draws lots, -1 undoes, 0 makes again.
func walked(t *testing.T, j *journal.Journal, steps ...int) *journal.Journal {
	t.Helper()
	for _, n := range steps {
		var err error
		switch n {
		case -1:
			_, err = j.Undo()
		case 0:
			_, err = j.Redo()
		default:
			err = j.Do(lots(int64(n)))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return j
}

// reopened is the journal as it is when the event is opened again from its file: the state, the log and the
// archive.
func reopened(t *testing.T, j *journal.Journal) *journal.Journal {
	t.Helper()
	base, changes := must.Two(j.Archive(1 << 20))(t)
	again := journal.New(steps.List, j.Tournament(), j.Entries(), journaltest.Ticking())
	again.Remember(journal.Past{
		Steps: func() ([]journal.Entry, error) { return changes, nil },
		Base:  func() (*model.Tournament, error) { return base, nil },
		Same:  journal.Same,
	})
	return again
}

// line is an entry in short: "2 undo of 1 restore".
func line(e journal.Entry) string {
	s := fmt.Sprintf("%d %s", e.N, e.Step)
	if e.Of != 0 {
		s += fmt.Sprintf(" of %d", e.Of)
	}
	if e.Kind != "" {
		s += " " + e.Kind
	}
	if len(e.With) > 0 {
		s += "!"
	}
	return s
}

func lines(es []journal.Entry) string {
	var out []string
	for _, e := range es {
		out = append(out, line(e))
	}
	return strings.Join(out, ", ")
}

func TestArchive(t *testing.T) {
	for _, c := range []struct {
		steps []int
		want  string
		base  int64
	}{
		{nil, "", 0},
		{[]int{1}, "1 do set-lots!", 0},
		{[]int{1, 2, 3}, "1 do set-lots!, 2 do set-lots!, 3 do set-lots!", 0},
		{[]int{1, 2, 3, -1}, "1 do set-lots!, 2 do set-lots!, 3 do set-lots!, 3 undo", 0},
		{[]int{1, 2, 3, -1, -1}, "1 do set-lots!, 2 do set-lots!, 3 do set-lots!, 3 undo, 2 undo", 0},
		{[]int{1, 2, 3, -1, -1, 0}, "1 do set-lots!, 2 do set-lots!, 3 do set-lots!, 3 undo", 0},
		{[]int{1, 2, -1, 4}, "1 do set-lots!, 4 do set-lots!", 0},
		{[]int{1, -1}, "1 do set-lots!, 1 undo", 0},
	} {
		j := walked(t, journal.New(steps.List, club(), nil, journaltest.Ticking()), c.steps...)
		base, steps, err := j.Archive(1 << 20)
		if err != nil || lines(steps) != c.want || seed(base) != c.base {
			t.Errorf("after %v the archive holds %s from %d, %v; want %s", c.steps, lines(steps), seed(base), err, c.want)
		}
		again := reopened(t, j)
		if again.UndoLabel().String() != j.UndoLabel().String() || again.RedoLabel().String() != j.RedoLabel().String() {
			t.Errorf("after %v, opened again, undo says %q and redo %q, want %q and %q", c.steps,
				again.UndoLabel(), again.RedoLabel(), j.UndoLabel(), j.RedoLabel())
		}
	}
	j := walked(t, journal.New(steps.List, club(), nil, journaltest.Ticking()), 1, 2, -1)
	_, steps, _ := j.Archive(1 << 20)
	if e := steps[2]; e.Label != "Undo: Draw lots, Open" || !e.Time.Equal(steps[1].Time) {
		t.Errorf("the archive's undo is %+v", e)
	}
}

// TestArchiveLeavesOutTheOldest: every step counts what its change is written as and 100 bytes for the rest, and
// the last is kept in any case.
func TestArchiveLeavesOutTheOldest(t *testing.T) {
	size := len(`{"section":1,"seed":1}`)
	for _, c := range []struct {
		steps      []int
		most, kept int
		base       int64
	}{
		{[]int{1, 2, 3}, 0, 1, 2},
		{[]int{1, 2, 3}, 2*size + 99, 1, 2},
		{[]int{1, 2, 3}, 2*size + 100, 2, 1},
		{[]int{1, 2, 3}, 3*size + 199, 2, 1},
		{[]int{1, 2, 3}, 3*size + 200, 3, 0},
		{[]int{1, 2, 3, 4, -1}, 3*size + 99, 1, 2}, // and with each of these the step that was undone
		{[]int{1, 2, 3, 4, -1}, 3*size + 100, 2, 1},
		{[]int{1, -1}, 0, 0, 0},
	} {
		j := walked(t, journal.New(steps.List, club(), nil, journaltest.Ticking()), c.steps...)
		base, steps, err := j.Archive(c.most)
		kept := 0
		for _, e := range steps {
			if e.Step == journal.Done {
				kept++
			}
		}
		if undone := len(steps) - kept; err != nil || kept-undone != c.kept || seed(base) != c.base {
			t.Errorf("%v in %d bytes: %s from %d, %v; want %d from %d", c.steps, c.most, lines(steps), seed(base), err, c.kept, c.base)
		}
	}
}

// TestThePastCanBeTakenBack: an event that was opened again goes back to where its archive begins, and forth
// again, and its log can be replayed on the file that was opened.
func TestThePastCanBeTakenBack(t *testing.T) {
	for _, c := range []struct {
		before, after []int
		want          string // the entries since the event was opened
		seed          int64
		undo, redo    bool
	}{
		{[]int{1, 2}, []int{-1}, "3 undo of 2 restore!", 1, true, true},
		{[]int{1}, []int{-1}, "2 undo of 1 restore!", 0, false, true},
		{[]int{1, 2}, []int{-1, 4, -1}, "3 undo of 2 restore!, 4 do set-lots!, 5 undo", 1, true, true},
		{[]int{1, 2}, []int{-1, -1}, "3 undo of 2 restore!, 4 undo of 1 restore!", 0, false, true},
		{[]int{1, 2}, []int{-1, 0}, "3 undo of 2 restore!, 4 redo of 2 set-lots!", 2, true, false},
		{[]int{1, 2, -1}, []int{0}, "4 redo of 2 set-lots!", 2, true, false},
		{[]int{1, 2, -1}, []int{0, -1}, "4 redo of 2 set-lots!, 5 undo", 1, true, true},
		{[]int{1, 2, -1}, []int{3}, "4 do set-lots!", 3, true, false},
		{[]int{1, 2, -1}, []int{3, -1, -1}, "4 do set-lots!, 5 undo, 6 undo of 1 restore!", 0, false, true},
		{[]int{1, 2}, []int{3, -1, -1, 0, 0}, "3 do set-lots!, 4 undo, 5 undo of 2 restore!, 6 redo of 2 set-lots!, 7 redo", 3, true, false},
		{[]int{1, 2}, []int{-1, 4}, "3 undo of 2 restore!, 4 do set-lots!", 4, true, false},
		{[]int{1, 2}, []int{-1, -1, 0, 0, -1}, "3 undo of 2 restore!, 4 undo of 1 restore!, 5 redo of 1 set-lots!, " +
			"6 redo of 2 set-lots!, 7 undo", 1, true, true},
	} {
		first := walked(t, journal.New(steps.List, club(), nil, journaltest.Ticking()), c.before...)
		j := walked(t, reopened(t, first), c.after...)
		since := j.Entries()[first.Last():]
		if got := lines(since); got != c.want || seed(j.Tournament()) != c.seed {
			t.Errorf("%v, then %v: %s with lots %d; want %s with %d", c.before, c.after, got, seed(j.Tournament()), c.want, c.seed)
		}
		if j.UndoLabel().Empty() == c.undo || j.RedoLabel().Empty() == c.redo {
			t.Errorf("%v, then %v: undo %q, redo %q", c.before, c.after, j.UndoLabel(), j.RedoLabel())
		}
		if j.Dirty() != (j.Tournament() != first.Tournament()) {
			t.Errorf("%v, then %v: dirty is %v", c.before, c.after, j.Dirty())
		}
		for name, again := range map[string]*journal.Journal{
			"alone":         journal.New(steps.List, first.Tournament(), first.Entries(), journaltest.Ticking()),
			"with its past": reopened(t, first),
		} {
			if err := again.Replay(since); err != nil || !journal.Same(again.Tournament(), j.Tournament()) || again.Last() != j.Last() {
				t.Errorf("%v, then %v replayed %s: lots %d, %v", c.before, c.after, name, seed(again.Tournament()), err)
			}
			if name == "with its past" && (again.UndoLabel().String() != j.UndoLabel().String() ||
				again.RedoLabel().String() != j.RedoLabel().String()) {
				t.Errorf("%v, then %v replayed %s: undo %q, redo %q", c.before, c.after, name, again.UndoLabel(), again.RedoLabel())
			}
			if got, want := lines(again.Undoable()), lines(j.Undoable()); name == "with its past" && got != want {
				t.Errorf("%v, then %v replayed %s: can be undone %s, want %s", c.before, c.after, name, got, want)
			}
			if name == "with its past" && c.redo {
				other, same := walked(t, reopened(t, first), append(slices.Clone(c.after), 0)...), reopened(t, first)
				must.Do(t, same.Replay(since))
				if got, want := lines(walked(t, same, 0).Entries()), lines(other.Entries()); got != want {
					t.Errorf("%v, then %v replayed and made again: %s, want %s", c.before, c.after, got, want)
				}
			}
			n := again.Last() // what is done from now on is newer than the file
			if got := lines(walked(t, again, 9, -1).Entries()[n:]); got != fmt.Sprintf("%d do set-lots!, %d undo", n+1, n+2) {
				t.Errorf("%v, then %v replayed %s, and a step undone: %s", c.before, c.after, name, got)
			}
		}
	}
}

// TestGoingBackFar: of several steps taken back at once only the last entry needs the state, and each names the
// step that it takes back.
func TestGoingBackFar(t *testing.T) {
	first := walked(t, journal.New(steps.List, club(), nil, journaltest.Ticking()), 1, 2, 3)
	j := reopened(t, first)
	if got := lines(j.Undoable()); got != "1 do set-lots!, 2 do set-lots!, 3 do set-lots!" {
		t.Errorf("can be undone: %s", got)
	}
	if err := j.UndoTo(1); err != nil || seed(j.Tournament()) != 1 {
		t.Errorf("back to the first: lots %d, %v", seed(j.Tournament()), err)
	}
	if got := lines(j.Entries()[3:]); got != "4 undo of 3 restore, 5 undo of 2 restore!" {
		t.Errorf("the log says %s", got)
	}
	again := journal.New(steps.List, first.Tournament(), first.Entries(), journaltest.Ticking())
	if err := again.Replay(j.Entries()[3:]); err != nil || seed(again.Tournament()) != 1 {
		t.Errorf("replayed: lots %d, %v", seed(again.Tournament()), err)
	}
	if err := j.UndoTo(3); err == nil || err.Error() != "entry 3 of the log cannot be gone back to: it was undone, or what led to it "+
		"is not kept beside the file; choose one of the steps that can be undone" {
		t.Errorf("to a step that was undone: %v", err)
	}
	if err := j.UndoTo(1); err != nil || j.Last() != 5 {
		t.Errorf("to where it is: %v, %d entries", err, j.Last())
	}
	if err := j.UndoTo(0); err != nil || seed(j.Tournament()) != 0 || j.Last() != 6 {
		t.Errorf("to the beginning: lots %d, %v", seed(j.Tournament()), err)
	}
	if _, err := j.Undo(); err != journal.ErrNothingToUndo {
		t.Errorf("before the beginning: %v", err)
	}
	walked(t, j, 0, 0, 0)
	if _, err := j.Redo(); err != journal.ErrNothingToRedo || seed(j.Tournament()) != 3 {
		t.Errorf("after the end: lots %d, %v", seed(j.Tournament()), err)
	}
}

// TestAPastThatCannotBeHad: what was done since the event was opened can still be undone, and nothing else;
// the reason is told.
func TestAPastThatCannotBeHad(t *testing.T) {
	first := walked(t, journal.New(steps.List, club(), nil, journaltest.Ticking()), 1, 2, 3, -1)
	base, changes := must.Two(first.Archive(1 << 20))(t)
	altered := func(i int, f func(e *journal.Entry)) []journal.Entry {
		es := slices.Clone(changes)
		f(&es[i])
		return es
	}
	const opened = "what was done before the event was opened cannot be taken back: "
	for _, c := range []struct {
		name   string
		steps  []journal.Entry
		errs   [2]error // of the steps, of the base
		want   string   // why
		labels bool     // the steps are known, though not their states
	}{
		{"steps", nil, [2]error{errors.New("the disk is gone"), nil}, "the disk is gone", false},
		{"base", changes, [2]error{nil, errors.New("the disk is gone")}, opened + "the disk is gone", true},
		{"a change", altered(0, func(e *journal.Entry) { e.Kind = "set-weather" }), [2]error{},
			opened + `the change "set-weather" is unknown: a newer version of the program may have made it`, true},
		{"a place", altered(1, func(e *journal.Entry) { e.With = []byte(`{"section":9,"seed":2}`) }), [2]error{},
			opened + "Section 9 does not exist, there are 1 (Open), 2 (Schools). Choose one of these.", true},
		{"another state", altered(1, func(e *journal.Entry) { e.With = []byte(`{"section":1,"seed":4}`) }), [2]error{},
			opened + "the steps that are kept lead to another state of the event", true},
		{"undo", changes[3:], [2]error{}, "step 3 of the log takes back what is not kept", false},
		{"redo", altered(3, func(e *journal.Entry) { e.N, e.Step = 7, journal.Redone }), [2]error{},
			"step 7 of the log makes again what is not kept", false},
	} {
		open := func() *journal.Journal {
			j := journal.New(steps.List, first.Tournament(), first.Entries(), journaltest.Ticking())
			j.Remember(journal.Past{
				Steps: func() ([]journal.Entry, error) { return c.steps, c.errs[0] },
				Base:  func() (*model.Tournament, error) { return base, c.errs[1] },
				Same:  journal.Same,
			})
			return j
		}
		j := open()
		if j.Forgotten() != nil {
			t.Errorf("%s: lost before anybody asked: %v", c.name, j.Forgotten())
		}
		if known := !j.RedoLabel().Empty(); known != c.labels {
			t.Errorf("%s: redo says %q", c.name, j.RedoLabel())
		}
		_, err := j.Undo()
		if err == nil || j.Forgotten() == nil || j.Forgotten().Error() != c.want || len(j.Undoable()) > 0 ||
			!j.UndoLabel().Empty() || !j.RedoLabel().Empty() || j.Tournament() != first.Tournament() || len(j.Entries()) != len(first.Entries()) {
			t.Errorf("%s: undo %v, and %v; undo %q, redo %q", c.name, err, j.Forgotten(), j.UndoLabel(), j.RedoLabel())
		}
		if _, err := j.Undo(); err != journal.ErrNothingToUndo {
			t.Errorf("%s: undo again: %v", c.name, err)
		}

		j = walked(t, open(), 7, 8, -1)
		base, kept, err := j.Archive(1 << 20)
		if err != nil || lines(kept) != "5 do set-lots!, 6 do set-lots!, 6 undo" || seed(base) != 2 {
			t.Errorf("%s: archived with a step since is %s from %d, %v", c.name, lines(kept), seed(base), err)
		}
		if err := j.UndoTo(0); err != nil || seed(j.Tournament()) != 2 || j.RedoLabel().Empty() {
			t.Errorf("%s: undone to lots %d, %v", c.name, seed(j.Tournament()), err)
		}
		walked(t, j, 9, -1)
		want := "5 do set-lots!, 6 do set-lots!, 7 undo, 8 undo, 9 do set-lots!, 10 undo"
		if got := lines(j.Entries()[first.Last():]); got != want {
			t.Errorf("%s: the log says %s", c.name, got)
		}
	}
}

// TestReversed: the log alone tells which steps were undone, as long as it hangs together.
func TestReversed(t *testing.T) {
	entry := func(n int, s string) journal.Entry {
		e := journal.Entry{N: n, Label: s}
		switch {
		case strings.HasPrefix(s, "Undo: "):
			e.Step = journal.Undone
		case strings.HasPrefix(s, "Redo: "):
			e.Step = journal.Redone
		}
		return e
	}
	for _, c := range []struct {
		log  string
		want string
	}{
		{"", "map[]"},
		{"a|b", "map[]"},
		{"a|Undo: a", "map[1:true]"},
		{"a|b|Undo: b", "map[2:true]"},
		{"a|b|Undo: b|Undo: a", "map[1:true 2:true]"},
		{"a|b|Undo: b|Undo: a|Redo: a", "map[2:true]"},
		{"a|b|Undo: b|Undo: a|Redo: a|Redo: b", "map[]"},
		{"a|b|Undo: b|c|Undo: c|Undo: a", "map[1:true 2:true 4:true]"},
		{"Undo: a", "map[]"},
		{"Redo: a", "map[]"},
		{"a|Undo: b|Undo: a", "map[]"},
		{"a|b|Undo: b|Redo: a|Redo: b", "map[2:true]"},
		{"a|b|Undo: b|Redo: a|Undo: a", "map[2:true]"},
		{"a|b|Undo: b|Undo: x|Redo: b", "map[2:true]"},
		{"a|Undo: a|b|Redo: a|Undo: b", "map[1:true]"},
	} {
		var log []journal.Entry
		for i, s := range strings.Split(c.log, "|") {
			log = append(log, entry(i+1, s))
		}
		if got := fmt.Sprint(journal.Reversed(log)); got != c.want {
			t.Errorf("%s: %s, want %s", c.log, got, c.want)
		}
	}
}
