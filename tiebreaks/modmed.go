package tiebreaks

import "wallchart/phrase"

var modmed = &TieBreak{
	Code: "MODMED", Name: phrase.New("Modified Median"), Also: []string{"M", "Mod. Median", "Mod Med", "ModMed"},
	Short: phrase.New("Mod. Med."),
	Rule:  []Source{usChess("34E1")}, For: Both, Rules: true, Type: C, Format: Halves, Home: "us", Takes: ModScore,
	Doc: phrase.New("The opponents' scores, without the lowest for a player with more than half the points, without " +
		"the highest for one with less, without both for one with exactly half. From nine rounds on, two are left out " +
		"instead of one. Byes are in the own score for this test; the rounds are those counted so far."),
	Reach: ByOpponents,
	Each:  func(t *Tally) { t.addOpponents(t.Kind(), false) },
	Strike: func(t *Tally) {
		k := endsCut(t.Sheet.Rounds)
		s := t.score(t.Kind(), false)
		own, most := 2*int(s.own[t.Who]), int(s.win)*t.Sheet.Rounds
		switch {
		case own > most:
			drop(t, k, 0, phrase.New("plus score"))
		case own < most:
			drop(t, 0, k, phrase.New("minus score"))
		default:
			drop(t, k, k, phrase.New("even score"))
		}
	},
}
