package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var bpg = &TieBreak{
	Code: "BPG", Name: phrase.New("Games played with Black"), Also: []string{"Black games"},
	Short: phrase.New("Black"),
	Rule:  []Source{fide("7.3")}, For: Players, Type: B, Format: Whole, Takes: ModForfeits,
	Doc:     phrase.New("The number of games played over the board with the black pieces; with P forfeited ones too."),
	Missing: coloursUnknown,
	Reach:   ByOwn,
	Each: func(t *Tally) {
		t.count(func(c *model.Cell) bool {
			return c.Colour == model.Black && (c.Outcome.Played() || t.Use.Forfeits && c.Outcome.Unplayed())
		})
	},
}

var bwg = &TieBreak{
	Code: "BWG", Name: phrase.New("Games won with Black"), Also: []string{"Black wins"},
	Short: phrase.New("Black wins"),
	Rule:  []Source{fide("7.4")}, For: Players, Type: B, Format: Whole, Takes: ModForfeits,
	Doc:     phrase.New("The number of games won over the board with the black pieces; with P forfeit wins too."),
	Missing: coloursUnknown,
	Reach:   ByOwn,
	Each: func(t *Tally) {
		t.count(func(c *model.Cell) bool {
			return c.Colour == model.Black && (c.Outcome.IsWin() || t.Use.Forfeits && c.Outcome == model.ForfeitWin)
		})
	},
}
