package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	SB fide2026: 3.25 2.00 1.50 0.75
var SB = &tiebreaks.TieBreak{
	Code: "SB", Name: phrase.New("Sonneborn-Berger"), Also: []string{"Neustadtl", "Sonneborn", "SONNEBORNBERGER"},
	Short: phrase.New("SB"),
	Rule:  []tiebreaks.Source{fide("9.1"), usChess("34E8")}, Instead: "EMMSB",
	For: tiebreaks.Players, Rules: true, Type: tiebreaks.C, Format: tiebreaks.Quarters, Takes: tiebreaks.ModCut | tiebreaks.ModForfeits,
	Doc: phrase.New("For every round the points made times the opponent's score, added up. C1 leaves out the least " +
		"significant value, that of the opponent with the lowest score; P counts forfeited games as played."),
	Reach: tiebreaks.ByOpponents,
	Each:  func(t *tiebreaks.Tally) { addBerger(t, model.GamePoints, model.GamePoints) },
}

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	BERGER plain: 3.00 0.50 1.50 0.50
var BERGER = &tiebreaks.TieBreak{
	Code: "BERGER", Name: phrase.New("Berger"), Also: []string{"Berg", "Berg."},
	Short: phrase.New("Berg."),
	Rule:  []tiebreaks.Source{from("Sydney Academy of Chess")}, For: tiebreaks.Players, Rules: true, Type: tiebreaks.C,
	Format: tiebreaks.Quarters, RuleSet: "plain",
	Doc: phrase.New("For every round the points made times the opponent's score, added up: the Sonneborn-Berger, " +
		"with scores as they stand."),
	Reach: tiebreaks.ByOpponents,
	Each:  func(t *tiebreaks.Tally) { addBerger(t, model.GamePoints, model.GamePoints) },
}
