package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// HintButton is a button that says what it does, or why it cannot, while the
// pointer rests on it or the keyboard is on it.
type HintButton struct {
	Button
	// Hint returns the sentence; OnHint receives it, and "" when the pointer
	// leaves.
	Hint   func() string
	OnHint func(string)
}

var _ desktop.Hoverable = (*HintButton)(nil)

// NewHintButton returns a flat button.
func NewHintButton(text string, icon fyne.Resource, tapped func()) *HintButton {
	b := &HintButton{}
	b.ExtendBaseWidget(b)
	b.Text, b.Icon, b.OnTapped = text, icon, tapped
	b.Importance = widget.LowImportance
	return b
}

// MouseIn says the hint.
func (b *HintButton) MouseIn(e *desktop.MouseEvent) {
	b.Button.MouseIn(e)
	b.hint(true)
}

// MouseOut takes the hint back.
func (b *HintButton) MouseOut() {
	b.Button.MouseOut()
	b.hint(false)
}

// FocusGained says the hint to the keyboard as well.
func (b *HintButton) FocusGained() {
	b.Button.FocusGained()
	b.hint(true)
}

// FocusLost takes the hint back.
func (b *HintButton) FocusLost() {
	b.Button.FocusLost()
	b.hint(false)
}

// TypedKey is part of fyne.Focusable.
func (b *HintButton) TypedKey(e *fyne.KeyEvent) { b.typed(b, e) }

func (b *HintButton) hint(on bool) {
	switch {
	case b.OnHint == nil:
	case !on:
		b.OnHint("")
	case b.Hint != nil:
		b.OnHint(b.Hint())
	}
}

// Set changes the words and whether the button can be pressed, repaints only when
// something is different, and tells whether the words are.
func (b *HintButton) Set(text string, enabled bool) (reworded bool) {
	if reworded = text != b.Text; reworded {
		b.SetText(text)
	}
	switch {
	case enabled && b.Disabled():
		b.Enable()
	case !enabled && !b.Disabled():
		b.Disable()
	}
	return reworded
}
