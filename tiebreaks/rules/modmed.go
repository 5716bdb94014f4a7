package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	MODMED us: 3.0 3.0 0.5 3.0
var MODMED = &tiebreaks.TieBreak{
	Code: "MODMED", Name: phrase.New("Modified Median"), Also: []string{"M", "Mod. Median", "Mod Med", "ModMed"},
	Short: phrase.New("Mod. Med."),
	Rule:  []tiebreaks.Source{usChess("34E1")}, For: tiebreaks.Both, Rules: true, Type: tiebreaks.C, Format: tiebreaks.Halves,
	RuleSet: "us", Takes: tiebreaks.ModScore,
	Doc: phrase.New("The opponents' scores, without the lowest for a player with more than half the points, without " +
		"the highest for one with less, without both for one with exactly half. From nine rounds on, two are left out " +
		"instead of one. Byes are in the own score for this test; the rounds are those counted so far."),
	Reach: tiebreaks.ByOpponents,
	Each:  func(t *tiebreaks.Tally) { addOpponents(t, t.Kind(), false) },
	Strike: func(t *tiebreaks.Tally) {
		k := endsCut(t.Sheet.Rounds)
		s := t.Score(t.Kind(), false)
		own, most := 2*int(s.Own[t.Who]), int(s.Win)*t.Sheet.Rounds
		switch {
		case own > most:
			tiebreaks.Drop(t, k, 0, phrase.New("plus score"))
		case own < most:
			tiebreaks.Drop(t, 0, k, phrase.New("minus score"))
		default:
			tiebreaks.Drop(t, k, k, phrase.New("even score"))
		}
	},
}

// endsCut is how many values the Medians leave out at an end: one, from nine
// rounds two.
func endsCut(rounds int) int {
	if rounds >= 9 {
		return 2
	}
	return 1
}
