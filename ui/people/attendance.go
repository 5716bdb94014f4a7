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
	"wallchart/model/journal"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// AskLate asks for somebody who has only now come.
func (o *Dialogs) AskLate() {
	s := o.Now().Section
	name, rating, club, from := controls.NewEntry(), controls.NewEntry(), controls.NewEntry(), controls.NewEntry()
	from.SetText(strconv.Itoa(entries.EntryRound(s)))
	hint := widget.NewLabel(words.Say("late.hint"))
	hint.Wrapping = fyne.TextWrapWord
	rows := container.New(controls.FormRows(),
		widget.NewLabel(words.Say("people.name")), name, widget.NewLabel(words.Say("people.rating")), rating,
		widget.NewLabel(words.Say("people.club")), club, widget.NewLabel(words.Say("late.from")), from)
	d := controls.NewDialog(o.Canvas(), words.Say("cmd.round.late"), container.NewVBox(rows, hint), words.Say("dialog.ok"),
		words.Say("dialog.cancel"))
	d.Confirm = func() error {
		e := model.Entry{Name: strings.TrimSpace(name.Text), Club: strings.TrimSpace(club.Text)}
		if e.Name == "" {
			return errors.New(words.Say("people.noName"))
		}
		r, err := model.ParseRating(rating.Text)
		if err != nil {
			return err
		}
		round, err := o.roundIn(from.Text)
		if err != nil {
			return err
		}
		e.Entered = round
		return o.Do(entries.Add(o.Now().Event, s, e, r))
	}
	for _, e := range []*controls.Entry{name, rating, club, from} {
		e.In(d)
	}
	o.Ask(d, style.Sentence, name)
}

func (o *Dialogs) roundIn(text string) (int, error) {
	n, err := strconv.Atoi(strings.TrimSpace(text))
	if err != nil || n < 1 || n > 999 {
		return 0, errors.New(words.Say("late.badRound", text))
	}
	return n, nil
}

// comings are what can be said of who comes or goes, each from a round on.
var comings = []struct {
	wording string
	change  func(s *model.Section, who model.ID, round int) (journal.Change, error)
}{
	{"attend.withdraw", always(entries.Withdraw)},
	{"attend.back", func(s *model.Section, who model.ID, _ int) (journal.Change, error) {
		return entries.Return(s, who), entries.WhyNoReturn(s, who)
	}},
	{"attend.enter", always(entries.EnterIn)},
	{"attend.half", byeOf(model.HalfBye)}, {"attend.zero", byeOf(model.ZeroBye)}, {"attend.full", byeOf(model.FullBye)},
	{"attend.none", byeOf(model.Pending)},
}

func always(change func(*model.Section, model.ID, int) journal.Change) func(*model.Section, model.ID, int) (journal.Change, error) {
	return func(s *model.Section, who model.ID, round int) (journal.Change, error) {
		return change(s, who, round), nil
	}
}

func byeOf(kind model.Outcome) func(*model.Section, model.ID, int) (journal.Change, error) {
	return func(s *model.Section, who model.ID, round int) (journal.Change, error) {
		return entries.Bye(s, who, round, kind), entries.WhyNoBye(s, round, kind)
	}
}

// AskAttendance asks who comes or goes, and in which round.
func (o *Dialogs) AskAttendance() {
	s := o.Now().Section
	everybody := s.Entries()
	var names, wording []string
	for _, e := range everybody {
		names = append(names, strconv.Itoa(e.Number)+"  "+e.Name)
	}
	for _, c := range comings {
		wording = append(wording, words.Say(c.wording))
	}
	who, what, round := controls.NewSelect(names, nil), controls.NewSelect(wording, nil), controls.NewEntry()
	who.SetSelectedIndex(max(0, o.markedEntry(everybody)))
	what.SetSelectedIndex(0)
	round.SetText(strconv.Itoa(len(s.Rounds) + 1))
	rows := container.New(controls.FormRows(), widget.NewLabel(words.Say("attend.who")), who, widget.NewLabel(words.Say("attend.what")), what,
		widget.NewLabel(words.Say("attend.round")), round)
	d := controls.NewDialog(o.Canvas(), words.Say("cmd.round.attend"), rows, words.Say("dialog.ok"), words.Say("dialog.cancel"))
	d.Confirm = func() error {
		n, err := o.roundIn(round.Text)
		if err != nil {
			return err
		}
		e := everybody[who.SelectedIndex()]
		if what.SelectedIndex() == 0 { // a withdrawal
			if n, err = entries.Leaves(s, e.ID, n); err != nil {
				return err
			}
		}
		c, err := comings[what.SelectedIndex()].change(s, e.ID, n)
		if err != nil {
			return err
		}
		return o.Do(c)
	}
	round.In(d)
	first := fyne.Focusable(who)
	if o.markedEntry(everybody) >= 0 {
		first = what
	}
	o.Ask(d, style.Sentence, first)
}

// markedEntry is the index of the first participant who is marked, -1 without one.
func (o *Dialogs) markedEntry(entries []model.Entry) int {
	for _, id := range o.Marked() {
		if i := slices.IndexFunc(entries, func(e model.Entry) bool { return e.ID == id }); i >= 0 {
			return i
		}
	}
	return -1
}
