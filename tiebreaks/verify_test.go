package tiebreaks_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

// TestPlacesByOtherTieBreaks: many places that differ are one finding where none
// contradicts the score, and single ones where one does.
func TestPlacesByOtherTieBreaks(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 1),
		Ranking: model.Ranking{TieBreaks: []string{"RTNG"}}, LastID: 8}
	var round model.Round
	for n := 1; n <= 8; n++ {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(n), Number: n, Name: fmt.Sprint("Player ", n)},
			Rating: model.Rating(2000 - 10*n)})
	}
	for n := model.ID(1); n <= 4; n++ {
		round.Pairings = append(round.Pairings, model.Pairing{Board: int(n), Sides: [2]model.ID{n, n + 4},
			Outcomes: [2]model.Outcome{model.Win, model.Loss}})
	}
	s.Rounds = []model.Round{round}
	event := &model.Tournament{Name: "Club", Sections: []*model.Section{s}}
	verify := func(places ...int) *catalogue.Verified {
		t.Helper()
		values := map[model.ID]string{}
		for k, n := range places {
			values[model.ID(k+1)] = strconv.Itoa(n)
		}
		return must.Have(catalogue.Verify(event, s, []catalogue.PrintedColumn{{Section: 1, Code: catalogue.PlaceCode, Values: values}}))(t)
	}
	if v := verify(2, 1, 4, 3, 6, 5, 8, 7); v.Elsewhere != 8 || len(v.Differences) != 8 {
		t.Errorf("of places within the score groups %d are by other tie-breaks, %d differ, want 8, 8", v.Elsewhere, len(v.Differences))
	}
	if v := verify(2, 1, 4, 5, 3, 6, 8, 7); v.Elsewhere != 0 || len(v.Differences) == 0 {
		t.Errorf("places against the score: %d by other tie-breaks, %d differ, want 0 and some", v.Elsewhere, len(v.Differences))
	}
	if v := verify(2, 1, 3, 4, 5, 6, 8, 7); v.Elsewhere != 0 || len(v.Differences) != 4 {
		t.Errorf("two pairs turned round: %d by other tie-breaks, %d differ, want 0, 4", v.Elsewhere, len(v.Differences))
	}
}

// TestPointsOfARoundUnderWay: a report file of a round that is being played counts the byes of it, and our standings wait for a result.
// Neither is a fault; a win that nobody has entered is.
func TestPointsOfARoundUnderWay(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open", Planned: 3, Scoring: model.Classic(model.One, model.Half, 0), LastID: 3}
	for n := 1; n <= 3; n++ {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(n), Number: n, Name: fmt.Sprint("Player ", n)}})
	}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}},
		{Sides: [2]model.ID{3}, Outcomes: [2]model.Outcome{model.PairingBye}}}}}
	event := &model.Tournament{Name: "Club", Sections: []*model.Section{s}}
	for printed, want := range map[string]int{"0.0 0.0 1.0": 0, "0.0 0.0 0.0": 0, "1.0 0.0 1.0": 1, "0.0 0.0 0.5": 1} {
		values := map[model.ID]string{}
		for k, text := range strings.Fields(printed) {
			values[model.ID(k+1)] = text
		}
		v, err := catalogue.Verify(event, s, []catalogue.PrintedColumn{{Section: 1, Code: "PTS", Values: values}})
		if err != nil || len(v.Differences) != want {
			t.Errorf("%s: %v, %v, want %d", printed, v.Differences, err, want)
		}
	}
}
