package reports_test

import (
	"slices"
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/report/officer"
	"wallchart/export/reports"
	"wallchart/model"
	"wallchart/must"
)

// TestRatingChanges: the table of each system, opened where it is asked for. The changes are those of TestRankingList; Dan's first
// rating has too few games.
func TestRatingChanges(t *testing.T) {
	doc := must.Have(officer.RatingChanges(rank(t, fourPlayers(), 0, "fide2026", "PTS"), report.Options{Sums: true}))(t)
	want := []string{"Ann|1850|1|0.5|0.43|1900|20|+1.4|1851", "Bea|1700|1|0.5|0.24|1900|40|+10.4|1710", "Cy|1900|2|1.0|1.33|1775|20|-6.6|1893",
		"Dan|unr.|1|0.0||1050|||"}
	if got := cellsOf(doc.Tables[0], "name", "rating", "games", "made", "expected", "performance", "k", "change",
		"new"); len(doc.Tables) != 1 ||
		!slices.Equal(got, want) {
		t.Errorf("%d tables\n%s\nwant\n%s", len(doc.Tables), strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	tb := doc.Tables[0]
	sum := tb.Rows[2].Cells[tb.Column("change")].Sum
	if sum == nil || sum.Title != "Change of the rating: −6.6" || sum.Total != "(−0.26 − 0.07) × 20 = −6.6" || len(sum.Parts) != 2 {
		t.Errorf("Cy's change opens to %+v", sum)
	}
	if sum := tb.Rows[3].Cells[tb.Column("new")].Sum; sum == nil || !strings.Contains(strings.Join(sum.Notes, " "),
		"1 of 3, the two draws with it, is 33 %") {
		t.Errorf("Dan's first rating opens to %+v", sum)
	}
	if doc.Subtitle != "Open: Final rating changes" || !strings.HasPrefix(tb.Notes[0], "Rule: FIDE Rating Regulations B.02") {
		t.Errorf("%s, %q", doc.Subtitle, tb.Notes)
	}
	event := fourPlayers()
	event.Federation = "GER"
	if doc := must.Have(officer.RatingChanges(rank(t, event, 0, "fide2026", "PTS"), report.Options{}))(t); len(doc.Tables) != 2 ||
		doc.Tables[0].Title != "Ratings by DWZ" || !strings.Contains(doc.Tables[0].Notes[1], "An estimate") {
		t.Errorf("in Germany: %d tables", len(doc.Tables))
	}
	one := must.Have(officer.RatingChanges(rank(t, event, 0, "fide2026", "PTS"), report.Options{Systems: []string{"scotland"}}))(t)
	if len(one.Tables) != 1 || one.Tables[0].Title != "Ratings by Chess Scotland" {
		t.Errorf("one system: %+v", one.Tables)
	}
}

// TestWorthInStandings: the columns stand in the standings where they are asked for by name, and nowhere else.
func TestWorthInStandings(t *testing.T) {
	st := rank(t, fourPlayers(), 0, "fide2026", "PTS")
	r := must.Have(reports.ByID("standings"))(t)
	doc := must.Have(r.Document(st, report.Options{Columns: []string{"name", "performance", "change"}}))(t)
	if got, want := cellsOf(doc.Tables[0], "name", "performance", "change"),
		"FM Ann|1900|+1.4, Bea|1900|+10.4, Cy|1775|-6.6, Dan|1050|"; strings.Join(got,
		", ") != want {
		t.Errorf("%q, want %q", got, want)
	}
	plain := charts.Standings(st, report.Options{})
	if plain.Tables[0].Column("change") >= 0 {
		t.Error("the change stands there unasked")
	}
	var ids []string
	for _, c := range charts.WorthColumns(st, report.Options{}) {
		ids = append(ids, c.ID)
	}
	if got := strings.Join(ids, " "); got != "performance k change" {
		t.Errorf("there are %s", got)
	}
	if got := charts.WorthColumns(rank(t, league(), 0, "us", "MPTS"), report.Options{}); len(got) != 0 {
		t.Errorf("of teams there are %v", got)
	}
}

// TestNoRatingChanges: each refusal says what to do.
func TestNoRatingChanges(t *testing.T) {
	unrated, rapid, early := fourPlayers(), fourPlayers(), fourPlayers()
	for i := range unrated.Sections[0].Players {
		unrated.Sections[0].Players[i].Rating = 0
	}
	rapid.Sections[0].Control = model.Rapid
	early.Sections[0].Rounds = nil
	for want, c := range map[string]struct {
		event *model.Tournament
		o     report.Options
	}{
		"nobody in Open has a rating that its games change": {unrated, report.Options{}},
		"Open is rapid or blitz":                            {rapid, report.Options{Systems: []string{"fide"}}},
		"no game is rated in Open before the first round":   {early, report.Options{}},
		`there is no rating system "elo"`:                   {early, report.Options{Systems: []string{"elo"}}},
	} {
		if _, err := officer.RatingChanges(rank(t, c.event, 0, "fide2026", "PTS"), c.o); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}
