package people

import (
	"errors"
	"strconv"
	"strings"
	"wallchart/arbiter/entries"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// WhyNoSplit says why it cannot be done, "" when it can.
func (o *Dialogs) WhyNoSplit() string {
	if why := o.Now().WhyNoSection(); why != "" {
		return why
	}
	return words.Text(entries.WhyNoSplit(o.Now().Section))
}

// AskSplit splits a section's players, in order of starting number, into
// all-play-alls: quads of four, hexagonals of six. It returns the tick for a last group that plays a Swiss.
func (o *Dialogs) AskSplit() *controls.Check {
	s := o.Now().Section
	size := controls.NewEntry()
	size.SetText("4")
	swiss := controls.NewCheck(words.Say("split.swiss"), nil)
	d := controls.NewDialog(o.Canvas(), words.Say("cmd.section.split"), container.NewVBox(
		container.New(controls.FormRows(), widget.NewLabel(words.Say("split.size")), size), swiss),
		words.Say("dialog.ok"), words.Say("dialog.cancel"))
	d.Confirm = func() error {
		n, err := strconv.Atoi(strings.TrimSpace(size.Text))
		if err != nil {
			return errors.New(words.Say("split.badSize", size.Text))
		}
		c, err := entries.Split(s, n, swiss.Checked)
		if err != nil {
			return err
		}
		return o.Do(c)
	}
	size.In(d)
	o.Ask(d, style.Form, size)
	return swiss
}
