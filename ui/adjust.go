package ui

import (
	"errors"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// adjusting is the dialog of points that the arbiter gives or takes away, with those there are.
type adjusting struct {
	office         *boardDialogs
	dialog         *controls.Dialog
	who, round     *controls.Select
	points, reason *controls.Entry
	given          *fyne.Container
	entries        []model.Entry
}

// askAdjust opens the dialog and returns it.
func (o *boardDialogs) askAdjust() *adjusting {
	s := o.Now().Section
	a := &adjusting{office: o, entries: s.Entries(), points: controls.NewEntry(), reason: controls.NewEntry(), given: container.NewVBox()}
	var names []string
	for _, e := range a.entries {
		names = append(names, e.Name)
	}
	rounds := []string{words.Say("adjust.total")}
	for r := range s.Rounds {
		rounds = append(rounds, words.Say("rounds.round", r+1))
	}
	a.who, a.round = controls.NewSelect(names, nil), controls.NewSelect(rounds, nil)
	a.round.SetSelectedIndex(0)
	a.points.SetPlaceHolder(words.Say("adjust.points.hint"))
	rows := container.New(controls.FormRows(), widget.NewLabel(words.Say("adjust.who")), a.who,
		widget.NewLabel(words.Say("adjust.round")), a.round, widget.NewLabel(words.Say("adjust.points")), a.points,
		widget.NewLabel(words.Say("adjust.reason")), a.reason)
	a.show()
	a.dialog = controls.NewDialog(o.Canvas(), words.Say("adjust.title"),
		container.NewBorder(rows, nil, nil, nil, container.NewVScroll(a.given)),
		words.Say("adjust.enter"), words.Say("dialog.cancel"))
	a.dialog.Confirm = a.enter
	a.points.In(a.dialog)
	a.reason.In(a.dialog)
	o.Ask(a.dialog, style.Form, a.who)
	return a
}

// show lists what was given and taken away, each with a button that takes it back.
func (a *adjusting) show() {
	a.given.RemoveAll()
	s := a.office.Now().Section
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
		a.given.Add(decided(text, words.Say("adjust.back"), func() {
			_ = whenMade(a.office.Do(steps.RemoveAdjustment{Section: s.ID, Index: i}), a.show)
		}))
	}
	a.given.Refresh()
}

// decided is a line of what the arbiter has decided, with the button that takes it back.
func decided(text []string, label string, back func()) fyne.CanvasObject {
	line := widget.NewLabel(strings.Join(text, " · "))
	line.Truncation = fyne.TextTruncateEllipsis
	return container.NewBorder(nil, nil, nil, controls.NewButton(label, back), line)
}

func (a *adjusting) enter() error {
	who := a.who.SelectedIndex()
	if who < 0 {
		return errors.New(words.Say("adjust.nobody"))
	}
	c, err := arbiter.Adjust(a.office.Now().Section, a.entries[who].ID, max(a.round.SelectedIndex(), 0), a.points.Text, a.reason.Text)
	if err != nil {
		return err
	}
	return a.office.Do(c)
}
