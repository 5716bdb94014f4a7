package tiebreaks

import "wallchart/phrase"

var ps = &TieBreak{
	Code: "PS", Name: phrase.New("Progressive scores"), Also: []string{"Progressive", "Sum of progressive scores", "Fortschritt"},
	Short: phrase.New("Prog."),
	Rule:  []Source{fide("7.5")}, For: Both, Type: B, Format: Halves, Takes: ModCut | ModScore,
	Doc: phrase.New("The running score after every round, added up. C1 leaves out the first round's, C2 the first " +
		"two rounds'."),
	Reach: ByOwn,
	Each:  func(t *Tally) { t.addProgress(t.Kind()) },
}
