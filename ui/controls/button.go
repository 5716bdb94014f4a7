package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Button is Fyne's, pressed with Enter as well as Space, and with a ring round it
// while it has the focus.
type Button struct {
	widget.Button
	// OnArrow takes Up (-1) and Down (1), where buttons stand in a list.
	OnArrow func(by int)
	ringed  bool
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

// CreateRenderer is part of fyne.Widget.
func (b *Button) CreateRenderer() fyne.WidgetRenderer {
	return ring(b.Button.CreateRenderer(), &b.ringed)
}

// FocusGained is part of fyne.Focusable.
func (b *Button) FocusGained() { b.ringed = true; b.Button.FocusGained() }

// FocusLost is part of fyne.Focusable.
func (b *Button) FocusLost() { b.ringed = false; b.Button.FocusLost() }

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
