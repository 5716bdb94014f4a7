package reports_test

import (
	"slices"
	"testing"

	"wallchart/export/report"
	"wallchart/export/reports"
)

// TestKinds: each report stands in the group in which somebody looks for it; no group is empty.
func TestKinds(t *testing.T) {
	const standings, round, lists, onCards = report.OfStandings, report.OfRound, report.Lists, report.OnCards
	want := map[string]report.Kind{
		"standings": standings, "categories": standings, "crosstable": standings, "fide": standings, "grid": standings,
		"wallchart": standings, "trophy": standings, "ranking": standings, "board-prizes": standings, "explanation": standings,
		"pairings": round, "names": round, "door": round, "matches": round,
		"lineups": lists, "players": lists, "checkin": lists, "rules": lists, "page": lists, "schedule": lists,
		"slips": onCards, "cards": onCards, "player-cards": onCards, "places": onCards, "board-cards": onCards, "badges": onCards,
		"certificates": onCards,
	}
	for id, kind := range want {
		r, err := reports.ByID(id)
		if err != nil || r.Kind() != kind {
			t.Errorf("%s stands in group %d, not %d: %v", id, r.Kind(), kind, err)
		}
	}
	for _, each := range []struct {
		r    report.Report
		kind report.Kind
	}{{report.Report{Background: true}, onCards}, {report.Report{Ranked: true}, lists}, {report.Report{Who: true}, standings},
		{report.Report{Round: true}, round}, {report.Report{ForWall: true}, standings},
		{report.Report{Labels: true, Round: true}, onCards}, {report.Report{ForWall: true, Round: true}, round}, {report.Report{}, lists}} {
		if got := each.r.Kind(); got != each.kind {
			t.Errorf("%+v stands in group %d, not %d", each.r, got, each.kind)
		}
	}
	var names []string
	for _, k := range report.Kinds() {
		names = append(names, k.Name().String())
		if !slices.ContainsFunc(reports.All, func(r report.Report) bool { return r.Kind() == k }) {
			t.Errorf("nothing stands in group %d", k)
		}
	}
	if !slices.Equal(names, []string{"Standings", "Round", "Lists and notices", "Cards"}) {
		t.Errorf("the groups are %q", names)
	}
}
