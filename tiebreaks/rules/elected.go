package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	REP fide2026: 3 3 2 3   7.6: the zero-point bye was asked for
var REP = &tiebreaks.TieBreak{
	Code: "REP", Name: phrase.New("Rounds one elected to play"), Also: []string{"Games one elected to play", "Rounds elected to play"},
	Short: phrase.New("Elected"),
	Rule:  []tiebreaks.Source{fide("7.6")}, For: tiebreaks.Players, Type: tiebreaks.B, Format: tiebreaks.Whole,
	Doc: phrase.New("The number of rounds less half-point byes, zero-point byes, absences and forfeit losses."),
	Each: func(t *tiebreaks.Tally) {
		count(t, func(c *model.Cell) bool { return !c.Outcome.Voluntary() && c.Outcome != model.Rest })
	},
}
