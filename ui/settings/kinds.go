package settings

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"wallchart/arbiter/health"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// kindsChoice asks which kinds of problems are listed in the event.
type kindsChoice struct {
	dialogs *Dialogs
	Ticks   []*controls.Check
	dialog  *controls.Dialog
}

// AskKinds opens the dialog and returns it.
func (o *Dialogs) AskKinds() *kindsChoice {
	k := &kindsChoice{dialogs: o}
	quiet := o.Now().Event.Quiet
	rows := container.NewVBox()
	for _, kind := range health.Kinds {
		tick := controls.NewCheck(words.Text(kind.Name), nil)
		tick.Checked = !slices.Contains(quiet, kind.Code)
		k.Ticks = append(k.Ticks, tick)
		rows.Add(tick)
	}
	k.dialog = controls.NewDialog(o.Canvas(), words.Say("kinds.title"),
		container.NewBorder(controls.Wrapped(words.Say("kinds.hint")), nil, nil, nil, container.NewVScroll(rows)),
		words.Say("dialog.ok"), words.Say("dialog.cancel"))
	k.dialog.Confirm = k.enter
	k.dialog.Of = k
	o.Ask(k.dialog, style.Wide, fyne.Focusable(k.Ticks[0]))
	return k
}

func (k *kindsChoice) enter() error {
	var quiet []string
	for i, tick := range k.Ticks {
		if !tick.Checked {
			quiet = append(quiet, health.Kinds[i].Code)
		}
	}
	c, err := health.Quieted(k.dialogs.Now().Event, quiet)
	if err != nil || c == nil {
		return err
	}
	return k.dialogs.Do(c)
}
