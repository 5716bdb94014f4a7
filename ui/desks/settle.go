package desks

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"wallchart/model/journal"
	"wallchart/sharing"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// settle asks which of two steps stands that do not go together, one after the other.
func (s *Sharing) settle() {
	if s.asking || s.desk == nil || len(s.desk.Conflicts()) == 0 {
		return
	}
	s.which(s.desk.Conflicts()[0])
}

// which asks which of two steps stands, for pictures too.
func (s *Sharing) which(c sharing.Conflict) {
	why := widget.NewLabel("")
	if why.Wrapping = fyne.TextWrapWord; c.Theirs.N == 0 {
		why.SetText(controls.Sentences(words.Text(c.Words())))
	}
	sides := container.New(layout.NewGridLayout(2), side("share.mine", c.Mine), side("share.theirs", c.Theirs))
	d := controls.NewDialog(s.Canvas(), words.Say("share.conflict"), container.NewBorder(sides, nil, nil, nil, why),
		words.Say("share.keepTheirs"), words.Say("share.later"))
	answer := func(which sharing.Choice) func() error {
		return func() error {
			return s.answer(c, which)
		}
	}
	d.Confirm = answer(sharing.Theirs)
	mine := controls.NewButton(words.Say("share.keepMine"), func() {
		d.Confirm = answer(sharing.Mine)
		d.Accept()
	})
	d.AddButton(mine)
	closed := d.Closed
	d.Closed = func() {
		if closed != nil {
			closed()
		}
		s.asking = false
	}
	s.asking = true
	d.Of = c
	s.Ask(d, style.Sentence, nil)
}

func (s *Sharing) answer(c sharing.Conflict, choose sharing.Choice) error {
	if s.desk == nil {
		return nil
	}
	err := s.desk.Settle(c, choose)
	if err == nil {
		s.Taken("", nil)
	}
	return err
}

// side is a step with its desk and its time.
func side(heading string, e journal.Entry) fyne.CanvasObject {
	text := words.Say("share.unknown")
	if !e.Time.IsZero() {
		text = words.Say("share.step", words.Text(e.Words()), e.Desk, clock(e.Time))
	}
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	return container.NewBorder(controls.Heading(heading), nil, nil, nil, l)
}
