package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/files/ratings"
	"wallchart/ui/controls"
	"wallchart/ui/words"
)

// suggestions is a short list of people of the rating lists under an entry. Up
// and Down choose one, Enter or a click takes it.
type suggestions struct {
	rows   *fyne.Container
	found  []found
	chosen int // -1 = none: Enter is the entry's
	take   func(*found)
	under  bool // the pointer is on a line
}

func newSuggestions(take func(*found)) *suggestions {
	return &suggestions{rows: container.NewVBox(), chosen: -1, take: take}
}

func (s *suggestions) object() fyne.CanvasObject { return container.NewVScroll(s.rows) }

// show replaces the list; nobody is chosen.
func (s *suggestions) show(fs []found, k ratings.Kind) {
	s.found, s.chosen, s.under = fs, -1, false
	s.rows.RemoveAll()
	for i := range fs {
		row := &suggestion{back: canvas.NewRectangle(color.Transparent), tapped: func() { s.take(&fs[i]) },
			pointed: func(on bool) { s.under = on }}
		row.Label.Text = fs[i].line(k)
		row.Label.Truncation = fyne.TextTruncateEllipsis
		row.ExtendBaseWidget(row)
		s.rows.Add(container.NewStack(row.back, row))
	}
	s.rows.Refresh()
}

// choose marks one; out of the list nobody.
func (s *suggestions) choose(i int) {
	if i < 0 || i >= len(s.found) {
		i = -1
	}
	s.chosen = i
	for k, o := range s.rows.Objects {
		box := o.(*fyne.Container)
		back, row := box.Objects[0].(*canvas.Rectangle), box.Objects[1].(*suggestion)
		back.FillColor, row.TextStyle.Bold = color.Transparent, k == i
		if k == i {
			back.FillColor = theme.Color(theme.ColorNameSelection)
		}
		box.Refresh()
	}
}

// keys offers an entry's keys to the list first.
func (s *suggestions) keys(other func(*fyne.KeyEvent) bool) func(*fyne.KeyEvent) bool {
	return func(e *fyne.KeyEvent) bool { return s.key(e) || other != nil && other(e) }
}

func (s *suggestions) key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyDown:
		if len(s.found) == 0 {
			return false
		}
		s.choose(min(s.chosen+1, len(s.found)-1))
	case fyne.KeyUp:
		if s.chosen < 0 {
			return false
		}
		s.choose(s.chosen - 1)
	case fyne.KeyReturn, fyne.KeyEnter:
		if s.chosen < 0 {
			return false
		}
		s.take(&s.found[s.chosen])
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

// lookUp is the look-up while a name is typed into the empty last line of the
// players: a list beside the editor, which keeps the keyboard.
type lookUp struct {
	screen *playerScreen
	list   *suggestions
	panel  *fyne.Container
	over   *fyne.Container // over the grid, laid out by place
}

func newLookUp(s *playerScreen) *lookUp {
	l := &lookUp{screen: s}
	l.list = newSuggestions(l.take)
	back := canvas.NewRectangle(color.Transparent)
	hint := controls.Heading("ratings.take")
	l.panel = container.NewStack(back, container.NewBorder(nil, hint, nil, nil, l.list.rows))
	l.panel.Hide()
	l.over = container.NewWithoutLayout(l.panel)
	s.grid.OnInput = l.typed
	s.grid.OnEditKey = l.key
	s.grid.KeepEdit = func() bool { return !l.panel.Hidden && l.list.under }
	return l
}

// typed looks for what is in the editor; ok is false when it is closed.
func (l *lookUp) typed(row, col int, text string, ok bool) {
	s := l.screen
	if !ok || s.st.Section == nil || s.st.Section.Team() || s.at(row) != 0 || s.fields[col].id != "name" || len(s.app.lists().open) == 0 {
		l.panel.Hide()
		return
	}
	l.list.show(s.app.lists().search(text, 8), s.app.ratingKind())
	if len(l.list.found) == 0 {
		l.panel.Hide()
		return
	}
	l.place(row, col)
}

// place puts the list under the cell, or above it where there is more room.
func (l *lookUp) place(row, col int) {
	at, size := l.screen.grid.CellRect(row, col)
	area := l.screen.grid.Size()
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
func (l *lookUp) key(e *fyne.KeyEvent) bool {
	if l.panel.Hidden {
		return false
	}
	if e.Name == fyne.KeyEscape {
		l.panel.Hide()
		return true
	}
	return l.list.key(e)
}

// take adds the one who was found in place of what was typed.
func (l *lookUp) take(f *found) {
	l.screen.grid.Cancel()
	l.panel.Hide()
	l.screen.app.win.Canvas().Focus(l.screen.grid) // a click has taken the keyboard away
	if err := l.screen.app.takeFound(f, l.screen.app.ratingKind()); err != nil {
		l.screen.app.status.say(words.Err(err))
		return
	}
	l.screen.grid.Select(len(l.screen.grid.Table().Rows)-1, 1)
}
