package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
//
//	HIGHWIN plain: 0 1 0 2
var HIGHWIN = &tiebreaks.TieBreak{
	Code: "HIGHWIN", Name: phrase.New("Wins on the highest boards"), Mid: phrase.New("wins on the highest boards"),
	Short: phrase.New("High wins"),
	Also:  []string{"Highest board won"},
	Rule:  []tiebreaks.Source{from("Australian Schools Teams Championship")}, For: tiebreaks.Teams, Type: tiebreaks.A, Format: tiebreaks.Whole,
	Doc:     phrase.New("The games won on board 1 in all matches; still level, on board 2, and so on."),
	Missing: boardsUnknown,
	Among: func(g *tiebreaks.Group) {
		win := g.Sheet.Scoring.Win
		byBoards(g, func(n int) phrase.Text { return phrase.New("wins on board %d", n) }, func(points []model.Points, n int) model.Points {
			if points[n] == win {
				return model.One
			}
			return 0
		})
	},
}
