package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
//
//	SSSC plain: 4.50 3.00 5.00 3.50   A: 2 + 5÷2
var SSSC = &tiebreaks.TieBreak{
	Code: "SSSC", Name: phrase.New("Score strength system with combination"), Also: []string{"Score strength"},
	Short: phrase.New("SSSC"),
	Rule:  []tiebreaks.Source{fide("13.4")}, For: tiebreaks.Teams | tiebreaks.SwissOnly, Rules: true, Type: tiebreaks.C,
	Format: tiebreaks.Quarters,
	Takes:  tiebreaks.ModFactor | tiebreaks.ModFore | tiebreaks.ModForfeits,
	Doc: phrase.New("The secondary score plus the Buchholz of the primary score divided by a factor, rounded to two " +
		"decimals. The factor is the most primary points of the event over the most secondary points of a match, cut down " +
		"to a whole number; K sets it. F takes the Fore Buchholz, P counts forfeited matches as played."),
	Each: func(t *tiebreaks.Tally) {
		second := t.Primary.Other()
		own := t.Sheet.Lines[t.Who].Total(second)
		addOpponents(t, t.Primary, t.Use.Fore)
		var sum tiebreaks.Value
		for k := range t.Parts {
			sum += t.Parts[k].Value()
			t.Parts[k].Memo = true
		}
		f := t.Use.Factor
		if f == 0 {
			f = max(1, int(t.WinWorth(t.Primary))*t.Sheet.Rounds/max(1, int(t.WinWorth(second))))
		}
		t.Add(tiebreaks.Part{Opponent: -1, Term: tiebreaks.Amount(tiebreaks.Of(own)), As: second})
		t.Add(tiebreaks.Part{Opponent: -1, Term: tiebreaks.Amount(sum).DividedBy(tiebreaks.Value(f) * tiebreaks.One),
			Why: phrase.New("the Buchholz of the lines above over the factor %d, rounded to two decimals", f)})
	},
}
