package boards

import (
	"wallchart/arbiter/pair"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// Dialogs are what is decided about rounds beside their screen: each decision a dialog, or a change at once.
type Dialogs struct{ host.Host }

// crossing is the dialog in which who is left over in the section that is shown meets who is left over in another.
type crossing struct {
	dialogs *Dialogs
	others  []*model.Section
	with    *controls.Select
	host    *controls.Select // in which of the two it is played
	counts  *controls.Select // in both, or in that one alone
	hint    *widget.Label
	dialog  *controls.Dialog
}

// WhyNoCross says why it cannot be done, "" when it can.
func (o *Dialogs) WhyNoCross() string {
	if why := o.Now().WhyNoSection(); why != "" {
		return why
	}
	return words.Err(pair.WhyNoCross(o.Now().Event, o.Now().Section))
}

// AskCross opens the dialog and returns it.
func (o *Dialogs) AskCross() *crossing {
	x := &crossing{dialogs: o, others: pair.Odd(o.Now().Event, o.Now().Section), hint: controls.Wrapped("")}
	var names []string
	for _, s := range x.others {
		names = append(names, s.Name+": "+leftOver(s))
	}
	x.host = controls.NewSelect(nil, func(string) { x.say() })
	x.counts = controls.NewSelect([]string{words.Say("cross.both"), words.Say("cross.once")}, func(string) { x.say() })
	x.with = controls.NewSelect(names, func(string) { x.hosts() })
	x.with.SetSelectedIndex(0)
	x.counts.SetSelectedIndex(0)
	rows := container.New(controls.FormRows(),
		widget.NewLabel(words.Say("cross.odd")), widget.NewLabel(o.Now().Section.Name+": "+leftOver(o.Now().Section)),
		widget.NewLabel(words.Say("cross.with")), x.with,
		widget.NewLabel(words.Say("cross.host")), x.host,
		widget.NewLabel(words.Say("cross.counts")), x.counts)
	x.dialog = controls.NewDialog(o.Canvas(), words.Say("cross.title"), container.NewBorder(rows, nil, nil, nil, x.hint),
		words.Say("cross.do"), words.Say("dialog.cancel"))
	x.dialog.Confirm = x.enter
	o.Ask(x.dialog, style.Form, x.with)
	return x
}

// leftOver is the name of the odd player.
func leftOver(s *model.Section) string {
	if who, ok := pair.OddPlayer(s); ok {
		return s.Player(who.Player).Name
	}
	return ""
}

func (x *crossing) other() *model.Section { return x.others[max(0, x.with.SelectedIndex())] }

// hosts offers the two sections as the place of the game.
func (x *crossing) hosts() {
	at := max(0, x.host.SelectedIndex())
	x.host.SetOptions([]string{x.dialogs.Now().Section.Name, x.other().Name})
	x.host.SetSelectedIndex(at)
	x.say()
}

// change is the step as it is chosen now.
func (x *crossing) change() (journal.Change, error) {
	first, second := x.dialogs.Now().Section, x.other()
	if x.host.SelectedIndex() == 1 {
		first, second = second, first
	}
	return pair.CrossPair(x.dialogs.Now().Event, first, second, pair.Cross{OneCounts: x.counts.SelectedIndex() == 1})
}

// say tells what comes of it.
func (x *crossing) say() {
	first, second := x.dialogs.Now().Section, x.other()
	if x.host.SelectedIndex() == 1 {
		first, second = second, first
	}
	key := "cross.say.both"
	if x.counts.SelectedIndex() == 1 {
		key = "cross.say.once"
	}
	x.hint.SetText(words.Say(key, first.Name, second.Name, leftOver(second)))
}

func (x *crossing) enter() error {
	c, err := x.change()
	if err != nil {
		return err
	}
	return x.dialogs.Do(c)
}

// WhyNoUncross says why no game across sections can be taken back.
func (o *Dialogs) WhyNoUncross() string {
	if why := o.Now().WhyNoRound(); why != "" {
		return why
	}
	if len(o.Now().Section.Across()) == 0 {
		return words.Say("cross.none")
	}
	return ""
}

func (s *Rounds) uncross() (journal.Change, error) {
	board := 0
	if row, _, ok := s.Grid.Selected(); ok {
		if p := s.At(row); p != nil {
			if _, across := pair.AcrossOn(s.St.Section, s.Round, p); across {
				board = p.Board
			}
		}
	}
	return pair.CrossBack(s.St.Event, s.St.Section, s.Round, board)
}

// TakeBackCross gives both their byes again.
func (s *Rounds) TakeBackCross() {
	c, err := s.uncross()
	if err == nil {
		err = s.Host.Do(c)
	}
	if err != nil {
		s.Host.Say(words.Err(err))
	}
}
