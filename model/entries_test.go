package model_test

import (
	"slices"
	"testing"

	"wallchart/model"
)

// TestEntriesAreInOrderOfNumber: however players or teams are kept, they come by starting number, those without one first, and
// those with the same in the order in which they are kept; and there are as many as there are participants.
func TestEntriesAreInOrderOfNumber(t *testing.T) {
	numbers := []int{3, 0, 1, 0, 3, 2} // of the IDs 1 to 6
	people, teams := &model.Section{}, &model.Section{Kind: model.TeamEvent}
	for i, n := range numbers {
		e := model.Entry{ID: model.ID(i + 1), Number: n}
		people.Players = append(people.Players, model.Player{Entry: e})
		teams.Teams = append(teams.Teams, model.Team{Entry: e})
	}
	teams.Players = []model.Player{{Entry: model.Entry{ID: 7}, Team: 1}} // the member of a team takes no part himself
	for name, s := range map[string]*model.Section{"people": people, "teams": teams} {
		var ids []model.ID
		for _, e := range s.Entries() {
			ids = append(ids, e.ID)
		}
		if want := []model.ID{2, 4, 3, 6, 1, 5}; !slices.Equal(ids, want) {
			t.Errorf("%s: the order is %v, want %v", name, ids, want)
		}
		if n := s.Participants(); n != 6 {
			t.Errorf("%s: there are %d participants, want 6", name, n)
		}
	}
	kept := people.Players
	slices.SortFunc(kept, func(a, b model.Player) int { return a.Number - b.Number })
	if es := people.Entries(); es[0].Number != 0 || es[5].Number != 3 {
		t.Errorf("those in order already come as %+v", es)
	}
}
