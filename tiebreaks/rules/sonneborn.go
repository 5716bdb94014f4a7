package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	SBSQ fide2026: 9.50 6.00 2.50 1.00
var SBSQ = &tiebreaks.TieBreak{
	Code: "SBSQ", Name: phrase.New("Sonneborn-Berger with own score squared"), Also: []string{"Sonneborn 1886"},
	Short: phrase.New("SB²"),
	Rule:  []tiebreaks.Source{told("Sonneborn's proposal of 1886; from memory, no text at hand")},
	For:   tiebreaks.Players, Rules: true, Type: tiebreaks.C, Format: tiebreaks.Quarters,
	Takes: tiebreaks.ModForfeits,
	Doc:   phrase.New("The Sonneborn-Berger plus the square of one's own score."),
	Reach: tiebreaks.ByOpponents,
	Each: func(t *tiebreaks.Tally) {
		addBerger(t, model.GamePoints, model.GamePoints)
		own := t.Sheet.Lines[t.Who].Games
		t.Add(tiebreaks.Part{Opponent: -1, Term: tiebreaks.Times(tiebreaks.Of(own), tiebreaks.Of(own)),
			As: phrase.New("own score squared"), Fixed: true})
	},
}
