package steps_test

import (
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
)

// TestScoringSaysWhatChanged: of teams what a match or the bye is worth, and not what a game is worth as before.
func TestScoringSaysWhatChanged(t *testing.T) {
	was := model.Classic(2*model.One, model.One, 4)
	match, bye, game := was, was, was
	match.MatchWin, bye.MatchBye, bye.GamesBye, game.Win = 3*model.One, model.One, 2*model.One, 3*model.One
	ev := &model.Tournament{Sections: []*model.Section{{ID: 1, Kind: model.TeamEvent, Scoring: was, Boards: 4}}}
	for want, is := range map[string]model.Scoring{"Match points 3-1-0": match, "Bye: 1 match points, 2 game points": bye,
		"Scoring 3-½-0": game, "Scoring 1-½-0": was} {
		if got := journal.Label(steps.SetScoring{Section: 1, Scoring: is}, ev).String(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
