package dubov

import (
	"wallchart/model"
	"wallchart/pairing"
	"wallchart/phrase"
)

// Engine is the system.
var Engine = pairing.Engine{
	Code: "dubov", Name: phrase.New("FIDE Dubov System"), Short: phrase.New("Dubov"),
	Rule: phrase.New("FIDE C.04.4.1, in force from 1 February 2026"),
	Doc: phrase.New("Score groups from the top, with the fewest players floating up. In each group those who want White " +
		"meet those who want Black; whoever has met weak opponents gets a strong one. For events " +
		"in which everybody has a rating. FIDE has endorsed no program for it."),
	Kinds: []model.Kind{model.Individual}, Formats: []model.Format{model.Swiss}, House: true,
	Accelerations: []pairing.Acceleration{pairing.Baku},
	Reports:       []model.ReportCode{{Code: "FIDE_DUBOV"}},
	Pair:          pair, WhyNot: whyNot, StrictColours: true, NoTopscorers: true,
}
