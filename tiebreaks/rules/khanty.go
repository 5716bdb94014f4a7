package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
//
//	KHANTY plain: 2.00 1.00 3.00 0.00
var KHANTY = &tiebreaks.TieBreak{
	Code: "KHANTY", Name: phrase.New("Khanty-Mansiysk"), Also: []string{"Khanty-Mansiysk Sonneborn-Berger", "Olympiad Sonneborn-Berger"},
	Short: phrase.New("Khanty"),
	Rule:  []tiebreaks.Source{told("FIDE Olympiad regulations 2010-2018")},
	For:   tiebreaks.Teams, Rules: true, Type: tiebreaks.C, Format: tiebreaks.Quarters, RuleSet: "olympiad2018",
	Doc: phrase.New("For every match the opponent's match points times the game points made, added up without the " +
		"opponent with the fewest match points (of equals, the lowest product)."),
	Each: func(t *tiebreaks.Tally) { addBerger(t, model.MatchPoints, model.GamePoints) },
	Strike: func(t *tiebreaks.Tally) {
		tiebreaks.Drop(t, 1, 0, phrase.New("the opponent with the fewest match points"))
	},
}

// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
//
//	KHANTYMP plain: 4.0 2.0 2.0 4.0
var KHANTYMP = &tiebreaks.TieBreak{
	Code: "KHANTYMP", Name: phrase.New("Opponents' match points without the lowest"), Also: []string{"Olympiad match points"},
	Short: phrase.New("Opp. MP"),
	Rule:  []tiebreaks.Source{told("FIDE Olympiad regulations 2010-2018")},
	For:   tiebreaks.Teams, Rules: true, Type: tiebreaks.C, Format: tiebreaks.Halves, RuleSet: "olympiad2018",
	Doc:    phrase.New("The opponents' match points added up without the lowest."),
	Each:   func(t *tiebreaks.Tally) { addOpponents(t, model.MatchPoints, false) },
	Strike: func(t *tiebreaks.Tally) { tiebreaks.Drop(t, 1, 0, phrase.New("the lowest")) },
}
