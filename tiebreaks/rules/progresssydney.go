package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	PROGRESS plain: 5.0 3.0 2.5 1.5
var PROGRESS = &tiebreaks.TieBreak{
	Code: "PROGRESS", Name: phrase.New("Progress"), Also: []string{"Progr", "Progr."},
	Short: phrase.New("Progr."),
	Rule:  []tiebreaks.Source{from("Sydney Academy of Chess"), from("Swiss Perfect")}, For: tiebreaks.Both, Type: tiebreaks.B,
	Format:  tiebreaks.Halves,
	RuleSet: "plain", Takes: tiebreaks.ModScore,
	Doc:   phrase.New("The running score after every round, added up."),
	Reach: tiebreaks.ByOwn,
	Each:  func(t *tiebreaks.Tally) { addProgress(t, t.Kind()) },
}
