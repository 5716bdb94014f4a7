package tiebreaks

import (
	"fmt"

	"wallchart/model"
)

var lothian = &TieBreak{
	Code: "LOTHIAN", Name: "Lothian Junior Chess procedure", Also: []string{"LJC"},
	Rule: "Lothian Junior Chess 5-9", For: Teams, Type: A, Format: Whole, Home: "plain",
	Doc: "The steps of Lothian's rules for teams level on match points. 5: total game points. 6: the match between them. 7: that match " +
		"without the lowest board, the lowest two, the lowest three. 8: total game points without the lowest 1, 2, 3 boards of every " +
		"match. The text speaks of two teams; for more, 6 and 7 are used only when all have met and one team is strictly first. When a " +
		"step separates somebody the steps begin anew for those still level. A bye keeps its game points, on fewer boards in proportion. " +
		"With five or six teams and a sixth round after the all-play-all, places are decided inside the pairs 1-2, 3-4, 5-6 (rule 9). " +
		"Where only match scores are known the steps by boards are passed over.",
	Pools: lothianPairs,
	Among: func(g *Group) {
		if pools := lothianPairs(g.Work); pools != nil {
			g.lothianSixth(pools)
			return
		}
		g.lothian(g.Members, 0)
	},
}

// lothian orders the members from place first+1 on.
func (g *Group) lothian(members []int, first int) {
	for _, i := range members {
		g.Places[g.At(i)] = first + 1
	}
	if len(members) < 2 {
		return
	}
	for _, step := range lothianSteps(g.Work) {
		values, ok := step.values(g.Work, members)
		if !ok {
			continue
		}
		ahead, behind := top(members, values, step.all)
		if len(behind) == 0 {
			continue
		}
		g.Note(step.name + ": " + g.named(members, values))
		if !step.all {
			g.lothian(ahead, first)
			g.lothian(behind, first+len(ahead))
			return
		}
		for place := first; len(members) > 0; {
			ahead, behind = top(members, values, true)
			g.lothian(ahead, place)
			place += len(ahead)
			members, values = behind, valuesWithout(members, values, ahead)
		}
		return
	}
}

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
			if !c.Outcome.Played() || !contains(members, c.Opponent) {
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

func contains(members []int, i int) bool {
	for _, m := range members {
		if m == i {
			return true
		}
	}
	return false
}

// top parts those with the highest value from the rest; behind is empty when
// all are level, or when many are first and the step wants one.
func top(members []int, values []Value, many bool) (ahead, behind []int) {
	best := values[0]
	for _, v := range values {
		best = max(best, v)
	}
	for k, i := range members {
		if values[k] == best {
			ahead = append(ahead, i)
		} else {
			behind = append(behind, i)
		}
	}
	if !many && len(ahead) > 1 {
		return members, nil
	}
	return ahead, behind
}

func valuesWithout(members []int, values []Value, gone []int) []Value {
	var out []Value
	for k, i := range members {
		if !contains(gone, i) {
			out = append(out, values[k])
		}
	}
	return out
}

// named writes "Team A 13.5, Team B 12".
func (g *Group) named(members []int, values []Value) string {
	s := ""
	for k, i := range members {
		if k > 0 {
			s += ", "
		}
		s += fmt.Sprintf("%s %s", g.Sheet.Lines[i].Name, values[k].short())
	}
	return s
}

// lothianPairs are the pairs of the sixth round of five or six teams that have
// all met in five: first and second, third and fourth, fifth and sixth after
// the fifth round. Nil in any other event.
func lothianPairs(w *Work) [][]int {
	n := w.N()
	if !w.Sheet.Teams || n < 5 || n > 6 || w.Sheet.Rounds != 6 || w.after == nil {
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
	order := w.after(5)
	var pools [][]int
	for k := 0; k < len(order); k += 2 {
		pools = append(pools, order[k:min(k+2, len(order))])
	}
	return pools
}

// lothianSixth orders a pair of the sixth round: more game points, or else the
// order after the fifth round.
func (g *Group) lothianSixth(pools [][]int) {
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
	g.Note("rule 9: in the sixth round's pairs game points decide, and where they are level the order after the fifth round stands")
}
