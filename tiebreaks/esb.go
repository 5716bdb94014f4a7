package tiebreaks

import "wallchart/model"

// extendedBerger makes one of the four records of extended Sonneborn-Berger.
func extendedBerger(code string, theirs, ours model.ScoreKind, letter string) *TieBreak {
	return &TieBreak{
		Code: code, Name: "Extended Sonneborn-Berger, their " + theirs.String() + " × our " + ours.String(),
		Also: []string{"Sonneborn-Berger variation " + letter},
		Rule: "FIDE C.07 (March 2026) 13.2", For: Teams, Rules: true, Type: C, Format: Quarters, Takes: ModCut | ModForfeits,
		Doc: "For every match the opponent's " + theirs.String() + " times the " + ours.String() +
			" made in the match, added up. C1 leaves out " +
			"the value of the opponent with the lowest score; P counts forfeited matches as played.",
		Each: func(t *Tally) { t.addBerger(theirs, ours) },
	}
}

var (
	emmsb = extendedBerger("EMMSB", model.MatchPoints, model.MatchPoints, "A")
	emgsb = extendedBerger("EMGSB", model.MatchPoints, model.GamePoints, "B")
	egmsb = extendedBerger("EGMSB", model.GamePoints, model.MatchPoints, "C")
	eggsb = extendedBerger("EGGSB", model.GamePoints, model.GamePoints, "D")
)
