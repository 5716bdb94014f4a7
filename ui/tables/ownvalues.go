package tables

import (
	"strings"
	"wallchart/arbiter/rank"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// ownValues is the dialog of the values that are entered by hand, a participant a line.
type ownValues struct {
	dialogs *Dialogs
	Lines   *controls.Entry
	told    *widget.Label
	dialog  *controls.Dialog
}

// AskOwnValues opens it and returns it.
func (o *Dialogs) AskOwnValues() *ownValues {
	v := &ownValues{dialogs: o, Lines: controls.NewTextEntry(), told: controls.Wrapped("")}
	v.Lines.SetText(rank.OwnLines(o.Now().Section, words.Spoken()))
	v.Lines.OnChanged = func(string) { v.count() }
	v.dialog = controls.NewDialog(o.Canvas(), words.Say("own.title"),
		container.NewBorder(controls.Wrapped(words.Say("own.hint")), v.told, nil, nil, v.Lines), words.Say("dialog.ok"),
		words.Say("dialog.cancel"))
	v.dialog.Confirm = v.enter
	v.dialog.Of = v
	v.Lines.In(v.dialog)
	v.count()
	o.Ask(v.dialog, style.Wide, v.Lines)
	return v
}

// count says how many values there are, or what is not understood.
func (v *ownValues) count() {
	values, err := rank.ReadOwnLines(v.dialogs.Now().Section, v.Lines.Text)
	if err != nil {
		v.told.SetText(words.Err(err))
		return
	}
	v.told.SetText(words.Say("own.count", len(values)))
}

// enter decides what was entered.
func (v *ownValues) enter() error {
	s := v.dialogs.Now().Section
	values, err := rank.ReadOwnLines(s, v.Lines.Text)
	if err != nil {
		return err
	}
	if strings.TrimSpace(v.Lines.Text) == strings.TrimSpace(rank.OwnLines(s, words.Spoken())) {
		return nil
	}
	return v.dialogs.Do(rank.OwnValues(s, values))
}
