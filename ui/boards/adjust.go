package boards

import (
	"errors"
	"wallchart/arbiter/rank"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/typing"
)

// adjusting is the dialog of points that the arbiter gives or takes away, with those there are.
type adjusting struct {
	dialogs        *Dialogs
	dialog         *controls.Dialog
	Who, round     *controls.Select
	Points, Reason *controls.Entry
	given          *fyne.Container
	entries        []model.Entry
}

// AskAdjust opens the dialog and returns it.
func (o *Dialogs) AskAdjust() *adjusting {
	s := o.Now().Section
	a := &adjusting{dialogs: o, entries: s.Entries(), Points: controls.NewEntry(), Reason: controls.NewEntry(), given: container.NewVBox()}
	var names []string
	for _, e := range a.entries {
		names = append(names, e.Name)
	}
	rounds := []string{words.Say("adjust.total")}
	for r := range s.Rounds {
		rounds = append(rounds, words.Say("rounds.round", r+1))
	}
	a.Who, a.round = controls.NewSelect(names, nil), controls.NewSelect(rounds, nil)
	a.round.SetSelectedIndex(0)
	a.Points.SetPlaceHolder(words.Say("adjust.points.hint"))
	rows := container.New(controls.FormRows(), widget.NewLabel(words.Say("adjust.who")), a.Who,
		widget.NewLabel(words.Say("adjust.round")), a.round, widget.NewLabel(words.Say("adjust.points")), a.Points,
		widget.NewLabel(words.Say("adjust.reason")), a.Reason)
	a.Show()
	a.dialog = controls.NewDialog(o.Canvas(), words.Say("adjust.title"),
		container.NewBorder(rows, nil, nil, nil, container.NewVScroll(a.given)),
		words.Say("adjust.enter"), words.Say("dialog.cancel"))
	a.dialog.Confirm = a.Enter
	a.Points.In(a.dialog)
	a.Reason.In(a.dialog)
	o.Ask(a.dialog, style.Form, a.Who)
	return a
}

// Show lists what was given and taken away, each with a button that takes it back.
func (a *adjusting) Show() {
	a.given.RemoveAll()
	s := a.dialogs.Now().Section
	for i, g := range s.Adjustments {
		e, _ := s.Entry(g.Who)
		points := g.Games.Fraction()
		if s.Team() {
			points = g.Match.Fraction() + "/" + g.Games.Fraction()
		}
		text := []string{e.Name, points}
		if g.Round > 0 {
			text = append(text, words.Say("rounds.round", g.Round))
		}
		if g.Reason != "" {
			text = append(text, g.Reason)
		}
		a.given.Add(controls.LineWithButton(text, words.Say("adjust.back"), func() {
			_ = typing.WhenMade(a.dialogs.Do(steps.RemoveAdjustment{Section: s.ID, Index: i}), a.Show)
		}))
	}
	a.given.Refresh()
}

// Enter decides what was entered.
func (a *adjusting) Enter() error {
	who := a.Who.SelectedIndex()
	if who < 0 {
		return errors.New(words.Say("adjust.nobody"))
	}
	c, err := rank.Adjust(a.dialogs.Now().Section, a.entries[who].ID, max(a.round.SelectedIndex(), 0), a.Points.Text, a.Reason.Text)
	if err != nil {
		return err
	}
	return a.dialogs.Do(c)
}
