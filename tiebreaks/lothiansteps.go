package tiebreaks

import (
	"slices"

	"wallchart/phrase"
)

// lothianStep is one step: values of the members, and whether it may split a
// group any way (all) or only put one team strictly first.
type lothianStep struct {
	name   phrase.Text
	all    bool
	values func(w *Work, members []int) ([]Value, bool)
}

func lothianSteps(w *Work) []lothianStep {
	steps := []lothianStep{
		{phrase.New("rule 5, game points"), true, func(w *Work, ms []int) ([]Value, bool) { return w.gamesWithout(ms, 0), true }},
		{phrase.New("rule 6, the match between them"), false, func(w *Work, ms []int) ([]Value, bool) { return w.matchesBetween(ms, 0) }},
	}
	if !boardsUnknown(w, Use{}).Empty() {
		return steps
	}
	for n := 1; n <= 3 && n < w.Boards(); n++ {
		steps = append(steps, lothianStep{phrase.New("rule 7, that match without %s", lowestBoards(n)), false,
			func(w *Work, ms []int) ([]Value, bool) { return w.matchesBetween(ms, n) }})
	}
	for n := 1; n <= 3 && n < w.Boards(); n++ {
		steps = append(steps, lothianStep{phrase.New("rule 8, game points without %s", lowestBoards(n)), true,
			func(w *Work, ms []int) ([]Value, bool) { return w.gamesWithout(ms, n), true }})
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
func (w *Work) gamesWithout(members []int, n int) []Value {
	values := make([]Value, len(members))
	for k, i := range members {
		values[k] = Of(w.Sheet.Lines[i].Games)
		for r := range w.Cells(i) {
			c := &w.Cells(i)[r]
			ps := w.boardPoints(c)
			for b := max(0, len(ps)-n); b < len(ps); b++ {
				values[k] -= Of(ps[b])
			}
		}
	}
	return values
}

// matchesBetween is what the members made in their matches against each other
// without the n lowest boards: match points, or with n the game points. It is
// not ok unless all have met.
func (w *Work) matchesBetween(members []int, n int) ([]Value, bool) {
	values := make([]Value, len(members))
	for k, i := range members {
		met := 0
		for r := range w.Cells(i) {
			c := &w.Cells(i)[r]
			if !c.Outcome.Played() || !slices.Contains(members, c.Opponent) {
				continue
			}
			met++
			if n == 0 {
				values[k] += Of(c.Match)
				continue
			}
			for _, p := range c.Boards[:max(0, len(c.Boards)-n)] {
				values[k] += Of(p)
			}
		}
		if met < len(members)-1 {
			return nil, false
		}
	}
	return values, true
}
