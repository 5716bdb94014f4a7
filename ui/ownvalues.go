package ui

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
	office *tableDialogs
	lines  *controls.Entry
	told   *widget.Label
	dialog *controls.Dialog
}

// askOwnValues opens it and returns it.
func (o *tableDialogs) askOwnValues() *ownValues {
	v := &ownValues{office: o, lines: controls.NewTextEntry(), told: wrapped("")}
	v.lines.SetText(arbiter.OwnLines(o.Now().Section, words.Spoken()))
	v.lines.OnChanged = func(string) { v.count() }
	v.dialog = controls.NewDialog(o.Canvas(), words.Say("own.title"),
		container.NewBorder(wrapped(words.Say("own.hint")), v.told, nil, nil, v.lines), words.Say("dialog.ok"), words.Say("dialog.cancel"))
	v.dialog.Confirm = v.enter
	v.dialog.Of = v
	v.lines.In(v.dialog)
	v.count()
	o.Ask(v.dialog, style.Wide, v.lines)
	return v
}

// count says how many values there are, or what is not understood.
func (v *ownValues) count() {
	values, err := arbiter.ReadOwnLines(v.office.Now().Section, v.lines.Text)
	if err != nil {
		v.told.SetText(words.Err(err))
		return
	}
	v.told.SetText(words.Say("own.count", len(values)))
}

func (v *ownValues) enter() error {
	s := v.office.Now().Section
	values, err := arbiter.ReadOwnLines(s, v.lines.Text)
	if err != nil {
		return err
	}
	if strings.TrimSpace(v.lines.Text) == strings.TrimSpace(arbiter.OwnLines(s, words.Spoken())) {
		return nil
	}
	return v.office.Do(arbiter.OwnValues(s, values))
}
