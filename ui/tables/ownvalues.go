package tables

import (
	"strings"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// ownValues is the dialog of the values that are entered by hand, a participant a line.
type ownValues struct {
	office *Dialogs
	Lines  *controls.Entry
	Told   *widget.Label
	Dialog *controls.Dialog
}

// AskOwnValues opens it and returns it.
func (o *Dialogs) AskOwnValues() *ownValues {
	v := &ownValues{office: o, Lines: controls.NewTextEntry(), Told: controls.Wrapped("")}
	v.Lines.SetText(arbiter.OwnLines(o.Now().Section, words.Spoken()))
	v.Lines.OnChanged = func(string) { v.count() }
	v.Dialog = controls.NewDialog(o.Canvas(), words.Say("own.title"),
		container.NewBorder(controls.Wrapped(words.Say("own.hint")), v.Told, nil, nil, v.Lines), words.Say("dialog.ok"),
		words.Say("dialog.cancel"))
	v.Dialog.Confirm = v.Enter
	v.Dialog.Of = v
	v.Lines.In(v.Dialog)
	v.count()
	o.Ask(v.Dialog, style.Wide, v.Lines)
	return v
}

// count says how many values there are, or what is not understood.
func (v *ownValues) count() {
	values, err := arbiter.ReadOwnLines(v.office.Now().Section, v.Lines.Text)
	if err != nil {
		v.Told.SetText(words.Err(err))
		return
	}
	v.Told.SetText(words.Say("own.count", len(values)))
}

// Enter decides what was entered.
func (v *ownValues) Enter() error {
	s := v.office.Now().Section
	values, err := arbiter.ReadOwnLines(s, v.Lines.Text)
	if err != nil {
		return err
	}
	if strings.TrimSpace(v.Lines.Text) == strings.TrimSpace(arbiter.OwnLines(s, words.Spoken())) {
		return nil
	}
	return v.office.Do(arbiter.OwnValues(s, values))
}
