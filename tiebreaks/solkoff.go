package tiebreaks

import "wallchart/phrase"

var solkoff = &TieBreak{
	Code: "SOLKOFF", Name: phrase.New("Solkoff"), Also: []string{"S"},
	Short: phrase.New("Solk."),
	Rule:  []Source{usChess("34E2")}, For: Both, Rules: true, Type: C, Format: Halves, Home: "us",
	Takes: ModScore,
	Doc: phrase.New("The sum of the opponents' scores, nothing left out. By US Chess' rules every unplayed round of " +
		"an opponent counts ½, and one's own unplayed rounds are opponents with 0."),
	Reach: ByOpponents,
	Each:  func(t *Tally) { t.addOpponents(t.Kind(), false) },
}
