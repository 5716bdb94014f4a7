package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	MEDIAN us: 1.5 0.5 0.5 1.5
var MEDIAN = &tiebreaks.TieBreak{
	Code: "MEDIAN", Name: phrase.New("Median"), Also: []string{"Harkness", "B", "Median (Harkness)"},
	Short: phrase.New("Med."),
	Rule:  []tiebreaks.Source{usChess("34E4")}, For: tiebreaks.Both, Rules: true, Type: tiebreaks.C, Format: tiebreaks.Halves,
	RuleSet: "us", Takes: tiebreaks.ModScore,
	Doc: phrase.New("The opponents' scores without the highest and the lowest, from nine rounds on without the two " +
		"highest and the two lowest."),
	Reach:  tiebreaks.ByOpponents,
	Each:   func(t *tiebreaks.Tally) { addOpponents(t, t.Kind(), false) },
	Strike: func(t *tiebreaks.Tally) { k := endsCut(t.Sheet.Rounds); tiebreaks.Drop(t, k, k, phrase.New("median")) },
}
