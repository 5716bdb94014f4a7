package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	TPN fide2026: 1 2 3 4
var TPN = &tiebreaks.TieBreak{
	Code: "TPN", Name: phrase.New("Tournament pairing number"), Also: []string{"Starting number", "Starting rank"},
	Short: phrase.New("Start no."),
	Rule:  []tiebreaks.Source{fideNew}, For: tiebreaks.Both, Type: tiebreaks.D, Format: tiebreaks.Whole, Lower: true, Ends: true,
	Takes: tiebreaks.ModReverse,
	Doc:   phrase.New("The starting number, the lower one ahead; with R the higher one."),
	Each: func(t *tiebreaks.Tally) {
		v := tiebreaks.Value(t.Sheet.Lines[t.Who].Number) * tiebreaks.One
		t.Add(tiebreaks.Part{Opponent: -1, Term: tiebreaks.Amount(v), As: phrase.New("number")})
	},
}

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	RTNG fide2026: 2000 1900 1800 1700
var RTNG = &tiebreaks.TieBreak{
	Code: "RTNG", Name: phrase.New("Rating"), Also: []string{"Own rating"},
	Short: phrase.New("Own rtg"),
	Rule:  []tiebreaks.Source{fideNew}, For: tiebreaks.Players, Type: tiebreaks.D, Format: tiebreaks.Whole,
	Takes: tiebreaks.ModReverse | tiebreaks.ModUnrated, OwnRating: true,
	Doc: phrase.New("The player's own rating, the higher one ahead; with R the lower one. U1400 counts the unrated as " +
		"1400, U0 as 0; when nothing is announced FIDE leaves the tie-break out for everybody."),
	Remark: tiebreaks.UnratedIn,
	Each: func(t *tiebreaks.Tally) {
		rating := t.RatingOf(t.Who, t.Use.Unrated)
		if rating == 0 && t.Use.Unrated != tiebreaks.UnratedOut {
			t.Undefined(phrase.New("unrated, and no rating is announced for the unrated"))
			return
		}
		v := tiebreaks.Value(rating) * tiebreaks.One
		t.Add(tiebreaks.Part{Opponent: -1, Term: tiebreaks.Amount(v), As: phrase.New("rating")})
	},
}
