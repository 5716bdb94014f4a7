package steps_test

import (
	"slices"
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/journaltest"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/phrase"
)

// TestWhatARoundWasPairedFrom: the event before the step that laid it down, with
// what that step conceded, and the corrections of earlier rounds since, oldest first.
func TestWhatARoundWasPairedFrom(t *testing.T) {
	j := journal.New(steps.List, club(), nil, journaltest.Ticking())
	for _, c := range []journal.Change{
		steps.Together{Words: phrase.New("Pair round 2 with a bye"), Changes: []journal.Change{
			steps.RequestBye{Section: 1, Round: 2, Who: 4, Bye: model.HalfBye},
			steps.AddRound{Section: 1, Round: 2, Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{3, 1}}}},
		}},
		steps.SetResult{Section: 1, Round: 2, Board: 1, Result: steps.Result{model.Win, model.Loss}},
		steps.SetResult{Section: 1, Round: 1, Board: 1, Result: steps.Result{model.Loss, model.Win}},
		steps.RenameSection{Section: 1, To: "Closed"},
		steps.SetResult{Section: 1, Round: 1, Board: 1, Result: steps.Result{model.Draw, model.Draw}},
	} {
		must.Do(t, j.Do(c))
	}
	before, since := j.PairedFrom(1, 2)
	if before == nil || len(before.Section(1).Rounds) != 1 || before.Section(1).Player(4).Bye(2) != model.HalfBye {
		t.Errorf("round 2 was paired from %+v", before)
	}
	want := []string{"Enter 0-1, round 1 board 1 (Anna – Bruno), Open", "Enter ½-½, round 1 board 1 (Anna – Bruno), Closed"}
	if !slices.Equal(since, want) {
		t.Errorf("since then %q", since)
	}
	if again, same := j.PairedFrom(1, 2); again == nil || !slices.Equal(same, want) {
		t.Errorf("asked again it says %q", same)
	}
	if before, _ := j.PairedFrom(1, 1); before != nil {
		t.Error("round 1 was there when the journal began")
	}
}
