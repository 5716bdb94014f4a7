package grid

import (
	"math"
)

// reach returns the largest offsets.
func (p *Pane) reach(v *view) (x, y float32) {
	return max(0, p.colX[len(p.colX)-1]-v.w), max(0, p.sizes.head+p.tall-v.h)
}

func (p *Pane) clampScroll() {
	v := p.view()
	x, y := p.reach(&v)
	p.offX, p.offY = max(0, min(p.offX, x)), max(0, min(p.offY, y))
}

// scrollBy moves the view and says whether it moved. Offsets stay whole.
func (p *Pane) scrollBy(dx, dy float32) bool {
	x, y := p.offX, p.offY
	p.offX = float32(math.Round(float64(p.offX + dx)))
	p.offY = float32(math.Round(float64(p.offY + dy)))
	p.clampScroll()
	return x != p.offX || y != p.offY
}

// ScrollTo scrolls as little as possible until the cell is in sight.
func (g *Grid) ScrollTo(row, col int) {
	g.scrollTo(row, col)
	g.Refresh()
}

func (p *Pane) scrollTo(row, col int) {
	if p.size().IsZero() {
		p.unseen = true
		return
	}
	if !p.contents.has(row, col) {
		return
	}
	v := p.view()
	top, end := p.rowTop[row], p.rowEnd[row]
	for i := len(p.groupY) - 1; i >= 0; i-- { // a row is shown with the headings above it
		if p.groupY[i]+p.sizes.group == top {
			top = p.groupY[i]
		}
	}
	paneH := v.h - p.sizes.head
	if end-p.offY > paneH {
		p.offY = end - paneH
	}
	if top < p.offY {
		p.offY = top
	}
	p.scrollAcross(col)
	p.offX = float32(math.Ceil(float64(p.offX)))
	p.offY = float32(math.Ceil(float64(p.offY)))
	p.clampScroll()
}

// scrollAcross scrolls sideways until the column is in sight.
func (p *Pane) scrollAcross(col int) {
	v := p.view()
	if col >= v.frozen {
		left, right := p.colX[col], p.colX[col+1]
		if right-p.offX > v.w {
			p.offX = right - v.w
		}
		if left-p.offX < v.frozenW {
			p.offX = left - v.frozenW
		}
	}
}

// inSight says whether any of the cell is in its pane.
func (p *Pane) inSight(v *view, row, col int) bool {
	if !p.contents.has(row, col) {
		return false
	}
	x, y := p.x(v, col), p.y(row)
	if col >= v.frozen && x+p.colX[col+1]-p.colX[col] <= v.frozenW {
		return false
	}
	return x < v.w && y < v.h && y+p.rowEnd[row]-p.rowTop[row] > p.sizes.head
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
func (p *Pane) bars(v *view) (down, across [4]float32) {
	m := &p.sizes
	if v.tall {
		at, n := thumb(v.h-m.head, v.h-m.head, p.tall, p.offY)
		down = [4]float32{v.w, m.head + at, m.bar, n}
	}
	if v.wide {
		full := p.colX[len(p.colX)-1]
		at, n := thumb(v.w-v.frozenW, v.w-v.frozenW, full-v.frozenW, p.offX)
		across = [4]float32{v.frozenW + at, v.h, n, m.bar}
	}
	return down, across
}
