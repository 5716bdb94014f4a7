package boards

import (
	"slices"
	"strings"
	"wallchart/arbiter/pair"

	"fyne.io/fyne/v2/container"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// Marked are the participants whom the selection names: of every selected row
// the one on the side of the current cell, White's outside of both.
func (s *Rounds) Marked() []model.ID {
	_, col, ok := s.Grid.Selected()
	if !ok || s.Round == 0 {
		return nil
	}
	t := s.Grid.Table()
	second := col < len(t.Columns) && strings.HasPrefix(t.Columns[col].ID, "second")
	var ids []model.ID
	for _, row := range s.Grid.SelectedRows() {
		id := model.ID(t.Rows[row].Ref.Participant)
		if p := s.At(row); p != nil {
			id = p.Sides[0]
			if second && !p.IsBye() {
				id = p.Sides[1]
			}
		}
		ids = append(ids, id)
	}
	return ids
}

// two are the two that are marked, or nothing and a word in the status line.
func (s *Rounds) two() (a, b model.ID, ok bool) {
	ids := s.Marked()
	if len(ids) != 2 {
		s.Host.Say(words.Say("rounds.markTwo"))
		return 0, 0, false
	}
	return ids[0], ids[1], true
}

// SwapMarked lets two participants change places; one of them may be without a
// place in the round.
func (s *Rounds) SwapMarked() {
	if a, b, ok := s.two(); ok {
		s.swap(a, b)
	}
}

// swap has two change places.
func (s *Rounds) swap(a, b model.ID) { s.lay(pair.Swap(s.St.Section, s.Began(), a, b)) }

// PairMarked pairs the two that are marked with each other. Boards at which
// they sat are broken.
func (s *Rounds) PairMarked() {
	if a, b, ok := s.two(); ok {
		s.PairTwo(a, b)
	}
}

// PairTwo pairs two who are not paired yet.
func (s *Rounds) PairTwo(a, b model.ID) {
	s.lay(pair.PairTwo(s.St.Event, s.St.Section, s.Began(), a, b))
}

// name is the name of a participant.
func (s *Rounds) name(id model.ID) string {
	e, _ := s.St.Section.Entry(id)
	return e.Name
}

// rows are the first participants of the selected rows, each of whom tells a
// board. Of several games of a board that are marked one does.
func (s *Rounds) rows(rows []int) []model.ID {
	var ids []model.ID
	for _, row := range rows {
		if p := s.At(row); p != nil && !slices.ContainsFunc(ids, func(id model.ID) bool { return p.Side(id) >= 0 }) {
			ids = append(ids, p.Sides[0])
		}
	}
	return ids
}

// TurnMarked turns the colours of the selected boards.
func (s *Rounds) TurnMarked() {
	if c := pair.Turn(s.St.Section, s.Began(), s.rows(s.Grid.SelectedRows())); c != nil {
		s.lay(c, nil)
		return
	}
	s.Host.Say(words.Say("rounds.markBoard"))
}

// BreakMarked takes the selected pairings out of the round.
func (s *Rounds) BreakMarked() {
	if c := pair.Break(s.St.Section, s.Began(), s.rows(s.Grid.SelectedRows())); c != nil {
		_ = s.Host.Do(c)
		return
	}
	s.Host.Say(words.Say("rounds.markBoard"))
}

// LockMarked locks the selected boards; where all of them are locked it unlocks them.
func (s *Rounds) LockMarked() {
	who := s.rows(s.Grid.SelectedRows())
	if c := pair.Lock(s.St.Section, s.Round, who, !pair.Locked(s.St.Section, s.Round, who)); c != nil {
		_ = s.Host.Do(c)
		return
	}
	s.Host.Say(words.Say("rounds.markBoard"))
}

// AdjournMarked says that the games of the selected open boards go on at another time, or
// do not.
func (s *Rounds) AdjournMarked() {
	if c := pair.Adjourn(s.St.Section, s.Round, s.rows(s.Grid.SelectedRows())); c != nil {
		_ = s.Host.Do(c)
		return
	}
	s.Host.Say(words.Say("rounds.markOpen"))
}

// ByeMarked gives the selected ones who are not paired a bye.
func (s *Rounds) ByeMarked(kind model.Outcome) {
	if c := pair.GiveByes(s.St.Section, s.Began(), s.Marked(), kind); c != nil {
		s.lay(c, nil)
		return
	}
	s.Host.Say(words.Say("rounds.markFree"))
}

// lay makes a change by hand, unless it is refused. What the rules have against
// the pairs that it makes, and had not against those before, is said first; the
// arbiter's word stands.
func (s *Rounds) lay(c journal.Change, err error) {
	var objections []pairing.Reason
	if err == nil {
		objections, err = pair.Objections(s.St.Event, s.St.Section, s.Began(), c)
	}
	if err != nil {
		s.Host.Say(refusal(err))
		return
	}
	if len(objections) == 0 || s.St.Section.FIDE { // where they are a warning
		_ = s.Host.Do(c)
		return
	}
	box := container.NewVBox()
	for _, o := range objections {
		text := words.Text(o.Text)
		if o.Rule != "" {
			text += " (" + o.Rule + ")"
		}
		box.Add(controls.Wrapped(text))
	}
	d := controls.NewDialog(s.Host.Canvas(), words.Say("rounds.objections"), container.NewVScroll(box),
		words.Say("rounds.allTheSame"), words.Say("dialog.cancel"))
	d.Confirm = func() error { return s.Host.Do(c) }
	s.Host.Ask(d, style.Sentence, nil)
}

// Free are those whom the round does not mention and who take part in it.
func (s *Rounds) Free() []model.ID { return s.St.Section.Free(s.Began()) }

// spare are the house players whom it does not mention.
func (s *Rounds) spare() []model.ID { return pair.Spare(s.St.Section, s.Began()) }
