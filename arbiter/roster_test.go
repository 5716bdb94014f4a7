package arbiter_test

import (
	"strings"
	"testing"
	"wallchart/arbiter/entries"

	"wallchart/model"
	"wallchart/must"
)

// played is clubs after Ann and Ben have sat down against Ida and Jon; Cay (12) has not.
func played() (*model.Tournament, *model.Section) {
	s := clubs()
	s.Rounds[0].Pairings[0].Games = []model.Game{{Players: [2]model.ID{10, 13}}, {Players: [2]model.ID{11, 14}}}
	return (&model.Tournament{}).With(s), s
}

// TestAPlaceOnTheRoster: who gets a place moves there and the others move up; the round
// that is paired stays as it is.
func TestAPlaceOnTheRoster(t *testing.T) {
	for _, c := range []struct {
		who   model.ID
		board int
		want  string // "" for no change
	}{
		{12, 1, "Ann Ben | Cay Ann Ben"},
		{10, 3, "Ann Ben | Ben Cay Ann"},
		{10, 2, "Ann Ben | Ben Ann Cay"},
		{11, 2, ""},
	} {
		e, s := played()
		change, err := entries.OnBoard(s, 1, c.who, c.board)
		if err != nil || (change == nil) != (c.want == "") {
			t.Fatalf("%d on board %d: %v, %v", c.who, c.board, change, err)
		}
		if change == nil {
			continue
		}
		next := must.Have(change.Apply(e))(t)
		if got := lined(next.Sections[0], 1); got != c.want {
			t.Errorf("with %d on board %d: %s, want %s", c.who, c.board, got, c.want)
		}
	}
	_, s := played()
	for _, c := range []struct {
		team, who model.ID
		board     int
		want      string
	}{
		{9, 10, 1, "League has no team 9"},
		{1, 13, 1, "Ida Poe is not on the roster of North"},
		{1, 10, 0, "the roster of North has no place 0. Enter a number from 1 to 3"},
		{1, 10, 4, "the roster of North has no place 4. Enter a number from 1 to 3"},
	} {
		if _, err := entries.OnBoard(s, c.team, c.who, c.board); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%d of %d on board %d: %v", c.who, c.team, c.board, err)
		}
	}
}

// TestOffTheRoster: who has played stays in the section for the rounds that are played;
// who has not is gone from it.
func TestOffTheRoster(t *testing.T) {
	for _, c := range []struct {
		who   []model.ID
		want  string
		there []model.ID // of those who are off, who is in the section
		label string
	}{
		{[]model.ID{12}, "Ann Ben | Ann Ben", nil, "Take Cay Orr off the roster of North"},
		{[]model.ID{10}, "Ann Ben | Ben Cay", []model.ID{10}, "Take Ann Lee off the roster of North"},
		{[]model.ID{12, 13, 10, 12}, "Ann Ben | Ben", []model.ID{10}, "Take 2 players off the roster of North"},
	} {
		e, s := played()
		change := must.Have(entries.OffRoster(e, s, 1, c.who...))(t)
		next := must.Have(change.Apply(e))(t)
		if got := lined(next.Sections[0], 1); got != c.want {
			t.Errorf("without %v: %s, want %s", c.who, got, c.want)
		}
		var there []model.ID
		for _, id := range []model.ID{10, 11, 12} {
			if p := next.Sections[0].Player(id); p != nil && p.Team == 0 {
				there = append(there, id)
			}
		}
		if len(there) != len(c.there) || len(there) > 0 && there[0] != c.there[0] {
			t.Errorf("without %v there are without a team %v", c.who, there)
		}
		if label := change.Label().String(); label != c.label {
			t.Errorf("the step is called %q, want %q", label, c.label)
		}
	}
	e, s := played()
	if change, err := entries.OffRoster(e, s, 1, 13); change != nil || err != nil {
		t.Errorf("a player of the other team: %v, %v", change, err)
	}
	if _, err := entries.OffRoster(e, s, 9, 13); err == nil {
		t.Error("there is no team 9")
	}
}
