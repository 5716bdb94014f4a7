package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// boardsUnknown says why tie-breaks by boards cannot be computed: a match of
// which only the score is known.
func boardsUnknown(w *tiebreaks.Work, _ tiebreaks.Use) phrase.Text {
	for i := range w.Sheet.Lines {
		for r := range w.Cells(i) {
			if c := &w.Cells(i)[r]; c.Outcome.Played() && c.Boards == nil {
				return phrase.New("of round %d, %s, only the match score is known, not the boards", r+1, w.Sheet.Lines[i].Name)
			}
		}
	}
	return phrase.Text{}
}

// boardPoints are the points of a round board by board. A round without play has
// its credited game points spread evenly, the odd half points on the top boards.
func boardPoints(w *tiebreaks.Work, c *model.Cell) []model.Points {
	if c.Boards != nil {
		return c.Boards
	}
	b := w.Boards()
	out := make([]model.Points, b)
	for k := range out {
		out[k] = c.Games / model.Points(b)
	}
	for k := range int(c.Games) % b {
		out[k]++
	}
	return out
}

// fullBoards is boardPoints, but with a pairing-allocated bye as a win on every
// board, whatever game points were credited: how FIDE's checker reads article 12.
func fullBoards(w *tiebreaks.Work, c *model.Cell) []model.Points {
	if c.Outcome != model.PairingBye {
		return boardPoints(w, c)
	}
	out := make([]model.Points, w.Boards())
	for k := range out {
		out[k] = w.Sheet.Scoring.Win
	}
	return out
}

// weighted is the sum of weight × points over the boards of a match, board 1
// first; boards beyond the weights count with the last weight.
func weighted(points []model.Points, weights []int) tiebreaks.Value {
	var v tiebreaks.Value
	for b, p := range points {
		v += tiebreaks.Of(p) * tiebreaks.Value(weights[min(b, len(weights)-1)])
	}
	return v
}

// boardCount is the sum of board number × points.
func boardCount(points []model.Points) tiebreaks.Value {
	var v tiebreaks.Value
	for b, p := range points {
		v += tiebreaks.Of(p) * tiebreaks.Value(b+1)
	}
	return v
}

func total(points []model.Points) (sum model.Points) {
	for _, p := range points {
		sum += p
	}
	return sum
}

// byBoards compares the members by a list of sums over all their matches, the
// first difference deciding.
func byBoards(g *tiebreaks.Group, label func(n int) phrase.Text, of func(points []model.Points, n int) model.Points) {
	b := g.Boards()
	sums := make(map[int][]model.Points, len(g.Members))
	for k, i := range g.Members {
		sums[i] = make([]model.Points, b)
		cells := g.Cells(i)
		for r := range cells {
			points := fullBoards(g.Work, &cells[r])
			for n := range min(b, len(points)) {
				sums[i][n] += of(points, n)
			}
		}
		for n, p := range sums[i] {
			g.Parts[k] = append(g.Parts[k], tiebreaks.Part{Opponent: -1, Term: tiebreaks.Amount(tiebreaks.Of(p)), As: label(n + 1)})
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
