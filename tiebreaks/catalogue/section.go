package catalogue

import (
	"strings"

	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Standard is the standings of a section by its own list and rules, after a
// round (0: the last one with a result). Nothing in the list keeps the section
// from being shown: what cannot be used is left out, and Notes says so.
func Standard(t *model.Tournament, s *model.Section, after int) (*tiebreaks.Standings, error) {
	return StandardSince(nil, t, s, after)
}

// StandardSince is Standard, sooner: after a change in the rounds of a few, from the standings before it. Whatever else has
// changed, the answer is the same.
func StandardSince(before *tiebreaks.Standings, t *model.Tournament, s *model.Section, after int) (*tiebreaks.Standings, error) {
	list, left := SectionList(s)
	st, err := rankSince(before, model.NewSheet(t, s, after), list, RulesFor(t, s))
	if err != nil {
		return nil, phrase.Errorf("section %s: %w", s.Name, err)
	}
	if _, unknown := tiebreaks.RulesByCode(s.Ranking.Unplayed); s.Ranking.Unplayed != "" && unknown != nil {
		left = append(left, phrase.New("Unplayed rounds count by %s: %s.", st.Rules.Name, unknown))
	}
	st.Notes = append(left, st.Notes...)
	return st, nil
}

// Rank orders the participants of a sheet: by the primary score, then group by
// group by the tie-breaks of the list. The list may begin with the score (PTS,
// MPTS, GPTS), which is otherwise the section's own.
func Rank(sh *model.Sheet, list []tiebreaks.Use, rules tiebreaks.Rules) (*tiebreaks.Standings, error) {
	return rankSince(nil, sh, list, rules)
}

func rankSince(before *tiebreaks.Standings, sh *model.Sheet, list []tiebreaks.Use, rules tiebreaks.Rules) (*tiebreaks.Standings, error) {
	rules.ListSource = listSource(sh.Section, rules)
	return tiebreaks.Order(sh, withScore(sh, list), rules, before)
}

// listSource is the source of the preset that a section's list was taken from, where the preset goes by these rules.
func listSource(s *model.Section, rules tiebreaks.Rules) phrase.Text {
	if s.Ranking.Preset == "" {
		return phrase.Text{}
	}
	switch p, err := PresetByCode(s.Ranking.Preset); {
	case err != nil || p.Unplayed != rules.Code:
		return phrase.Text{}
	case !strings.HasPrefix(p.Source.String(), p.Organisation):
		return phrase.New("%s, %s", p.Organisation, p.Source)
	default:
		return p.Source
	}
}

// withScore puts the primary score at the head of the list.
func withScore(sh *model.Sheet, list []tiebreaks.Use) []tiebreaks.Use {
	if len(list) > 0 && (list[0].TieBreak.Score || list[0].TieBreak.Heads) {
		return list
	}
	score := scoreOf(sh.Teams, sh.Primary)
	return append([]tiebreaks.Use{{TieBreak: score, Code: score.Code}}, list...)
}

// RulesFor is the rule set of a section: its own setting; otherwise that of the
// preset its list was taken from; otherwise the one its tie-breaks belong to;
// otherwise the FIDE edition in force when the event began (without a date, the
// newest).
func RulesFor(t *model.Tournament, s *model.Section) tiebreaks.Rules {
	if r, err := tiebreaks.RulesByCode(s.Ranking.Unplayed); err == nil {
		return r
	}
	if p, err := PresetByCode(s.Ranking.Preset); err == nil {
		if r, err := tiebreaks.RulesByCode(p.Unplayed); err == nil {
			return r
		}
	}
	list, _ := ParseList(strings.Join(s.Ranking.TieBreaks, ","))
	return tiebreaks.RulesForList(t, list)
}
