package journal_test

import (
	"bytes"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/journaltest"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// TestApplyNeverChangesItsArgument also holds that a refusal is a sentence and
// that no change makes a sound event unsound, an import apart.
func TestApplyNeverChangesItsArgument(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ev := journaltest.Tournament(t)
		for range 4 {
			before := journaltest.Photo(t, ev)
			c := journaltest.Change(t, ev)
			next, err := c.Apply(ev)
			if diff := journaltest.Deep(before, ev); diff != "" {
				t.Fatalf("%s changed the event it was given:\n%s", c.Label(), diff)
			}
			if err != nil {
				if next != nil || len(err.Error()) < 15 {
					t.Fatalf("%s: refused with %q and %v", c.Label(), err, next)
				}
				continue
			}
			if len(ev.Check().Grave()) == 0 {
				if now := next.Check().Grave(); len(now) > 0 && c.Name() != "import-section" {
					t.Fatalf("%s made the event unsound: %s", c.Label(), now)
				}
			}
			ev = next
		}
	})
}

// TestUndoAfterDoIsIdentity: undo ∘ do = identity, and redo ∘ undo = identity.
func TestUndoAfterDoIsIdentity(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ev := journaltest.Tournament(t)
		j := journal.New(steps.List, ev, nil, journaltest.Ticking())
		for range 6 {
			before, was := j.Tournament(), journaltest.Photo(t, j.Tournament())
			c := journaltest.Change(t, before)
			if err := j.Do(c); err != nil || j.Tournament() == before {
				continue
			}
			after, is := j.Tournament(), journaltest.Photo(t, j.Tournament())
			if got, err := j.Undo(); err != nil || !journaltest.Equal(got, journal.Tidied(c)) {
				t.Fatalf("undo took back %v, %v; want %v", got, err, c)
			}
			if j.Tournament() != before || journaltest.Deep(j.Tournament(), was) != "" {
				t.Fatalf("%s undone is not what was before", c.Label())
			}
			if _, err := j.Redo(); err != nil || j.Tournament() != after || journaltest.Deep(j.Tournament(), is) != "" {
				t.Fatalf("%s made again is not what it was (%v)", c.Label(), err)
			}
		}
	})
}

// TestReplayGivesTheSame: replay(decode(encode(log))) = the present state, with
// undo and redo in between.
func TestReplayGivesTheSame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ev := journaltest.Tournament(t)
		j := journal.New(steps.List, ev, nil, journaltest.Ticking())
		saved, at := journaltest.Photo(t, ev), 0
		for range 20 {
			if walk(t, j) {
				saved, at = journaltest.Photo(t, j.Tournament()), len(j.Entries())
			}
		}
		var log []journal.Entry
		for _, e := range j.Entries() {
			b, err := journal.EncodeEntry(e)
			if err != nil || bytes.ContainsAny(b, "\n\r") {
				t.Fatalf("%v is encoded as %q, %v", e, b, err)
			}
			back := must.Have(journal.DecodeEntry(b))(t)
			log = append(log, back)
		}
		again := journal.New(steps.List, journaltest.Photo(t, ev), nil, journaltest.Ticking())
		must.Do(t, again.Replay(log))
		if diff := journaltest.Deep(j.Tournament(), again.Tournament()); diff != "" {
			t.Fatalf("replayed, the event differs:\n%s", diff)
		}
		if again.UndoLabel().String() != j.UndoLabel().String() || again.RedoLabel().String() != j.RedoLabel().String() ||
			again.Last() != j.Last() {
			t.Fatalf("replayed, undo says %q and redo %q; want %q and %q", again.UndoLabel(), again.RedoLabel(), j.UndoLabel(), j.RedoLabel())
		}
		if diff := cmp.Diff(j.Entries(), again.Entries()); diff != "" {
			t.Fatalf("replayed, the log differs:\n%s", diff)
		}
		since := journal.New(steps.List, saved, log[:at], journaltest.Ticking())
		if err := since.Replay(log[at:]); err != nil {
			t.Fatalf("replayed from the last save: %v", err)
		}
		if diff := journaltest.Deep(j.Tournament(), since.Tournament()); diff != "" {
			t.Fatalf("replayed from the last save, the event differs:\n%s", diff)
		}
	})
}

// walk takes a random step, and tells whether it was a save.
func walk(t *rapid.T, j *journal.Journal) bool {
	switch rapid.IntRange(0, 7).Draw(t, "step") {
	case 6:
		j.MarkSaved()
		return true
	case 0:
		_, _ = j.Undo()
	case 1:
		_, _ = j.Redo()
	case 2:
		if u := j.Undoable(); len(u) > 0 {
			must.Do(t, j.UndoTo(rapid.SampledFrom(u).Draw(t, "to").N))
		}
	default:
		_ = j.Do(journaltest.Change(t, j.Tournament()))
	}
	return false
}

// TestEveryKindIsWrittenAndRead holds every kind of change against its JSON,
// and that none is missing from the tests' changes.
func TestEveryKindIsWrittenAndRead(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ev := journaltest.Tournament(t)
		var names []string
		for _, c := range journaltest.Kinds(t, ev) {
			if !slices.Contains(names, c.Name()) {
				names = append(names, c.Name())
			}
			b := must.Have(journal.Encode(c))(t)
			back, err := steps.List.Decode(b)
			if err != nil {
				t.Fatalf("%s: %v", b, err)
			}
			if !journaltest.Equal(c, back) {
				t.Fatalf("%s is read back differently:\n%s", b, cmp.Diff(c, back, cmpopts.EquateEmpty()))
			}
		}
		for _, n := range steps.List.Names() {
			if !slices.Contains(names, n) {
				t.Fatalf("the change %s is not tested", n)
			}
		}
	})
}

// TestUndoALongWay passes the states that are no longer kept.
func TestUndoALongWay(t *testing.T) {
	ev := &model.Tournament{Sections: []*model.Section{{ID: 1,
		Players: []model.Player{
			{Entry: model.Entry{ID: 1, Number: 1, Name: "Anna"}}, {Entry: model.Entry{ID: 2, Number: 2, Name: "Bruno"}}}, LastID: 2,
		Rounds: []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}}}}}}, LastID: 1}
	j := journal.New(steps.List, ev, nil, journaltest.Ticking())
	results := []steps.Result{{model.Win, model.Loss}, {model.Draw, model.Draw}, {model.Loss, model.Win}}
	states := []*model.Tournament{ev}
	for i := range 400 {
		must.Do(t, j.Do(steps.SetResult{Section: 1, Round: 1, Board: 1, Result: results[i%3]}))
		states = append(states, j.Tournament())
	}
	for i := 399; i >= 0; i-- {
		must.Have(j.Undo())(t)
		if diff := journaltest.Deep(j.Tournament(), states[i]); diff != "" {
			t.Fatalf("undone to step %d:\n%s", i, diff)
		}
	}
	if j.Tournament() != ev || j.Dirty() {
		t.Error("after all is undone the event is not the first one, or dirty")
	}
	for i := 1; i <= 400; i++ {
		must.Have(j.Redo())(t)
		if diff := journaltest.Deep(j.Tournament(), states[i]); diff != "" {
			t.Fatalf("redone to step %d:\n%s", i, diff)
		}
	}
	if err := j.UndoTo(150); err != nil || journaltest.Deep(j.Tournament(), states[150]) != "" {
		t.Errorf("gone back to entry 150: %v", err)
	}
	if err := j.UndoTo(151); err == nil {
		t.Error("an entry that was undone was gone back to")
	}
	if err := j.UndoTo(0); err != nil || j.Tournament() != ev {
		t.Errorf("gone back to the beginning: %v", err)
	}
}
