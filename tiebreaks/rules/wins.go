package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	WIN fide2026: 2 2 0 0   C.07 7.1: the bye is worth a win
var WIN = &tiebreaks.TieBreak{
	Code: "WIN", Name: phrase.New("Number of wins, played or not"), Also: []string{"Number of won rounds"},
	Short: phrase.New("Win"),
	Rule:  []tiebreaks.Source{fide("7.1")}, For: tiebreaks.Both, Type: tiebreaks.B, Format: tiebreaks.Whole, Takes: tiebreaks.ModScore,
	Doc: phrase.New("The number of rounds that brought exactly the points of a win, played or not: a bye worth a win " +
		"and a forfeit win count. For teams, matches."),
	Reach: tiebreaks.ByOwn,
	Each: func(t *tiebreaks.Tally) {
		k := t.Kind()
		worth := t.WinWorth(k)
		if t.Sheet.Teams && k == model.GamePoints { // more game points than a drawn match has
			draw := t.DrawWorth(k)
			count(t, func(c *model.Cell) bool { return c.Games > draw })
			return
		}
		count(t, func(c *model.Cell) bool { return c.Points(k) == worth && c.Outcome != model.Rest })
	},
}

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	WON fide2026: 2 1 0 0   7.2: over the board
var WON = &tiebreaks.TieBreak{
	Code: "WON", Name: phrase.New("Number of games won over the board"), Also: []string{"Baumbach", "Games won over the board"},
	Short: phrase.New("Won"),
	Rule:  []tiebreaks.Source{fide("7.2")}, For: tiebreaks.Both, Type: tiebreaks.B, Format: tiebreaks.Whole,
	Takes: tiebreaks.ModScore | tiebreaks.ModForfeits,
	Doc: phrase.New("The number of games (of teams, matches) won over the board. Whether a forfeit win of an " +
		"all-play-all counts the text leaves open; it does with P."),
	Reach: tiebreaks.ByOwn,
	Each: func(t *tiebreaks.Tally) {
		count(t, func(c *model.Cell) bool {
			return c.Outcome.IsWin() || t.Use.Forfeits && c.Outcome == model.ForfeitWin
		})
	},
}
