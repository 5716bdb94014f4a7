package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// lothianPairs are the pairs of the sixth round of five or six teams that have
// all met in five: first and second, third and fourth, fifth and sixth after
// the fifth round. Nil in any other event.
func lothianPairs(w *tiebreaks.Work) [][]int {
	n := w.N()
	if !w.Sheet.Teams || n < 5 || n > 6 || w.Sheet.Rounds != 6 || w.After == nil {
		return nil
	}
	for i := range n {
		met := map[int]bool{}
		for _, c := range w.Cells(i)[:5] {
			if c.Opponent >= 0 && c.Outcome != model.Pending {
				met[c.Opponent] = true
			}
		}
		if len(met) != n-1 {
			return nil
		}
	}
	order := w.After(5)
	var pools [][]int
	for k := 0; k < len(order); k += 2 {
		pools = append(pools, order[k:min(k+2, len(order))])
	}
	return pools
}

// lothianSixth orders a pair of the sixth round: more game points, or else the
// order after the fifth round.
func lothianSixth(g *tiebreaks.Group, pools [][]int) {
	var order []int
	for _, p := range pools {
		order = append(order, p...)
	}
	at := make([]int, g.N())
	for k, i := range order {
		at[i] = k
	}
	g.Order(func(a, b int) int {
		if d := int(g.Sheet.Lines[b].Games - g.Sheet.Lines[a].Games); d != 0 {
			return d
		}
		return at[a] - at[b]
	})
	g.Note(phrase.New("rule 9: in the sixth round's pairs game points decide, and where they are level the order after the fifth round " +
		"stands"))
}
