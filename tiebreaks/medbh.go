package tiebreaks

import "wallchart/phrase"

var medbh = &TieBreak{
	Code: "MEDBH", Name: phrase.New("Median-Buchholz"), Also: []string{"M-Buch", "M-Buch.", "MBUCH", "Median Buchholz"},
	Short: phrase.New("M-Buch."),
	Rule:  []Source{from("Sydney Academy of Chess"), from("Swiss Perfect")}, For: Both, Rules: true, Type: C, Format: Halves, Home: "plain",
	Takes: ModMedian | ModScore,
	Doc:   phrase.New("The opponents' scores without the highest and the lowest; M2 leaves out two at each end."),
	Reach: ByOpponents,
	Each:  func(t *Tally) { t.addOpponents(t.Kind(), false) },
	Strike: func(t *Tally) {
		if t.Use.Low == 0 {
			drop(t, 1, 1, phrase.New("median"))
		}
	},
}
