package reports_test

import (
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/table"
)

// TestWallChartsValueByValue: asked for, each value of a second line is there once more for itself, numbers as numbers; the
// lines themselves are the same, and where nobody asks there is nothing more.
func TestWallChartsValueByValue(t *testing.T) {
	event := fixture(t, "swiss15.tsv")
	s := event.Sections[0]
	for n := range s.Players {
		s.Players[n].Rating, s.Players[n].FideID = 0, ""
	}
	s.Players[0].Rating, s.Players[0].FideID = 2100, "1600001"
	s.Players[1].Rating, s.Players[1].NationalID, s.Players[1].FideID = 1900, "D77", "1600002"
	st := rank(t, event, 0, "us", "PTS", "SOLKOFF")
	usual := charts.Crosstable(st, report.WallChart, report.Options{}).Tables[0]
	for _, o := range []report.Options{{Apart: true}, {Apart: true, Points: report.Fraction}, {Apart: true, Wall: true}} {
		chart := charts.Crosstable(st, report.WallChart, o).Tables[0]
		if len(chart.Seconds) != 2+len(s.Rounds) {
			t.Fatalf("%+v: %d values", o, len(chart.Seconds))
		}
		for i, want := range []struct{ of, title string }{{"name", "Rtng"}, {"name", "ID"}, {"r1", "Pts 1"}, {"r2", "Pts 2"}} {
			if got := chart.Seconds[i]; got.Of != want.of || got.Column.Title != want.title {
				t.Errorf("%+v: value %d is %q of %s", o, i, got.Column.Title, got.Of)
			}
		}
		for i, want := range [][]table.Cell{{table.Num("2100", 2100), table.Text("1600001")}, {table.Num("1900", 1900), table.Text("D77")},
			{table.Text("unr."), table.Text("")}} {
			for n := range want {
				if got := chart.Rows[i].Seconds[n]; got.Text != want[n].Text || got.Number != want[n].Number || got.IsNumber != want[n].IsNumber {
					t.Errorf("%+v: line %d has %q %g as value %d", o, i+1, got.Text, got.Number, n)
				}
			}
		}
		for i, row := range chart.Rows {
			if last := row.Seconds[len(row.Seconds)-1]; last.Number != row.Cells[chart.Column("tb:PTS")].Number {
				t.Errorf("%+v: line %d ends with %g points after the rounds", o, i+1, last.Number)
			}
		}
	}
	apart := charts.Crosstable(st, report.WallChart, report.Options{Apart: true}).Tables[0]
	for i, row := range apart.Rows {
		for c := range row.Cells {
			if row.Cells[c].Below != usual.Rows[i].Cells[c].Below {
				t.Errorf("line %d says %q below, and %q", i+1, row.Cells[c].Below, usual.Rows[i].Cells[c].Below)
			}
		}
	}
	if len(usual.Seconds) > 0 || len(usual.Rows[0].Seconds) > 0 {
		t.Error("values that nobody asked for")
	}
}
