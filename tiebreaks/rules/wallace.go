package rules

import (
	"slices"

	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 0, 3-4 1 | 1-3 1, 2-4 0 | 1-4 1, 2-3 0:
//
//	WALLACE plain: 1 1 2 2
var WALLACE = &tiebreaks.TieBreak{
	Code: "WALLACE", Name: phrase.New("Wallace"), Also: []string{"Elimination of scores"},
	Short: phrase.New("Wallace"),
	Rule:  []tiebreaks.Source{from("Chess Scotland")}, For: tiebreaks.Both, Type: tiebreaks.A, Format: tiebreaks.Whole,
	Takes: tiebreaks.ModScore,
	Doc: phrase.New("The points made without the games against the lowest score group; among those still level " +
		"without the next lowest group too, and so on. Points without a game are left out from the start."),
	Among: func(g *tiebreaks.Group) {
		k := g.KindOf(g.Use)
		var groups []model.Points
		for i := range g.Sheet.Lines {
			groups = append(groups, g.Sheet.Lines[i].Total(k))
		}
		slices.Sort(groups)
		groups = slices.Compact(groups)
		sequences(g, false, func(n int) phrase.Text {
			if n == 0 {
				return phrase.New("without the lowest score group")
			}
			return phrase.Count(n+1, "without the %d lowest score group", "without the %d lowest score groups")
		}, func(i int) []tiebreaks.Value {
			out := make([]tiebreaks.Value, len(groups))
			for n := range out {
				for _, c := range g.Cells(i) {
					if c.Outcome.Played() && c.Opponent >= 0 && g.Sheet.Lines[c.Opponent].Total(k) > groups[n] {
						out[n] += tiebreaks.Of(c.Points(k))
					}
				}
			}
			return out
		})
	},
}
