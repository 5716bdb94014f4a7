package pair

import (
	"strings"
	"testing"

	"wallchart/arbiter/eveningtest"
	"wallchart/model"
)

// TestExtraGames are entered with a day that is one, and taken away by their place in the list.
func TestExtraGames(t *testing.T) {
	ev, _ := eveningtest.Of(3)
	at := func(id model.ID) model.Seat { return model.Seat{Section: 1, Player: id} }
	for _, c := range []struct {
		white, black model.ID
		result       string
		date         model.Date
		want         string
	}{
		{1, 9, "1-0", "", "participant 9 is not in the event"}, {9, 1, "1-0", "", "participant 9 is not in the event"},
		{1, 1, "1-0", "", "Nobody plays against himself"}, {1, 2, "won", "", "is not a result"}, {1, 2, "+ -", "",
			"has no result that could be rated"},
		{1, 2, "1-0", "yesterday", `"yesterday" is not a date`},
		{1, 2, "1-0", "2026-05-02", ""}, {2, 3, "½-½", "", ""}, {3, 1, "0-1", "2026", ""},
	} {
		change, err := AddExtraGame(ev, at(c.white), at(c.black), c.result, c.date, "")
		if c.want == "" {
			ev, _ = eveningtest.After(t, ev, change, err)
		} else if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %v", c, err)
		}
	}
	for _, n := range []int{0, 4} {
		if _, err := RemoveExtraGame(ev, n); err == nil || !strings.Contains(err.Error(), "there are 3") {
			t.Errorf("game %d: %v", n, err)
		}
	}
	for n, want := range map[int]model.ID{1: 2, 3: 1} {
		change, err := RemoveExtraGame(ev, n)
		if left, _ := eveningtest.After(t, ev, change, err); len(left.ExtraGames) != 2 || left.ExtraGames[0].White.Player != want {
			t.Errorf("without game %d: %+v", n, left.ExtraGames)
		}
	}
	if seats := Seats(ev.With(&model.Section{ID: 2, Name: "Teams", Kind: model.TeamEvent, Teams: make([]model.Team, 2)})); len(seats) != 3 {
		t.Errorf("players of sections of players can have one: %v", seats)
	}
	change, err := RemoveExtraGame(ev, 2)
	ev, _ = eveningtest.After(t, ev, change, err)
	if g := ev.ExtraGames; len(g) != 2 || g[0].Black.Player != 2 || g[1].White.Player != 3 || g[1].Outcomes[0] != model.Loss ||
		g[0].Date != "2026-05-02" {
		t.Errorf("left are %+v", g)
	}
}
