package ui

import (
	"errors"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/ui/controls"
	"wallchart/ui/words"
)

func (a *App) whyNoSplit() string {
	if why := a.whyNoSection(); why != "" {
		return why
	}
	return words.Text(arbiter.WhyNoSplit(a.state.Section))
}

// askSplit splits a section's players, in order of starting number, into
// all-play-alls: quads of four, hexagonals of six.
func (a *App) askSplit() {
	s := a.state.Section
	size := controls.NewEntry()
	size.SetText("4")
	d := controls.NewDialog(a.win.Canvas(), words.Say("cmd.section.split"),
		container.New(controls.FormRows(), widget.NewLabel(words.Say("split.size")), size), words.Say("dialog.ok"), words.Say("dialog.cancel"))
	d.Confirm = func() error {
		n, err := strconv.Atoi(strings.TrimSpace(size.Text))
		if err != nil {
			return errors.New(words.Say("split.badSize", size.Text))
		}
		c, err := arbiter.Split(s, n)
		if err != nil {
			return err
		}
		return a.Do(c)
	}
	size.In(d)
	a.openDialog(d, fyne.NewSize(380, 150), size)
}
