package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"
)

// Act is what can be done on a screen with nothing in it: the words of a button, and what it does.
type Act struct {
	Wording string
	Do      func()
}

// Blank stands on a screen with nothing in it: a sentence says what the screen is for, buttons do what comes first.
type Blank struct {
	Text    *widget.Label
	row     *fyne.Container
	Buttons []*Button
	Whole   *fyne.Container
}

// NewBlank is a hidden blank; the first act stands out.
func NewBlank(acts ...Act) *Blank {
	b := &Blank{Text: widget.NewLabel(""), row: container.NewHBox()}
	b.Text.Alignment, b.Text.Wrapping = fyne.TextAlignCenter, fyne.TextWrapWord
	for i, a := range acts {
		button := NewButton(a.Wording, a.Do)
		if i == 0 {
			button.Importance = widget.HighImportance
		}
		b.Buttons = append(b.Buttons, button)
		b.row.Add(button)
	}
	b.Whole = container.NewVBox(layout.NewSpacer(), b.Text, container.NewCenter(b.row), layout.NewSpacer())
	b.Whole.Hide()
	return b
}

// Show says that there is nothing, and why; "" takes it away.
func (b *Blank) Show(sentence string) {
	if sentence == "" {
		b.Whole.Hide()
		return
	}
	b.Text.SetText(sentence)
	b.Whole.Show()
}

// Over puts it over what has nothing in it.
func (b *Blank) Over(o fyne.CanvasObject) fyne.CanvasObject { return container.NewStack(o, b.Whole) }
