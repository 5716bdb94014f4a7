package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 0, 3-4 1 | 1-3 1, 2-4 0 | 1-4 1, 2-3 0:
//
//	PROGELIM plain: 2 1 1 2   1 3 against 2 3; 2 2 against 1 2
var PROGELIM = &tiebreaks.TieBreak{
	Code: "PROGELIM", Name: phrase.New("Progressive with successive elimination"), Mid: phrase.New("progressive with successive elimination"),
	Short: phrase.New("Prog. elim"),
	Also:  []string{"Progressive with elimination"},
	Rule:  []tiebreaks.Source{from("Chess Scotland")}, For: tiebreaks.Both, Type: tiebreaks.A, Format: tiebreaks.Whole,
	Takes: tiebreaks.ModScore,
	Doc: phrase.New("The progressive scores; among those still level, without the first round, then without the first " +
		"two, and so on."),
	Among: func(g *tiebreaks.Group) {
		k := g.KindOf(g.Use)
		sequences(g, false, func(n int) phrase.Text {
			if n == 0 {
				return phrase.New("all rounds")
			}
			if n == 1 {
				return phrase.New("without the first round")
			}
			return phrase.Count(n, "without the first %d round", "without the first %d rounds")
		}, func(i int) []tiebreaks.Value {
			runs := make([]tiebreaks.Value, g.Sheet.Rounds)
			var run model.Points
			for r, c := range g.Cells(i) {
				run += c.Points(k)
				runs[r] = tiebreaks.Of(run)
			}
			return suffixes(runs)
		})
	},
}
