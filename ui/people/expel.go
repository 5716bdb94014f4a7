package people

import (
	"errors"
	"slices"
	"strconv"
	"strings"
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

// expelling is the dialog in which a participant is expelled, with those who were.
type expelling struct {
	dialogs       *Dialogs
	Dialog        *controls.Dialog
	Who           *controls.Select
	round, Reason *controls.Entry
	opponents     *controls.Check
	given         *fyne.Container
	entries       []model.Entry
}

// AskExpel opens the dialog, for one participant or, with 0, for who is marked, and returns it.
func (o *Dialogs) AskExpel(who model.ID) *expelling {
	s := o.Now().Section
	x := &expelling{dialogs: o, entries: s.Entries(), round: controls.NewEntry(), Reason: controls.NewEntry(), given: container.NewVBox(),
		opponents: controls.NewCheck(words.Say("expel.opponents"), nil)}
	var names []string
	for _, e := range x.entries {
		names = append(names, strconv.Itoa(e.Number)+"  "+e.Name)
	}
	x.Who = controls.NewSelect(names, nil)
	at := slices.IndexFunc(x.entries, func(e model.Entry) bool { return e.ID == who })
	if at < 0 {
		at = o.markedEntry(x.entries)
	}
	if at >= 0 {
		x.Who.SetSelectedIndex(at)
	}
	first := func() {
		from := len(s.Rounds) + 1
		if i := x.Who.SelectedIndex(); i >= 0 {
			from = entries.ExpelledFrom(s, x.entries[i].ID, 0)
		}
		x.round.SetText(strconv.Itoa(from))
	}
	first()
	x.Who.OnChanged = func(string) { first() }
	hint := widget.NewLabel(words.Say("expel.hint"))
	hint.Wrapping = fyne.TextWrapWord
	rows := container.New(controls.FormRows(), widget.NewLabel(words.Say("expel.who")), x.Who,
		widget.NewLabel(words.Say("expel.round")), x.round, widget.NewLabel(words.Say("expel.reason")), x.Reason)
	top := container.NewVBox(rows, hint)
	if !s.Team() {
		top.Add(x.opponents)
	}
	x.Show()
	x.Dialog = controls.NewDialog(o.Canvas(), words.Say("expel.title"), container.NewBorder(top, nil, nil, nil, container.NewVScroll(x.given)),
		words.Say("expel.enter"), words.Say("dialog.cancel"))
	x.Dialog.Confirm = x.Enter
	x.round.In(x.Dialog)
	x.Reason.In(x.Dialog)
	focus := fyne.Focusable(x.Who)
	if at >= 0 {
		focus = x.Reason
	}
	o.Ask(x.Dialog, style.Form, focus)
	return x
}

// Show lists who was expelled, each with a button that takes it back.
func (x *expelling) Show() {
	x.given.RemoveAll()
	s := x.dialogs.Now().Section
	for _, e := range s.Entries() {
		if e.Expelled == 0 {
			continue
		}
		text := []string{e.Name, words.Say("people.expelled", e.Expelled)}
		if e.Expulsion != "" {
			text = append(text, e.Expulsion)
		}
		x.given.Add(controls.LineWithButton(text, words.Say("expel.back"), func() {
			_ = typing.WhenMade(x.dialogs.Do(entries.Readmit(s, e.ID)), x.Show)
		}))
	}
	x.given.Refresh()
}

// Enter decides what was entered.
func (x *expelling) Enter() error {
	who := x.Who.SelectedIndex()
	if who < 0 {
		return errors.New(words.Say("expel.nobody"))
	}
	round, err := x.dialogs.roundIn(x.round.Text)
	if err != nil {
		return err
	}
	c, err := entries.Expel(x.dialogs.Now().Section, x.entries[who].ID,
		entries.Expelling{From: round, Reason: strings.TrimSpace(x.Reason.Text), Opponents: x.opponents.Checked})
	if err != nil {
		return err
	}
	return x.dialogs.Do(c)
}

// Leaving is what a menu offers to somebody who stays, has withdrawn or was expelled, from a round on.
func (o *Dialogs) Leaving(s *model.Section, e model.Entry, from int, add func(wording string, do func())) {
	switch {
	case e.Expelled > 0:
		add(words.Say("people.readmit"), func() { _ = o.Do(entries.Readmit(s, e.ID)) })
		return
	case e.Withdrawn > 0:
		add(words.Say("people.return"), func() { _ = o.Do(entries.Return(s, e.ID)) })
	default:
		if first, err := entries.Leaves(s, e.ID, from); err == nil {
			add(words.Say("people.withdraw", first), func() { _ = o.Do(entries.Withdraw(s, e.ID, first)) })
		}
	}
	if c, err := entries.Back(s, e.ID); err == nil {
		add(words.Say("cmd.round.back"), func() { _ = o.Do(c) })
	}
	if !s.Format.Predetermined() {
		add(halfRightWords(e.NoHalfByes), func() { o.made(entries.HalfByeRight(s, e.NoHalfByes, e.ID)) })
	}
	if entries.WhyNoHouse(s) == nil {
		add(houseWords(e.House), func() { o.made(entries.House(s, !e.House, e.ID)) })
	}
	add(words.Say("cmd.round.expel"), func() { o.AskExpel(e.ID) })
}

// Back takes those in again who are marked and were left out of the next round.
func (o *Dialogs) Back() {
	o.made(entries.BackAll(o.Now().Section, o.Marked()...))
}

// WhyNotBack says why it cannot be done, "" when it can.
func (o *Dialogs) WhyNotBack() string {
	if why := o.Now().WhyNoSection(); why != "" {
		return why
	}
	if _, err := entries.BackAll(o.Now().Section, o.Marked()...); err != nil {
		return words.Err(err)
	}
	return ""
}
