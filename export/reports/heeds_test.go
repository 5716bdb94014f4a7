package reports_test

import (
	"reflect"
	"testing"

	"wallchart/export/report"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/files"
	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing/systems"
	"wallchart/tiebreaks/catalogue"
)

// TestHeeds makes every report with and without what can be asked of it: what a report is said not to heed leaves
// it as it is, and what it heeds changes it in one of the events.
func TestHeeds(t *testing.T) {
	var events []*model.Tournament
	for _, name := range []string{"scholastic", "lothian", "sydney", "amateur-team"} {
		opened := must.Have(files.Open("../../assets/samples/"+name+".wallchart", systems.Reports()))(t)
		events = append(events, opened.Tournament)
	}
	ways := map[report.Heed]func(*model.Section, *report.Options) int{
		report.AfterRound: func(*model.Section, *report.Options) int { return 2 },
		report.ByTieBreaks: func(s *model.Section, _ *report.Options) int {
			s.Ranking.TieBreaks = []string{"WIN"}
			return 0
		},
		report.ByUnplayed: func(s *model.Section, _ *report.Options) int {
			s.Ranking.Unplayed = "plain"
			return 0
		},
		report.ByNumbers: func(_ *model.Section, o *report.Options) int {
			o.Opponents = report.ByNumber
			return 0
		},
	}
	for heed, way := range ways {
		changed := map[string]bool{}
		for _, event := range events {
			usual := event.Sections[0]
			section, o := *usual, report.Options{}
			round := way(&section, &o)
			other := *event
			other.Sections = append([]*model.Section{&section}, event.Sections[1:]...)
			for _, r := range reports.For(usual) {
				plain := report.Options{}
				if r.ID == "categories" {
					plain.Grouping, o.Grouping = "club", "club"
				} else {
					o.Grouping = ""
				}
				if doc, ok := reported(t, event, r, 0, plain); ok {
					with, ok := reported(t, &other, r, round, o)
					if !ok || !reflect.DeepEqual(doc, with) {
						changed[r.ID] = true
					}
				}
			}
		}
		for _, r := range reports.All {
			if r.ID == "page" {
				continue // of an event with a page; it says nothing of a section
			}
			if heed == report.ByUnplayed && (r.ID == "grid" || r.ID == "lineups" || r.ID == "forecast") && !changed[r.ID] {
				continue // nobody's place depends on it in these all-play-alls
			}
			if changed[r.ID] != r.Heeds(heed) {
				t.Errorf("%d: the report %s changes: %v; it says that it does: %v", heed, r.ID, changed[r.ID], r.Heeds(heed))
			}
		}
	}
}

func reported(t *testing.T, event *model.Tournament, r report.Report, round int, o report.Options) (table.Document, bool) {
	t.Helper()
	st := must.Have(catalogue.Standard(event, event.Sections[0], round))(t)
	doc, err := r.Document(st, o)
	return doc, err == nil
}
