package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/kit/controls"
)

// act is what can be done on a screen with nothing in it: the words of a button, and what it does.
type act struct {
	wording string
	do      func()
}

// blank stands on a screen with nothing in it: a sentence says what the screen is for, buttons do what comes first.
type blank struct {
	text    *widget.Label
	row     *fyne.Container
	buttons []*controls.Button
	whole   *fyne.Container
}

func newBlank(acts ...act) *blank {
	b := &blank{text: widget.NewLabel(""), row: container.NewHBox()}
	b.text.Alignment, b.text.Wrapping = fyne.TextAlignCenter, fyne.TextWrapWord
	for i, a := range acts {
		button := controls.NewButton(a.wording, a.do)
		if i == 0 {
			button.Importance = widget.HighImportance
		}
		b.buttons = append(b.buttons, button)
		b.row.Add(button)
	}
	b.whole = container.NewVBox(layout.NewSpacer(), b.text, container.NewCenter(b.row), layout.NewSpacer())
	b.whole.Hide()
	return b
}

// show says that there is nothing, and why; "" takes it away.
func (b *blank) show(sentence string) {
	if sentence == "" {
		b.whole.Hide()
		return
	}
	b.text.SetText(sentence)
	b.whole.Show()
}

// over puts it over what has nothing in it.
func (b *blank) over(o fyne.CanvasObject) fyne.CanvasObject { return container.NewStack(o, b.whole) }
