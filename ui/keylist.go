package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/kit/controls"
)

// keyList is a list of one-line texts in a dialog. Up and Down choose; Enter and
// Escape, which a list would keep for itself, are the dialog's.
type keyList struct {
	controls.List
	dialog *controls.Dialog
	chosen int
	chose  func(i int)
}

func newKeyList(length func() int, wording func(i int) string) *keyList {
	l := &keyList{}
	l.Length = length
	l.CreateItem = func() fyne.CanvasObject {
		return controls.NewSnug("")
	}
	l.UpdateItem = func(i widget.ListItemID, o fyne.CanvasObject) { o.(*controls.Snug).SetText(wording(i)) }
	l.OnSelected = func(i widget.ListItemID) {
		l.chosen = i
		if l.chose != nil {
			l.chose(i)
		}
	}
	l.ExtendBaseWidget(l)
	return l
}

func (l *keyList) step(by int) { l.Select(max(0, min(l.chosen+by, l.Length()-1))) }

// TypedKey is part of fyne.Focusable.
func (l *keyList) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyUp:
		l.step(-1)
	case fyne.KeyDown:
		l.step(1)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyEscape:
		l.dialog.Key(e)
	default:
		l.List.TypedKey(e)
	}
}
