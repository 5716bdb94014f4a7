package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var win = &TieBreak{
	Code: "WIN", Name: phrase.New("Number of wins, played or not"), Also: []string{"Number of won rounds"},
	Short: phrase.New("Win"),
	Rule:  []Source{fide("7.1")}, For: Both, Type: B, Format: Whole, Takes: ModScore,
	Doc: phrase.New("The number of rounds that brought exactly the points of a win, played or not: a bye worth a win " +
		"and a forfeit win count. For teams, matches."),
	Reach: ByOwn,
	Each: func(t *Tally) {
		k := t.Kind()
		worth := t.WinWorth(k)
		if t.Sheet.Teams && k == model.GamePoints { // more game points than a drawn match has
			draw := t.DrawWorth(k)
			t.count(func(c *model.Cell) bool { return c.Games > draw })
			return
		}
		t.count(func(c *model.Cell) bool { return c.Points(k) == worth && c.Outcome != model.Rest })
	},
}

var won = &TieBreak{
	Code: "WON", Name: phrase.New("Number of games won over the board"), Also: []string{"Baumbach", "Games won over the board"},
	Short: phrase.New("Won"),
	Rule:  []Source{fide("7.2")}, For: Both, Type: B, Format: Whole, Takes: ModScore | ModForfeits,
	Doc: phrase.New("The number of games (of teams, matches) won over the board. Whether a forfeit win of an " +
		"all-play-all counts the text leaves open; it does with P."),
	Reach: ByOwn,
	Each: func(t *Tally) {
		t.count(func(c *model.Cell) bool {
			return c.Outcome.IsWin() || t.Use.Forfeits && c.Outcome == model.ForfeitWin
		})
	},
}
