package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/kit/words"
)

// Select is Fyne's drop-down, opened with Enter or Space; the arrows choose the next
// answer and the one before without opening it. It has a ring round it while it has
// the focus. Fyne's opens on Down, and marks nothing in the list.
type Select struct {
	widget.Select
	ringed bool
}

// NewSelect returns a drop-down.
func NewSelect(options []string, changed func(string)) *Select {
	s := &Select{}
	s.ExtendBaseWidget(s)
	s.Options, s.OnChanged = options, changed
	s.PlaceHolder = words.Say("select.choose")
	return s
}

// CreateRenderer is part of fyne.Widget.
func (s *Select) CreateRenderer() fyne.WidgetRenderer {
	return ring(s.Select.CreateRenderer(), &s.ringed)
}

// FocusGained is part of fyne.Focusable.
func (s *Select) FocusGained() { s.ringed = true; s.Select.FocusGained() }

// FocusLost is part of fyne.Focusable.
func (s *Select) FocusLost() { s.ringed = false; s.Select.FocusLost() }

// TypedKey is part of fyne.Focusable.
func (s *Select) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		s.Select.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	case fyne.KeyUp, fyne.KeyLeft:
		s.turn(-1)
	case fyne.KeyDown, fyne.KeyRight:
		s.turn(1)
	case fyne.KeySpace:
		if len(s.Options) > 0 { // with none, Fyne's shows an empty menu
			s.Select.TypedKey(e)
		}
	default:
		passOn(s, e)
	}
}

func (s *Select) turn(by int) {
	if to := s.SelectedIndex() + by; to >= 0 && to < len(s.Options) && !s.Disabled() {
		s.SetSelectedIndex(to)
	}
}

// Check is Fyne's tick box, ticked with Space; other keys are the dialog's. While it
// has the focus a ring is round it.
type Check struct {
	widget.Check
	ringed bool
}

// NewCheck returns a tick box.
func NewCheck(words string, changed func(bool)) *Check {
	c := &Check{}
	c.ExtendBaseWidget(c)
	c.Text, c.OnChanged = words, changed
	return c
}

// CreateRenderer is part of fyne.Widget.
func (c *Check) CreateRenderer() fyne.WidgetRenderer {
	return ring(c.Check.CreateRenderer(), &c.ringed)
}

// FocusGained is part of fyne.Focusable.
func (c *Check) FocusGained() { c.ringed = true; c.Check.FocusGained() }

// FocusLost is part of fyne.Focusable.
func (c *Check) FocusLost() { c.ringed = false; c.Check.FocusLost() }

// TypedKey is part of fyne.Focusable.
func (c *Check) TypedKey(e *fyne.KeyEvent) {
	if e.Name != fyne.KeySpace { // which comes as a character, too
		passOn(c, e)
	}
}

// List is Fyne's: the arrows go up and down, Enter chooses as Space does, and
// other keys are the dialog's. While it has the focus a ring is round it.
type List struct {
	widget.List
	ringed bool
	shown  widget.ListItemID // the last line that was to be in sight
}

// ScrollTo brings a line into sight. A list that has no room yet, as in a dialog that is just being made, does so when it gets it.
func (l *List) ScrollTo(id widget.ListItemID) {
	l.shown = id
	l.List.ScrollTo(id)
}

// Resize is part of fyne.Widget.
func (l *List) Resize(size fyne.Size) {
	grows := size.Height > l.Size().Height
	if l.List.Resize(size); grows {
		l.List.ScrollTo(l.shown)
	}
}

// NewList returns a list of rows that are made once and filled in as needed.
func NewList(length func() int, create func() fyne.CanvasObject, update func(widget.ListItemID, fyne.CanvasObject)) *List {
	l := &List{}
	l.Length, l.CreateItem, l.UpdateItem = length, create, update
	l.ExtendBaseWidget(l)
	return l
}

// CreateRenderer is part of fyne.Widget.
func (l *List) CreateRenderer() fyne.WidgetRenderer { return ring(l.List.CreateRenderer(), &l.ringed) }

// FocusGained is part of fyne.Focusable.
func (l *List) FocusGained() { l.ringed = true; l.List.FocusGained(); l.Refresh() }

// FocusLost is part of fyne.Focusable.
func (l *List) FocusLost() { l.ringed = false; l.List.FocusLost(); l.Refresh() }

// TypedKey is part of fyne.Focusable.
func (l *List) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		l.List.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	case fyne.KeySpace, fyne.KeyUp, fyne.KeyDown:
		l.List.TypedKey(e)
	default:
		passOn(l, e)
	}
}
