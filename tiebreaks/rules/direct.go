package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 0, 3-4 1 | 1-3 1, 2-4 0 | 1-4 1, 2-3 0:
//
//	DE fide2026: 1 2 2 1   1 has beaten 3, 4 has beaten 2
var DE = &tiebreaks.TieBreak{
	Code: "DE", Name: phrase.New("Direct encounter"), Mid: phrase.New("direct encounter"),
	Short: phrase.New("Direct"),
	Also:  []string{"Mini-match", "Direkter Vergleich", "Individual result"},
	Rule:  []tiebreaks.Source{fide("6")}, For: tiebreaks.Players, Type: tiebreaks.A, Format: tiebreaks.Whole,
	Takes: tiebreaks.ModForfeits, Instead: "EDE",
	Doc: phrase.New("The games among those still tied. When all of them have met, their scores decide, and those " +
		"still level are compared again among themselves. When not, a player is first who would be, whatever the missing " +
		"games brought; then the next, until one is not. Forfeits count in an all-play-all, elsewhere with P. Several " +
		"games of a pair count with their average."),
	Among: func(g *tiebreaks.Group) {
		e := encounterOf(g, model.GamePoints)
		g.Tiers(e.order(g.Members))
		g.Table = func() [][]phrase.Text { return e.table(g.Members) }
	},
}
