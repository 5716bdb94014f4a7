package rules

import (
	"slices"

	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 0, 3-4 1 | 1-3 1, 2-4 0 | 1-4 1, 2-3 0:
//
//	SORELIM plain: 2 2 1 1   3700 against 3900; 3800 against 3900
var SORELIM = &tiebreaks.TieBreak{
	Code: "SORELIM", Name: phrase.New("Sum of opponents' ratings, lowest left out"), Mid: phrase.New("sum of opponents' ratings"),
	Short: phrase.New("Sum elim"),
	Also:  []string{"Sum of ratings without the lowest"},
	Rule:  []tiebreaks.Source{from("Chess Scotland")}, For: tiebreaks.Players, Type: tiebreaks.A, Format: tiebreaks.Whole,
	Takes: tiebreaks.ModUnrated,
	Doc: phrase.New("The ratings of the opponents met over the board added up without the lowest; among those still " +
		"level without the next lowest, and so on. The unrated are left out unless a rating is announced for them (U1400)."),
	Remark: tiebreaks.UnratedMet,
	Among: func(g *tiebreaks.Group) {
		sequences(g, false, func(n int) phrase.Text {
			if n == 0 {
				return phrase.New("without the lowest rating")
			}
			return phrase.Count(n+1, "without the %d lowest rating", "without the %d lowest ratings")
		}, func(i int) []tiebreaks.Value {
			var o otb
			overTheBoard(g.Work, i, g.Use.Unrated, &o)
			slices.Sort(o.ratings)
			vs := make([]tiebreaks.Value, len(o.ratings))
			for k, r := range o.ratings {
				vs[k] = tiebreaks.Value(r) * tiebreaks.One
			}
			if s := suffixes(vs); len(s) > 0 {
				return s[1:]
			}
			return nil
		})
	},
}
