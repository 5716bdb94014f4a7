package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
//
//	OLY26 plain: 2.00 1.00 3.00 0.00
var OLY26 = &tiebreaks.TieBreak{
	Code: "OLY26", Name: phrase.New("Olympiad 2026 Sonneborn-Berger"), Also: []string{"Olympiad 2026"},
	Short: phrase.New("Olympiad"),
	Rule:  []tiebreaks.Source{told("FIDE Olympiad regulations 2026")},
	For:   tiebreaks.Teams, Rules: true, Type: tiebreaks.C, Format: tiebreaks.Quarters, RuleSet: "olympiad2026",
	Doc: phrase.New("For every match the game points made times the opponent's match points, over all opponents but " +
		"one: the round of a bye is left out, otherwise the opponent with the fewest match points. A round in which an " +
		"opponent was not paired counts it a draw."),
	Each:   func(t *tiebreaks.Tally) { addBerger(t, model.MatchPoints, model.GamePoints) },
	Strike: allButOne,
}

// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
//
//	OLY26MP plain: 4.0 2.0 2.0 4.0
var OLY26MP = &tiebreaks.TieBreak{
	Code: "OLY26MP", Name: phrase.New("Olympiad 2026, opponents' match points"), Also: []string{"Olympiad 2026 match points"},
	Short: phrase.New("Olymp. MP"),
	Rule:  []tiebreaks.Source{told("FIDE Olympiad regulations 2026")},
	For:   tiebreaks.Teams, Rules: true, Type: tiebreaks.C, Format: tiebreaks.Halves, RuleSet: "olympiad2026",
	Doc:    phrase.New("The match points of the same opponents as in OLY26, added up."),
	Each:   func(t *tiebreaks.Tally) { addOpponents(t, model.MatchPoints, false) },
	Strike: allButOne,
}

// allButOne keeps the opponents of one round fewer than there were.
func allButOne(t *tiebreaks.Tally) {
	n := 0
	for k := range t.Parts {
		if t.Parts[k].Counts() {
			n++
		}
	}
	if n >= t.Sheet.Rounds {
		tiebreaks.Drop(t, 1, 0, phrase.New("the opponent with the fewest match points"))
	}
}
