package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

// extendedBerger makes one of the four records of extended Sonneborn-Berger.
func extendedBerger(code string, short phrase.Text, theirs, ours model.ScoreKind, letter string) *TieBreak {
	return &TieBreak{
		Code: code, Name: phrase.New("Extended Sonneborn-Berger, their %s × our %s", theirs, ours),
		Short: short,
		Also:  []string{"Sonneborn-Berger variation " + letter},
		Rule:  []Source{fide("13.2")}, For: Teams, Rules: true, Type: C, Format: Quarters, Takes: ModCut | ModForfeits,
		Doc: phrase.New("For every match the opponent's %s times the %s made in the match, added up. C1 leaves out the value "+
			"of the opponent with the lowest score; P counts forfeited matches as played.", theirs, ours),
		Each: func(t *Tally) { t.addBerger(theirs, ours) },
	}
}

var (
	emmsb = extendedBerger("EMMSB", phrase.New("ESB MM"), model.MatchPoints, model.MatchPoints, "A")
	emgsb = extendedBerger("EMGSB", phrase.New("ESB MG"), model.MatchPoints, model.GamePoints, "B")
	egmsb = extendedBerger("EGMSB", phrase.New("ESB GM"), model.GamePoints, model.MatchPoints, "C")
	eggsb = extendedBerger("EGGSB", phrase.New("ESB GG"), model.GamePoints, model.GamePoints, "D")
)
