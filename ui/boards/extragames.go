package boards

import (
	"errors"
	"strings"
	"wallchart/arbiter/pair"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// extraAsked is the dialog in which games are entered that count for rating alone, with those there are.
type extraAsked struct {
	dialogs      *Dialogs
	dialog       *controls.Dialog
	white, black *controls.Select
	result       *controls.Select
	date, note   *controls.Entry
	seats        []model.Seat
	given        *fyne.Container
}

// WhyNoExtra says why it cannot be done, "" when it can.
func (o *Dialogs) WhyNoExtra() string {
	if why := o.Now().WhyNoEvent(); why != "" {
		return why
	}
	if len(pair.Seats(o.Now().Event)) < 2 {
		return words.Say("extra.nobody")
	}
	return ""
}

// AskExtra opens the dialog and returns it.
func (o *Dialogs) AskExtra() *extraAsked {
	x := &extraAsked{dialogs: o, seats: pair.Seats(o.Now().Event), date: controls.NewEntry(), note: controls.NewEntry(),
		given: container.NewVBox()}
	var names []string
	for _, at := range x.seats {
		names = append(names, x.name(at))
	}
	x.white, x.black = controls.NewSelect(names, nil), controls.NewSelect(names, nil)
	x.result = controls.NewSelect([]string{"1-0", "½-½", "0-1"}, nil)
	rows := container.New(controls.FormRows(), widget.NewLabel(words.Say("extra.white")), x.white,
		widget.NewLabel(words.Say("extra.black")), x.black, widget.NewLabel(words.Say("extra.result")), x.result,
		widget.NewLabel(words.Say("extra.date")), x.date, widget.NewLabel(words.Say("extra.note")), x.note)
	hint := controls.Wrapped(words.Say("extra.hint"))
	x.show()
	x.dialog = controls.NewDialog(o.Canvas(), words.Say("extra.title"), container.NewBorder(container.NewVBox(rows, hint), nil, nil, nil,
		container.NewVScroll(x.given)), words.Say("extra.enter"), words.Say("dialog.cancel"))
	x.dialog.Confirm = x.enter
	x.date.In(x.dialog)
	x.note.In(x.dialog)
	o.Ask(x.dialog, style.Form, x.white)
	return x
}

func (x *extraAsked) name(at model.Seat) string {
	s, p := x.dialogs.Now().Event.Seated(at)
	if p == nil {
		return "?"
	}
	if len(x.dialogs.Now().Event.Sections) > 1 {
		return p.Name + " (" + s.Name + ")"
	}
	return p.Name
}

// show lists the games there are, each with a button that takes it away.
func (x *extraAsked) show() {
	x.given.RemoveAll()
	for n, g := range x.dialogs.Now().Event.ExtraGames {
		text := []string{x.name(g.White) + " – " + x.name(g.Black), model.ResultText(g.Outcomes)}
		if g.Date != "" {
			text = append(text, string(g.Date))
		}
		if g.Note != "" {
			text = append(text, g.Note)
		}
		x.given.Add(controls.LineWithButton(text, words.Say("extra.remove"), func() {
			c, err := pair.RemoveExtraGame(x.dialogs.Now().Event, n+1)
			if err == nil && x.dialogs.Do(c) == nil {
				x.show()
			}
		}))
	}
	x.given.Refresh()
}

func (x *extraAsked) enter() error {
	w, b := x.white.SelectedIndex(), x.black.SelectedIndex()
	if w < 0 || b < 0 || x.result.SelectedIndex() < 0 {
		return errors.New(words.Say("extra.choose"))
	}
	c, err := pair.AddExtraGame(x.dialogs.Now().Event, x.seats[w], x.seats[b], x.result.Selected,
		model.Date(strings.TrimSpace(x.date.Text)), strings.TrimSpace(x.note.Text))
	if err != nil {
		return err
	}
	return x.dialogs.Do(c)
}
