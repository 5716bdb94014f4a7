package steps_test

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
)

// TestPairingsThatNoFileHolds are refused wherever pairings come in.
func TestPairingsThatNoFileHolds(t *testing.T) {
	players := []model.Player{{Entry: model.Entry{ID: 1, Number: 1, Name: "Anna"}}, {Entry: model.Entry{ID: 2, Number: 2, Name: "Bruno"}}}
	sound := model.Section{ID: 1, Name: "Open", Players: players, LastID: 2}
	ev := (&model.Tournament{}).With(&sound)
	for _, p := range []model.Pairing{
		{Board: 1, Sides: [2]model.ID{0, 2}},
		{Board: 1, Sides: [2]model.ID{1, -2}},
		{Board: 1, Sides: [2]model.ID{1, 2}, Games: []model.Game{{White: 7}}},
	} {
		ps := []model.Pairing{p}
		bad := sound
		bad.Rounds = []model.Round{{Pairings: ps}}
		for _, c := range []journal.Change{
			steps.ImportSection{Section: bad},
			steps.Restore{Tournament: *(&model.Tournament{}).With(&bad)},
			steps.AddRound{Section: 1, Round: 1, Pairings: ps},
		} {
			if next, err := c.Apply(ev); err == nil || next != nil || !strings.Contains(err.Error(), "ound 1, board 1: ") {
				t.Errorf("%s of %v: %v", c.Name(), p, err)
			}
		}
	}
}
