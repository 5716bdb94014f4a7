package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
//
//	TBR plain: 0 1 0 2
var TBR = &tiebreaks.TieBreak{
	Code: "TBR", Name: phrase.New("Top board results"), Mid: phrase.New("top board results"), Also: []string{"Top board"},
	Short: phrase.New("Top bds"),
	Rule:  []tiebreaks.Source{fide("12.2")}, For: tiebreaks.Teams, Type: tiebreaks.A, Format: tiebreaks.Whole,
	Doc:     phrase.New("The points made on board 1 in all matches; still level, on board 2, and so on."),
	Missing: boardsUnknown,
	Among: func(g *tiebreaks.Group) {
		byBoards(g, func(n int) phrase.Text { return phrase.New("board %d", n) },
			func(points []model.Points, n int) model.Points { return points[n] })
	},
}

// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
//
//	BBE plain: 0 1 0 2
var BBE = &tiebreaks.TieBreak{
	Code: "BBE", Name: phrase.New("Bottom board elimination"), Mid: phrase.New("bottom board elimination"),
	Short: phrase.New("Bottom bds"),
	Also:  []string{"Elimination", "Elimination of bottom boards"},
	Rule:  []tiebreaks.Source{fide("12.3")}, For: tiebreaks.Teams, Type: tiebreaks.A, Format: tiebreaks.Whole,
	Doc:     phrase.New("The game points without the last board; still level, without the last two, and so on."),
	Missing: boardsUnknown,
	Among: func(g *tiebreaks.Group) {
		byBoards(g, withoutBoards, func(points []model.Points, n int) model.Points {
			return total(points[:max(0, len(points)-1-n)])
		})
	},
}
