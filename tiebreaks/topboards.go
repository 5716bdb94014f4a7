package tiebreaks

import (
	"strconv"

	"wallchart/model"
)

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

func total(points []model.Points) (sum model.Points) {
	for _, p := range points {
		sum += p
	}
	return sum
}

// byBoards compares the members by a list of sums over all their matches, the
// first difference deciding.
func (g *Group) byBoards(what string, of func(points []model.Points, n int) model.Points) {
	b := g.Boards()
	sums := make(map[int][]model.Points, len(g.Members))
	for k, i := range g.Members {
		sums[i] = make([]model.Points, b)
		cells := g.Cells(i)
		for r := range cells {
			points := g.fullBoards(&cells[r])
			for n := range min(b, len(points)) {
				sums[i][n] += of(points, n)
			}
		}
		for n, p := range sums[i] {
			g.Parts[k] = append(g.Parts[k], Part{Opponent: -1, Term: amount(Of(p)), As: what + " " + strconv.Itoa(n+1)})
		}
	}
	g.Order(func(x, y int) int { return comparePoints(sums[x], sums[y]) })
}

// comparePoints is negative when a is ahead: more points at the first difference.
func comparePoints(a, b []model.Points) int {
	for n := range min(len(a), len(b)) {
		if a[n] != b[n] {
			return int(b[n] - a[n])
		}
	}
	return 0
}
