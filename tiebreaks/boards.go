package tiebreaks

import (
	"strconv"

	"wallchart/model"
)

// boardsUnknown says why tie-breaks by boards cannot be reckoned: a match of
// which only the score is known.
func boardsUnknown(w *Work, _ Use) string {
	for i := range w.Sheet.Lines {
		for r := range w.Cells(i) {
			if c := &w.Cells(i)[r]; c.Outcome.Played() && c.Boards == nil {
				return "of round " + strconv.Itoa(r+1) + ", " + w.Sheet.Lines[i].Name + ", only the match score is known, not the boards"
			}
		}
	}
	return ""
}

// boardPoints are the points of a round board by board. A round without play has
// its credited game points spread evenly, the odd half points on the top boards.
func (w *Work) boardPoints(c *model.Cell) []model.Points {
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
func (w *Work) fullBoards(c *model.Cell) []model.Points {
	if c.Outcome != model.PairingBye {
		return w.boardPoints(c)
	}
	out := make([]model.Points, w.Boards())
	for k := range out {
		out[k] = w.Sheet.Scoring.Win
	}
	return out
}

// weighted is the sum of weight × points over the boards of a match, board 1
// first; boards beyond the weights count with the last weight.
func weighted(points []model.Points, weights []int) Value {
	var v Value
	for b, p := range points {
		v += Of(p) * Value(weights[min(b, len(weights)-1)])
	}
	return v
}
