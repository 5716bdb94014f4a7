package tiebreaks

import "wallchart/phrase"

var median = &TieBreak{
	Code: "MEDIAN", Name: phrase.New("Median"), Also: []string{"Harkness", "B", "Median (Harkness)"},
	Short: phrase.New("Med."),
	Rule:  []Source{usChess("34E4")}, For: Both, Rules: true, Type: C, Format: Halves, Home: "us", Takes: ModScore,
	Doc: phrase.New("The opponents' scores without the highest and the lowest, from nine rounds on without the two " +
		"highest and the two lowest."),
	Reach:  ByOpponents,
	Each:   func(t *Tally) { t.addOpponents(t.Kind(), false) },
	Strike: func(t *Tally) { k := endsCut(t.Sheet.Rounds); drop(t, k, k, phrase.New("median")) },
}
