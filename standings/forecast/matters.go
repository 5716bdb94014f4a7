package forecast

import (
	"slices"

	"wallchart/tiebreaks"
)

// apart are tie-breaks that look at no game but those among the tied, or at none.
var apart = []string{"DE", "DEALL", "TPN", "RTNG", "LOTS", "MANUAL", "PLAYOFF"}

// matters are the games whose results can change who reaches some goals. Whoever points have proved out of all of them reaches
// none, however his game ends, and stands in the way of nobody with whom he cannot be level. So it is the games of those who
// are not out, of those who can be level with one of them and, where a tie-break looks at the scores of opponents, of everybody
// whom they have met. Without tie-breaks (points) it is the points alone that are asked for.
func (f *Forecast) matters(answers [][]Answer, goals []int, points bool) []int {
	near, opponents := make([]bool, len(f.span)), false
	all := !f.byPoints()
	if !points {
		for _, u := range f.Standings.Columns[1:] {
			switch t := u.TieBreak; {
			case slices.Contains(apart, t.Code), t.Among == nil && t.Reach == tiebreaks.ByOwn:
			case t.Among == nil && t.Reach == tiebreaks.ByOpponents:
				opponents = true
			default:
				all = true
			}
			all = all || u.TieBreak.Pools != nil
		}
	}
	low, high := f.ranges()
	for p := range near {
		if !slices.ContainsFunc(goals, func(g int) bool { return answers[p][g] != Out }) {
			continue
		}
		for q := range near {
			near[q] = near[q] || q == p || low[q] <= high[p] && low[p] <= high[q]
		}
	}
	wanted := slices.Clone(near)
	if opponents {
		for p := range near {
			for _, c := range f.Standings.Sheet.Lines[p].Cells {
				if near[p] && c.Opponent >= 0 {
					wanted[c.Opponent] = true
				}
			}
		}
	}
	var games []int
	for k, g := range f.Games {
		if all || wanted[g.Sides[0]] || wanted[g.Sides[1]] {
			games = append(games, k)
		}
	}
	return games
}
