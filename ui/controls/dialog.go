package controls

import (
	"errors"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Dialog is a question over the window. Escape closes it and Enter confirms it
// from wherever the focus is inside; Fyne's own dialogs do neither.
type Dialog struct {
	// Confirm acts on the answer. An error keeps the dialog open and is shown in
	// it as a sentence.
	Confirm func() error
	// Closed is called when the dialog is gone, confirmed or not.
	Closed func()

	canvas  fyne.Canvas
	popup   *widget.PopUp
	problem *widget.Label
	ok      *widget.Button
	before  func(*fyne.KeyEvent)
	open    bool
}

// ErrStay keeps a dialog open without a word: there is another step to come.
var ErrStay = errors.New("the dialog goes on")

// NewDialog makes a dialog over a canvas. The confirm button bears the given
// words; without words there is only a way to close it.
func NewDialog(c fyne.Canvas, title string, content fyne.CanvasObject, confirm, cancel string) *Dialog {
	d := &Dialog{canvas: c}
	head := widget.NewLabelWithStyle(title, fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	head.SizeName = theme.SizeNameSubHeadingText
	d.problem = widget.NewLabel("")
	d.problem.Wrapping = fyne.TextWrapWord
	d.problem.Importance = widget.DangerImportance
	d.problem.Hide()
	buttons := container.NewHBox(layout.NewSpacer(), widget.NewButton(cancel, d.Close))
	if confirm != "" {
		d.ok = widget.NewButton(confirm, d.Accept)
		d.ok.Importance = widget.HighImportance
		buttons.Add(d.ok)
	}
	foot := container.NewVBox(d.problem, buttons)
	d.popup = widget.NewModalPopUp(container.NewPadded(container.NewBorder(head, foot, nil, nil, container.NewPadded(content))), c)
	return d
}

// Show opens the dialog at least so large, and puts the focus on the given
// control, if any.
func (d *Dialog) Show(size fyne.Size, focus fyne.Focusable) {
	if d.open {
		return
	}
	d.open = true
	d.before = d.canvas.OnTypedKey()
	d.canvas.SetOnTypedKey(d.Key)
	room := d.canvas.Size()
	least := d.popup.MinSize()
	d.popup.Resize(fyne.NewSize( // before Show: shown, it would grow to the right and down only
		min(max(size.Width, least.Width), max(room.Width-2*theme.Padding(), least.Width)),
		min(max(size.Height, least.Height), max(room.Height-2*theme.Padding(), least.Height))))
	d.popup.Show()
	if focus != nil {
		d.canvas.Focus(focus)
	}
}

// Key acts on Escape and Enter.
func (d *Dialog) Key(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyEscape:
		d.Close()
	case fyne.KeyReturn, fyne.KeyEnter:
		d.Accept()
	}
}

// Accept confirms.
func (d *Dialog) Accept() {
	if !d.open || d.ok == nil || d.ok.Disabled() {
		return
	}
	if d.Confirm != nil {
		if err := d.Confirm(); errors.Is(err, ErrStay) {
			d.Problem("")
			return
		} else if err != nil {
			d.Problem(err.Error())
			return
		}
	}
	d.Close()
}

// Problem shows a sentence above the buttons; "" takes it away.
func (d *Dialog) Problem(sentence string) {
	d.problem.SetText(sentence)
	if sentence == "" {
		d.problem.Hide()
	} else {
		d.problem.Show()
	}
	d.popup.Refresh()
}

// SetConfirm greys the confirm button or not.
func (d *Dialog) SetConfirm(can bool) {
	if d.ok == nil {
		return
	}
	if can {
		d.ok.Enable()
	} else {
		d.ok.Disable()
	}
}

// SetConfirmText changes the words of the confirm button.
func (d *Dialog) SetConfirmText(words string) {
	if d.ok != nil {
		d.ok.SetText(words)
	}
}

// Close takes the dialog away.
func (d *Dialog) Close() {
	if !d.open {
		return
	}
	d.open = false
	d.popup.Hide()
	d.canvas.SetOnTypedKey(d.before)
	if d.Closed != nil {
		d.Closed()
	}
}

// Open tells whether the dialog is shown.
func (d *Dialog) Open() bool { return d.open }

// Entry is a text entry that passes Escape, Up and Down on instead of
// swallowing them.
type Entry struct {
	widget.Entry
	// OnKey is offered keys before the entry; true means it used them.
	OnKey func(*fyne.KeyEvent) bool
}

// NewEntry returns an empty one-line entry.
func NewEntry() *Entry {
	e := &Entry{}
	e.ExtendBaseWidget(e)
	return e
}

// NewTextEntry returns an empty entry of many lines.
func NewTextEntry() *Entry {
	e := &Entry{}
	e.MultiLine = true
	e.Wrapping = fyne.TextWrapOff
	e.ExtendBaseWidget(e)
	return e
}

// TypedKey is part of fyne.Focusable.
func (e *Entry) TypedKey(k *fyne.KeyEvent) {
	if e.OnKey != nil && e.OnKey(k) {
		return
	}
	e.Entry.TypedKey(k)
}

// In makes Escape, and Enter in an entry of one line, act on the dialog.
func (e *Entry) In(d *Dialog) {
	e.OnKey = func(k *fyne.KeyEvent) bool {
		switch {
		case k.Name == fyne.KeyEscape, !e.MultiLine && (k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter):
			d.Key(k)
			return true
		}
		return false
	}
}
