package people

import (
	"wallchart/arbiter/entries"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// WhyNoMerge says why it cannot be done, "" when it can.
func (o *Dialogs) WhyNoMerge() string {
	if why := o.Now().WhyNoSection(); why != "" {
		return why
	}
	return words.Text(entries.WhyNoMerge(o.Now().Event, o.Now().Section))
}

// AskMerge asks which section goes into the one that is shown. It returns the choice.
func (o *Dialogs) AskMerge() *controls.Select {
	into := o.Now().Section
	others := entries.Mergeable(o.Now().Event, into)
	var names []string
	for _, s := range others {
		names = append(names, s.Name)
	}
	hint := widget.NewLabel("")
	hint.Wrapping = fyne.TextWrapWord
	var pick *controls.Select
	tell := func(string) {
		if s := others[max(0, pick.SelectedIndex())]; len(s.Rounds) == 0 && len(into.Rounds) == 0 {
			hint.SetText(words.Say("merge.before", len(into.Players), len(s.Players), len(into.Players)+len(s.Players), s.Name))
		} else {
			hint.SetText(words.Say("merge.after", len(into.Players), len(s.Players), len(into.Players)+len(s.Players), s.Name))
		}
	}
	pick = controls.NewSelect(names, tell)
	pick.SetSelectedIndex(0)
	d := controls.NewDialog(o.Canvas(), words.Say("merge.title", into.Name), container.NewBorder(
		container.New(controls.FormRows(), widget.NewLabel(words.Say("merge.with")), pick), nil, nil, nil, hint),
		words.Say("merge.do"), words.Say("dialog.cancel"))
	d.Confirm = func() error {
		s := others[pick.SelectedIndex()]
		c, err := entries.Merge(o.Now().Event, o.Now().Section, []*model.Section{s}...)
		if err != nil {
			return err
		}
		return o.Do(c)
	}
	o.Ask(d, style.Short, pick)
	return pick
}
