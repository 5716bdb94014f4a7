package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	MEDBH plain: 1.0 0.0 0.0 2.0   rounds without play are no candidates
var MEDBH = &tiebreaks.TieBreak{
	Code: "MEDBH", Name: phrase.New("Median-Buchholz"), Also: []string{"M-Buch", "M-Buch.", "MBUCH", "Median Buchholz"},
	Short: phrase.New("M-Buch."),
	Rule:  []tiebreaks.Source{from("Sydney Academy of Chess"), from("Swiss Perfect")}, For: tiebreaks.Both, Rules: true,
	Type: tiebreaks.C, Format: tiebreaks.Halves, RuleSet: "plain",
	Takes: tiebreaks.ModMedian | tiebreaks.ModScore,
	Doc:   phrase.New("The opponents' scores without the highest and the lowest; M2 leaves out two at each end."),
	Reach: tiebreaks.ByOpponents,
	Each:  func(t *tiebreaks.Tally) { addOpponents(t, t.Kind(), false) },
	Strike: func(t *tiebreaks.Tally) {
		if t.Use.Low == 0 {
			tiebreaks.Drop(t, 1, 1, phrase.New("median"))
		}
	},
}
