package tiebreaks

import (
	"slices"

	"wallchart/model"
)

var deall = &TieBreak{
	Code: "DEALL", Name: "Direct encounter, only when all have met", Also: []string{"Head-to-head, all met"},
	Rule: "4NCL Congress; Calgary Junior", For: Players, Type: A, Format: Whole, Takes: ModForfeits,
	Doc: "The games among those still tied, and only if every one of them has met every other; otherwise it separates nobody.",
	Among: func(g *Group) {
		e := g.encounter(model.GamePoints)
		if _, miss := e.scores(g.Members); slices.Max(miss) == 0 {
			g.tiers(e.order(g.Members))
		} else {
			g.Note("not all of them have met")
		}
		g.Table = func() [][]string { return e.table(g.Members) }
	},
}
