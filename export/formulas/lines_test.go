package formulas_test

import (
	"fmt"
	"testing"

	"wallchart/export/sheets/calctest"
	"wallchart/model"
)

// TestFreeLines: before the first round every round has lines for the boards of all who take part, and some for byes that are added.
func TestFreeLines(t *testing.T) {
	for _, c := range []struct {
		kind         model.Kind
		n, want      int
		printedLines int
	}{{model.Individual, 0, 1, 1}, {model.Individual, 24, 24, 1}, {model.Individual, 61, 31 + 10 + 6, 1},
		{model.TeamEvent, 7, 3*4 + 7 + 2, 0}} {
		s := &model.Section{ID: 1, Name: "Open", Kind: c.kind, Planned: 2, Boards: 4, Scoring: model.Classic(model.One, model.Half, 4)}
		for n := 1; n <= c.n; n++ {
			e := model.Entry{ID: model.ID(n), Number: n, Name: fmt.Sprint("Ash ", n)}
			if c.kind == model.TeamEvent {
				s.Teams = append(s.Teams, model.Team{Entry: e})
			} else {
				s.Players = append(s.Players, model.Player{Entry: e})
			}
		}
		b := planned(standard(t, &model.Tournament{Name: "Club", Sections: []*model.Section{s}}))
		round := sheet(t, b, "Round 2")
		if got := len(round.Rows) - 1; got != c.want || round.Printed != 1+c.printedLines {
			t.Errorf("%d of kind %v: %d lines, and %d rows are printed", c.n, c.kind, got, round.Printed)
		}
	}
}

// TestARoundOfByesCounts as soon as all who take part have one.
func TestARoundOfByesCounts(t *testing.T) {
	tm := four()
	tm.Sections[0].Players = append(tm.Sections[0].Players, player(5, 5, "Eve", 1500))
	tm.Sections[0].Players[4].House = true // who is not waited for
	b := planned(ranked(t, tm, "BH", "fide2026"))
	w := calctest.New(&b)
	for n := 1; n <= 4; n++ {
		if got := w.Value("Rules", 3, 2); got != 2.0 {
			t.Errorf("after %d byes %v rounds count", n-1, got)
		}
		w.Type("Round 3", n+1, 2, float64(n))
		w.Type("Round 3", n+1, 4, "half bye")
	}
	if got := w.Value("Rules", 3, 2); got != 3.0 {
		t.Errorf("after the byes of all %v rounds count", got)
	}
	for n := 1; n <= 4; n++ {
		w.Type("Round 3", n+1, 4, "zero bye")
	}
	if got := w.Value("Rules", 3, 2); got != 2.0 {
		t.Errorf("with byes that bring nothing %v rounds count", got)
	}
}

// TestLevelShareAPlace: who are level to the last share a place by formulas, and no longer when a result is corrected.
func TestLevelShareAPlace(t *testing.T) {
	b := planned(ranked(t, four(), "none", "fide2026"))
	w := calctest.New(&b)
	for row, want := range map[int][2]any{2: {1.0, "Ada"}, 3: {1.0, "Bert"}, 4: {3.0, "Dan"}, 5: {4.0, "Cleo"}} {
		if place, name := w.Value("Standings", row, 1), w.Value("Standings", row, 3); place != want[0] || name != want[1] {
			t.Errorf("row %d: place %v of %v", row, place, name)
		}
	}
	w.Type("Round 2", 2, 4, "1-0")
	for row, want := range map[int][2]any{2: {1.0, "Bert"}, 3: {2.0, "Ada"}, 4: {2.0, "Dan"}} {
		if place, name := w.Value("Standings", row, 1), w.Value("Standings", row, 3); place != want[0] || name != want[1] {
			t.Errorf("after the correction row %d: place %v of %v", row, place, name)
		}
	}
}
