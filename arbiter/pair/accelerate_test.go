package pair

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/arbiter/eveningtest"
	"wallchart/model"
)

// TestReadAcceleration: a way that the rules have, by its code, or who has how many points more and when (VCL4THP.13, question 108).
func TestReadAcceleration(t *testing.T) {
	players, teams := &model.Section{Planned: 5}, &model.Section{Planned: 5, Kind: model.TeamEvent}
	for n := range 8 {
		players.Players = append(players.Players, model.Player{Entry: model.Entry{ID: model.ID(n + 1), Number: n + 1}})
	}
	for _, c := range []struct {
		s    *model.Section
		text string
		want string // rounds, numbers, match and game points
	}{
		{players, "none", "[]"}, {players, " NONE ", "[]"},
		{players, "1-20 1@1-2", "[{1 2 1 20 0.0 1.0}]"},
		{players, "1-20 1@1-2, 21 ½@3", "[{1 2 1 20 0.0 1.0} {3 3 21 21 0.0 0.5}]"},
		{teams, "1-4 2@1-3", "[{1 3 1 4 2.0 0.0}]"}, {teams, "1-4 2/1@1-3", "[{1 3 1 4 2.0 1.0}]"},
		{players, "1-4 2/1@1-3", ""}, {players, "1-20", ""}, {players, "1-20 1", ""}, {players, "20-1 1@1-2", ""},
		{players, "1-20 1@2-1", ""},
		{players, "0-20 1@1-2", ""}, {players, "1-20 x@1-2", ""}, {teams, "1-4 2/x@1-3", ""}, {players, "1-20 1@1-2x", ""},
		{players, "a-20 1@1-2", ""}, {players, "baku2", ""},
	} {
		got, err := ReadAcceleration(c.s, c.text)
		if said := fmt.Sprint(got); c.want != "" && (err != nil || said != c.want) || c.want == "" && err == nil {
			t.Errorf("%q: %s, %v; want %s", c.text, said, err, c.want)
		}
	}
	baku, err := ReadAcceleration(players, "Baku")
	if s := *players; err != nil || len(baku) == 0 {
		t.Errorf("Baku: %v, %v", baku, err)
	} else if s.Acceleration = baku; Accelerated(&s) == nil || Accelerated(&s).Code != "baku" {
		t.Errorf("it is not known again: %v", baku)
	}
	if _, err := ReadAcceleration(players, "bake"); err == nil || !strings.Contains(err.Error(), `"bake" is no acceleration. Write one of`) {
		t.Errorf("%v", err)
	}
}

// TestIsBaku: the acceleration of C.04.7, and not one of one's own nor none.
func TestIsBaku(t *testing.T) {
	_, s := eveningtest.Of(12)
	s.Planned = 7
	for text, want := range map[string]bool{"baku": true, "none": false, "1-4 1@1-2": false} {
		var err error
		if s.Acceleration, err = ReadAcceleration(s, text); err != nil || IsBaku(s) != want {
			t.Errorf("%s: %v, %v", text, IsBaku(s), err)
		}
	}
}
