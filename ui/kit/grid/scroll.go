package grid

import (
	"math"

	"fyne.io/fyne/v2"
)

// reach returns the largest offsets.
func (g *Grid) reach(v *view) (x, y float32) {
	return max(0, g.colX[len(g.colX)-1]-v.w), max(0, g.sizes.head+g.tall-v.h)
}

func (g *Grid) clampScroll() {
	v := g.view()
	x, y := g.reach(&v)
	g.offX, g.offY = max(0, min(g.offX, x)), max(0, min(g.offY, y))
}

// scrollBy moves the view and says whether it moved. Offsets stay whole.
func (g *Grid) scrollBy(dx, dy float32) bool {
	x, y := g.offX, g.offY
	g.offX = float32(math.Round(float64(g.offX + dx)))
	g.offY = float32(math.Round(float64(g.offY + dy)))
	g.clampScroll()
	return x != g.offX || y != g.offY
}

// scrolled follows the wheel, over frozen columns and headings as well. With
// Shift held the driver hands a sideways movement.
func (g *Grid) scrolled(ev *fyne.ScrollEvent) {
	if g.scrollBy(-ev.Scrolled.DX, -ev.Scrolled.DY) {
		g.closeStrip()
		if g.hoverOn {
			g.hover(ev.Position)
		}
		g.Refresh()
	}
}

// ScrollTo scrolls as little as possible until the cell is in sight.
func (g *Grid) ScrollTo(row, col int) {
	g.scrollTo(row, col)
	g.Refresh()
}

func (g *Grid) scrollTo(row, col int) {
	if g.Size().IsZero() {
		g.unseen = true
		return
	}
	if !g.has(row, col) {
		return
	}
	v := g.view()
	top, end := g.rowTop[row], g.rowEnd[row]
	for i := len(g.groupY) - 1; i >= 0; i-- { // a row is shown with the headings above it
		if g.groupY[i]+g.sizes.group == top {
			top = g.groupY[i]
		}
	}
	paneH := v.h - g.sizes.head
	if end-g.offY > paneH {
		g.offY = end - paneH
	}
	if top < g.offY {
		g.offY = top
	}
	g.scrollAcross(col)
	g.offX = float32(math.Ceil(float64(g.offX)))
	g.offY = float32(math.Ceil(float64(g.offY)))
	g.clampScroll()
}

// scrollAcross scrolls sideways until the column is in sight.
func (g *Grid) scrollAcross(col int) {
	v := g.view()
	if col >= v.frozen {
		left, right := g.colX[col], g.colX[col+1]
		if right-g.offX > v.w {
			g.offX = right - v.w
		}
		if left-g.offX < v.frozenW {
			g.offX = left - v.frozenW
		}
	}
}

// inSight says whether any of the cell is in its pane.
func (g *Grid) inSight(v *view, row, col int) bool {
	if !g.has(row, col) {
		return false
	}
	x, y := g.x(v, col), g.y(row)
	if col >= v.frozen && x+g.colX[col+1]-g.colX[col] <= v.frozenW {
		return false
	}
	return x < v.w && y < v.h && y+g.rowEnd[row]-g.rowTop[row] > g.sizes.head
}

// thumb is the moving part of a scroll bar: where it begins and how long it is,
// on a track of that length.
func thumb(track, page, whole, off float32) (at, length float32) {
	if whole <= page {
		return 0, track
	}
	length = max(min(24, track), track*page/whole)
	return (track - length) * off / (whole - page), length
}

// bars returns the rectangles of the two thumbs: position and size, and whether
// each exists.
func (g *Grid) bars(v *view) (down, across [4]float32) {
	m := &g.sizes
	if v.tall {
		at, n := thumb(v.h-m.head, v.h-m.head, g.tall, g.offY)
		down = [4]float32{v.w, m.head + at, m.bar, n}
	}
	if v.wide {
		full := g.colX[len(g.colX)-1]
		at, n := thumb(v.w-v.frozenW, v.w-v.frozenW, full-v.frozenW, g.offX)
		across = [4]float32{v.frozenW + at, v.h, n, m.bar}
	}
	return down, across
}

// Wide is the width at which no column has to be scrolled.
func (g *Grid) Wide() float32 {
	wide := g.sizes.bar
	for _, w := range g.needs {
		wide += w
	}
	return wide
}

// Whole is the height at which no row has to be scrolled.
func (g *Grid) Whole() float32 {
	m := &g.sizes
	high := m.head + g.tall
	if len(g.order.filters) > 0 { // what they leave is said below
		high += m.row
	}
	if g.colX[len(g.colX)-1] > g.Size().Width {
		high += m.bar
	}
	return high
}
