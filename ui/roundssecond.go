package ui

import (
	"errors"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/controls"
	"wallchart/ui/words"
)

// turnSecond begins the second entry of the round that is shown, or ends it.
func (s *roundScreen) turnSecond() {
	if s.second != nil {
		s.endSecond()
		return
	}
	e, err := arbiter.NewSecond(s.st.Section, s.round)
	if err != nil {
		s.desk.say(refusal(err))
		return
	}
	s.second = e
	s.fill()
	s.showProgress()
	s.advance(len(s.grid.Table().Rows) - 1)
}

// endSecond notes what came of it, in the log and in the bar over the screen.
func (s *roundScreen) endSecond() {
	e, section := s.second, s.st.Section
	s.second = nil
	note := e.Note(section)
	if note == nil || s.desk.do(note) != nil {
		s.fill()
		s.desk.notify(section.ID, &notice{stands: func(*model.Section) bool { return false }})
		return
	}
	s.fill()
	text := words.Text(journal.Label(note, s.st.Event))
	s.desk.notify(section.ID, &notice{text: text + ".", stands: func(now *model.Section) bool {
		return e.Round <= len(now.Rounds) && now.Rounds[e.Round-1].Second != nil
	}})
}

// hideFirst shows of the results only those that were typed again.
func (s *roundScreen) hideFirst(t *table.Table) {
	col := t.Column("result")
	for i := range t.Rows {
		p := s.of(t.Rows[i].Ref)
		if p == nil || p.IsBye() {
			continue
		}
		c := &t.Rows[i].Cells[col]
		switch {
		case !p.Done():
			c.Text, c.Mark, c.Editable = words.Say("second.open"), table.Plain, false
		case !s.second.Typed(p):
			c.Text, c.Mark = "", table.Pending
		}
	}
}

// showProgress says in the bar over the screen how far the second entry has come.
func (s *roundScreen) showProgress() {
	e := s.second
	of := len(e.Boards(s.st.Section))
	s.desk.notify(e.Section, &notice{text: words.Say("second.hint", e.Round, of-e.Rest(s.st.Section), of),
		acts: []string{"round.second"}, stands: func(*model.Section) bool { return s.second == e }})
}

// secondWords are those of the command that begins the second entry and ends it.
func (s *roundScreen) secondWords() string {
	if s.second != nil {
		return words.Say("second.end")
	}
	return words.Say("cmd.round.second")
}

// awaits tells whether a board waits for what is typed: its result, or that again.
func (s *roundScreen) awaits(p *model.Pairing) bool {
	if s.second != nil {
		return !p.IsBye() && p.Done() && !s.second.Typed(p)
	}
	return !p.Done() && !p.Adjourned
}

// again compares what was typed with the result that is there.
func (s *roundScreen) again(p *model.Pairing, text string) error {
	if p.IsBye() || !p.Done() {
		return errors.New(words.Say("second.notTwice", Key{Name: fyne.KeyD, Ctrl: true, Shift: true}.String()))
	}
	c, err := s.second.Compare(s.st.Section, p, text)
	switch {
	case err != nil:
		return err
	case !c.Same:
		s.askDiffering(*p, c)
		return nil
	}
	s.second.Agree(p)
	s.wentOn()
	return nil
}

// wentOn shows how far the second entry has come, and ends it after the last result.
func (s *roundScreen) wentOn() {
	s.fill()
	if s.second.Rest(s.st.Section) == 0 {
		s.endSecond()
		return
	}
	s.showProgress()
}

// askDiffering stops at a result that was typed otherwise the second time.
func (s *roundScreen) askDiffering(p model.Pairing, c arbiter.Compared) {
	text := widget.NewLabel(words.Say("second.differ", p.Board, s.name(p.Sides[0]), s.name(p.Sides[1]), c.First, c.Second))
	text.Wrapping = fyne.TextWrapWord
	d := controls.NewDialog(s.desk.canvas, words.Say("second.title", p.Board), container.NewVBox(text),
		words.Say("second.first", c.First), words.Say("second.leave"))
	decided := false
	decide := func(note func(*model.Pairing)) {
		decided = true
		note(&p)
	}
	d.Confirm = func() error { decide(s.second.Agree); return nil }
	take := func() {
		if err := s.desk.do(c.Change); err != nil {
			d.Problem(words.Err(err))
			return
		}
		decide(s.second.Correct)
		d.Close()
	}
	d.AddButton(controls.NewButton(words.Say("second.second", c.Second), take))
	d.OnKey = func(k *fyne.KeyEvent) bool {
		switch k.Name {
		case fyne.Key1:
			d.Accept()
		case fyne.Key2:
			take()
		default:
			return false
		}
		return true
	}
	d.Closed = func() {
		if s.second == nil {
			return
		}
		if !decided {
			s.second.Leave(&p)
		}
		row, _, _ := s.grid.Selected()
		s.wentOn()
		if s.second != nil {
			s.advance(row)
		}
	}
	s.desk.ask(d, fyne.NewSize(480, 150), nil)
}
