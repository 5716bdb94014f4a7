package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var highwin = &TieBreak{
	Code: "HIGHWIN", Name: phrase.New("Wins on the highest boards"), Mid: phrase.New("wins on the highest boards"),
	Short: phrase.New("High wins"),
	Also:  []string{"Highest board won"},
	Rule:  []Source{from("Australian Schools Teams Championship")}, For: Teams, Type: A, Format: Whole,
	Doc:     phrase.New("The games won on board 1 in all matches; still level, on board 2, and so on."),
	Missing: boardsUnknown,
	Among: func(g *Group) {
		win := g.Sheet.Scoring.Win
		g.byBoards(func(n int) phrase.Text { return phrase.New("wins on board %d", n) }, func(points []model.Points, n int) model.Points {
			if points[n] == win {
				return model.One
			}
			return 0
		})
	},
}
