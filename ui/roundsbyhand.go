package ui

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2/container"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/pairing"
	"wallchart/phrase"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// marked are the participants whom the selection names: of every selected row
// the one on the side of the current cell, White's outside of both.
func (s *roundScreen) marked() []model.ID {
	_, col, ok := s.grid.Selected()
	if !ok || s.round == 0 {
		return nil
	}
	t := s.grid.Table()
	second := col < len(t.Columns) && strings.HasPrefix(t.Columns[col].ID, "second")
	var ids []model.ID
	for _, row := range s.grid.SelectedRows() {
		id := model.ID(t.Rows[row].Ref.Participant)
		if p := s.at(row); p != nil {
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
func (s *roundScreen) two() (a, b model.ID, ok bool) {
	ids := s.marked()
	if len(ids) != 2 {
		s.desk.Say(words.Say("rounds.markTwo"))
		return 0, 0, false
	}
	return ids[0], ids[1], true
}

// swapMarked lets two participants change places; one of them may be without a
// place in the round.
func (s *roundScreen) swapMarked() {
	if a, b, ok := s.two(); ok {
		s.swap(a, b)
	}
}

func (s *roundScreen) swap(a, b model.ID) { s.lay(arbiter.Swap(s.st.Section, s.began(), a, b)) }

// pairMarked pairs the two that are marked with each other. Boards at which
// they sat are broken.
func (s *roundScreen) pairMarked() {
	if a, b, ok := s.two(); ok {
		s.pairTwo(a, b)
	}
}

func (s *roundScreen) pairTwo(a, b model.ID) {
	s.lay(arbiter.PairTwo(s.st.Event, s.st.Section, s.began(), a, b))
}

func (s *roundScreen) name(id model.ID) string {
	e, _ := s.st.Section.Entry(id)
	return e.Name
}

// rows are the first participants of the selected rows, each of whom tells a
// board. Of several games of a board that are marked one does.
func (s *roundScreen) rows(rows []int) []model.ID {
	var ids []model.ID
	for _, row := range rows {
		if p := s.at(row); p != nil && !slices.ContainsFunc(ids, func(id model.ID) bool { return p.Side(id) >= 0 }) {
			ids = append(ids, p.Sides[0])
		}
	}
	return ids
}

// turnMarked turns the colours of the selected boards.
func (s *roundScreen) turnMarked() {
	if c := arbiter.Turn(s.st.Section, s.began(), s.rows(s.grid.SelectedRows())); c != nil {
		s.lay(c, nil)
		return
	}
	s.desk.Say(words.Say("rounds.markBoard"))
}

// breakMarked takes the selected pairings out of the round.
func (s *roundScreen) breakMarked() {
	if c := arbiter.Break(s.st.Section, s.began(), s.rows(s.grid.SelectedRows())); c != nil {
		_ = s.desk.Do(c)
		return
	}
	s.desk.Say(words.Say("rounds.markBoard"))
}

// lockMarked locks the selected boards; where all of them are locked it unlocks them.
func (s *roundScreen) lockMarked() {
	who := s.rows(s.grid.SelectedRows())
	if c := arbiter.Lock(s.st.Section, s.round, who, !arbiter.Locked(s.st.Section, s.round, who)); c != nil {
		_ = s.desk.Do(c)
		return
	}
	s.desk.Say(words.Say("rounds.markBoard"))
}

// adjournMarked says that the games of the selected open boards go on at another time, or
// do not.
func (s *roundScreen) adjournMarked() {
	if c := arbiter.Adjourn(s.st.Section, s.round, s.rows(s.grid.SelectedRows())); c != nil {
		_ = s.desk.Do(c)
		return
	}
	s.desk.Say(words.Say("rounds.markOpen"))
}

// byeMarked gives the selected ones who are not paired a bye.
func (s *roundScreen) byeMarked(kind model.Outcome) {
	if c := arbiter.GiveByes(s.st.Section, s.began(), s.marked(), kind); c != nil {
		s.lay(c, nil)
		return
	}
	s.desk.Say(words.Say("rounds.markFree"))
}

// together makes one step of several changes; a single one keeps its words.
func together(label phrase.Text, changes []journal.Change) journal.Change {
	if len(changes) == 1 {
		return changes[0]
	}
	return steps.Together{Words: label, Changes: changes}
}

// lay makes a change by hand, unless it is refused. What the rules have against
// the pairs that it makes, and had not against those before, is said first; the
// arbiter's word stands.
func (s *roundScreen) lay(c journal.Change, err error) {
	var objections []pairing.Reason
	if err == nil {
		objections, err = arbiter.Objections(s.st.Event, s.st.Section, s.began(), c)
	}
	if err != nil {
		s.desk.Say(refusal(err))
		return
	}
	if len(objections) == 0 || s.st.Section.FIDE { // where they are a warning
		_ = s.desk.Do(c)
		return
	}
	box := container.NewVBox()
	for _, o := range objections {
		text := words.Text(o.Text)
		if o.Rule != "" {
			text += " (" + o.Rule + ")"
		}
		box.Add(wrapped(text))
	}
	d := controls.NewDialog(s.desk.Canvas(), words.Say("rounds.objections"), container.NewVScroll(box),
		words.Say("rounds.allTheSame"), words.Say("dialog.cancel"))
	d.Confirm = func() error { return s.desk.Do(c) }
	s.desk.Ask(d, style.Sentence, nil)
}

// free are those whom the round does not mention and who take part in it.
func (s *roundScreen) free() []model.ID { return arbiter.Free(s.st.Section, s.began()) }

// spare are the house players whom it does not mention.
func (s *roundScreen) spare() []model.ID { return arbiter.Spare(s.st.Section, s.began()) }
