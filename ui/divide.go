package ui

import (
	"errors"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

func (o *peopleDialogs) whyNoDivision() string {
	if why := o.Now().WhyNoSection(); why != "" {
		return why
	}
	return words.Text(arbiter.WhyNoDivision(o.Now().Section))
}

// divideDialog divides the section that is shown.
type divideDialog struct {
	*divisionPanel
	dialog *controls.Dialog
}

// askDivide asks into which sections the players are to be divided.
func (o *peopleDialogs) askDivide() *divideDialog {
	id := o.Now().Section.ID
	p := newDivisionPanel(divisionSource{
		section: func() (*model.Tournament, *model.Section, error) {
			t := o.Now().Event
			if t == nil || t.Section(id) == nil {
				return nil, nil, errors.New(words.Say("why.no.section"))
			}
			return t, t.Section(id), nil
		},
		columns: arbiter.Columns, usual: func() int { return -1 }}, false)
	d := &divideDialog{divisionPanel: p}
	d.dialog = controls.NewDialog(o.Canvas(), words.Say("divide.title", o.Now().Section.Name), p.content(),
		words.Say("divide.confirm", 0), words.Say("dialog.cancel"))
	d.dialog.Of = d
	p.host = d.dialog
	p.changed = func() {
		d.dialog.SetConfirmText(words.Say("divide.confirm", p.parts))
		d.dialog.SetConfirm(p.parts > 0)
	}
	d.dialog.Confirm = func() error {
		t, s, err := p.source.section()
		if err != nil {
			return err
		}
		c, err := p.change(t, s)
		if err != nil {
			return err
		}
		return o.Do(c)
	}
	for _, e := range p.entries() {
		e.In(d.dialog)
	}
	o.Ask(d.dialog, style.Table, p.by)
	p.refresh()
	return d
}
