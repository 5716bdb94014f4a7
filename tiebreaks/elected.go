package tiebreaks

import "wallchart/model"

var rep = &TieBreak{
	Code: "REP", Name: "Rounds one elected to play", Also: []string{"Games one elected to play", "Rounds elected to play"},
	Rule: "FIDE C.07 (March 2026) 7.6", For: Players, Type: B, Format: Whole,
	Doc: "The number of rounds less half-point byes, zero-point byes, absences and forfeit losses.",
	Each: func(t *Tally) {
		t.count(func(c *model.Cell) bool { return !c.Outcome.Voluntary() && c.Outcome != model.Rest })
	},
}
