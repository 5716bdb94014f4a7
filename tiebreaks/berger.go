package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var sb = &TieBreak{
	Code: "SB", Name: phrase.New("Sonneborn-Berger"), Also: []string{"Neustadtl", "Sonneborn", "SONNEBORNBERGER"},
	Short: phrase.New("SB"),
	Rule:  []Source{fide("9.1"), usChess("34E8")}, For: Players, Rules: true, Type: C, Format: Quarters, Takes: ModCut | ModForfeits,
	Doc: phrase.New("For every round the points made times the opponent's score, added up. C1 leaves out the least " +
		"significant value, that of the opponent with the lowest score; P counts forfeited games as played."),
	Reach: ByOpponents,
	Each:  func(t *Tally) { t.addBerger(model.GamePoints, model.GamePoints) },
}

var berger = &TieBreak{
	Code: "BERGER", Name: phrase.New("Berger"), Also: []string{"Berg", "Berg."},
	Short: phrase.New("Berg."),
	Rule:  []Source{from("Sydney Academy of Chess")}, For: Players, Rules: true, Type: C, Format: Quarters, Home: "plain",
	Doc: phrase.New("For every round the points made times the opponent's score, added up: the Sonneborn-Berger, " +
		"with scores as they stand."),
	Reach: ByOpponents,
	Each:  func(t *Tally) { t.addBerger(model.GamePoints, model.GamePoints) },
}
