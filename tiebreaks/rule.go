package tiebreaks

import "strings"

// Rule is the source of a column in these standings. A tie-break that several
// federations know is quoted by the rules in use; the score, which all have, is
// quoted by the organisation whose rules they are.
func (st *Standings) Rule(u Use) string {
	fide, us := strings.HasPrefix(st.Rules.Code, "fide"), st.Rules.Code == "us"
	if !u.TieBreak.Score {
		for _, part := range strings.Split(u.TieBreak.Rule, "; ") {
			if fide && strings.HasPrefix(part, "FIDE") || us && strings.HasPrefix(part, "US Chess") {
				return part
			}
		}
		return u.TieBreak.Rule
	}
	switch p, err := PresetByCode(st.Sheet.Section.Ranking.Preset); {
	case us:
		return "US Chess Federation's Official Rules of Chess"
	case st.Rules.Code == "fide2026":
		return u.TieBreak.Rule
	case st.Rules.Code == "fide2024":
		return "FIDE C.07 (September 2023)"
	case err == nil && p.Unplayed == st.Rules.Code && !strings.HasPrefix(p.Source, p.Organisation):
		return p.Organisation + ", " + p.Source
	case err == nil && p.Unplayed == st.Rules.Code:
		return p.Source
	}
	return st.Rules.Source
}
