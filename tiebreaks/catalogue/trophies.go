package catalogue

import (
	"slices"

	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// NewTrophy places the clubs of a section by the trophy's rules.
func NewTrophy(t *model.Tournament, s *model.Section, trophy model.Trophy, after int) (*tiebreaks.TrophyStandings, error) {
	return NewTrophyOf(t, s, trophy, after, "")
}

// NewTrophyOf is the trophy of one category alone: scores and tie-breaks are those of the
// whole section, and only the players of the category count for their clubs.
func NewTrophyOf(t *model.Tournament, s *model.Section, trophy model.Trophy, after int,
	category string) (*tiebreaks.TrophyStandings, error) {
	if s.Team() {
		return nil, phrase.Errorf("%s is a team section: school teams are placed from a section of players", s.Name)
	}
	if trophy.Counting < 1 {
		return nil, phrase.Errorf("the number of counting scores is 0: enter how many of a club's players count, usually 4")
	}
	var in map[model.ID]bool
	if category != "" {
		var err error
		if category, in, err = t.CategoriesOf(s).Members(category); err != nil {
			return nil, err
		}
	}
	var list []tiebreaks.Use
	var left []phrase.Text
	for _, code := range trophy.TieBreaks {
		u, err := Parse(code)
		if err == nil {
			err = tiebreaks.Legal(u, s)
		}
		switch {
		case err != nil:
			left = append(left, phrase.New("A tie-break of the trophy is left out: %s.", err))
		case u.TieBreak.Each == nil:
			left = append(left, phrase.New("%s compares the tied and has no value to add up, so the trophy leaves it out.", u.Code))
		default:
			list = append(list, u)
		}
	}
	rules := tiebreaks.RulesForList(t, list)
	if r, err := tiebreaks.RulesByCode(s.Ranking.Unplayed); err == nil {
		rules = r
	}
	st, err := Rank(model.NewSheet(t, s, after), list, rules)
	if err != nil {
		return nil, err
	}
	return st.Trophy(trophy, category, in, left), nil
}

// usualCounting is how many scores count, and usualTrophyBreaks how many
// tie-breaks are summed, where the section does not say.
const (
	usualCounting     = 4
	usualTrophyBreaks = 2
)

// TrophyOf are the rules of a section's trophy: its own, or where it has none the
// best four of each club with the first two tie-breaks of the section that can be
// added up, or with all of a list that was asked for instead of the section's own.
func TrophyOf(st *tiebreaks.Standings) model.Trophy {
	s := st.Sheet.Section
	if s.Trophy != nil {
		return *s.Trophy
	}
	t := model.Trophy{Counting: usualCounting}
	own, _ := SectionList(s)
	own, _ = Tidy(withScore(st.Sheet, own))
	sameCode := func(a, b tiebreaks.Use) bool { return a.Code == b.Code }
	for _, u := range st.Columns[1:] {
		if u.TieBreak.Each != nil && (len(t.TieBreaks) < usualTrophyBreaks || !slices.EqualFunc(own, st.Columns, sameCode)) {
			t.TieBreaks = append(t.TieBreaks, u.Code)
		}
	}
	return t
}
