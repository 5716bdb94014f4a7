package report

import (
	"slices"
	"testing"
)

// TestKinds: each report stands in the group in which somebody looks for it; no group is empty.
func TestKinds(t *testing.T) {
	want := map[string]Kind{
		"standings": OfStandings, "categories": OfStandings, "crosstable": OfStandings, "fide": OfStandings, "grid": OfStandings,
		"wallchart": OfStandings, "trophy": OfStandings, "ranking": OfStandings, "board-prizes": OfStandings, "explanation": OfStandings,
		"pairings": OfRound, "names": OfRound, "door": OfRound, "matches": OfRound,
		"lineups": Lists, "players": Lists, "checkin": Lists, "rules": Lists, "page": Lists, "schedule": Lists,
		"slips": OnCards, "cards": OnCards, "player-cards": OnCards, "places": OnCards, "board-cards": OnCards, "badges": OnCards,
		"certificates": OnCards,
	}
	for id, kind := range want {
		r, err := ByID(id)
		if err != nil || r.Kind() != kind {
			t.Errorf("%s stands in group %d, not %d: %v", id, r.Kind(), kind, err)
		}
	}
	for _, each := range []struct {
		r    Report
		kind Kind
	}{{Report{Background: true}, OnCards}, {Report{Ranked: true}, Lists}, {Report{Who: true}, OfStandings},
		{Report{Round: true}, OfRound}, {Report{Hangs: true}, OfStandings},
		{Report{Labels: true, Round: true}, OnCards}, {Report{Hangs: true, Round: true}, OfRound}, {Report{}, Lists}} {
		if got := each.r.Kind(); got != each.kind {
			t.Errorf("%+v stands in group %d, not %d", each.r, got, each.kind)
		}
	}
	var names []string
	for _, k := range Kinds() {
		names = append(names, k.Name().String())
		if !slices.ContainsFunc(All, func(r Report) bool { return r.Kind() == k }) {
			t.Errorf("nothing stands in group %d", k)
		}
	}
	if !slices.Equal(names, []string{"Standings", "Round", "Lists and notices", "Cards"}) {
		t.Errorf("the groups are %q", names)
	}
}
