package tiebreaks

import "wallchart/model"

var sb = &TieBreak{
	Code: "SB", Name: "Sonneborn-Berger", Also: []string{"Neustadtl", "Sonneborn", "SONNEBORNBERGER"},
	Rule: "FIDE C.07 (March 2026) 9.1; US Chess 34E8", For: Players, Rules: true, Type: C, Format: Quarters, Takes: ModCut | ModForfeits,
	Doc: "For every round the points made times the opponent's score, added up. C1 leaves out the least significant value, that of the " +
		"opponent with the lowest score; P counts forfeited games as played.",
	Each: func(t *Tally) { t.addBerger(model.GamePoints, model.GamePoints) },
}

var berger = &TieBreak{
	Code: "BERGER", Name: "Berger", Also: []string{"Berg", "Berg."},
	Rule: "Sydney Academy of Chess", For: Players, Rules: true, Type: C, Format: Quarters, Home: "plain",
	Doc:  "For every round the points made times the opponent's score, added up: the Sonneborn-Berger, with scores as they stand.",
	Each: func(t *Tally) { t.addBerger(model.GamePoints, model.GamePoints) },
}
