package tiebreaks

import (
	"slices"

	"wallchart/model"
	"wallchart/phrase"
)

var wallace = &TieBreak{
	Code: "WALLACE", Name: phrase.New("Wallace"), Also: []string{"Elimination of scores"},
	Short: phrase.New("Wallace"),
	Rule:  []Source{from("Chess Scotland")}, For: Both, Type: A, Format: Whole, Takes: ModScore,
	Doc: phrase.New("The points made without the games against the lowest score group; among those still level " +
		"without the next lowest group too, and so on. Points without a game are left out from the start."),
	Among: func(g *Group) {
		k := g.kind(g.Use)
		var groups []model.Points
		for i := range g.Sheet.Lines {
			groups = append(groups, g.Sheet.Lines[i].Total(k))
		}
		slices.Sort(groups)
		groups = slices.Compact(groups)
		g.sequences(false, func(n int) phrase.Text {
			if n == 0 {
				return phrase.New("without the lowest score group")
			}
			return phrase.Count(n+1, "without the %d lowest score group", "without the %d lowest score groups")
		}, func(i int) []Value {
			out := make([]Value, len(groups))
			for n := range out {
				for _, c := range g.Cells(i) {
					if c.Outcome.Played() && c.Opponent >= 0 && g.Sheet.Lines[c.Opponent].Total(k) > groups[n] {
						out[n] += Of(c.Points(k))
					}
				}
			}
			return out
		})
	},
}
