package tiebreaks

import "wallchart/model"

var khanty = &TieBreak{
	Code: "KHANTY", Name: "Khanty-Mansiysk", Also: []string{"Khanty-Mansiysk Sonneborn-Berger", "Olympiad Sonneborn-Berger"},
	Rule: "FIDE Olympiad regulations 2010-2018", For: Teams, Rules: true, Type: C, Format: Quarters, Home: "olympiad2018",
	Doc: "For every match the opponent's match points times the game points made, added up without the opponent with the fewest match " +
		"points (of equals, the lowest product).",
	Each:   func(t *Tally) { t.addBerger(model.MatchPoints, model.GamePoints) },
	Strike: func(t *Tally) { drop(t, 1, 0, "the opponent with the fewest match points") },
}

var khantymp = &TieBreak{
	Code: "KHANTYMP", Name: "Opponents' match points without the lowest", Also: []string{"Olympiad match points"},
	Rule: "FIDE Olympiad regulations 2010-2018", For: Teams, Rules: true, Type: C, Format: Halves, Home: "olympiad2018",
	Doc:    "The opponents' match points added up without the lowest.",
	Each:   func(t *Tally) { t.addOpponents(model.MatchPoints, false) },
	Strike: func(t *Tally) { drop(t, 1, 0, "the lowest") },
}
