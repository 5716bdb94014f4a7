package rank_test

import (
	"slices"
	"testing"

	"wallchart/arbiter/rank"
	"wallchart/model"
)

// TestAnAdjournedGameHoldsNoRoundBack: once the round after it is paired that one is being played, be it before its first result; until
// then what is adjourned is missing in its own.
func TestAnAdjournedGameHoldsNoRoundBack(t *testing.T) {
	over := [2]model.Outcome{model.Win, model.Loss}
	rests := model.Pairing{Board: 1, Sides: [2]model.ID{1, 2}, Adjourned: true}
	match := model.Pairing{Board: 1, Sides: [2]model.ID{1, 2}, Games: []model.Game{{Outcomes: over}, {Adjourned: true}}}
	waits := match
	waits.Games = []model.Game{{}, {Adjourned: true}}
	other := model.Pairing{Board: 2, Sides: [2]model.ID{3, 4}, Outcomes: over}
	next := model.Round{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 3}}, {Board: 2, Sides: [2]model.ID{2, 4}}}}
	for _, c := range []struct {
		name  string
		first model.Pairing
		more  bool // round 2 is paired
		round int
		open  []int
	}{
		{"adjourned, and nothing is paired yet", rests, false, 1, []int{1}},
		{"adjourned, and the next round is paired", rests, true, 2, []int{1, 2}},
		{"so is a board of a match", match, true, 2, []int{1, 2}},
		{"but another is awaited", waits, true, 1, []int{1}},
	} {
		s := &model.Section{ID: 1, Planned: 3, Rounds: []model.Round{{Pairings: []model.Pairing{c.first, other}}}}
		if c.more {
			s.Rounds = append(s.Rounds, next)
		}
		if p := rank.ProgressOf(s); p.Round != c.round || !slices.Equal(p.Left.Boards, c.open) {
			t.Errorf("%s: round %d with %v open, want %d with %v", c.name, p.Round, p.Left.Boards, c.round, c.open)
		}
	}
}
