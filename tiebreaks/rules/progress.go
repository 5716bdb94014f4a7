package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

var PS = &tiebreaks.TieBreak{
	Code: "PS", Name: phrase.New("Progressive scores"), Also: []string{"Progressive", "Sum of progressive scores", "Fortschritt"},
	Short: phrase.New("Prog."),
	Rule:  []tiebreaks.Source{fide("7.5")}, For: tiebreaks.Both, Type: tiebreaks.B, Format: tiebreaks.Halves,
	Takes: tiebreaks.ModCut | tiebreaks.ModScore,
	Doc: phrase.New("The running score after every round, added up. C1 leaves out the first round's, C2 the first " +
		"two rounds'."),
	Reach: tiebreaks.ByOwn,
	Each:  func(t *tiebreaks.Tally) { addProgress(t, t.Kind()) },
}
