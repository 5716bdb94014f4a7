package pair

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/arbiter/eveningtest"
	"wallchart/model"
)

// groups are those kept apart, as numbers: "1+2 from 3 to 4".
func groups(s *model.Section) string {
	var all []string
	for _, g := range s.Forbidden {
		text := strings.ReplaceAll(strings.Trim(fmt.Sprint(g.Who), "[]"), " ", "+")
		if g.From > 0 || g.To > 0 {
			text += fmt.Sprintf(" from %d to %d", g.From, g.To)
		}
		all = append(all, text)
	}
	return strings.Join(all, ", ")
}

// TestKeptApart: a group is added, or gets other rounds where the same people are kept apart already, in whatever order they are named.
func TestKeptApart(t *testing.T) {
	ev, s := eveningtest.Of(6)
	for _, c := range []struct {
		who      []model.ID
		from, to int
		want     string
	}{
		{[]model.ID{1, 2}, 0, 0, "1+2"},
		{[]model.ID{3, 4}, 1, 2, "1+2, 3+4 from 1 to 2"},
		{[]model.ID{2, 1}, 3, 4, "2+1 from 3 to 4, 3+4 from 1 to 2"},
		{[]model.ID{1, 2, 3}, 0, 0, "2+1 from 3 to 4, 3+4 from 1 to 2, 1+2+3"},
		{[]model.ID{4, 3}, 1, 3, "2+1 from 3 to 4, 4+3 from 1 to 3, 1+2+3"},
		{[]model.ID{4, 3}, 2, 3, "2+1 from 3 to 4, 4+3 from 2 to 3, 1+2+3"},
	} {
		change, err := KeepApart(s, c.who, c.from, c.to)
		if ev, s = eveningtest.After(t, ev, change, err); groups(s) != c.want {
			t.Errorf("%v: %s, want %s", c.who, groups(s), c.want)
		}
	}
	if _, err := KeepApart(s, []model.ID{3, 4}, 2, 3); err == nil || !strings.Contains(err.Error(), "already, as number 2 of the list") {
		t.Errorf("once more: %v", err)
	}
}

// TestClubsAreKeptApart: every club of two or more is a group, whoever has none is in none, and what is there already stays as it is.
func TestClubsAreKeptApart(t *testing.T) {
	ev, s := eveningtest.Of(9)
	for i, club := range []string{"North", "South", "North", "", "South", "-", "-", "North", "East"} {
		s.Players[i].Club = club
	}
	change, err := KeepApart(s, []model.ID{5, 2}, 0, 0)
	ev, s = eveningtest.After(t, ev, change, err)
	change, err = KeepClubsApart(s)
	if _, s = eveningtest.After(t, ev, change, err); groups(s) != "5+2, 1+3+8" {
		t.Errorf("kept apart are %s", groups(s))
	}
	if _, err := KeepClubsApart(s); err == nil || !strings.Contains(err.Error(), "who are not kept apart already") {
		t.Errorf("once more: %v", err)
	}
}
