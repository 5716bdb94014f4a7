package tiebreaks

import "wallchart/phrase"

var tpn = &TieBreak{
	Code: "TPN", Name: phrase.New("Tournament pairing number"), Also: []string{"Starting number", "Starting rank"},
	Short: phrase.New("Start no."),
	Rule:  []Source{fideNew}, For: Both, Type: D, Format: Whole, Lower: true, Ends: true, Takes: ModReverse,
	Doc: phrase.New("The starting number, the lower one ahead; with R the higher one."),
	Each: func(t *Tally) {
		v := Value(t.Sheet.Lines[t.Who].Number) * One
		t.Add(Part{Opponent: -1, Term: amount(v), As: phrase.New("number")})
	},
}

var rtng = &TieBreak{
	Code: "RTNG", Name: phrase.New("Rating"), Also: []string{"Own rating"},
	Short: phrase.New("Own rtg"),
	Rule:  []Source{fideNew}, For: Players, Type: D, Format: Whole, Takes: ModReverse | ModUnrated,
	Doc: phrase.New("The player's own rating, the higher one ahead; with R the lower one. U1400 counts the unrated as " +
		"1400, U0 as 0; when nothing is announced FIDE leaves the tie-break out for everybody."),
	Remark: unratedIn,
	Each: func(t *Tally) {
		rating := t.ratingOf(t.Who, t.Use.Unrated)
		if rating == 0 && t.Use.Unrated != unratedOut {
			t.Undefined(phrase.New("unrated, and no rating is announced for the unrated"))
			return
		}
		v := Value(rating) * One
		t.Add(Part{Opponent: -1, Term: amount(v), As: phrase.New("rating")})
	},
}
