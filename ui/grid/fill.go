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
	var grows float32
	for c := range cols {
		if g.grows(c) {
			grows += g.needs[c]
		}
	}
	g.colX = append(g.colX[:0], make([]float32, cols+1)...)
	for c := range cols {
		w := g.needs[c]
		if extra > 0 && g.grows(c) {
			w += min(float32(math.Floor(float64(extra*w/grows))), (mostGrowth-1)*w)
		}
		g.colX[c+1] = g.colX[c] + w
	}
}

// spare is how much wider the pane is than the columns need.
func (g *Grid) spare() float32 {
	room := g.Size().Width
	if g.sizes.head+g.tall > g.Size().Height {
		room -= g.sizes.bar
	}
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
