package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// Button is Fyne's, pressed with Enter as well as Space, and painted so that its
// kinds can be told apart: the one main button of a screen is filled and bold,
// others are not bold, a tab is underlined while it is chosen. A text that has not
// room enough is shortened. Round what has the focus is a ring.
type Button struct {
	widget.Button
	// OnArrow takes Up (-1) and Down (1), where buttons stand in a list.
	OnArrow func(by int)
	ringed  bool
	hovered bool
	tab     bool
}

// NewButton returns a button with words.
func NewButton(words string, tapped func()) *Button {
	return NewButtonWithIcon(words, nil, tapped)
}

// NewButtonWithIcon returns a button with an icon, and words if there are any.
func NewButtonWithIcon(words string, icon fyne.Resource, tapped func()) *Button {
	b := &Button{}
	b.ExtendBaseWidget(b)
	b.Text, b.Icon, b.OnTapped = words, icon, tapped
	return b
}

// AsTab makes the button the name of a page, over the pages: High importance tells
// which one is shown.
func (b *Button) AsTab() { b.tab = true; b.Refresh() }

// CreateRenderer is part of fyne.Widget.
func (b *Button) CreateRenderer() fyne.WidgetRenderer {
	return ring(newButtonPainter(b), &b.ringed)
}

// FocusGained is part of fyne.Focusable.
func (b *Button) FocusGained() { b.ringed = true; b.Button.FocusGained() }

// FocusLost is part of fyne.Focusable.
func (b *Button) FocusLost() { b.ringed = false; b.Button.FocusLost() }

// MouseIn is part of desktop.Hoverable.
func (b *Button) MouseIn(e *desktop.MouseEvent) { b.hovered = true; b.Button.MouseIn(e) }

// MouseOut is part of desktop.Hoverable.
func (b *Button) MouseOut() { b.hovered = false; b.Button.MouseOut() }

// TypedKey is part of fyne.Focusable.
func (b *Button) TypedKey(e *fyne.KeyEvent) { b.typed(b, e) }

// typed is TypedKey for a button that is part of another control.
func (b *Button) typed(self fyne.Focusable, e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		pressed(self, func() { b.Tapped(nil) })
		return
	case fyne.KeyUp, fyne.KeyDown:
		if b.OnArrow != nil {
			by := 1
			if e.Name == fyne.KeyUp {
				by = -1
			}
			b.OnArrow(by)
			return
		}
	}
	passOn(self.(fyne.CanvasObject), e)
}
