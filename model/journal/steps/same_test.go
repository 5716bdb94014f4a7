package steps_test

import (
	"testing"

	"pgregory.net/rapid"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/journaltest"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/phrase"
)

// TestAChangeThatChangesNothingIsNoStep: somebody who never left is "back", and
// there is nothing to undo; what was undone can still be made again.
func TestAChangeThatChangesNothingIsNoStep(t *testing.T) {
	for _, c := range []journal.Change{
		steps.Withdraw{Section: 1, Who: 2},
		steps.EnterLate{Section: 1, Who: 2},
		steps.SetRoundDate{Section: 1, Round: 1},
		steps.EditSection{Section: 1, Settings: steps.SettingsOf(club().Section(1))},
		steps.EditTournament{Header: steps.HeaderOf(club())},
		steps.Together{Words: phrase.New("Nothing twice"), Changes: []journal.Change{
			steps.Withdraw{Section: 1, Who: 2, From: 2}, steps.Withdraw{Section: 1, Who: 2},
		}},
	} {
		j := journal.New(steps.List, club(), nil, journaltest.Ticking())
		must.Do(t, j.Do(steps.Withdraw{Section: 1, Who: 4, From: 2}))
		must.Have(j.Undo())(t)
		before, entries, redo := j.Tournament(), len(j.Entries()), j.RedoLabel().String()
		if err := j.Do(c); err != nil {
			t.Errorf("%s: %v", c.Label(), err)
		}
		if j.Tournament() != before || len(j.Entries()) != entries || !j.UndoLabel().Empty() || j.RedoLabel().String() != redo {
			t.Errorf("%s changes nothing and is a step: undo %q, redo %q", c.Label(), j.UndoLabel(), j.RedoLabel())
		}
	}
}

// TestSameIsNoDifference holds the quick comparison against the slow one.
func TestSameIsNoDifference(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		before := journaltest.Tournament(t)
		after := before
		for range 3 {
			if next, err := journaltest.Change(t, after).Apply(after); err == nil {
				after = next
			}
		}
		if journal.Same(before, after) != journaltest.Equal(before, after) {
			t.Fatalf("taken for the same is %v:\n%s", journal.Same(before, after), journaltest.Deep(before, after))
		}
		if !journal.Same(after, journaltest.Photo(t, after)) {
			t.Fatal("a copy is taken for something else")
		}
	})
}

// BenchmarkSame is what a step pays for it where it costs most: a copy of all
// players in which only the last differs.
func BenchmarkSame(b *testing.B) {
	s := &model.Section{ID: 1}
	for i := range 1000 {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: "Name, Of Somebody"},
			Rating: 1500})
	}
	before := &model.Tournament{Sections: []*model.Section{s}}
	after := must.Have(steps.Withdraw{Section: 1, Who: 1000, From: 1}.Apply(before))(b)
	for b.Loop() {
		if journal.Same(before, after) {
			b.Fatal("not the same")
		}
	}
}
