package desks

import (
	"strings"

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
	if s.asking || s.desk == nil {
		return
	}
	if ask, resting := s.desk.Questions(); len(ask) > 0 {
		s.which(ask[0], len(ask)-1, resting)
	}
}

// which asks which of two steps stands, for pictures too. others are the questions that come after it, and resting the steps that are made
// again by themselves when these are settled.
func (s *Sharing) which(c sharing.Conflict, others, resting int) {
	why := widget.NewLabel("")
	var about []string
	if why.Wrapping = fyne.TextWrapWord; c.Theirs.N == 0 {
		about = append(about, controls.Sentences(words.Text(c.Words())))
	}
	if resting > 0 {
		about = append(about, words.Say("share.resting", resting))
	}
	why.SetText(strings.Join(about, "\n"))
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
	if others > 0 {
		for _, all := range []struct {
			words string
			which sharing.Choice
		}{{"share.allMine", sharing.Mine}, {"share.allTheirs", sharing.Theirs}} {
			d.AddButton(controls.NewButton(words.Say(all.words, others+1), func() {
				d.Confirm = func() error { return s.answerAll(all.which) }
				d.Accept()
			}))
		}
	}
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

func (s *Sharing) answerAll(choose sharing.Choice) error {
	if s.desk == nil {
		return nil
	}
	err := s.desk.SettleAll(choose)
	s.Taken("", nil)
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
