package reports_test

import (
	"bytes"
	"strings"
	"testing"

	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/report/reasons"
	"wallchart/must"
	"wallchart/phrase"
	"wallchart/tiebreaks/catalogue"
)

// TestHebrewNamesAreSetApartInSentences of what is ordered by whoever shows it, in no cell that is the name, and in no file of
// plain text or values.
func TestHebrewNamesAreSetApartInSentences(t *testing.T) {
	const moshe, section = "כהן, משה", "ראשי"
	event := fourPlayers()
	s := event.Sections[0]
	s.Name = section
	s.Players[0].Name, s.Players[1].Name = moshe, "محمد"
	s.Players[1].Withdrawn = len(s.Rounds)
	st := rank(t, event, 0, "fide2026", "PTS", "BH")
	signs := func(s string) bool { return strings.ContainsAny(s, phrase.Isolate+phrase.Isolated) }
	for _, k := range formats.All {
		o := report.Options{Isolated: k.Isolates()}
		d := must.Have(reasons.Explained(st, o))(t)
		d = report.Join(d)
		if got := signs(d.Subtitle); got != o.Isolated {
			t.Errorf("%s: %+q", k.Name, d.Subtitle)
		}
		why := ""
		for _, row := range d.Tables[0].Rows {
			if signs(row.Cells[1].Text) {
				t.Errorf("%s: the name %+q", k.Name, row.Cells[1].Text)
			}
			why += row.Cells[3].Text
		}
		if strings.Contains(why, phrase.Isolate+moshe+phrase.Isolated) != o.Isolated || !strings.Contains(why, moshe) {
			t.Errorf("%s: %+q", k.Name, why)
		}
		if signs(d.Tables[0].Name) || signs(d.Title) {
			t.Errorf("%s: a name of the table, %+q, or the title, %+q", k.Name, d.Tables[0].Name, d.Title)
		}
		if o.Isolated {
			continue
		}
		var b bytes.Buffer
		must.Do(t, k.Write(&b, d, formats.Sheet{}))
		if signs(b.String()) {
			t.Errorf("%s has signs that nobody sees", k.Name)
		}
	}
}

// TestGluedNamesAreSetApart: lists of names, and headings that are put together.
func TestGluedNamesAreSetApart(t *testing.T) {
	event := fourPlayers()
	s := event.Sections[0]
	for i, name := range []string{"כהן", "לוי"} {
		s.Players[i].Name, s.Players[i].Withdrawn = name, len(s.Rounds)
	}
	event.Deputies = []string{"משה", "Ann"}
	st := must.Have(catalogue.Standard(event, s, 0))(t)
	d := charts.Crosstable(st, report.FIDE, report.Options{Isolated: true})
	all := strings.Join(append(append([]string{}, d.Tables[0].Notes...), append(d.Notes, d.Event...)...), "\n")
	for _, want := range []string{"\u2068כהן\u2069 (from round", ", \u2068לוי\u2069 (from round", "\u2068משה\u2069, Ann"} {
		if !strings.Contains(all, want) {
			t.Errorf("%+q is not in\n%+q", want, all)
		}
	}
}
