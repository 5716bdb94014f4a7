package reports_test

import (
	"slices"
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/model"
)

// TestCarriedPoints stand in a column of their own, before the points that hold them, and the notes say where they come from.
func TestCarriedPoints(t *testing.T) {
	event := four()
	s := event.Sections[0]
	s.Adjustments = []model.Adjustment{{Who: 1, Games: model.One, Reason: "Group A: Ben 1", Carried: 1}, {Who: 2, Games: -model.Half}}
	st := standings(t, event)
	chart := charts.Crosstable(st, report.US, report.Options{}).Tables[0]
	list := charts.Standings(st, report.Options{}).Tables[0]
	carried, adjusted := chart.Column("carried"), chart.Column("adjusted")
	if carried < 0 || adjusted != carried+1 || chart.Columns[carried].Title != "Carried" || chart.Columns[adjusted].Title != "Adj" {
		t.Fatalf("the columns are %v", chart.Columns)
	}
	if at := list.Column("carried"); at < 0 || list.Columns[at+1].Title != "Pts" {
		t.Errorf("in the standings they are in column %d of %v", at, list.Columns)
	}
	for _, r := range chart.Rows {
		want := map[string][2]string{"Anna": {"+1.0", ""}, "Ben": {"", "-0.5"}}[r.Cells[chart.Column("name")].Text]
		if got := [2]string{r.Cells[carried].Text, r.Cells[adjusted].Text}; got != want {
			t.Errorf("%s: %q, want %q", r.Cells[chart.Column("name")].Text, got, want)
		}
	}
	if !slices.ContainsFunc(chart.Notes, func(n string) bool { return strings.Contains(n, "Anna: 1.0 points carried from Group A: Ben 1") }) {
		t.Errorf("the notes are %q", chart.Notes)
	}
}
