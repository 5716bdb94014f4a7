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
	var sections []Section
	var failed []error
	o.Sums, o.Isolated = true, true
	for _, s := range t.Sections {
		st, err := catalogue.Standard(t, s, 0)
		if err != nil {
			failed = append(failed, err)
			continue
		}
		x := Section{Section: s}
		for _, id := range Usual(t) {
			r, err := reports.ByID(id)
			if err != nil {
				return nil, err
			}
			d, err := r.Document(st, o)
			switch {
			case err == nil:
				x.Documents = append(x.Documents, d)
			case errors.As(err, new(*defect.Error)):
				return nil, err
			default:
				failed = append(failed, phrase.Errorf("%s: %w", r.Name, err))
			}
		}
		if len(x.Documents) > 0 {
			sections = append(sections, x)
		}
	}
	if len(sections) == 0 && len(failed) > 0 {
		return nil, errors.Join(failed...)
	}
	return Make(t, sections, o, h)
}
