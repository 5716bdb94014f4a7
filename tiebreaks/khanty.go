package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var khanty = &TieBreak{
	Code: "KHANTY", Name: phrase.New("Khanty-Mansiysk"), Also: []string{"Khanty-Mansiysk Sonneborn-Berger", "Olympiad Sonneborn-Berger"},
	Short: phrase.New("Khanty"),
	Rule:  []Source{told("FIDE Olympiad regulations 2010-2018")},
	For:   Teams, Rules: true, Type: C, Format: Quarters, Home: "olympiad2018",
	Doc: phrase.New("For every match the opponent's match points times the game points made, added up without the " +
		"opponent with the fewest match points (of equals, the lowest product)."),
	Each:   func(t *Tally) { t.addBerger(model.MatchPoints, model.GamePoints) },
	Strike: func(t *Tally) { drop(t, 1, 0, phrase.New("the opponent with the fewest match points")) },
}

var khantymp = &TieBreak{
	Code: "KHANTYMP", Name: phrase.New("Opponents' match points without the lowest"), Also: []string{"Olympiad match points"},
	Short: phrase.New("Opp. MP"),
	Rule:  []Source{told("FIDE Olympiad regulations 2010-2018")},
	For:   Teams, Rules: true, Type: C, Format: Halves, Home: "olympiad2018",
	Doc:    phrase.New("The opponents' match points added up without the lowest."),
	Each:   func(t *Tally) { t.addOpponents(model.MatchPoints, false) },
	Strike: func(t *Tally) { drop(t, 1, 0, phrase.New("the lowest")) },
}
