package ratings

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/files/ratings"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
)

// Suggestions are a short list of people of the rating lists under an entry. Up
// and Down choose one, Enter or a click takes it.
type Suggestions struct {
	Rows   *fyne.Container
	Found  []Found
	Take   func(*Found)
	chosen int  // -1 = none: Enter is the entry's
	under  bool // the pointer is on a line
}

// newSuggestions is an empty list; take is told who was chosen.
func newSuggestions(take func(*Found)) *Suggestions {
	return &Suggestions{Rows: container.NewVBox(), chosen: -1, Take: take}
}

func (s *Suggestions) object() fyne.CanvasObject { return container.NewVScroll(s.Rows) }

// Show replaces the list; nobody is chosen.
func (s *Suggestions) Show(fs []Found, k ratings.Kind) {
	s.Found, s.chosen, s.under = fs, -1, false
	s.Rows.RemoveAll()
	for i := range fs {
		row := &suggestion{back: canvas.NewRectangle(color.Transparent), tapped: func() { s.Take(&fs[i]) },
			pointed: func(on bool) { s.under = on }}
		row.Label.Text = fs[i].Line(k)
		row.Label.Truncation = fyne.TextTruncateEllipsis
		row.ExtendBaseWidget(row)
		s.Rows.Add(container.NewStack(row.back, row))
	}
	s.Rows.Refresh()
}

// choose marks one; out of the list nobody.
func (s *Suggestions) choose(i int) {
	if i < 0 || i >= len(s.Found) {
		i = -1
	}
	s.chosen = i
	for k, o := range s.Rows.Objects {
		box := o.(*fyne.Container)
		back, row := box.Objects[0].(*canvas.Rectangle), box.Objects[1].(*suggestion)
		back.FillColor, row.TextStyle.Bold = color.Transparent, k == i
		if k == i {
			back.FillColor = theme.Color(theme.ColorNameSelection)
		}
		box.Refresh()
	}
}

// Keys offers an entry's keys to the list first.
func (s *Suggestions) Keys(other func(*fyne.KeyEvent) bool) func(*fyne.KeyEvent) bool {
	return func(e *fyne.KeyEvent) bool { return s.key(e) || other != nil && other(e) }
}

func (s *Suggestions) key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyDown:
		if len(s.Found) == 0 {
			return false
		}
		s.choose(min(s.chosen+1, len(s.Found)-1))
	case fyne.KeyUp:
		if s.chosen < 0 {
			return false
		}
		s.choose(s.chosen - 1)
	case fyne.KeyReturn, fyne.KeyEnter:
		if s.chosen < 0 {
			return false
		}
		s.Take(&s.Found[s.chosen])
	default:
		return false
	}
	return true
}

// suggestion is one line that can be clicked.
type suggestion struct {
	widget.Label
	back    *canvas.Rectangle
	tapped  func()
	pointed func(bool)
}

var _ desktop.Hoverable = (*suggestion)(nil)

// MouseIn tells that the pointer is on the line.
func (r *suggestion) MouseIn(*desktop.MouseEvent) { r.pointed(true) }

// MouseMoved is part of desktop.Hoverable.
func (r *suggestion) MouseMoved(*desktop.MouseEvent) {}

// MouseOut tells that it has left.
func (r *suggestion) MouseOut() { r.pointed(false) }

// Tapped takes the line.
func (r *suggestion) Tapped(*fyne.PointEvent) { r.tapped() }

// LookUp is the look-up while a name is typed into a line of a grid: a list beside
// the editor, which keeps the keyboard.
type LookUp struct {
	desk   *Desk
	grid   *grid.Grid
	wanted func(row, col int) bool // a name to be looked for is typed there
	take   func(*Found)
	list   *Suggestions
	panel  *fyne.Container
	over   *fyne.Container // over the grid, laid out by place
}

// NewLookUp looks for what is typed into a grid's cells where that is wanted. take
// is told who was chosen, in place of what was typed.
func NewLookUp(d *Desk, g *grid.Grid, wanted func(row, col int) bool, take func(*Found)) *LookUp {
	l := &LookUp{desk: d, grid: g, wanted: wanted, take: take}
	l.list = newSuggestions(l.chosen)
	back := canvas.NewRectangle(color.Transparent)
	hint := controls.Heading("ratings.take")
	l.panel = container.NewStack(back, container.NewBorder(nil, hint, nil, nil, l.list.Rows))
	l.panel.Hide()
	l.over = container.NewWithoutLayout(l.panel)
	g.OnInput = l.typed
	g.OnEditKey = l.key
	g.KeepEdit = func() bool { return l.shown() && l.list.under }
	return l
}

// Object lies over the grid.
func (l *LookUp) Object() fyne.CanvasObject { return l.over }

// shown tells whether somebody is offered.
func (l *LookUp) shown() bool { return !l.panel.Hidden }

// typed looks for what is in the editor; ok is false when it is closed.
func (l *LookUp) typed(row, col int, text string, ok bool) {
	if !ok || !l.wanted(row, col) {
		l.panel.Hide()
		return
	}
	l.list.Show(l.desk.search(text, 8), l.desk.Kind())
	if len(l.list.Found) == 0 {
		l.panel.Hide()
		return
	}
	l.place(row, col)
}

// place puts the list under the cell, or above it where there is more room.
func (l *LookUp) place(row, col int) {
	at, size := l.grid.CellRect(row, col)
	area := l.grid.Size()
	back := l.panel.Objects[0].(*canvas.Rectangle)
	back.FillColor = theme.Color(theme.ColorNameOverlayBackground)
	back.StrokeColor, back.StrokeWidth = theme.Color(theme.ColorNamePrimary), 1
	least := l.panel.MinSize()
	w := min(max(560, size.Width), area.Width-at.X)
	y := at.Y + size.Height + 2
	if y+least.Height > area.Height {
		y = max(0, at.Y-least.Height-2)
	}
	l.panel.Resize(fyne.NewSize(w, least.Height))
	l.panel.Move(fyne.NewPos(at.X, y))
	l.panel.Show()
	l.panel.Refresh()
}

// key lets Down, Up, Enter and Escape act on the list while it is shown.
func (l *LookUp) key(e *fyne.KeyEvent) bool {
	if l.panel.Hidden {
		return false
	}
	if e.Name == fyne.KeyEscape {
		l.panel.Hide()
		return true
	}
	return l.list.key(e)
}

// chosen leaves what was typed for the one who was found.
func (l *LookUp) chosen(f *Found) {
	l.grid.Cancel()
	l.panel.Hide()
	l.desk.Canvas.Focus(l.grid) // a click has taken the keyboard away
	l.take(f)
}
