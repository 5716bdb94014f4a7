package grid

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// CreateRenderer implements fyne.Widget.
func (g *Grid) CreateRenderer() fyne.WidgetRenderer {
	r := &renderer{contents: &g.Contents, refusals: &g.Refusals, pane: &g.Pane, selection: &g.Selection, typing: &g.Typing,
		arranging: &g.Arranging, buttons: &g.Buttons, pointer: &g.Pointer, keyboard: &g.Keyboard, screen: g}
	r.picture() // a renderer made again for a grid of known size is not laid out again
	return r
}

// renderer paints what the parts of a Grid say. It is the only holder of canvas objects.
type renderer struct {
	contents  *Contents
	refusals  *Refusals
	pane      *Pane
	selection *Selection
	typing    *Typing
	arranging *Arranging
	buttons   *Buttons
	pointer   *Pointer
	keyboard  *Keyboard
	screen    screen

	brush
	p    palette
	sel  Range // the selection, where more than one cell is selected
	more bool
	v    view

	rowStrips, groupStrips, headStrips layer
	striped, uneven                    bool
	veil                               canvas.Rectangle // what refreshing it throws away is nothing
}

func (r *renderer) Destroy() {}

func (r *renderer) Objects() []fyne.CanvasObject { return r.list }

// MinSize is room for a heading and three rows of a few digits.
func (r *renderer) MinSize() fyne.Size {
	m := &r.pane.sizes
	return fyne.NewSize(2*m.padX+12*m.digit, m.head+3*m.row)
}

// Layout keeps the current cell in sight.
func (r *renderer) Layout(fyne.Size) {
	r.pane.resized(&r.v, r.selection.row, r.selection.col)
	r.draw()
}

// Refresh reads the theme again and repaints what differs.
func (r *renderer) Refresh() {
	r.pane.themed(r.screen.Theme())
	r.draw()
}

func (r *renderer) draw() {
	r.picture()
	switch on := r.canvas(); {
	case !r.striped:
		if r.changed {
			canvas.Refresh(r.screen)
		}
	case on != nil && r.changed:
		on.Refresh(&r.veil)
	}
	r.pane.tellColumns()
}

// picture makes the list of objects anew.
func (r *renderer) picture() {
	r.begin()
	if !r.pane.size().IsZero() {
		r.p = mixPalette(r.pane.theme, fyne.CurrentApp().Settings().ThemeVariant(), r.p)
		r.v = r.pane.view()
		r.sel, r.more = r.selection.ranged()
		r.everything()
	}
	r.end()
}

// canvas is where the grid is shown, nil before it is.
func (r *renderer) canvas() fyne.Canvas { return fyne.CurrentApp().Driver().CanvasForObject(r.screen) }

// everything paints from the lowest layer up.
func (r *renderer) everything() {
	m, v, p := &r.pane.sizes, &r.v, &r.p
	s := r.pane.size()
	right := r.pane.right(v)
	firstRow, endRow := r.pane.rowsIn(v)
	firstCol, endCol := r.pane.columnsIn(v)
	bottom := min(v.h, m.head+r.pane.tall-r.pane.offY)

	// Rows, group headings and the heading row have grounds of their own: what is painted twice costs twice where no graphics
	// card paints.
	if !r.pane.OnPage {
		r.rect(0, bottom, s.Width, s.Height-bottom, p.ground)
		r.rect(right, 0, s.Width-right, bottom, p.ground)
	}
	r.beginStrips(firstRow, endRow, right)
	r.to(&r.rowStrips)
	if r.striped && endRow > firstRow { // lines go to the end of the last row, wherever it is scrolled to
		bottom = r.pane.y(endRow-1) + r.pane.rowEnd[endRow-1] - r.pane.rowTop[endRow-1]
	}
	for row := firstRow; row < endRow; row++ {
		r.ground(row, v.frozenW, right)
	}
	r.columnLines(firstCol, endCol, bottom)
	for row := firstRow; row < endRow; row++ {
		for col := firstCol; col < endCol; col++ {
			r.cell(row, col)
		}
	}
	if v.frozen > 0 {
		if r.pane.offX > 0 {
			r.rect(0, m.head, v.frozenW, bottom-m.head, p.ground)
		}
		for row := firstRow; row < endRow; row++ {
			r.ground(row, 0, v.frozenW)
		}
		r.columnLines(0, v.frozen, bottom)
		for row := firstRow; row < endRow; row++ {
			for col := range v.frozen {
				r.cell(row, col)
			}
		}
		r.rect(v.frozenW-1, m.head, 1, bottom-m.head, p.edge)
	}
	r.to(&r.groupStrips)
	r.groups(right)
	r.to(&r.headStrips)
	r.heading(firstCol, endCol, right)
	r.filters(firstCol, endCol, right)
	r.endStrips()
	if len(r.contents.table.Rows) == 0 {
		r.emptiness()
	}
	r.scrollBars()
	r.tally()
	if r.keyboard.keyed() { // the line under the headings; the current cell has one round it
		r.rect(0, m.head-style.Ring, s.Width, style.Ring, p.accent)
	}
	r.placeEditor()
	r.placeChoices()
	r.placeStrip()
	r.placeSieve()
}

// groups paints the headings between rows across all columns; their text stays
// where it is when the table is scrolled sideways.
func (r *renderer) groups(right float32) {
	m, p := &r.pane.sizes, &r.p
	for i, at := range r.pane.groupY {
		y := m.head + at - r.pane.offY
		if y+m.group <= m.head || y >= r.v.h {
			continue
		}
		r.rect(0, y, right, m.group, p.group)
		r.rect(0, y+m.group-1, right, 1, p.edge)
		s := r.pane.ruler.fit(r.contents.table.Groups[i].Title, right-2*m.padX, m.text, true)
		r.text(s, m.padX, y+m.group-m.line-m.padY, right-2*m.padX, m.line, m.text,
			fyne.TextAlignLeading, fyne.TextStyle{Bold: true}, p.ink[full])
	}
}

// heading paints the heading row over whatever scrolled below it.
func (r *renderer) heading(firstCol, endCol int, right float32) {
	m, v, p := &r.pane.sizes, &r.v, &r.p
	r.rect(0, 0, right, m.title, p.head)
	for col := firstCol; col < endCol; col++ {
		r.title(col)
	}
	if v.frozen > 0 {
		r.rect(0, 0, v.frozenW, m.title, p.head)
		for col := range v.frozen {
			r.title(col)
		}
		r.rect(v.frozenW-1, 0, 1, m.title, p.edge)
	}
	r.rect(0, m.title-1, right, 1, p.edge)
}

// title paints one column's heading with the edge that can be dragged.
func (r *renderer) title(col int) {
	m, p := &r.pane.sizes, &r.p
	x, w := r.pane.x(&r.v, col), r.pane.colX[col+1]-r.pane.colX[col]
	c := &r.contents.table.Columns[col]
	if r.pointer.hoverOn && r.pointer.hoverRow == Heading && r.pointer.hoverCol == col {
		r.rect(x, 0, w, m.title, p.headHover)
	}
	if col == r.selection.col && r.contents.has(r.selection.row, r.selection.col) {
		r.rect(x, m.title-3, w, 3, p.accent)
	}
	s := r.pane.ruler.fit(c.Title, w-2*m.padX+1, m.text, true)
	r.text(s, x+m.padX, (m.title-m.line)/2+1, w-2*m.padX, m.line, m.text, textAlign(c.Align),
		fyne.TextStyle{Bold: true}, p.ink[full])
	r.rect(x+w-1, m.padY, 1, m.title-2*m.padY, p.edge)
	if c.ID != "" && c.ID == r.contents.order.sorted {
		points, d := upright, m.sign*0.8
		if r.contents.order.descending {
			points = hanging
		}
		r.shape(points, x+(w-d)/2, 3, d, d/2, p.ink[full])
	}
}

// columnLines draws the hairlines at the columns' right edges.
func (r *renderer) columnLines(first, end int, bottom float32) {
	for col := first; col < end; col++ {
		x := r.pane.x(&r.v, col) + r.pane.colX[col+1] - r.pane.colX[col]
		r.rect(x-1, r.pane.sizes.head, 1, bottom-r.pane.sizes.head, r.p.hair)
	}
}

// emptiness says why there is nothing to see.
func (r *renderer) emptiness() {
	m := &r.pane.sizes
	w := r.v.w - 4*m.padX
	hint := r.contents.hint
	if len(r.contents.given.Rows) > 0 {
		hint = words.Say("grid.noneFits")
	}
	s := r.pane.ruler.fit(hint, w, m.text, false)
	r.text(s, 2*m.padX, m.head+(r.v.h-m.head)*0.4-m.line/2, w, m.line, m.text,
		fyne.TextAlignCenter, fyne.TextStyle{}, r.p.ink[dim])
}

// scrollBars paints gutters and thumbs.
func (r *renderer) scrollBars() {
	v, p, s := &r.v, &r.p, r.pane.size()
	down, across := r.pane.bars(v)
	if v.tall {
		r.rect(v.w, 0, s.Width-v.w, s.Height, p.stripe)
		r.thumb(down, r.pointer.grip.kind == gripDown)
	}
	if v.wide {
		r.rect(0, v.h, v.w, r.pane.sizes.bar, p.stripe)
		r.thumb(across, r.pointer.grip.kind == gripAcross)
	}
}

func (r *renderer) thumb(b [4]float32, held bool) {
	c := r.p.thumb
	if held {
		c = r.p.thumbHeld
	}
	r.pill(b[0]+2, b[1]+2, b[2]-4, b[3]-4, c)
}
