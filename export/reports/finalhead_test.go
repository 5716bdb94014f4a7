package reports_test

import (
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/model"
	"wallchart/tiebreaks/catalogue"
)

// TestNoFinalStandingsWithResultsMissing (VCL4THP.13, question 161): no paper of the last round is called final while a board of any round
// has no result, be it that its game is adjourned, and the last round not paired alone is not the end either.
func TestNoFinalStandingsWithResultsMissing(t *testing.T) {
	open := func(round int, adjourned bool) func(*model.Section) {
		return func(s *model.Section) {
			p := &s.Rounds[round-1].Pairings[0]
			p.Outcomes, p.Adjourned = [2]model.Outcome{}, adjourned
		}
	}
	unannounced := func(f model.Format) func(*model.Section) {
		return func(s *model.Section) { s.Planned, s.Format = 0, f }
	}
	for _, c := range []struct {
		name  string
		spoil func(*model.Section)
		final bool
	}{
		{"all is in", func(*model.Section) {}, true},
		{"a result of the last round is missing", open(2, false), false},
		{"a result of round 1 is missing", open(1, false), false},
		{"a game of the last round is adjourned", open(2, true), false},
		{"a game of round 1 is adjourned", open(1, true), false},
		{"a round is still to come", func(s *model.Section) { s.Planned = 3 }, false},
		{"no number of rounds is announced", unannounced(model.Swiss), false},
		{"an all-play-all of four, of which two rounds of three are in", unannounced(model.RoundRobin), false},
		{"two against two, of which all rounds are in", unannounced(model.Scheveningen), true},
	} {
		event := four()
		s := event.Sections[0]
		s.Planned = 2
		c.spoil(s)
		st, err := catalogue.Standard(event, s, 0)
		if err != nil {
			t.Fatal(err)
		}
		o := report.Options{}
		for name, subtitle := range map[string]string{
			"standings":  charts.Standings(st, o).Subtitle,
			"crosstable": charts.Crosstable(st, report.US, o).Subtitle,
			"wall chart": charts.Crosstable(st, report.WallChart, o).Subtitle,
		} {
			if strings.Contains(subtitle, "Final") != c.final {
				t.Errorf("%s: the %s is %q", c.name, name, subtitle)
			}
		}
	}
}
