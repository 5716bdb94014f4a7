package tiebreaks

import "wallchart/phrase"

var bh = &TieBreak{
	Code: "BH", Name: phrase.New("Buchholz"), Also: []string{"Bucholz", "Buchholtz", "SOS"},
	Short: phrase.New("Buch."),
	Rule:  []Source{fide("8.1")}, For: Both | SwissOnly, Rules: true, Type: C, Format: Halves,
	Takes: ModCut | ModMedian | ModForfeits | ModScore,
	Doc: phrase.New("The sum of the opponents' scores. How an opponent's and one's own unplayed rounds count is the " +
		"rule set of the section. C1 leaves out the least significant value, M1 the least and the most significant, P " +
		"counts forfeited games as played."),
	Reach: ByOpponents,
	Each:  func(t *Tally) { t.addOpponents(t.Kind(), false) },
}

var fb = &TieBreak{
	Code: "FB", Name: phrase.New("Fore Buchholz"), Also: []string{"Forebuchholz"},
	Short: phrase.New("Fore B."),
	Rule:  []Source{fide("8.3")}, For: Both | SwissOnly, Rules: true, Type: D, Format: Halves,
	Takes: ModCut | ModMedian | ModForfeits | ModScore,
	Doc: phrase.New("The Buchholz as if all games paired in the last round counted had been drawn: known before " +
		"that round is played."),
	Reach: ByOpponents,
	Each:  func(t *Tally) { t.addOpponents(t.Kind(), true) },
}
