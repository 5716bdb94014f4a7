package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	SOLKOFF us: 3.5 3.0 3.0 5.5
var SOLKOFF = &tiebreaks.TieBreak{
	Code: "SOLKOFF", Name: phrase.New("Solkoff"), Also: []string{"S"},
	Short: phrase.New("Solk."),
	Rule:  []tiebreaks.Source{usChess("34E2")}, For: tiebreaks.Both, Rules: true, Type: tiebreaks.C, Format: tiebreaks.Halves, RuleSet: "us",
	Takes: tiebreaks.ModScore,
	Doc: phrase.New("The sum of the opponents' scores, nothing left out. By US Chess' rules every unplayed round of " +
		"an opponent counts ½, and one's own unplayed rounds are opponents with 0."),
	Reach: tiebreaks.ByOpponents,
	Each:  func(t *tiebreaks.Tally) { addOpponents(t, t.Kind(), false) },
}
