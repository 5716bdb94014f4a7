package people

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"wallchart/arbiter/pair"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/typing"
)

// FinalDialog makes a section of the first of others. Who qualifies is seen before.
type FinalDialog struct {
	dialogs     *Dialogs
	groups      []*model.Section
	ticks       []*controls.Check
	name        *controls.Entry
	First, Next *controls.Entry
	Carry, seed *controls.Select
	systems     []*pairing.Engine
	Pairing     *controls.Select
	rounds      *controls.Entry // where the system leaves them open
	apart       *controls.Check
	open        []fyne.CanvasObject // the rows that are asked then
	rows        *fyne.Container
	hint        *widget.Label
	dialog      *controls.Dialog
}

// WhyNoFinal says why it cannot be done, "" when it can.
func (o *Dialogs) WhyNoFinal() string {
	if why := o.Now().WhyNoSection(); why != "" {
		return why
	}
	return words.Text(pair.WhyNoFinal(o.Now().Event))
}

// AskFinal opens the dialog and returns it.
func (o *Dialogs) AskFinal() *FinalDialog {
	f := &FinalDialog{dialogs: o, groups: pair.FinalGroups(o.Now().Event), hint: widget.NewLabel("")}
	f.hint.Wrapping = fyne.TextWrapWord
	say := func(string) { f.say() }
	field := func(text string) *controls.Entry {
		e := controls.NewEntry()
		e.SetText(text)
		e.OnChanged = say
		return e
	}
	f.name, f.First, f.Next = field(words.Say("final.name.usual")), field("2"), field("0")
	choice := func(options ...string) *controls.Select {
		s := controls.NewSelect(options, say)
		s.SetSelectedIndex(0)
		return s
	}
	f.Carry = choice(words.Say("final.carry.none"), words.Say("final.carry.all"), words.Say("final.carry.qualifiers"))
	f.seed = choice(words.Say("final.seed.places"), words.Say("final.seed.rating"), words.Say("final.seed.points"))
	f.systems = pair.FinalSystems()
	var names []string
	for _, e := range f.systems {
		names = append(names, words.Text(e.Name))
	}
	f.Pairing = choice(names...)
	f.rounds = field("")
	f.rounds.SetPlaceHolder(words.Say("final.rounds.usual"))
	f.apart = controls.NewCheck(words.Say("final.apart"), func(bool) { f.say() })
	ticks := container.NewGridWithColumns(3)
	for _, s := range f.groups {
		c := controls.NewCheck(s.Name, func(bool) { f.say() })
		c.Checked = s.Final == nil
		f.ticks = append(f.ticks, c)
		ticks.Add(c)
	}
	label := func(key string) *widget.Label { return widget.NewLabel(words.Say(key)) }
	f.open = []fyne.CanvasObject{label("final.rounds"), f.rounds, widget.NewLabel(""), f.apart}
	f.rows = container.New(controls.FormRows(), slices.Concat([]fyne.CanvasObject{label("final.name"), f.name, label("final.groups"), ticks,
		label("final.first"), f.First, label("final.next"), f.Next, label("final.carry"), f.Carry, label("final.seed"), f.seed,
		label("final.pairing"), f.Pairing}, f.open)...)
	f.dialog = controls.NewDialog(o.Canvas(), words.Say("final.title"), container.NewVBox(f.rows, f.hint),
		words.Say("final.do"), words.Say("dialog.cancel"))
	f.dialog.Of = f
	f.dialog.Confirm = func() error {
		c, err := f.change()
		if err != nil {
			return err
		}
		return typing.WhenMade(o.Do(c), func() { o.Show(o.Now().Event.LastID) }) // the next key is for the final
	}
	for _, e := range []*controls.Entry{f.name, f.First, f.Next, f.rounds} {
		e.In(f.dialog)
	}
	f.follow()
	o.Ask(f.dialog, style.Form, f.name)
	f.say()
	return f
}

// asked is the final as it is filled in now.
func (f *FinalDialog) asked() (final pair.Final, groups []*model.Section, err error) {
	for i, s := range f.groups {
		if now := f.dialogs.Now().Event.Section(s.ID); f.ticks[i].Checked && now != nil {
			groups = append(groups, now)
		}
	}
	final = pair.Final{Name: f.name.Text, Carry: model.Carry(max(0, f.Carry.SelectedIndex())),
		Seed: model.Seeding(max(0, f.seed.SelectedIndex()))}
	numbers := map[*controls.Entry]*int{f.First: &final.First, f.Next: &final.Next}
	if f.free() {
		if final.Apart = f.apart.Checked; strings.TrimSpace(f.rounds.Text) != "" {
			numbers[f.rounds] = &final.Rounds
		}
	}
	for e, to := range numbers {
		n, err := strconv.Atoi(strings.TrimSpace(e.Text))
		if err != nil {
			return final, nil, errors.New(words.Say("final.badNumber", e.Text))
		}
		*to = n
	}
	if i := f.Pairing.SelectedIndex(); i > 0 {
		final.Pairing.System = &f.systems[i].Code
	}
	return final, groups, nil
}

// free tells whether the system leaves the rounds open.
func (f *FinalDialog) free() bool {
	return !f.systems[max(0, f.Pairing.SelectedIndex())].Formats[0].Predetermined()
}

// follow asks for rounds where the system leaves them open.
func (f *FinalDialog) follow() {
	for _, o := range f.open {
		if f.free() {
			o.Show()
		} else {
			o.Hide()
		}
	}
	f.rows.Refresh()
	f.dialog.Fit()
}

// change is the final as it was entered.
func (f *FinalDialog) change() (journal.Change, error) {
	final, groups, err := f.asked()
	if err != nil {
		return nil, err
	}
	return pair.MakeFinal(f.dialogs.Now().Event, groups, final)
}

// say tells who goes into the final, or why nobody can say.
func (f *FinalDialog) say() {
	if f.dialog == nil {
		return
	}
	f.follow()
	final, groups, err := f.asked()
	var all []pair.Qualifier
	if err == nil {
		if all, err = pair.Qualifiers(f.dialogs.Now().Event, groups, final); err == nil {
			_, err = pair.MakeFinal(f.dialogs.Now().Event, groups, final)
		}
	}
	f.dialog.SetConfirm(err == nil)
	if err != nil {
		f.hint.SetText(words.Err(err))
		return
	}
	var who []string
	for _, q := range all {
		text := q.Player.Name + " (" + q.Group.Name + " " + strconv.Itoa(q.Place) + ")"
		if q.Carried != 0 {
			text += " " + q.Carried.Fraction()
		}
		who = append(who, text)
	}
	more := ""
	if len(who) > 16 {
		who, more = slices.Clone(who[:16]), " …"
	}
	f.hint.SetText(words.Say("final.who", len(all), strings.Join(who, ", ")+more))
}
