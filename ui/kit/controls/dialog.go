package controls

import (
	"errors"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/kit/words"
)

// Dialog is a question over the window. Escape closes it and Ctrl+Enter confirms
// it from wherever the focus is inside; so does Enter, where it has nothing else
// to do, such as to press a button. Fyne's own dialogs do none of this.
type Dialog struct {
	// Confirm acts on the answer. An error keeps the dialog open and is shown in
	// it as a sentence.
	Confirm func() error
	// Closed is called when the dialog is gone, confirmed or not.
	Closed func()
	// Back goes to the step before and tells whether there was one: Alt+Left and Escape.
	Back func() bool
	// Lost is a sentence about what would be gone with the dialog, "" for nothing:
	// then Escape and the cancel button ask before they close it.
	Lost func() string
	// OnKey is offered the keys that no control has used; true means it used them.
	OnKey func(*fyne.KeyEvent) bool
	// Of is what asks with the dialog: whoever drives the window by program finds
	// the controls there.
	Of any
	// Help tells about the dialog, with F1; nil for nothing.
	Help func()

	canvas  fyne.Canvas
	popup   *widget.PopUp
	body    *fyne.Container // all that stands in it
	content *fyne.Container
	stack   *fyne.Container // shows one of the pages, nil without pages
	pages   []fyne.CanvasObject
	head    *fyne.Container // the title, and what stands beside it
	problem *widget.Label
	ok      *Button
	buttons *fyne.Container
	before  func(*fyne.KeyEvent)
	open    bool
	answers bool      // Confirm is at work
	least   fyne.Size // that was asked for
	warned  bool      // what would be lost is said
}

// ErrStay keeps a dialog open without a word: there is another step to come.
var ErrStay = errors.New("the dialog goes on")

// NewDialog makes a dialog over a canvas. The confirm button bears the given
// words; without words there is only a way to close it.
func NewDialog(c fyne.Canvas, title string, content fyne.CanvasObject, confirm, cancel string) *Dialog {
	d := &Dialog{canvas: c}
	head := widget.NewLabel(strings.TrimSuffix(title, "…")) // of a command that has asked enough by now
	head.SizeName = theme.SizeNameSubHeadingText
	d.problem = widget.NewLabel("")
	d.problem.Wrapping = fyne.TextWrapWord
	d.problem.Importance = widget.DangerImportance
	d.problem.Hide()
	d.buttons = container.NewHBox(layout.NewSpacer(), NewButton(cancel, d.Leave))
	if confirm != "" {
		d.ok = NewButton(confirm, d.Accept)
		d.ok.Importance = widget.HighImportance
		d.buttons.Add(d.ok)
	}
	foot := container.NewVBox(d.problem, d.buttons)
	d.head = container.NewHBox(head)
	d.content = container.NewPadded(content)
	inside := container.NewBorder(d.head, foot, nil, nil, d.content)
	d.body = container.New(margin(), inside)
	d.popup = widget.NewModalPopUp(d.body, c)
	return d
}

// Show opens the dialog as large as what stands in it and at least so large, and puts the focus on the given
// control, if any.
func (d *Dialog) Show(size fyne.Size, focus fyne.Focusable) {
	if d.open {
		return
	}
	d.open = true
	d.entries(d.content)
	d.before = d.canvas.OnTypedKey()
	d.canvas.SetOnTypedKey(d.Key)
	d.Resize(size)
	d.popup.Show()
	if focus != nil {
		d.canvas.Focus(focus)
	}
}

// Beside puts something at the end of the title's line, in place of what was there.
func (d *Dialog) Beside(o fyne.CanvasObject) {
	d.head.Objects = []fyne.CanvasObject{d.head.Objects[0], layout.NewSpacer(), o}
	d.head.Refresh()
}

// AddButton puts a button to the left of the others.
func (d *Dialog) AddButton(b fyne.CanvasObject) {
	d.buttons.Objects = append([]fyne.CanvasObject{b}, d.buttons.Objects...)
}

// Key acts on Escape and Enter, and on what OnKey has a use for.
func (d *Dialog) Key(e *fyne.KeyEvent) {
	if d.OnKey != nil && d.OnKey(e) {
		return
	}
	switch e.Name {
	case fyne.KeyF1:
		if d.Help != nil {
			d.Help()
		}
	case fyne.KeyEscape:
		if d.Back == nil || !d.Back() {
			d.Leave()
		}
	case fyne.KeyReturn, fyne.KeyEnter:
		d.Accept()
	}
}

// Escape is Key for controls that have a use for all other keys: true means that it used it.
func (d *Dialog) Escape(e *fyne.KeyEvent) bool {
	if e.Name == fyne.KeyEscape {
		d.Key(e)
	}
	return e.Name == fyne.KeyEscape
}

// Shortcut acts on Ctrl+Enter, on Ctrl+Tab and Ctrl+Shift+Tab, which go to the next
// and the previous control even where Tab is part of a text, and on Alt+Left.
func (d *Dialog) Shortcut(s fyne.Shortcut) {
	c, ok := s.(*desktop.CustomShortcut)
	if ok && d.Back != nil && c.KeyName == fyne.KeyLeft && c.Modifier == fyne.KeyModifierAlt {
		d.Back()
		return
	}
	if !ok || c.Modifier&(fyne.KeyModifierControl|fyne.KeyModifierSuper) == 0 {
		return
	}
	switch c.KeyName {
	case fyne.KeyReturn, fyne.KeyEnter:
		d.Accept()
	case fyne.KeyTab:
		if c.Modifier&fyne.KeyModifierShift != 0 {
			d.canvas.FocusPrevious()
		} else {
			d.canvas.FocusNext()
		}
	}
}

// Accept confirms.
func (d *Dialog) Accept() {
	if !d.open || d.ok == nil || d.ok.Disabled() {
		return
	}
	if d.Confirm != nil {
		d.answers = true
		err := d.Confirm()
		d.answers = false
		if errors.Is(err, ErrStay) {
			d.Problem("")
			return
		} else if err != nil {
			d.Problem(words.Err(err))
			return
		}
	}
	d.Close()
}

// Problem shows a sentence above the buttons; "" takes it away.
func (d *Dialog) Problem(sentence string) {
	d.warned = false
	d.problem.SetText(Sentences(sentence))
	if sentence == "" {
		d.problem.Hide()
	} else {
		d.problem.Show()
	}
	d.popup.Refresh()
	d.Fit()
}

// Said is the sentence that Problem shows.
func (d *Dialog) Said() string { return d.problem.Text }

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
	if d.ok != nil && d.ok.Text != words {
		d.ok.SetText(words)
		d.buttons.Refresh() // makes room
	}
}

// Leave closes the dialog unanswered; what would be lost is said first, and doing
// it again closes it.
func (d *Dialog) Leave() {
	if d.open && d.Lost != nil && !d.warned {
		if lost := d.Lost(); lost != "" {
			d.Problem(lost)
			d.warned = true
			return
		}
	}
	d.Close()
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

// Answers tells whether the dialog is being confirmed: what is asked meanwhile is asked of its answer.
func (d *Dialog) Answers() bool { return d.answers }

// Open tells whether the dialog is shown.
func (d *Dialog) Open() bool { return d.open }
