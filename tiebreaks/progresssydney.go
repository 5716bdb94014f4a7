package tiebreaks

import "wallchart/phrase"

var progress = &TieBreak{
	Code: "PROGRESS", Name: phrase.New("Progress"), Also: []string{"Progr", "Progr."},
	Short: phrase.New("Progr."),
	Rule:  []Source{from("Sydney Academy of Chess"), from("Swiss Perfect")}, For: Both, Type: B, Format: Halves,
	Home: "plain", Takes: ModScore,
	Doc:   phrase.New("The running score after every round, added up."),
	Reach: ByOwn,
	Each:  func(t *Tally) { t.addProgress(t.Kind()) },
}
