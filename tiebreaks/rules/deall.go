package rules

import (
	"slices"

	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 0, 3-4 1 | 1-3 1, 2-4 0 | 1-4 1, 2-3 0:
//
//	DEALL plain: 1 2 2 1
var DEALL = &tiebreaks.TieBreak{
	Code: "DEALL", Name: phrase.New("Direct encounter, only when all have met"), Mid: phrase.New("direct encounter"),
	Short: phrase.New("Direct all"),
	Also:  []string{"Head-to-head, all met"},
	Rule:  []tiebreaks.Source{from("4NCL Congress"), from("Calgary Junior")}, For: tiebreaks.Players, Type: tiebreaks.A,
	Format: tiebreaks.Whole, Takes: tiebreaks.ModForfeits,
	Doc: phrase.New("The games among those still tied, and only if every one of them has met every other; otherwise " +
		"it separates nobody."),
	Among: func(g *tiebreaks.Group) {
		e := encounterOf(g, model.GamePoints)
		if _, miss := e.scores(g.Members); slices.Max(miss) == 0 {
			g.Tiers(e.order(g.Members))
		} else {
			g.Note(phrase.New("not all of them have met"))
		}
		g.Table = func() [][]phrase.Text { return e.table(g.Members) }
	},
}
