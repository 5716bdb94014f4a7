package reports_test

import (
	"os"
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/table"
	"wallchart/must"
)

// TestPrintedTeamChart makes the chart that was printed after a school team
// event, heading for heading and cell for cell.
func TestPrintedTeamChart(t *testing.T) {
	raw := must.Have(os.ReadFile("testdata/team7-printed.txt"))(t)
	// One bye of the document is written with a Cyrillic В.
	printed := strings.Split(strings.TrimSpace(strings.ReplaceAll(string(raw), "В", "B")), "\n")
	st := rank(t, fixture(t, "team7.tsv"), 0, "us", "MPTS", "USATX2", "GAMES")
	chart := charts.Crosstable(st, report.US, report.Options{ScoreFirst: true}).Tables[0]
	if len(chart.Rows) != len(printed)-1 {
		t.Fatalf("%d lines, printed are %d", len(chart.Rows), len(printed)-1)
	}
	for n, row := range chart.Rows {
		if got := strings.Join(texts(row), "\t"); got != printed[n+1] {
			t.Errorf("line %d is  %q\nprinted is %q", n+1, got, printed[n+1])
		}
	}
}

func texts(row table.Row) []string {
	cells := make([]string, len(row.Cells))
	for n, c := range row.Cells {
		cells[n] = c.Text
	}
	return cells
}
