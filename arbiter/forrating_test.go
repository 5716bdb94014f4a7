package arbiter_test

import (
	"testing"
	"wallchart/arbiter/entries"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
)

func TestForRating(t *testing.T) {
	s := finished() // board 1 was won by White
	for text, want := range map[string][2]model.Outcome{
		"½-½": {model.Draw, model.Draw}, "0-1": {model.Loss, model.Win}, " Unrated ": {model.UnratedWin, model.UnratedLoss}, "back": {},
	} {
		c, err := arbiter.ForRating(s, 1, 1, 0, 0, text, "agreed")
		step := steps.SetForRating{Section: 1, Round: 1, Board: 1, Result: want, Reason: "agreed"}
		if text == "back" {
			step.Reason = ""
		}
		if err != nil || c != journal.Change(step) {
			t.Errorf("%q: %+v, %v", text, c, err)
		}
	}
	for text, want := range map[string]string{
		"2-0": "\"2-0\" is not a result: write 1-0, 0-1, ½-½, + - (forfeit win), - + or - - (both forfeit)",
		"?":   "say what the game counts as for rating: a result, or that it is not rated",
	} {
		if _, err := arbiter.ForRating(s, 1, 1, 0, 0, text, ""); err == nil || err.Error() != want {
			t.Errorf("%q: %v", text, err)
		}
	}
	if _, err := arbiter.ForRating(s, 1, 9, 0, 0, "unrated", ""); err == nil || err.Error() != "there is no such board in round 1" {
		t.Errorf("on no board: %v", err)
	}
	for _, text := range arbiter.RatedAs() {
		if _, err := arbiter.ForRating(s, 1, 2, 0, 0, text, ""); err != nil {
			t.Errorf("%q of the menu: %v", text, err)
		}
	}
}

// Of a match the board is meant.
func TestForRatingOfAMatch(t *testing.T) {
	s := &model.Section{ID: 1, Kind: model.TeamEvent, Boards: 2, Rounds: []model.Round{{Pairings: []model.Pairing{{Board: 1,
		Sides: [2]model.ID{1, 2}, Games: []model.Game{{Outcomes: [2]model.Outcome{model.Win, model.Loss}},
			{Outcomes: [2]model.Outcome{model.Draw, model.Draw}}}}}}}}
	c, err := arbiter.ForRating(s, 1, 0, 2, 2, arbiter.NotRated, "")
	want := steps.SetForRating{Section: 1, Round: 1, Who: 2, Game: 2, Result: steps.Result{model.UnratedDraw, model.UnratedDraw}}
	if err != nil || c != journal.Change(want) {
		t.Errorf("%+v, %v", c, err)
	}
	if c, err := arbiter.ForRating(s, 1, 1, 0, 3, arbiter.NotRated, ""); err != nil {
		t.Errorf("a board that is not there is left to the step: %v, %v", c, err)
	}
}

func TestSeveralAreBack(t *testing.T) {
	s := finished()
	s.Players[0].Withdrawn, s.Players[2].Withdrawn = 2, 2
	c, err := entries.BackAll(s, 2, 1, 3)
	if err != nil || c.Label().String() != "2 participants are back" {
		t.Fatalf("%v, %v", c, err)
	}
	if after := applied(t, c, s); after.Players[0].Withdrawn != 0 || after.Players[2].Withdrawn != 0 {
		t.Errorf("%+v", after.Players)
	}
	if c, err := entries.BackAll(s, 1); err != nil || c.Label().String() != "Ash is back" {
		t.Errorf("one: %v, %v", c, err)
	}
	if _, err := entries.BackAll(s, 2, 4); err == nil || err.Error() != "Bea is not left out of round 2" {
		t.Errorf("nobody was left out: %v", err)
	}
	if _, err := entries.BackAll(s); err == nil || err.Error() != "say who is back" {
		t.Errorf("nobody: %v", err)
	}
}
