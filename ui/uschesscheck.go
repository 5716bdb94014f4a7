package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/files/uschess"
	"wallchart/model"
	"wallchart/ui/words"
)

// mostChecks are listed at a time: whoever has mended sixty is shown the next.
const mostChecks = 60

// check lists what the federation would refuse, anew after every letter typed.
func (d *reportDialog) check() {
	if d.dialog == nil {
		return
	}
	d.found = uschess.Check(d.event(), d.report)
	grave := len(d.found.Grave())
	d.list.RemoveAll()
	d.links = d.links[:0]
	for _, first := range []bool{true, false} {
		for _, p := range d.found {
			if p.Grave == first && len(d.list.Objects) < mostChecks {
				d.list.Add(d.line(p))
			}
		}
	}
	if n := len(d.found) - mostChecks; n > 0 {
		d.list.Add(widget.NewLabel(words.Say("import.more", n)))
	}
	d.list.Refresh()
	switch {
	case grave > 0:
		d.count.SetText(words.Say("uschess.refused", grave))
	case len(d.found) > 0:
		d.count.SetText(words.Say("uschess.warned", len(d.found)))
	default:
		d.count.SetText(words.Say("uschess.clean"))
	}
	d.dialog.SetConfirm(grave == 0)
}

// line is a problem, with a sign for how grave it is; one that belongs to a
// player or a board leads there.
func (d *reportDialog) line(p model.Problem) fyne.CanvasObject {
	icon := widget.NewIcon(theme.NewWarningThemedResource(theme.WarningIcon()))
	if p.Grave {
		icon = widget.NewIcon(theme.NewErrorThemedResource(theme.ErrorIcon()))
	}
	sign := container.NewVBox(container.NewGridWrap(fyne.NewSize(theme.IconInlineSize(), theme.IconInlineSize()+2*theme.InnerPadding()), icon))
	if p.Who == "" && p.Round == 0 {
		text := widget.NewLabel(words.Err(p))
		text.Wrapping = fyne.TextWrapWord
		return container.NewBorder(nil, nil, sign, nil, text)
	}
	link := widget.NewHyperlink(words.Err(p), nil)
	link.Wrapping = fyne.TextWrapWord
	link.OnTapped = func() { d.leaveFor(p) }
	d.links = append(d.links, link)
	return container.NewBorder(nil, nil, sign, nil, link)
}

// leaveFor keeps what was entered, closes the dialog, and goes to what is wrong.
func (d *reportDialog) leaveFor(p model.Problem) {
	d.dialog.Close()
	d.desk.goTo(p)
}
