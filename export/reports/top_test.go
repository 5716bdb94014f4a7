package reports_test

import (
	"testing"

	"wallchart/assets/wording"
	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/report/lists"
	"wallchart/must"
)

// TestColoursOverColumns: Spanish writes blancas small in a sentence, and over a column with a capital.
func TestColoursOverColumns(t *testing.T) {
	spanish := must.Have(wording.Load("es"))(t)
	event := swiss(8, 3)
	boards := must.Have(lists.Pairings(event, event.Sections[0], report.Options{Language: spanish, Round: 3}))(t).Tables[0]
	if w, b := boards.Columns[boards.Column("first")].Title, boards.Columns[boards.Column("second")].Title; w != "Blancas" || b != "Negras" {
		t.Errorf("over the columns stand %q and %q", w, b)
	}
	standings := charts.Standings(rank(t, event, 0, "fide2026", "BPG"), report.Options{Language: spanish}).Tables[0]
	if head := standings.Columns[standings.Column("tb:BPG")].Title; head != "Negras" {
		t.Errorf("over the games with Black stands %q", head)
	}
}
