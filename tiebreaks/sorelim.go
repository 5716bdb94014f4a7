package tiebreaks

import (
	"slices"

	"wallchart/phrase"
)

var sorelim = &TieBreak{
	Code: "SORELIM", Name: phrase.New("Sum of opponents' ratings, lowest left out"), Mid: phrase.New("sum of opponents' ratings"),
	Short: phrase.New("Sum elim"),
	Also:  []string{"Sum of ratings without the lowest"},
	Rule:  []Source{from("Chess Scotland")}, For: Players, Type: A, Format: Whole, Takes: ModUnrated,
	Doc: phrase.New("The ratings of the opponents met over the board added up without the lowest; among those still " +
		"level without the next lowest, and so on. The unrated are left out unless a rating is announced for them (U1400)."),
	Remark: unratedMet,
	Among: func(g *Group) {
		g.sequences(false, func(n int) phrase.Text {
			if n == 0 {
				return phrase.New("without the lowest rating")
			}
			return phrase.Count(n+1, "without the %d lowest rating", "without the %d lowest ratings")
		}, func(i int) []Value {
			var o otb
			g.overTheBoard(i, g.Use.Unrated, &o)
			slices.Sort(o.ratings)
			vs := make([]Value, len(o.ratings))
			for k, r := range o.ratings {
				vs[k] = Value(r) * One
			}
			if s := suffixes(vs); len(s) > 0 {
				return s[1:]
			}
			return nil
		})
	},
}
