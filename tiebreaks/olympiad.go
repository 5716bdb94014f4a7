package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var oly26 = &TieBreak{
	Code: "OLY26", Name: phrase.New("Olympiad 2026 Sonneborn-Berger"), Also: []string{"Olympiad 2026"},
	Short: phrase.New("Olympiad"),
	Rule:  []Source{told("FIDE Olympiad regulations 2026")},
	For:   Teams, Rules: true, Type: C, Format: Quarters, Home: "olympiad2026",
	Doc: phrase.New("For every match the game points made times the opponent's match points, over all opponents but " +
		"one: the round of a bye is left out, otherwise the opponent with the fewest match points. A round in which an " +
		"opponent was not paired counts it a draw."),
	Each:   func(t *Tally) { t.addBerger(model.MatchPoints, model.GamePoints) },
	Strike: allButOne,
}

var oly26mp = &TieBreak{
	Code: "OLY26MP", Name: phrase.New("Olympiad 2026, opponents' match points"), Also: []string{"Olympiad 2026 match points"},
	Short: phrase.New("Olymp. MP"),
	Rule:  []Source{told("FIDE Olympiad regulations 2026")},
	For:   Teams, Rules: true, Type: C, Format: Halves, Home: "olympiad2026",
	Doc:    phrase.New("The match points of the same opponents as in OLY26, added up."),
	Each:   func(t *Tally) { t.addOpponents(model.MatchPoints, false) },
	Strike: allButOne,
}

// allButOne keeps the opponents of one round fewer than there were.
func allButOne(t *Tally) {
	n := 0
	for k := range t.Parts {
		if t.Parts[k].Counts() {
			n++
		}
	}
	if n >= t.Sheet.Rounds {
		drop(t, 1, 0, phrase.New("the opponent with the fewest match points"))
	}
}
