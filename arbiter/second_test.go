package arbiter_test

import (
	"testing"
	"wallchart/arbiter/pair"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// finished is a section of five after round 1: Ash beat Bea, Cai and Dov drew, and
// Eva had the bye.
func finished() *model.Section {
	s := door()
	s.Scoring = model.Classic(model.One, model.Half, 0)
	s.Rounds = []model.Round{{Pairings: []model.Pairing{
		{Board: 2, Sides: [2]model.ID{3, 4}, Outcomes: [2]model.Outcome{model.Draw, model.Draw}},
		{Board: 1, Sides: [2]model.ID{1, 2}, Outcomes: [2]model.Outcome{model.Win, model.Loss}},
		{Sides: [2]model.ID{5}, Outcomes: [2]model.Outcome{model.PairingBye}}}}}
	return s
}

func TestASecondEntryStopsAtWhatDiffers(t *testing.T) {
	s := finished()
	e := must.Have(pair.NewSecond(s, 1))(t)
	boards := e.Slips(s)
	if len(boards) != 2 || boards[0].Pairing.Board != 1 || boards[0].Game != 0 || e.Rest(s) != 2 || e.Note(s) != nil {
		t.Fatalf("typed again are %+v, %d are left", boards, e.Rest(s))
	}
	same, err := e.Compare(s, boards[0], "1")
	if err != nil || !same.Same || same.First != "1-0" || same.Second != "1-0" {
		t.Errorf("1 for 1-0: %+v, %v", same, err)
	}
	e.Agree(boards[0])
	if e.Rest(s) != 1 || !e.Typed(boards[0]) || e.Typed(boards[1]) {
		t.Errorf("%d are left after the first", e.Rest(s))
	}
	other, err := e.Compare(s, boards[1], "+ -")
	want := steps.SetResult{Section: 1, Round: 1, Board: 2, Who: 3, Result: steps.Result{model.ForfeitWin, model.ForfeitLoss}}
	if err != nil || other.Same || other.First != "½-½" || other.Second != "+ -" || other.Change != journal.Change(want) {
		t.Errorf("+ - for a draw: %+v, %v", other, err)
	}
	for _, text := range []string{"", "?", "2-0"} {
		if got, err := e.Compare(s, boards[1], text); err == nil {
			t.Errorf("%q is compared: %+v", text, got)
		}
	}
	for _, c := range []struct {
		decide func(pair.Slip)
		want   model.SecondEntry
	}{
		{e.Leave, model.SecondEntry{Of: 2, Agree: 1}}, {e.Correct, model.SecondEntry{Of: 2, Agree: 1, Corrected: 1}},
		{e.Agree, model.SecondEntry{Of: 2, Agree: 2}},
	} {
		c.decide(boards[1])
		if got := e.Note(s); got != journal.Change(steps.NoteSecondEntry{Section: 1, Round: 1, Entry: c.want}) || e.Rest(s) != 0 {
			t.Errorf("noted is %+v, want %+v", got, c.want)
		}
	}
}

func TestThereMustBeResultsToTypeAgain(t *testing.T) {
	s := finished()
	if _, err := pair.NewSecond(s, 2); err == nil {
		t.Error("a round that is not there is typed again")
	}
	for i := range s.Rounds[0].Pairings[:2] {
		s.Rounds[0].Pairings[i].Outcomes = [2]model.Outcome{}
	}
	if _, err := pair.NewSecond(s, 1); err == nil || err.Error() != "round 1 has no results yet that could be typed a second time" {
		t.Errorf("a round without results: %v", err)
	}
	e := &pair.Second{Section: 1, Round: 1}
	if other := finished(); len(e.Slips(other)) != 2 {
		t.Error("the boards are not those of the section")
	} else if other.ID = 7; len(e.Slips(other)) != 0 {
		t.Error("another section has its boards typed again")
	}
}

// The score of a match is compared, not who won it; of a forfeit the forfeit.
func TestMatchesAreTypedAgainByTheirScore(t *testing.T) {
	s := &model.Section{ID: 1, Kind: model.TeamEvent, Boards: 4, Scoring: model.Classic(model.One, model.Half, 0), LastID: 2,
		Teams: []model.Team{{Entry: model.Entry{ID: 1, Name: "North"}}, {Entry: model.Entry{ID: 2, Name: "South"}}}}
	match := model.Pairing{Board: 1, Sides: [2]model.ID{1, 2}, Score: [2]model.Points{5, 3}, Outcomes: [2]model.Outcome{model.Win, model.Loss}}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{match}}}
	e := must.Have(pair.NewSecond(s, 1))(t)
	for text, same := range map[string]bool{"2.5-1.5": true, "2½": true, "3-1": false, "+ -": false} {
		if got, err := e.Compare(s, pair.Slip{Pairing: match}, text); err != nil || got.Same != same || got.First != "2½-1½" {
			t.Errorf("%q for 2½-1½: %+v, %v", text, got, err)
		}
	}
	match.Score, match.Outcomes = [2]model.Points{}, [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}
	if got, err := e.Compare(s, pair.Slip{Pairing: match}, "+ -"); err != nil || !got.Same {
		t.Errorf("+ - for a match that was forfeited: %+v, %v", got, err)
	}
}

// A match whose boards are known is typed again board by board: two errors that leave the score as it is are found. A board without a
// result is not typed again.
func TestMatchesAreTypedAgainBoardByBoard(t *testing.T) {
	won, lost := [2]model.Outcome{model.Win, model.Loss}, [2]model.Outcome{model.Loss, model.Win}
	s := &model.Section{ID: 1, Kind: model.TeamEvent, Boards: 3, Scoring: model.Classic(model.One, model.Half, 0), LastID: 2,
		Teams: []model.Team{{Entry: model.Entry{ID: 1, Name: "North"}}, {Entry: model.Entry{ID: 2, Name: "South"}}}}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2},
		Games: []model.Game{{Outcomes: won}, {Outcomes: lost}, {}}}}}}
	e := must.Have(pair.NewSecond(s, 1))(t)
	slips := e.Slips(s)
	if len(slips) != 2 || slips[0].Game != 1 || slips[1].Game != 2 || e.Rest(s) != 2 {
		t.Fatalf("typed again are %+v", slips)
	}
	for i, text := range []string{"0", "1-0"} { // exchanged, the score is the same
		got, err := e.Compare(s, slips[i], text)
		second := []steps.Result{lost, won}[i]
		want := steps.SetBoardResult{Section: 1, Round: 1, Board: 1, Who: 1, Game: i + 1, Result: second}
		if err != nil || got.Same || got.First != model.ResultText([][2]model.Outcome{won, lost}[i]) ||
			got.Second != model.ResultText(second) || got.Change != journal.Change(want) {
			t.Errorf("board %d: %+v, %v", i+1, got, err)
		}
	}
	if got, err := e.Compare(s, slips[0], "1"); err != nil || !got.Same {
		t.Errorf("1 for 1-0: %+v, %v", got, err)
	}
	for text, want := range map[string]string{"?": "type the result of match 1, board 1 as it stands on the slip",
		"2-0": "\"2-0\" is not a result: write 1-0, 0-1, ½-½, + - (forfeit win), - + or - - (both forfeit)"} {
		if _, err := e.Compare(s, slips[0], text); err == nil || err.Error() != want {
			t.Errorf("%q: %v", text, err)
		}
	}
	e.Agree(slips[0])
	if e.Rest(s) != 1 || !e.Typed(slips[0]) || e.Typed(slips[1]) {
		t.Errorf("%d are left", e.Rest(s))
	}
	e.Leave(slips[1])
	if got := e.Note(s); got != journal.Change(steps.NoteSecondEntry{Section: 1, Round: 1, Entry: model.SecondEntry{Of: 2, Agree: 1}}) {
		t.Errorf("noted is %+v", got)
	}
}
