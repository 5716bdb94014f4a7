package reports_test

import (
	"slices"
	"strings"
	"testing"

	"wallchart/assets/wording"
	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
)

// TestSums: Ana's opponents are Ben, who has 1 point, and Cy, who has 1½ with his half-point bye: Solkoff 2.5 (whys). The
// number says so, line by line; without Options.Sums nothing is worked out.
func TestSums(t *testing.T) {
	st := rank(t, whys(), 0, "plain", "SOLKOFF", "DE")
	d := charts.Standings(st, report.Options{Sums: true})
	tb := d.Tables[0]
	at := -1
	for r, row := range tb.Rows {
		if row.Cells[tb.Column("name")].Text == "Ana" {
			at = r
		}
	}
	s := tb.Rows[at].Cells[tb.Column("tb:SOLKOFF")].Sum
	if s == nil {
		t.Fatal("the number has no sum")
	}
	if s.Title != "Solkoff: 2.5" || s.Total != "1 + 1.5 = 2.5" {
		t.Errorf("%q, %q", s.Title, s.Total)
	}
	if len(s.Parts) != 2 || s.Parts[0] != (table.Part{Label: "1", Who: "Ben", Amount: "1"}) ||
		s.Parts[1] != (table.Part{Label: "2", Who: "Cy", Amount: "1.5"}) {
		t.Errorf("%+v", s.Parts)
	}
	if n := len(s.Notes); n == 0 || s.Notes[n-1] != "Rule: US Chess 34E2" {
		t.Errorf("%q", s.Notes)
	}
	if tb.Rows[at].Cells[tb.Column("name")].Sum != nil {
		t.Error("a name is made of nothing")
	}
	for _, row := range charts.Standings(st, report.Options{}).Tables[0].Rows {
		for _, c := range row.Cells {
			if c.Sum != nil {
				t.Fatalf("%q has a sum that nobody asked for", c.Text)
			}
		}
	}
	if !tb.Columns[tb.Column("tb:PTS")].Beside || tb.Columns[tb.Column("tb:SOLKOFF")].Beside {
		t.Error("it is the score, and nothing else, that stands beside the name")
	}
}

// TestSumOfStruck: the part that a cut leaves out is said to be struck. Ana's Buchholz with a cut is Cy's 1½, without Ben's 1.
func TestSumOfStruck(t *testing.T) {
	tb := charts.Standings(rank(t, whys(), 0, "plain", "BH/C1"), report.Options{Sums: true}).Tables[0]
	for _, row := range tb.Rows {
		if row.Cells[tb.Column("name")].Text != "Ana" {
			continue
		}
		s := row.Cells[tb.Column("tb:BH/C1")].Sum
		if len(s.Parts) != 2 || !s.Parts[0].Struck || s.Parts[1].Struck || !strings.HasPrefix(s.Parts[0].Note, "struck, ") {
			t.Errorf("%+v", s.Parts)
		}
	}
}

// TestSumOfDirectEncounter: Ana and Ben have a point each, and Ana won against Ben. Both numbers say so, a line for each of
// the two, with the one they met.
func TestSumOfDirectEncounter(t *testing.T) {
	tb := charts.Standings(rank(t, whys(), 0, "plain", "DE"), report.Options{Sums: true}).Tables[0]
	for _, row := range tb.Rows {
		who, s := row.Cells[tb.Column("name")].Text, row.Cells[tb.Column("tb:DE")].Sum
		if who != "Ana" && who != "Ben" {
			continue
		}
		want := []table.Part{{Who: "Ana", Amount: "Ana ×, Ben 1, Score 1"}, {Who: "Ben", Amount: "Ana 0, Ben ×, Score 0"}}
		if len(s.Parts) != 3 || !slices.Equal(s.Parts[1:], want) {
			t.Errorf("%s: %+v", who, s.Parts)
		}
	}
}

// TestSumWithoutARound: what the arbiter gave belongs to no round, and its line has none.
func TestSumWithoutARound(t *testing.T) {
	event := whys()
	event.Sections[0].Adjustments = []model.Adjustment{{Who: 1, Games: model.One, Reason: "appeal"}}
	tb := charts.Standings(rank(t, event, 0, "plain", "SOLKOFF"), report.Options{Sums: true}).Tables[0]
	for _, row := range tb.Rows {
		if row.Cells[tb.Column("name")].Text != "Ana" {
			continue
		}
		var labels []string
		for _, p := range row.Cells[tb.Column("tb:PTS")].Sum.Parts {
			labels = append(labels, p.Label)
		}
		if got := strings.Join(labels, ","); got != "1,2," {
			t.Errorf("the lines are of the rounds %q", got)
		}
	}
}

// TestWordsOfAPage: a page is used in the language of its document.
func TestWordsOfAPage(t *testing.T) {
	german := must.Have(wording.Load("de"))(t)
	d := report.Options{Language: german}.Blank()
	if w := d.UsedWith(); w.Search != "Suchen" || w.Close != "Schließen" || w.Found != "{page} von {pages} Zeilen" {
		t.Errorf("%+v", w)
	}
	var none table.Document
	plain := report.Options{}.Blank()
	if none.UsedWith() != plain.UsedWith() {
		t.Error("the English words are not those of a document without words")
	}
}
