package tiebreaks

import "slices"

// lothianStep is one step: values of the members, and whether it may split a
// group any way (all) or only put one team strictly first.
type lothianStep struct {
	name   string
	all    bool
	values func(w *Work, members []int) ([]Value, bool)
}

func lothianSteps(w *Work) []lothianStep {
	steps := []lothianStep{
		{"rule 5, game points", true, func(w *Work, ms []int) ([]Value, bool) { return w.gamesWithout(ms, 0), true }},
		{"rule 6, the match between them", false, func(w *Work, ms []int) ([]Value, bool) { return w.matchesBetween(ms, 0) }},
	}
	if boardsUnknown(w, Use{}) != "" {
		return steps
	}
	for n := 1; n <= 3 && n < w.Boards(); n++ {
		steps = append(steps, lothianStep{"rule 7, that match without " + lowestBoards(n), false,
			func(w *Work, ms []int) ([]Value, bool) { return w.matchesBetween(ms, n) }})
	}
	for n := 1; n <= 3 && n < w.Boards(); n++ {
		steps = append(steps, lothianStep{"rule 8, game points without " + lowestBoards(n), true,
			func(w *Work, ms []int) ([]Value, bool) { return w.gamesWithout(ms, n), true }})
	}
	return steps
}

func lowestBoards(n int) string {
	return [...]string{"", "the lowest board", "the lowest two boards", "the lowest three boards"}[n]
}

// gamesWithout is the members' game points without the n lowest boards.
func (w *Work) gamesWithout(members []int, n int) []Value {
	values := make([]Value, len(members))
	for k, i := range members {
		values[k] = Of(w.Sheet.Lines[i].Games)
		if n == 0 {
			continue
		}
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
