package grid

import "slices"

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

// tellColumns calls OnColumns when the edges of the columns are elsewhere.
func (g *Grid) tellColumns() {
	if g.OnColumns == nil || g.toldX == g.offX && slices.Equal(g.told, g.colX) {
		return
	}
	g.toldX, g.told = g.offX, append(g.told[:0], g.colX...)
	g.OnColumns()
}
