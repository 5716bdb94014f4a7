package reports_test

import (
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/reasons"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

// TestTieBreaksInSentences: people read the name, programs the code.
func TestTieBreaksInSentences(t *testing.T) {
	event := fixture(t, "open8.tsv")
	ts := must.Have(catalogue.NewTrophy(event, event.Sections[0], model.Trophy{Counting: 2, TieBreaks: []string{"BH/C1"}}, 0))(t)
	st := rank(t, event, 0, "plain", "PTS", "BH/C1", "BH", "SB")
	at := 0 // the first that Buchholz put there
	for at = 1; at < len(st.Places) && st.Places[at].DecidedBy != 1; at++ {
	}
	for _, c := range []struct {
		codes     bool
		has, lack string
	}{{false, "Buchholz (cut 1) ", "BH-C1"}, {true, "BH-C1 ", "Buchholz"}} {
		o := report.Options{Codes: c.codes}
		two := reasons.Why(st, st.Places[at-1].Index, st.Places[at].Index, o).Tables[0].Notes[0]
		clubs := reasons.WhyClubs(ts, 0, 1, o).Tables[0].Notes[0]
		for _, got := range []string{two, clubs} {
			if !strings.Contains(got, c.has) || strings.Contains(got, c.lack) {
				t.Errorf("by code: %v: %s", c.codes, got)
			}
		}
	}
}
