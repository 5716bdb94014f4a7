package controls

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/kit/style"
)

// Item is one line of an OrderList: a title and a second text in grey.
type Item struct {
	Title  string
	Detail string
	// Fixed items stay where they are: the score that everything starts with.
	Fixed bool
}

// OrderList is a list whose order matters. A line is moved by dragging it, or
// with Alt+Up and Alt+Down; Up and Down choose a line, Delete removes it,
// Enter acts on it.
type OrderList struct {
	widget.BaseWidget
	items    []Item
	selected int
	focused  bool
	scroll   *container.Scroll
	drag     int     // line being dragged, -1 for none
	dragY    float32 // pointer

	OnSelect func(i int)
	OnMove   func(from, to int)
	OnRemove func(i int)
	OnEnter  func(i int)
	// OnShortcut takes the shortcuts that mean nothing to the list.
	OnShortcut func(fyne.Shortcut)
}

var (
	_ fyne.Focusable     = (*OrderList)(nil)
	_ fyne.Draggable     = (*OrderList)(nil)
	_ fyne.Shortcutable  = (*OrderList)(nil)
	_ desktop.Mouseable  = (*OrderList)(nil)
	_ desktop.Cursorable = (*OrderList)(nil)
)

// NewOrderList returns an empty list.
func NewOrderList() *OrderList {
	l := &OrderList{drag: -1}
	l.ExtendBaseWidget(l)
	return l
}

// Scrolled is the list in a scroll of its own that keeps the chosen line in sight.
func (l *OrderList) Scrolled() fyne.CanvasObject {
	l.scroll = container.NewVScroll(l)
	return l.scroll
}

// reveal scrolls to the chosen line where it is out of sight.
func (l *OrderList) reveal() {
	if l.scroll == nil || len(l.items) == 0 {
		return
	}
	top := float32(l.selected) * l.rowHeight()
	l.scroll.Offset.Y = max(min(l.scroll.Offset.Y, top), top+l.rowHeight()-l.scroll.Size().Height, 0)
	l.scroll.Refresh()
}

// SetItems replaces the lines; the selection stays at its place in the list.
func (l *OrderList) SetItems(items []Item) {
	l.items = items
	l.selected = max(0, min(l.selected, len(items)-1))
	l.Refresh()
}

// Selected returns the chosen line, or -1 when the list is empty.
func (l *OrderList) Selected() int {
	if len(l.items) == 0 {
		return -1
	}
	return l.selected
}

// Select chooses a line.
func (l *OrderList) Select(i int) {
	if i < 0 || i >= len(l.items) {
		return
	}
	changed := i != l.selected
	l.selected = i
	l.Refresh()
	l.reveal()
	if changed && l.OnSelect != nil {
		l.OnSelect(i)
	}
}

// MoveItem asks for the line to stand at another place; fixed lines refuse, and
// nothing passes above them.
func (l *OrderList) MoveItem(from, to int) {
	if from == to || from < 0 || to < 0 || from >= len(l.items) || to >= len(l.items) || l.items[from].Fixed || l.items[to].Fixed {
		return
	}
	l.selected = to
	if l.OnMove != nil {
		l.OnMove(from, to)
	}
	l.Refresh()
	l.reveal()
}

func (l *OrderList) rowHeight() float32 {
	return fyne.MeasureText("Mg", theme.TextSize(), fyne.TextStyle{}).Height + 2*theme.InnerPadding()
}

func (l *OrderList) rowAt(y float32) int {
	return max(0, min(len(l.items)-1, int(y/l.rowHeight())))
}

// MouseDown chooses the line under the pointer.
func (l *OrderList) MouseDown(e *desktop.MouseEvent) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(l); c != nil {
		c.Focus(l)
	}
	if len(l.items) > 0 && e.Position.Y < float32(len(l.items))*l.rowHeight() {
		l.Select(l.rowAt(e.Position.Y))
	}
}

// MouseUp is part of desktop.Mouseable.
func (l *OrderList) MouseUp(*desktop.MouseEvent) {}

// Cursor shows that lines can be dragged.
func (l *OrderList) Cursor() desktop.Cursor { return desktop.DefaultCursor }

// Dragged carries the line along with the pointer.
func (l *OrderList) Dragged(e *fyne.DragEvent) {
	if len(l.items) == 0 {
		return
	}
	if l.drag < 0 {
		l.drag = l.rowAt(e.Position.Y - e.Dragged.DY)
		if l.items[l.drag].Fixed {
			l.drag = -1
			return
		}
	}
	l.dragY = e.Position.Y
	l.Refresh()
}

// DragEnd drops the line where it is.
func (l *OrderList) DragEnd() {
	from := l.drag
	l.drag = -1
	if from >= 0 {
		l.MoveItem(from, l.rowAt(l.dragY))
	}
	l.Refresh()
}

// FocusGained shows the focus.
func (l *OrderList) FocusGained() { l.focused = true; l.Refresh() }

// FocusLost hides it.
func (l *OrderList) FocusLost() { l.focused = false; l.Refresh() }

// TypedRune is part of fyne.Focusable.
func (l *OrderList) TypedRune(rune) {}

// TypedKey chooses, removes and acts.
func (l *OrderList) TypedKey(e *fyne.KeyEvent) {
	i := l.Selected()
	switch e.Name {
	case fyne.KeyUp:
		l.Select(i - 1)
	case fyne.KeyDown:
		l.Select(i + 1)
	case fyne.KeyHome:
		l.Select(0)
	case fyne.KeyEnd:
		l.Select(len(l.items) - 1)
	case fyne.KeyDelete, fyne.KeyBackspace:
		if i >= 0 && !l.items[i].Fixed && l.OnRemove != nil {
			l.OnRemove(i)
		}
	case fyne.KeyReturn, fyne.KeyEnter:
		if i >= 0 && l.OnEnter != nil {
			l.OnEnter(i)
		}
	default:
		passOn(l, e)
	}
}

// TypedShortcut moves the chosen line with Alt+Up and Alt+Down.
func (l *OrderList) TypedShortcut(s fyne.Shortcut) {
	c, ok := s.(*desktop.CustomShortcut)
	switch {
	case ok && c.Modifier == fyne.KeyModifierAlt && c.KeyName == fyne.KeyUp:
		l.MoveItem(l.selected, l.selected-1)
	case ok && c.Modifier == fyne.KeyModifierAlt && c.KeyName == fyne.KeyDown:
		l.MoveItem(l.selected, l.selected+1)
	case l.OnShortcut != nil:
		l.OnShortcut(s)
	}
}

// CreateRenderer is part of fyne.Widget.
func (l *OrderList) CreateRenderer() fyne.WidgetRenderer {
	l.ExtendBaseWidget(l)
	r := &orderRenderer{list: l, back: canvas.NewRectangle(color.Transparent), drop: canvas.NewLine(color.Transparent)}
	for i := range r.frame {
		r.frame[i] = canvas.NewRectangle(color.Transparent)
	}
	r.Refresh()
	return r
}

type orderRow struct {
	back   *canvas.Rectangle
	grip   [6]*canvas.Circle
	title  *canvas.Text
	detail *canvas.Text
}

type orderRenderer struct {
	list  *OrderList
	back  *canvas.Rectangle
	frame [4]*canvas.Rectangle // left, top, right, bottom
	width float32              // of the frame
	drop  *canvas.Line
	rows  []*orderRow
	all   []fyne.CanvasObject
}

func (r *orderRenderer) Destroy() {}

func (r *orderRenderer) Objects() []fyne.CanvasObject { return r.all }

func (r *orderRenderer) MinSize() fyne.Size {
	w := float32(0)
	for _, it := range r.list.items {
		title := fyne.MeasureText(it.Title, theme.TextSize(), fyne.TextStyle{Bold: true}).Width
		w = max(w, title+fyne.MeasureText(it.Detail, theme.CaptionTextSize(), fyne.TextStyle{}).Width)
	}
	return fyne.NewSize(max(style.LeastList, w+5*theme.InnerPadding()+14), float32(max(1, len(r.list.items)))*r.list.rowHeight())
}

func (r *orderRenderer) Layout(size fyne.Size) {
	r.back.Resize(size)
	for i, at := range [4]struct{ x, y, w, h float32 }{
		{0, 0, r.width, size.Height}, {0, 0, size.Width, r.width},
		{size.Width - r.width, 0, r.width, size.Height}, {0, size.Height - r.width, size.Width, r.width},
	} {
		r.frame[i].Move(fyne.NewPos(at.x, at.y))
		r.frame[i].Resize(fyne.NewSize(at.w, at.h))
	}
	h := r.list.rowHeight()
	pad := theme.InnerPadding()
	for i, row := range r.rows {
		y := float32(i) * h
		if i == r.list.drag {
			y = max(0, min(size.Height-h, r.list.dragY-h/2))
		}
		row.back.Move(fyne.NewPos(1, y))
		row.back.Resize(fyne.NewSize(size.Width-2, h))
		for k, dot := range row.grip {
			dot.Resize(fyne.NewSize(2.5, 2.5))
			dot.Move(fyne.NewPos(pad+float32(k%2)*5, y+h/2-7+float32(k/2)*5))
		}
		ts := row.title.MinSize()
		row.title.Move(fyne.NewPos(pad*2+9, y+(h-ts.Height)/2))
		row.title.Resize(ts)
		ds := row.detail.MinSize()
		row.detail.Move(fyne.NewPos(max(pad*3+9+ts.Width, size.Width-ds.Width-pad*1.5), y+(h-ds.Height)/2))
		row.detail.Resize(ds)
	}
	r.drop.Hidden = r.list.drag < 0
	if r.list.drag >= 0 {
		to := r.list.rowAt(r.list.dragY)
		y := float32(to) * h
		if to > r.list.drag {
			y += h
		}
		r.drop.Position1, r.drop.Position2 = fyne.NewPos(2, y), fyne.NewPos(size.Width-2, y)
	}
}

func (r *orderRenderer) Refresh() {
	for len(r.rows) < len(r.list.items) {
		row := &orderRow{back: canvas.NewRectangle(color.Transparent), title: canvas.NewText("", color.Black),
			detail: canvas.NewText("", color.Black)}
		for k := range row.grip {
			row.grip[k] = canvas.NewCircle(color.Transparent)
		}
		r.rows = append(r.rows, row)
	}
	r.rows = r.rows[:len(r.list.items)]
	r.back.FillColor = theme.Color(theme.ColorNameInputBackground)
	ink := theme.Color(theme.ColorNameInputBorder)
	r.width = 1
	if r.list.focused {
		ink, r.width = theme.Color(theme.ColorNamePrimary), 2
	}
	for _, side := range r.frame {
		side.FillColor = ink
	}
	r.drop.StrokeWidth, r.drop.StrokeColor = 2, theme.Color(theme.ColorNamePrimary)
	r.all = r.all[:0]
	r.all = append(r.all, r.back)
	for i, row := range r.rows {
		r.paint(row, r.list.items[i], i)
		r.all = append(r.all, row.back, row.title, row.detail)
		for _, dot := range row.grip {
			r.all = append(r.all, dot)
		}
	}
	r.all = append(r.all, r.drop)
	for _, side := range r.frame {
		r.all = append(r.all, side)
	}
	r.Layout(r.list.Size())
	canvas.Refresh(r.list)
}

func (r *orderRenderer) paint(row *orderRow, it Item, i int) {
	row.title.Text, row.title.TextSize = it.Title, theme.TextSize()
	row.title.TextStyle = fyne.TextStyle{Bold: i == r.list.selected}
	row.title.Color = theme.Color(theme.ColorNameForeground)
	row.detail.Text, row.detail.TextSize = it.Detail, theme.CaptionTextSize()
	row.detail.Color = theme.Color(theme.ColorNamePlaceHolder)
	row.back.FillColor = color.Transparent
	if i == r.list.selected {
		row.back.FillColor = theme.Color(theme.ColorNameSelection)
	}
	for _, dot := range row.grip {
		dot.FillColor = theme.Color(theme.ColorNamePlaceHolder)
		dot.Hidden = it.Fixed
	}
}
