package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

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
