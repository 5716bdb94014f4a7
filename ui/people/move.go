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
	"wallchart/ui/typing"
)

// WhyNoMove says why nobody can be moved to another section, "" when somebody can.
func (o *Dialogs) WhyNoMove() string {
	if why := o.Now().WhyNoPlayers(); why != "" {
		return why
	}
	switch {
	case len(playerSections(o.Now().Event)) < 2:
		return words.Say("move.oneSection")
	case len(o.Marked()) == 0:
		return words.Say("move.nobody")
	}
	return ""
}

// AskMove asks to which section those who are marked go.
func (o *Dialogs) AskMove() {
	from, who := o.Now().Section, o.Marked()
	var to []*model.Section
	var names []string
	for _, s := range playerSections(o.Now().Event) {
		if s.ID != from.ID {
			to, names = append(to, s), append(names, s.Name)
		}
	}
	var moving []string
	for _, id := range who {
		e, _ := from.Entry(id)
		moving = append(moving, typing.NameOf(e))
	}
	text := widget.NewLabel(words.FirstFew(moving))
	text.Wrapping = fyne.TextWrapWord
	target := controls.NewSelect(names, nil)
	target.SetSelectedIndex(0)
	d := controls.NewDialog(o.Canvas(), words.Say("cmd.section.move"), container.NewBorder(nil,
		container.New(controls.FormRows(), widget.NewLabel(words.Say("move.to")), target), nil, nil, container.NewVScroll(text)),
		words.Say("move.do"), words.Say("dialog.cancel"))
	d.Confirm = func() error {
		s := to[target.SelectedIndex()]
		c, err := entries.Move(o.Now().Event, from, s, who...)
		if err != nil {
			return err
		}
		if err := o.Do(c); err != nil {
			return err
		}
		o.Say(words.Say("people.moved", words.FirstFew(moving), s.Name))
		return nil
	}
	o.Ask(d, style.Short, target)
}
