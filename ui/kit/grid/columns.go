package grid

import (
	"slices"

	"fyne.io/fyne/v2"
)

// ColumnSpan is where a column begins in the widget and how wide it is; a column
// scrolled out of sight may begin left of the widget or right of it. ok is false
// for a column that does not exist.
func (g *Grid) ColumnSpan(col int) (x, width float32, ok bool) {
	if col < 0 || col+1 >= len(g.colX) {
		return 0, 0, false
	}
	v := g.view()
	return g.x(&v, col), g.colX[col+1] - g.colX[col], true
}

// CellRect is where a cell is in the widget, in sight or not.
func (g *Grid) CellRect(row, col int) (fyne.Position, fyne.Size) {
	if !g.has(row, col) {
		return fyne.Position{}, fyne.Size{}
	}
	x, w, _ := g.ColumnSpan(col)
	return fyne.NewPos(x, g.y(row)), fyne.NewSize(w, g.rowEnd[row]-g.rowTop[row])
}

// tellColumns calls OnColumns when the edges of the columns are elsewhere.
func (g *Grid) tellColumns() {
	if g.OnColumns == nil || g.toldX == g.offX && slices.Equal(g.told, g.colX) {
		return
	}
	g.toldX, g.told = g.offX, append(g.told[:0], g.colX...)
	g.OnColumns()
}
