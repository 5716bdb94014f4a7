package grid

import (
	"math"

	"wallchart/export/table"
)

// mostGrowth is how many times what it needs a column may have: beyond it the eye
// no longer finds from a name to its numbers.
const mostGrowth = 3

// share lays the columns side by side. What is left of the pane goes to columns of
// words whose width nobody has chosen, to each in proportion to what it needs.
func (g *Grid) share() {
	cols := len(g.table.Columns)
	extra := g.spare()
	narrow, by := g.tooFrozen(extra)
	var grows float32
	for c := range cols {
		if g.grows(c) {
			grows += g.needs[c]
		}
	}
	g.colX = append(g.colX[:0], make([]float32, cols+1)...)
	for c := range cols {
		w := g.needs[c]
		if c == narrow {
			w -= by
		}
		if extra > 0 && g.grows(c) {
			w += min(float32(math.Floor(float64(extra*w/grows))), (mostGrowth-1)*w)
		}
		g.colX[c+1] = g.colX[c] + w
	}
}

// mostFrozen is how much of the pane the columns that stay may take.
const mostFrozen = 0.6

// tooFrozen is the longest of the leading columns that stay, the names, and by how much it
// is shortened where the table has to be scrolled sideways and they would take too much of
// the pane to stay. Without one it is column -1.
func (g *Grid) tooFrozen(extra float32) (longest int, by float32) {
	longest = -1
	var frozen float32
	for c := range g.table.Columns {
		if !g.table.Columns[c].Frozen {
			break
		}
		if frozen += g.needs[c]; g.grows(c) && (longest < 0 || g.needs[c] > g.needs[longest]) {
			longest = c
		}
	}
	by = frozen - float32(math.Floor(float64(g.room()*mostFrozen)))
	if longest < 0 || extra >= 0 || by <= 0 || g.needs[longest]-by < 2*g.sizes.padX+8*g.sizes.digit {
		return -1, 0
	}
	return longest, by
}

// room is what the columns have beside a scroll bar.
func (g *Grid) room() float32 {
	room := g.Size().Width
	if g.sizes.head+g.tall > g.Size().Height {
		room -= g.sizes.bar
	}
	return room
}

// spare is how much wider the pane is than the columns need.
func (g *Grid) spare() float32 {
	room := g.room()
	for _, w := range g.needs {
		room -= w
	}
	return room
}

// grows tells whether a column takes more room than it needs.
func (g *Grid) grows(c int) bool {
	col := &g.table.Columns[c]
	_, chosen := g.widths[col.ID]
	return col.Align == table.Left && !(chosen && col.ID != "")
}
