package reports_test

import (
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/table"
)

// inColumn are the texts of a column of a document's first table.
func inColumn(doc table.Document, id string) string {
	var all []string
	for _, r := range doc.Tables[0].Rows {
		all = append(all, r.Cells[doc.Tables[0].Column(id)].Text)
	}
	return strings.Join(all, " ")
}

// TestDecimalsAreAligned: ratings and averages that are not all whole have two decimals in their
// whole column, in the workbook too; others as many as the longest needs, and texts stay.
func TestDecimalsAreAligned(t *testing.T) {
	st := usStandings(t, "PTS,AVGOPP,SB,SOLKOFF")
	for n, x := range []struct{ avg, sb string }{{"1923", "1.25"}, {"1997.6", "2.0"}, {"1510.33", "0.5"}, {"-", "3.0"}} {
		cells := st.Places[n].Cells
		cells[1].Text, cells[2].Text = x.avg, x.sb
	}
	doc := charts.Standings(st, report.Options{})
	if got := inColumn(doc, "tb:AVGOPP"); got != "1923.00 1997.60 1510.33 -" {
		t.Errorf("the averages are %q", got)
	}
	if got := inColumn(doc, "tb:SB"); got != "1.25 2.00 0.50 3.00" {
		t.Errorf("the sums are %q", got)
	}
	if got := doc.Tables[0].Columns[doc.Tables[0].Column("tb:AVGOPP")].Format; got != table.Quarters {
		t.Errorf("averages with decimals have the format %v", got)
	}
	for n, avg := range []string{"1923", "1997", "1510", "-"} {
		st.Places[n].Cells[1].Text = avg
	}
	doc = charts.Standings(st, report.Options{})
	if got := inColumn(doc, "tb:AVGOPP"); got != "1923 1997 1510 -" {
		t.Errorf("whole averages are %q", got)
	}
	if got := doc.Tables[0].Columns[doc.Tables[0].Column("tb:AVGOPP")].Format; got != table.General {
		t.Errorf("whole averages have the format %v", got)
	}
	if got := inColumn(charts.Standings(st, report.Options{Points: report.Fraction}), "tb:SB"); strings.Contains(got, "00") {
		t.Errorf("with fractions the sums are %q", got)
	}
}

// TestNothingWhereThereIsNoTie: a tie-break between the tied is blank where there is no tie to break,
// and every tie-break that is nothing yet before the first round. The score is not.
func TestNothingWhereThereIsNoTie(t *testing.T) {
	st := usStandings(t, "PTS,DE,SOLKOFF")
	doc := charts.Standings(st, report.Options{})
	if got := inColumn(doc, "tb:DE"); strings.TrimSpace(got) != "" {
		t.Errorf("direct encounter is %q where it separates nobody", got)
	}
	for _, r := range doc.Tables[0].Rows {
		if c := r.Cells[doc.Tables[0].Column("tb:DE")]; c.IsNumber {
			t.Errorf("the blank cell is the number %v", c.Number)
		}
	}
	event := usOpen()
	event.Sections[0].Rounds = nil
	doc = charts.Standings(after(t, event, 0, "PTS", "SOLKOFF", "RTNG"), report.Options{})
	if got := inColumn(doc, "tb:PTS"); got != "0.0 0.0 0.0 0.0" {
		t.Errorf("before the first round the scores are %q", got)
	}
	if got := strings.TrimSpace(inColumn(doc, "tb:SOLKOFF")); got != "" {
		t.Errorf("before the first round there are tie-breaks: %q", got)
	}
	if got := inColumn(doc, "tb:RTNG"); !strings.HasPrefix(got, "2000 1900 1800") {
		t.Errorf("before the first round the own ratings are %q", got)
	}
}
