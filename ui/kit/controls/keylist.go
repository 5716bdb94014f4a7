package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// KeyList is a list of one-line texts in a dialog. Up and Down choose; Enter and
// Escape, which a list would keep for itself, are the dialog's.
type KeyList struct {
	List
	Dialog *Dialog
	chosen int
	Chose  func(i int)
}

// NewKeyList is a list of so many texts.
func NewKeyList(length func() int, wording func(i int) string) *KeyList {
	l := &KeyList{}
	l.Length = length
	l.CreateItem = func() fyne.CanvasObject {
		return NewSnug("")
	}
	l.UpdateItem = func(i widget.ListItemID, o fyne.CanvasObject) { o.(*Snug).SetText(wording(i)) }
	l.OnSelected = func(i widget.ListItemID) {
		l.chosen = i
		if l.Chose != nil {
			l.Chose(i)
		}
	}
	l.ExtendBaseWidget(l)
	return l
}

func (l *KeyList) step(by int) { l.Select(max(0, min(l.chosen+by, l.Length()-1))) }

// TypedKey is part of fyne.Focusable.
func (l *KeyList) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyUp:
		l.step(-1)
	case fyne.KeyDown:
		l.step(1)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyEscape:
		l.Dialog.Key(e)
	default:
		l.List.TypedKey(e)
	}
}
