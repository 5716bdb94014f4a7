package hall

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/display"
	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// What was chosen last stands among the preferences.
const (
	prefKinds   = "hall.kinds"
	prefSeconds = "hall.seconds"
	prefLight   = "hall.light"

	secondsUsual = 10
	secondsLeast = 3
	secondsMost  = 600
)

// Question asks what the second screen shows.
type Question struct {
	hall     *Hall
	Dialog   *controls.Dialog
	kinds    []*controls.Check
	sections []*controls.Check
	ids      []model.ID
	seconds  *controls.Entry
	at       *controls.Entry
	look     *controls.Select
}

// Ask asks what is to be shown, and shows it.
func (h *Hall) Ask() *Question {
	q := &Question{hall: h, seconds: controls.NewEntry(), at: controls.NewEntry()}
	chosen := h.last()
	kinds := container.NewVBox(label("hall.what"))
	for _, kind := range display.Kinds {
		c := controls.NewCheck(kindWords(kind), nil)
		c.SetChecked(slices.Contains(chosen.Kinds, kind))
		q.kinds = append(q.kinds, c)
		kinds.Add(c)
	}
	side := container.NewVBox(label("hall.sections"))
	for _, s := range h.Event().Sections {
		c := controls.NewCheck(s.Name, nil)
		c.SetChecked(len(chosen.Sections) == 0 || slices.Contains(chosen.Sections, s.ID))
		q.sections, q.ids = append(q.sections, c), append(q.ids, s.ID)
		side.Add(c)
	}
	q.seconds.SetText(strconv.Itoa(chosen.Seconds))
	q.at.SetPlaceHolder(words.Say("hall.at.hint"))
	if !chosen.At.IsZero() && chosen.At.After(h.Now()) {
		q.at.SetText(chosen.At.Format("15:04"))
	}
	q.look = controls.NewSelect([]string{words.Say("hall.dark"), words.Say("hall.light")}, nil)
	q.look.SetSelectedIndex(map[bool]int{true: 0, false: 1}[chosen.Dark])
	row := func(wording string, c fyne.CanvasObject) fyne.CanvasObject {
		return container.NewBorder(nil, nil, container.New(controls.AtLeast(190), widget.NewLabel(words.Say(wording))), nil, c)
	}
	foot := container.NewVBox(row("hall.seconds", q.seconds), row("hall.start", q.at), row("hall.look", q.look))
	lists := container.NewGridWithColumns(2, kinds, container.NewVScroll(side))
	q.Dialog = controls.NewDialog(h.Canvas, words.Say("hall.title"), container.NewBorder(nil, foot, nil, nil, lists), words.Say("hall.show"),
		words.Say("dialog.cancel"))
	if h.screen != nil {
		q.Dialog.AddButton(controls.NewButton(words.Say("hall.close"), func() {
			h.Close()
			q.Dialog.Close()
		}))
	}
	for _, e := range []*controls.Entry{q.seconds, q.at} {
		e.In(q.Dialog)
	}
	q.Dialog.Confirm = q.confirm
	q.Dialog.Of = q
	h.Desk.Ask(q.Dialog, style.Form, q.kinds[0])
	return q
}

func label(wording string) *widget.Label {
	l := widget.NewLabel(words.Say(wording))
	l.TextStyle.Bold = true
	return l
}

// last is what was chosen last: of the open screen, else in the preferences.
func (h *Hall) last() Choice {
	if h.screen != nil {
		return h.screen.choice
	}
	c := Choice{Kinds: h.Prefs.StringList(prefKinds), Seconds: h.Prefs.IntWithFallback(prefSeconds, secondsUsual),
		Dark: !h.Prefs.Bool(prefLight)}
	if len(c.Kinds) == 0 {
		c.Kinds = []string{display.ByName, display.Standings}
	}
	return c
}

// confirm shows what was chosen, or says what is wrong with it.
func (q *Question) confirm() error {
	var c Choice
	for i, kind := range display.Kinds {
		if q.kinds[i].Checked {
			c.Kinds = append(c.Kinds, kind)
		}
	}
	if len(c.Kinds) == 0 {
		return errors.New(words.Say("hall.noKind"))
	}
	for i, id := range q.ids {
		if q.sections[i].Checked {
			c.Sections = append(c.Sections, id)
		}
	}
	if len(c.Sections) == 0 {
		return errors.New(words.Say("hall.noSection"))
	}
	if len(c.Sections) == len(q.ids) {
		c.Sections = nil // those that are added later as well
	}
	n, err := strconv.Atoi(strings.TrimSpace(q.seconds.Text))
	if err != nil || n < secondsLeast || n > secondsMost {
		return errors.New(words.Say("hall.badSeconds", secondsLeast, secondsMost))
	}
	if c.At, err = readTime(q.at.Text, q.hall.Now()); err != nil {
		return err
	}
	c.Seconds, c.Dark = n, q.look.SelectedIndex() == 0
	q.hall.Prefs.SetStringList(prefKinds, c.Kinds)
	q.hall.Prefs.SetInt(prefSeconds, c.Seconds)
	q.hall.Prefs.SetBool(prefLight, !c.Dark)
	q.hall.Show(c)
	return nil
}
