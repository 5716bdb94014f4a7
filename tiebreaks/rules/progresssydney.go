package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

var PROGRESS = &tiebreaks.TieBreak{
	Code: "PROGRESS", Name: phrase.New("Progress"), Also: []string{"Progr", "Progr."},
	Short: phrase.New("Progr."),
	Rule:  []tiebreaks.Source{from("Sydney Academy of Chess"), from("Swiss Perfect")}, For: tiebreaks.Both, Type: tiebreaks.B,
	Format: tiebreaks.Halves,
	Home:   "plain", Takes: tiebreaks.ModScore,
	Doc:   phrase.New("The running score after every round, added up."),
	Reach: tiebreaks.ByOwn,
	Each:  func(t *tiebreaks.Tally) { addProgress(t, t.Kind()) },
}
