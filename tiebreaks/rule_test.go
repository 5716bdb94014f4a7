package tiebreaks_test

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

// TestRuleOfTheScore: points are quoted by the rules in use, and not by FIDE's in
// an event of somebody else.
func TestRuleOfTheScore(t *testing.T) {
	for _, c := range []struct {
		ranking model.Ranking
		date    model.Date
		want    string
	}{
		{model.Ranking{Preset: "uschess", Unplayed: "us"}, "2026-05-05", "US Chess Federation's Official Rules of Chess"},
		{model.Ranking{TieBreaks: []string{"SOLKOFF"}}, "2026-05-05", "US Chess Federation's Official Rules of Chess"},
		{model.Ranking{Preset: "lothian", Unplayed: "plain"}, "2026-05-05",
			"Lothian Junior Chess, Draw, Scoring, and Tiebreak Rules: Team Events"},
		{model.Ranking{Preset: "sydney-swiss", Unplayed: "plain"}, "2026-05-05", "Sydney Academy of Chess, Tiebreak System"},
		{model.Ranking{Preset: "calgary", Unplayed: "plain"}, "2026-05-05", "Calgary Junior Chess Club, club rules"},
		{model.Ranking{Unplayed: "plain"}, "2026-05-05", "Scores as shown in the table"},
		{model.Ranking{TieBreaks: []string{"BH"}}, "2026-05-05", "FIDE C.07 (March 2026)"},
		{model.Ranking{TieBreaks: []string{"BH"}}, "2025-05-05", "FIDE C.07 (September 2023)"},
	} {
		s := swiss15(t)
		s.Ranking = c.ranking
		e := event(s)
		e.Start = c.date
		st := must.Have(catalogue.Standard(e, s, 0))(t)
		if got := st.Explain(0, 0).Rule.String(); !strings.HasPrefix(got, c.want) {
			t.Errorf("%+v: points by %q, want %q", c.ranking, got, c.want)
		}
	}
}

// TestRuleOfASharedTieBreak: Sonneborn-Berger is FIDE's and US Chess'.
func TestRuleOfASharedTieBreak(t *testing.T) {
	for rules, want := range map[string]string{"us": "US Chess 34E8", "fide2026": "FIDE C.07 (March 2026) 9.1"} {
		s := swiss15(t)
		s.Ranking = model.Ranking{TieBreaks: []string{"SB"}, Unplayed: rules}
		st := must.Have(catalogue.Standard(event(s), s, 0))(t)
		if got := st.Explain(0, 1).Rule.String(); got != want {
			t.Errorf("by %s it is %q, want %q", rules, got, want)
		}
	}
}
