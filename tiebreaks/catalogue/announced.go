package catalogue

import (
	"slices"

	"wallchart/model"
	"wallchart/tiebreaks"
)

// NeedsRatings are the codes of a section's list that need everybody's rating and do not themselves say how the unrated count.
func NeedsRatings(s *model.Section) (codes []string) {
	for _, code := range s.Ranking.TieBreaks {
		if u, err := Parse(code); err == nil && u.AsksRatings() {
			codes = append(codes, u.Code)
		}
	}
	return codes
}

// Announced is a section's list with what counts for the unrated in each code, as a report file that knows no ruling has it:
// "ARO/U1400". Where FIDE's text holds, or everybody has a rating, the code alone says so.
func Announced(t *model.Tournament, s *model.Section) []string {
	rules, list := RulesFor(t, s), slices.Clone(s.Ranking.TieBreaks)
	unrated := func(l model.Line) bool { return l.Rating == 0 }
	if s.Team() || !slices.ContainsFunc(model.NewSheet(t, s, 1).Lines, unrated) {
		return list
	}
	for k, code := range list {
		u, err := Parse(code)
		if err != nil || !u.TieBreak.Allows(tiebreaks.ModUnrated) {
			continue
		}
		if said := u.Announced(s, rules); said != "" {
			list[k] = said
		}
	}
	return list
}
