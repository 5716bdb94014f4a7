package reports_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// swiss is an event of n players in which neighbours by score have met, with
// every board decided; which of them meet is left to chance.
func swiss(n, rounds int) *model.Tournament {
	random := rand.New(rand.NewPCG(1, uint64(n)))
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(2, 1, 0), Planned: rounds, LastID: model.ID(n)}
	for i := range n {
		s.Players = append(s.Players, model.Player{
			Entry:  model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: fmt.Sprintf("Player %d", i+1), Club: fmt.Sprintf("Club %d", i%20)},
			Rating: model.Rating(2400 - i),
		})
	}
	results := [][2]model.Outcome{{model.Win, model.Loss}, {model.Draw, model.Draw}, {model.Loss, model.Win}}
	for range rounds {
		var r model.Round
		order := random.Perm(n)
		for b := 0; b+1 < n; b += 2 {
			r.Pairings = append(r.Pairings, model.Pairing{
				Board: b/2 + 1, Sides: [2]model.ID{model.ID(order[b] + 1), model.ID(order[b+1] + 1)}, Outcomes: results[random.IntN(3)],
			})
		}
		s.Rounds = append(s.Rounds, r)
	}
	return &model.Tournament{Name: "Open", LastID: 1, Sections: []*model.Section{s}}
}

// BenchmarkEditToCrosstable is what happens between a key and the new crosstable:
// a result is changed, six tie-breaks are computed, the table is made.
func BenchmarkEditToCrosstable(b *testing.B) {
	for _, size := range []struct{ players, rounds int }{{60, 9}, {300, 9}, {1000, 11}} {
		b.Run(fmt.Sprintf("%dx%d", size.players, size.rounds), func(b *testing.B) {
			t := swiss(size.players, size.rounds)
			list := must.Have(catalogue.ParseList("BH/C1,BH,SB,PS,DE,WIN"))(b)
			rules := must.Have(tiebreaks.RulesByCode("fide2026"))(b)
			results := []steps.Result{{model.Win, model.Loss}, {model.Loss, model.Win}}
			n := 0
			for b.Loop() {
				n++
				t = must.Have((steps.SetResult{Section: 1, Round: size.rounds, Board: 1, Result: results[n%2]}).Apply(t))(b)
				st := must.Have(catalogue.Rank(model.NewSheet(t, t.Sections[0], 0), list, rules))(b)
				charts.Crosstable(st, report.US, report.Options{})
			}
		})
	}
}
