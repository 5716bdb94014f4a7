package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Link is Fyne's hyperlink: Enter follows it as Space and a click do, and other keys
// are the dialog's.
type Link struct {
	widget.Hyperlink
}

// NewLink returns a link that does something, in a text that breaks its lines.
func NewLink(text string, tapped func()) *Link {
	l := &Link{}
	l.Text, l.OnTapped, l.Wrapping = text, tapped, fyne.TextWrapWord
	l.ExtendBaseWidget(l)
	return l
}

// TypedKey is part of fyne.Focusable.
func (l *Link) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		l.OnTapped()
	default:
		passOn(l, e)
	}
}
