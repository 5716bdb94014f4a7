package rules

import (
	"slices"

	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// lothianStep is one step: values of the members, and whether it may split a
// group any way (all) or only put one team strictly first.
type lothianStep struct {
	name   phrase.Text
	all    bool
	values func(w *tiebreaks.Work, members []int) ([]tiebreaks.Value, bool)
}

func lothianSteps(w *tiebreaks.Work) []lothianStep {
	steps := []lothianStep{
		{phrase.New("rule 5, game points"), true, func(w *tiebreaks.Work, ms []int) ([]tiebreaks.Value, bool) {
			return gamesWithout(w,
				ms, 0), true
		}},
		{phrase.New("rule 6, the match between them"), false, func(w *tiebreaks.Work, ms []int) ([]tiebreaks.Value,
			bool) {
			return matchesBetween(w, ms, 0)
		}},
	}
	if !boardsUnknown(w, tiebreaks.Use{}).Empty() {
		return steps
	}
	for n := 1; n <= 3 && n < w.Boards(); n++ {
		steps = append(steps, lothianStep{phrase.New("rule 7, that match without %s", lowestBoards(n)), false,
			func(w *tiebreaks.Work, ms []int) ([]tiebreaks.Value, bool) { return matchesBetween(w, ms, n) }})
	}
	for n := 1; n <= 3 && n < w.Boards(); n++ {
		steps = append(steps, lothianStep{phrase.New("rule 8, game points without %s", lowestBoards(n)), true,
			func(w *tiebreaks.Work, ms []int) ([]tiebreaks.Value, bool) { return gamesWithout(w, ms, n), true }})
	}
	return steps
}

// lowestBoards are the n lowest boards, of which there are up to three.
func lowestBoards(n int) phrase.Text {
	switch n {
	case 1:
		return phrase.New("the lowest board")
	case 2:
		return phrase.New("the lowest two boards")
	}
	return phrase.New("the lowest three boards")
}

// gamesWithout is the members' game points without the n lowest boards.
func gamesWithout(w *tiebreaks.Work, members []int, n int) []tiebreaks.Value {
	values := make([]tiebreaks.Value, len(members))
	for k, i := range members {
		values[k] = tiebreaks.Of(w.Sheet.Lines[i].Games)
		for r := range w.Cells(i) {
			c := &w.Cells(i)[r]
			ps := boardPoints(w, c)
			for b := max(0, len(ps)-n); b < len(ps); b++ {
				values[k] -= tiebreaks.Of(ps[b])
			}
		}
	}
	return values
}

// matchesBetween is what the members made in their matches against each other
// without the n lowest boards: match points, or with n the game points. It is
// not ok unless all have met.
func matchesBetween(w *tiebreaks.Work, members []int, n int) ([]tiebreaks.Value, bool) {
	values := make([]tiebreaks.Value, len(members))
	for k, i := range members {
		met := 0
		for r := range w.Cells(i) {
			c := &w.Cells(i)[r]
			if !c.Outcome.Played() || !slices.Contains(members, c.Opponent) {
				continue
			}
			met++
			if n == 0 {
				values[k] += tiebreaks.Of(c.Match)
				continue
			}
			for _, p := range c.Boards[:max(0, len(c.Boards)-n)] {
				values[k] += tiebreaks.Of(p)
			}
		}
		if met < len(members)-1 {
			return nil, false
		}
	}
	return values, true
}
