package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	BH fide2026: 4.0 4.5 4.0 6.0   8.1, 16: P3 counts 1½ for its opponents, P2's dummy has 2 and at most a draw a round, P3's own dummy 1.
//	BH/C1 fide2026: 3.5 4.0 3.0 4.5   16.5: of P3 the round asked for, not the ½
//	BH/M1 fide2026: 1.5 1.5 0.5 2.0
//	BH plain: 3.5 3.0 3.0 5.5
var BH = &tiebreaks.TieBreak{
	Code: "BH", Name: phrase.New("Buchholz"), Also: []string{"Bucholz", "Buchholtz", "SOS"},
	Short: phrase.New("Buch."),
	Rule:  []tiebreaks.Source{fide("8.1")}, For: tiebreaks.Both | tiebreaks.SwissOnly, Rules: true, Type: tiebreaks.C,
	Format: tiebreaks.Halves,
	Takes:  tiebreaks.ModCut | tiebreaks.ModMedian | tiebreaks.ModForfeits | tiebreaks.ModScore,
	Doc: phrase.New("The sum of the opponents' scores. How an opponent's and one's own unplayed rounds count is the " +
		"rule set of the section. C1 leaves out the least significant value, M1 the least and the most significant, P " +
		"counts forfeited games as played."),
	Reach: tiebreaks.ByOpponents,
	Each:  func(t *tiebreaks.Tally) { addOpponents(t, t.Kind(), false) },
}

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	FB fide2026: 4.5 4.5 4.0 5.5   8.3: P1 and P4 drew
var FB = &tiebreaks.TieBreak{
	Code: "FB", Name: phrase.New("Fore Buchholz"), Also: []string{"Forebuchholz"},
	Short: phrase.New("Fore B."),
	Rule:  []tiebreaks.Source{fide("8.3")}, For: tiebreaks.Both | tiebreaks.SwissOnly, Rules: true, Type: tiebreaks.D,
	Format: tiebreaks.Halves,
	Takes:  tiebreaks.ModCut | tiebreaks.ModMedian | tiebreaks.ModForfeits | tiebreaks.ModScore,
	Doc: phrase.New("The Buchholz as if all games paired in the last round counted had been drawn: known before " +
		"that round is played."),
	Reach: tiebreaks.ByOpponents,
	Each:  func(t *tiebreaks.Tally) { addOpponents(t, t.Kind(), true) },
}
