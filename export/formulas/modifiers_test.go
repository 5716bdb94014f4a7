package formulas_test

import (
	"slices"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing/generate"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// TestEveryModifierComputedAsWritten: every tie-break there is, with every modifier that it takes, is computed as it is
// written, be it a formula or a value.
func TestEveryModifierComputedAsWritten(t *testing.T) {
	modifiers := []string{"", "/C1", "/C2", "/C3", "/C4", "/M1", "/M2", "/M4", "/F", "/P", "/C1/P", "/C2/P", "/M1/P", "/L+1", "/L-1", "/K5",
		"/U1400", "/C1/U1400", "/R", "/H0", "/H1", ":MP", ":GP", ":MP/C1", ":GP/C2"}
	for n, rules := range []string{"papi", "us", "fide2009", "fide2026", "plain"} {
		for _, kind := range []model.Kind{model.Individual, model.TeamEvent} {
			players, rounds := 9, 4
			if rules == "papi" || rules == "us" {
				players, rounds = 15, 9 // from so many rounds on they leave out more
			}
			tm := event(t, players, rounds, uint64(n)+40, "", func(p *generate.Plan) {
				p.Unrated, p.Unusual, p.FullByes, p.Kind, p.Boards = 15, 4, 1, kind, 2
			})
			set, s := must.Have(tiebreaks.RulesByCode(rules))(t), tm.Sections[0]
			s.Ranking.Rulings = s.Ranking.Rule(model.OnUnrated, model.UnratedOut)
			sh := model.NewSheet(tm, s, 0)
			var list []tiebreaks.Use
			for _, tb := range catalogue.All {
				for _, m := range modifiers {
					u, err := catalogue.Parse(tb.Code + m)
					if err != nil {
						continue
					}
					if _, err := catalogue.Rank(sh, []tiebreaks.Use{u}, set); err == nil {
						list = append(list, u)
					}
				}
			}
			if len(list) < 80 {
				t.Fatalf("%s, %v: only %d tie-breaks", rules, kind, len(list))
			}
			for some := range slices.Chunk(list, 25) {
				b := planned(must.Have(catalogue.Rank(sh, some, set))(t))
				changes(t, &b)
			}
		}
	}
}
