package tiebreaks

import "wallchart/model"

var tbr = &TieBreak{
	Code: "TBR", Name: "Top board results", Also: []string{"Top board"},
	Rule: "FIDE C.07 (March 2026) 12.2", For: Teams, Type: A, Format: Whole,
	Doc:     "The points made on board 1 in all matches; still level, on board 2, and so on.",
	Missing: boardsUnknown,
	Among: func(g *Group) {
		g.byBoards("board", func(points []model.Points, n int) model.Points { return points[n] })
	},
}

var bbe = &TieBreak{
	Code: "BBE", Name: "Bottom board elimination", Also: []string{"Elimination", "Elimination of bottom boards"},
	Rule: "FIDE C.07 (March 2026) 12.3", For: Teams, Type: A, Format: Whole,
	Doc:     "The game points without the last board; still level, without the last two, and so on.",
	Missing: boardsUnknown,
	Among: func(g *Group) {
		g.byBoards("without the last", func(points []model.Points, n int) model.Points {
			return total(points[:max(0, len(points)-1-n)])
		})
	},
}
