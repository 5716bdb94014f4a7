package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var progelim = &TieBreak{
	Code: "PROGELIM", Name: phrase.New("Progressive with successive elimination"), Mid: phrase.New("progressive with successive elimination"),
	Short: phrase.New("Prog. elim"),
	Also:  []string{"Progressive with elimination"},
	Rule:  []Source{from("Chess Scotland")}, For: Both, Type: A, Format: Whole, Takes: ModScore,
	Doc: phrase.New("The progressive scores; among those still level, without the first round, then without the first " +
		"two, and so on."),
	Among: func(g *Group) {
		k := g.kind(g.Use)
		g.sequences(false, func(n int) phrase.Text {
			if n == 0 {
				return phrase.New("all rounds")
			}
			if n == 1 {
				return phrase.New("without the first round")
			}
			return phrase.Count(n, "without the first %d round", "without the first %d rounds")
		}, func(i int) []Value {
			runs := make([]Value, g.Sheet.Rounds)
			var run model.Points
			for r, c := range g.Cells(i) {
				run += c.Points(k)
				runs[r] = Of(run)
			}
			return suffixes(runs)
		})
	},
}
