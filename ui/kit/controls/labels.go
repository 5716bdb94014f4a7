package controls

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// LineWithButton is a line of what the arbiter has decided, with the button that takes it back.
func LineWithButton(text []string, label string, back func()) fyne.CanvasObject {
	line := widget.NewLabel(strings.Join(text, " · "))
	line.Truncation = fyne.TextTruncateEllipsis
	return container.NewBorder(nil, nil, nil, NewButton(label, back), line)
}

// Sentence gives a phrase its capital and its full stop.
func Sentence(s string) string {
	first, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(first)) + strings.TrimSuffix(s[size:], ".") + "."
}

// SetLabel sets a text that is another; a label paints itself anew even for the same.
func SetLabel(l *widget.Label, text string) {
	if l.Text != text {
		l.SetText(text)
	}
}

// Wrapped is a label that breaks its lines.
func Wrapped(text string) *widget.Label {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	return l
}
