package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	BPG fide2026: 1 1 1 2   7.3
var BPG = &tiebreaks.TieBreak{
	Code: "BPG", Name: phrase.New("Games played with Black"), Also: []string{"Black games"},
	Short: phrase.New("Black"),
	Rule:  []tiebreaks.Source{fide("7.3")}, For: tiebreaks.Players, Type: tiebreaks.B, Format: tiebreaks.Whole, Takes: tiebreaks.ModForfeits,
	Doc:     phrase.New("The number of games played over the board with the black pieces; with P forfeited ones too."),
	Missing: coloursUnknown,
	Reach:   tiebreaks.ByOwn,
	Each: func(t *tiebreaks.Tally) {
		count(t, func(c *model.Cell) bool {
			return c.Colour == model.Black && (c.Outcome.Played() || t.Use.Forfeits && c.Outcome.Unplayed())
		})
	},
}

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	BWG fide2026: 1 0 0 0   7.4
var BWG = &tiebreaks.TieBreak{
	Code: "BWG", Name: phrase.New("Games won with Black"), Also: []string{"Black wins"},
	Short: phrase.New("Black wins"),
	Rule:  []tiebreaks.Source{fide("7.4")}, For: tiebreaks.Players, Type: tiebreaks.B, Format: tiebreaks.Whole, Takes: tiebreaks.ModForfeits,
	Doc:     phrase.New("The number of games won over the board with the black pieces; with P forfeit wins too."),
	Missing: coloursUnknown,
	Reach:   tiebreaks.ByOwn,
	Each: func(t *tiebreaks.Tally) {
		count(t, func(c *model.Cell) bool {
			return c.Colour == model.Black && (c.Outcome.IsWin() || t.Use.Forfeits && c.Outcome == model.ForfeitWin)
		})
	},
}
