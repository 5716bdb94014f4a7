package people

import (
	"errors"
	"wallchart/arbiter/entries"

	"wallchart/model"
	"wallchart/ui/choices"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// WhyNoDivision says why it cannot be done, "" when it can.
func (o *Dialogs) WhyNoDivision() string {
	if why := o.Now().WhyNoSection(); why != "" {
		return why
	}
	return words.Text(entries.WhyNoDivision(o.Now().Section))
}

// divideDialog divides the section that is shown.
type divideDialog struct {
	*choices.Division
	dialog *controls.Dialog
}

// AskDivide asks into which sections the players are to be divided.
func (o *Dialogs) AskDivide() *divideDialog {
	id := o.Now().Section.ID
	p := choices.NewDivision(choices.DivisionSource{
		Section: func() (*model.Tournament, *model.Section, error) {
			t := o.Now().Event
			if t == nil || t.Section(id) == nil {
				return nil, nil, errors.New(words.Say("why.no.section"))
			}
			return t, t.Section(id), nil
		},
		Columns: entries.Columns, Usual: func() int { return -1 }}, false)
	d := &divideDialog{Division: p}
	d.dialog = controls.NewDialog(o.Canvas(), words.Say("divide.title", o.Now().Section.Name), p.Content(),
		words.Say("divide.confirm", 0), words.Say("dialog.cancel"))
	d.dialog.Of = d
	p.Host = d.dialog
	p.Changed = func() {
		d.dialog.SetConfirmText(words.Say("divide.confirm", p.Parts))
		d.dialog.SetConfirm(p.Parts > 0)
	}
	d.dialog.Confirm = func() error {
		t, s, err := p.Source.Section()
		if err != nil {
			return err
		}
		c, err := p.Change(t, s)
		if err != nil {
			return err
		}
		return o.Do(c)
	}
	for _, e := range p.Entries() {
		e.In(d.dialog)
	}
	o.Ask(d.dialog, style.Table, p.By)
	p.Refresh()
	return d
}
