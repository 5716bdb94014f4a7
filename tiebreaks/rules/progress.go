package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	PS fide2026: 5.0 3.0 2.5 1.5
//	PS/C1 fide2026: 4.0 3.0 2.0 1.0   7.5: without the first round
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
