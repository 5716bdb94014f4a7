package site

import (
	"errors"
	"slices"

	"wallchart/export/html"
	"wallchart/export/report"
	"wallchart/export/reports"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/phrase/defect"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// Usual are the reports of a page on the web when nobody says which: what players look for.
func Usual(t *model.Tournament) []string {
	if slices.ContainsFunc(t.Sections, func(s *model.Section) bool { return len(s.Rounds) > 0 }) {
		return []string{"standings", "pairings", "crosstable"}
	}
	return []string{"standings", "crosstable"}
}

// Event makes the pages of all sections with the usual reports. What a section has nothing for, such as pairings before its first
// round, is left out of its page; without a report in any section there are no pages.
func Event(t *model.Tournament, o report.Options, h html.Options) ([]File, error) {
	var usual []report.Report
	for _, id := range Usual(t) {
		r, err := reports.ByID(id)
		if err != nil {
			return nil, err
		}
		usual = append(usual, r)
	}
	var failed []error
	o.Sums, o.Isolated = true, true
	sections, _, err := reports.Asked{
		Sections: t.Sections,
		Standings: func(s *model.Section) (*tiebreaks.Standings, error) {
			st, err := catalogue.Standard(t, s, 0)
			if err != nil {
				failed = append(failed, err)
				return nil, nil
			}
			return st, nil
		},
		Reports: func(*model.Section) []report.Report { return usual },
		Rounds:  func(report.Report) []int { return []int{o.Round} },
		Failed: func(r report.Report, why error) error {
			if errors.As(why, new(*defect.Error)) {
				return why
			}
			failed = append(failed, phrase.Errorf("%s: %w", r.Name, why))
			return nil
		},
	}.Make(o)
	if err != nil {
		return nil, err
	}
	if len(sections) == 0 && len(failed) > 0 {
		return nil, errors.Join(failed...)
	}
	return Make(t, sections, o, h)
}
