package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Link is Fyne's hyperlink: Enter follows it as Space and a click do, and other keys
// are the dialog's. While it has the focus a ring is round it.
type Link struct {
	widget.Hyperlink
	ringed bool
}

// NewLink returns a link that does something, in a text that breaks its lines.
func NewLink(text string, tapped func()) *Link {
	l := &Link{}
	l.Text, l.OnTapped, l.Wrapping = text, tapped, fyne.TextWrapWord
	l.ExtendBaseWidget(l)
	return l
}

// CreateRenderer is part of fyne.Widget.
func (l *Link) CreateRenderer() fyne.WidgetRenderer {
	return ring(l.Hyperlink.CreateRenderer(), &l.ringed)
}

// FocusGained is part of fyne.Focusable.
func (l *Link) FocusGained() { l.ringed = true; l.Hyperlink.FocusGained(); l.Refresh() }

// FocusLost is part of fyne.Focusable.
func (l *Link) FocusLost() { l.ringed = false; l.Hyperlink.FocusLost(); l.Refresh() }

// TypedKey is part of fyne.Focusable.
func (l *Link) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		l.OnTapped()
	default:
		passOn(l, e)
	}
}
