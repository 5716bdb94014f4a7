package exchange

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/files/uschess"
	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// mostChecks are listed at a time: whoever has mended sixty is shown the next.
const mostChecks = 60

// check lists what the federation would refuse, anew after every letter typed.
func (d *usChessDialog) check() {
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
	d.dialog.Fit()
}

// line is a problem, with a sign for how grave it is; one that belongs to a
// player or a board leads there.
func (d *usChessDialog) line(p model.Problem) fyne.CanvasObject {
	icon := widget.NewIcon(theme.NewWarningThemedResource(theme.WarningIcon()))
	if p.Grave {
		icon = widget.NewIcon(theme.NewErrorThemedResource(theme.ErrorIcon()))
	}
	sign := container.NewVBox(container.NewGridWrap(fyne.NewSize(theme.IconInlineSize(), theme.IconInlineSize()+2*theme.InnerPadding()), icon))
	if p.Who == "" && p.Round == 0 && p.Field == "" {
		text := widget.NewLabel(words.Err(p))
		text.Wrapping = fyne.TextWrapWord
		return container.NewBorder(nil, nil, sign, nil, text)
	}
	link := controls.NewLink(words.Err(p), func() { d.follow(p) })
	d.links = append(d.links, link)
	return container.NewBorder(nil, nil, sign, nil, link)
}

// follow goes to what is wrong: to a line of the form, to the days of the rounds, or
// to a player or a board.
func (d *usChessDialog) follow(p model.Problem) {
	if f := d.asks(p); f != nil {
		d.goToField(f)
		return
	}
	if p.Field == "" {
		d.leaveFor(p)
		return
	}
	d.dialog.Close() // what was entered is kept, and the form comes back with it
	d.host.Details(p.Field, p.Section, func() { d.host.Show() })
}

// asks is the line of the form that a problem is about, nil for none: the section's
// own where it has one.
func (d *usChessDialog) asks(p model.Problem) (found *usChessField) {
	for _, f := range d.fields {
		if p.Field != "" && f.name == p.Field && (f.of == "" || f.of == p.Section) {
			found = f
		}
	}
	return found
}

// goToField brings a line of the form to sight and puts the keyboard there.
func (d *usChessDialog) goToField(f *usChessField) {
	var to interface {
		fyne.Focusable
		Position() fyne.Position
	} = f.entry
	if f.entry == nil {
		to = f.pick
	}
	d.form.ScrollToOffset(fyne.NewPos(0, max(0, to.Position().Y-d.form.Size().Height/2)))
	d.host.Canvas().Focus(to)
}

// leaveFor keeps what was entered, closes the dialog, and goes to what is wrong.
func (d *usChessDialog) leaveFor(p model.Problem) {
	d.dialog.Close()
	d.host.GoTo(p)
}
