package catalogue_test

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

// TestTheOtherScoreOfTeamsIsATieBreak: a list that goes on from match points to game points is ranked by match points, and the other way
// round.
func TestTheOtherScoreOfTeamsIsATieBreak(t *testing.T) {
	for _, c := range []struct {
		primary model.ScoreKind
		list    string
		columns string
	}{
		{model.MatchPoints, "GPTS,BH", "MPTS,GPTS,BH"},
		{model.MatchPoints, "MPTS,GPTS,BH", "MPTS,GPTS,BH"},
		{model.MatchPoints, "BH,GPTS", "MPTS,BH,GPTS"},
		{model.GamePoints, "MPTS,BH", "GPTS,MPTS,BH"},
		{model.GamePoints, "GPTS,BH", "GPTS,BH"},
		{model.GamePoints, "", "GPTS"},
	} {
		s := &model.Section{ID: 1, Kind: model.TeamEvent, Boards: 2, Primary: c.primary, Scoring: model.Classic(2, 1, 0),
			Teams: []model.Team{{Entry: model.Entry{ID: 1, Number: 1, Name: "A"}}, {Entry: model.Entry{ID: 2, Number: 2, Name: "B"}}}}
		if c.list != "" {
			s.Ranking.TieBreaks = strings.Split(c.list, ",")
		}
		st := must.Have(catalogue.Standard((&model.Tournament{Name: "E"}).With(s), s, 0))(t)
		var got []string
		for _, u := range st.Columns {
			got = append(got, u.Code)
		}
		if strings.Join(got, ",") != c.columns {
			t.Errorf("by %v, the list %q ranks by %v", c.primary, c.list, got)
		}
	}
}
