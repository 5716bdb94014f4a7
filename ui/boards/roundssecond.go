package boards

import (
	"errors"
	"strconv"
	"wallchart/arbiter/pair"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/menus"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/notices"
	"wallchart/ui/typing"
)

// TurnSecond begins the second entry of the round that is shown, or ends it.
func (s *Rounds) TurnSecond() {
	if s.second != nil {
		s.endSecond()
		return
	}
	e, err := pair.NewSecond(s.St.Section, s.Round)
	if err != nil {
		s.Host.Say(refusal(err))
		return
	}
	s.second = e
	s.Fill()
	s.showProgress()
	s.Advance(len(s.Grid.Table().Rows) - 1)
}

// endSecond notes what came of it, in the log and in the bar over the screen.
func (s *Rounds) endSecond() {
	e, section := s.second, s.St.Section
	s.second = nil
	note := e.Note(section)
	if note == nil || s.Host.Do(note) != nil {
		s.Fill()
		s.Host.Notify(section.ID, &notices.Notice{Stands: func(*model.Section) bool { return false }})
		return
	}
	s.Fill()
	text := words.Text(journal.Label(note, s.St.Event))
	s.Host.Notify(section.ID, &notices.Notice{Text: text + ".", Stands: func(now *model.Section) bool {
		return e.Round <= len(now.Rounds) && now.Rounds[e.Round-1].Second != nil
	}})
}

// bySlips puts in the place of a match whose boards are known its boards, each a line: what is typed again is what stands on the slip.
func (s *Rounds) bySlips(t *table.Table) {
	var rows []table.Row
	first, second, result := t.Column("first"), t.Column("second"), t.Column("result")
	for _, row := range t.Rows {
		p := s.of(row.Ref)
		if p == nil || len(p.Games) == 0 {
			rows = append(rows, row)
			continue
		}
		for b, g := range p.Games {
			line := table.Row{Cells: make([]table.Cell, len(t.Columns)), Ref: row.Ref}
			line.Ref.Kind, line.Ref.Participant, line.Ref.Board = table.ToBoardGame, int32(p.Sides[0]), b+1
			line.Cells[t.Column("board")] = table.Text(strconv.Itoa(p.Board) + "." + strconv.Itoa(b+1))
			for side, col := range []int{first, second} {
				if pl := s.St.Section.Player(g.Players[side]); pl != nil {
					line.Cells[col] = table.Text(pl.Name)
				}
			}
			line.Cells[result] = table.Cell{Text: model.ResultText(g.Outcomes), Editable: true, Ref: line.Ref}
			rows = append(rows, line)
		}
	}
	t.Rows = rows
}

// slip is what stands on a line during the second entry: a board, or a board of a match.
func (s *Rounds) slip(ref table.Ref) (x pair.Slip, ok bool) {
	p := s.of(ref)
	if p == nil || p.IsBye() {
		return x, false
	}
	x.Pairing = *p
	if ref.Kind == table.ToBoardGame && ref.Board <= len(p.Games) {
		x.Game = ref.Board
	}
	return x, true
}

// slipAt is the slip of a row.
func (s *Rounds) slipAt(row int) (x pair.Slip, ok bool) {
	t := s.Grid.Table()
	if row < 0 || row >= len(t.Rows) {
		return x, false
	}
	return s.slip(t.Rows[row].Ref)
}

// wholeMatch tells whether a row is a match of teams, and not one of its boards.
func (s *Rounds) wholeMatch(row int) bool {
	x, _ := s.slipAt(row)
	return s.St.Section.Team() && x.Game == 0
}

// hideFirst shows of the results only those that were typed again.
func (s *Rounds) hideFirst(t *table.Table) {
	col := t.Column("result")
	for i := range t.Rows {
		x, ok := s.slip(t.Rows[i].Ref)
		if !ok {
			continue
		}
		c := &t.Rows[i].Cells[col]
		switch {
		case x.Result()[0] == model.Pending:
			c.Text, c.Mark, c.Editable = words.Say("second.open"), table.Plain, false
		case !s.second.Typed(x):
			c.Text, c.Mark, c.Tip = "", table.Pending, ""
		}
	}
}

// showProgress says in the bar over the screen how far the second entry has come.
func (s *Rounds) showProgress() {
	e := s.second
	of := len(e.Slips(s.St.Section))
	s.Host.Notify(e.Section, &notices.Notice{Text: words.Say("second.hint", e.Round, of-e.Rest(s.St.Section), of),
		Acts: []string{"round.second"}, Stands: func(*model.Section) bool { return s.second == e }})
}

// SecondWords are those of the command that begins the second entry and ends it.
func (s *Rounds) SecondWords() string {
	if s.second != nil {
		return words.Say("second.end")
	}
	return words.Say("cmd.round.second")
}

// awaits tells whether a row waits for what is typed: its result, or that again.
func (s *Rounds) awaits(row int) bool {
	if s.second != nil {
		x, ok := s.slipAt(row)
		return ok && x.Result()[0] != model.Pending && !s.second.Typed(x)
	}
	return s.At(row).Awaited()
}

// again compares what was typed with the result that is there.
func (s *Rounds) again(row int, text string) error {
	x, ok := s.slipAt(row)
	if !ok || x.Result()[0] == model.Pending {
		return errors.New(words.Say("second.notTwice", menus.Key{Name: fyne.KeyD, Ctrl: true, Shift: true}.String()))
	}
	c, err := s.second.Compare(s.St.Section, x, text)
	switch {
	case err != nil:
		return err
	case !c.Same:
		s.askDiffering(x, c)
		return nil
	}
	s.second.Agree(x)
	s.wentOn()
	return nil
}

// wentOn shows how far the second entry has come, and ends it after the last result.
func (s *Rounds) wentOn() {
	s.Fill()
	if s.second.Rest(s.St.Section) == 0 {
		s.endSecond()
		return
	}
	s.showProgress()
}

// askDiffering stops at a result that was typed otherwise the second time.
func (s *Rounds) askDiffering(x pair.Slip, c pair.Compared) {
	p := x.Pairing
	board, first, second := strconv.Itoa(p.Board), s.name(p.Sides[0]), s.name(p.Sides[1])
	if x.Game > 0 {
		board += "." + strconv.Itoa(x.Game)
		names := [2]string{}
		for side, id := range p.Games[x.Game-1].Players {
			if pl := s.St.Section.Player(id); pl != nil {
				names[side] = pl.Name
			}
		}
		first, second = names[0], names[1]
	}
	text := controls.Wrapped(words.Say("second.differ", board, first, second, c.First, c.Second))
	d := controls.NewDialog(s.Host.Canvas(), words.Say("second.title", board), container.NewVBox(text),
		words.Say("second.first", c.First), words.Say("second.leave"))
	decided := false
	decide := func(note func(pair.Slip)) {
		decided = true
		note(x)
	}
	d.Confirm = func() error { decide(s.second.Agree); return nil }
	take := func() {
		if err := typing.WhenMade(s.Host.Do(c.Change), func() { decide(s.second.Correct); d.Close() }); err != nil {
			d.Problem(words.Err(err))
		}
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
			s.second.Leave(x)
		}
		row, _, _ := s.Grid.Selected()
		s.wentOn()
		if s.second != nil {
			s.Advance(row)
		}
	}
	s.Host.Ask(d, style.Sentence, nil)
}
