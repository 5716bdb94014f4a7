package steps_test

import (
	"fmt"
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
)

// TestWhoMadeAPairing: what is laid, turned, exchanged or given by hand is the arbiter's from then on; a result changes nothing of it, and
// boards that nobody touched stay those of the system.
func TestWhoMadeAPairing(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open", Planned: 3, Scoring: model.Classic(model.One, model.Half, 0), LastID: 7}
	for i := range 7 {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: fmt.Sprint("P", i+1)}})
	}
	event := (&model.Tournament{LastID: 1}).With(s)
	made := []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 4}, By: model.MadeBySystem},
		{Board: 2, Sides: [2]model.ID{5, 2}, By: model.MadeBySystem},
		{Sides: [2]model.ID{3}, Outcomes: [2]model.Outcome{model.PairingBye}, By: model.MadeBySystem}}
	for _, c := range []struct {
		name    string
		changes []journal.Change
		want    string
	}{
		{"as it was made", nil, "[system system system]"},
		{"a result", []journal.Change{steps.SetResult{Section: 1, Round: 1, Board: 1, Result: steps.Result{model.Win, model.Loss}}},
			"[system system system]"},
		{"colours turned", []journal.Change{steps.SwapSides{Section: 1, Round: 1, Board: 2}}, "[system hand system]"},
		{"two exchanged", []journal.Change{steps.SwapParticipants{Section: 1, Round: 1, A: 3, B: 4}}, "[hand system hand]"},
		{"a board laid", []journal.Change{steps.AddPairing{Section: 1, Round: 1, Pairing: model.Pairing{Board: 3, Sides: [2]model.ID{6, 7}}}},
			"[system system system hand]"},
		{"another bye", []journal.Change{steps.SetOutcome{Section: 1, Round: 1, Who: 3, Outcome: model.HalfBye}}, "[system system hand]"},
		{"a bye for one more", []journal.Change{steps.SetOutcome{Section: 1, Round: 1, Who: 6, Outcome: model.ZeroBye}},
			"[system system system hand]"},
		{"laid anew by hand", []journal.Change{steps.ReplacePairings{Section: 1, Round: 1, ByHand: true,
			Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}}}}, "[hand]"},
	} {
		now := event
		for _, change := range append([]journal.Change{steps.AddRound{Section: 1, Round: 1, Pairings: made}}, c.changes...) {
			next, err := change.Apply(now)
			if err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
			now = next
		}
		var by []model.Maker
		for _, p := range now.Section(1).Rounds[0].Pairings {
			by = append(by, p.By)
		}
		if got := fmt.Sprint(by); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}
