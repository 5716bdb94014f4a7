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

// TestPrintedIndividualCharts makes the nine charts of one event, each by another
// tie-break. They were printed with the cells run together.
func TestPrintedIndividualCharts(t *testing.T) {
	raw := must.Have(os.ReadFile("testdata/swiss15-printed.txt"))(t)
	codes := map[string]string{
		"Average Opposition": "AVGOPP", "Opposition Performance": "OPPPERF", "Cumulative": "CUMULATIVE", "Opposition Cumulative": "OPPCUM",
		"Head-to-Head": "HEAD2HEAD", "Kashdan": "KASHDAN", "Median": "MEDIAN", "Modified Median": "MODMED", "Solkoff": "SOLKOFF",
	}
	event := fixture(t, "swiss15.tsv")
	all := strings.Split(strings.TrimPrefix(strings.TrimSpace(string(raw)), "# "), "\n# ")
	if len(all) != len(codes) {
		t.Fatalf("%d charts, want %d", len(all), len(codes))
	}
	byes := strings.NewReplacer("-B-", "B---", "-H-", "H---")
	for _, c := range all {
		lines := strings.Split(c, "\n")
		name, _, _ := strings.Cut(lines[0], " [")
		chart := charts.Crosstable(rank(t, event, 0, "us", "PTS", codes[name]), report.US, report.Options{}).Tables[0]
		for n, row := range chart.Rows {
			cells := texts(row)
			last := len(cells) - 1
			cells[last] = table.General.Written(row.Cells[last].Number) // as few decimals as it needs
			if got := byes.Replace(strings.Join(cells, "")); got != lines[n+1] {
				t.Errorf("%s, line %d is %q\nprinted is %q", name, n+1, got, lines[n+1])
			}
		}
	}
}
