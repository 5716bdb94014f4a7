package ui

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/host"
	"wallchart/ui/kit/grid"
)

// field is an event of n players and r rounds: everybody's neighbours in a ring
// that turns, with results that favour the lower number.
func field(n, rounds int) *model.Tournament {
	s := &model.Section{ID: 1, Name: "Open", Planned: rounds, Scoring: model.Classic(model.One, model.Half, 0), LastID: model.ID(n)}
	s.Ranking.TieBreaks = []string{"BH/C1", "BH", "SB", "PS", "WIN", "DE"}
	for i := range n {
		s.Players = append(s.Players, model.Player{
			Entry:  model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: fmt.Sprintf("Player %04d", i+1)},
			Rating: model.Rating(2400 - i),
		})
	}
	results := [][2]model.Outcome{{model.Win, model.Loss}, {model.Draw, model.Draw}, {model.Win, model.Loss}, {model.Loss, model.Win}}
	for r := range rounds {
		var round model.Round
		for b := range n / 2 {
			i, j := 0, (r+n-2)%(n-1)+1
			if b > 0 {
				i, j = (r+b-1)%(n-1)+1, (r+n-1-b-1)%(n-1)+1
			}
			round.Pairings = append(round.Pairings, model.Pairing{
				Board:    b + 1,
				Sides:    [2]model.ID{model.ID(min(i, j) + 1), model.ID(max(i, j) + 1)},
				Outcomes: results[(b*7+r*3+i)%4],
			})
		}
		s.Rounds = append(s.Rounds, round)
	}
	return (&model.Tournament{Name: "Open"}).With(s)
}

func TestFieldIsSound(t *testing.T) {
	ev := field(60, 9)
	if ps := ev.Check(); len(ps) > 0 {
		t.Fatal(ps)
	}
}

// BenchmarkEditToTable is one edit of an event of 9 rounds with six tie-breaks
// until the new crosstable stands in the grid. Budget: 300 players within a
// frame (16 ms), 1000 within two.
func BenchmarkEditToTable(b *testing.B) {
	for _, n := range []int{60, 300, 1000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			test.NewTempApp(b)
			j := journal.New(steps.List, field(n, 9), nil, nil)
			g := grid.New(table.Table{}, "")
			w := test.NewTempWindow(b, g)
			w.Resize(fyne.NewSize(1280, 800))
			state := host.Derive(j.Tournament(), 1, 0, nil)
			for i := 0; b.Loop(); i++ {
				result := steps.Result{model.Win, model.Loss}
				if i%2 == 0 {
					result = steps.Result{model.Loss, model.Win}
				}
				must.Do(b, j.Do(steps.SetResult{Section: 1, Round: 5, Board: n / 4, Result: result}))
				state = host.Derive(j.Tournament(), 1, 0, &state)
				g.SetTable(charts.Crosstable(state.Standings(), report.US, report.Options{}).Tables[0])
			}
		})
	}
}
