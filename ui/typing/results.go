package typing

import (
	"wallchart/arbiter/pair"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/ui/host"
)

// Results enters results: typed into a cell of a table, or board by board.
type Results struct {
	host.Host
	Open func(ref table.Ref) // shows a team match board by board
}

// Keys are what single keys enter.
func (e *Results) Keys() *KeyScheme { return KeysIn(e.Preferences()) }

// PairingOf finds the pairing a result cell is about.
func (e *Results) PairingOf(ref table.Ref) *model.Pairing {
	s := e.Now().Section
	if s == nil || ref.Kind != table.ToResult || ref.Round < 1 || ref.Round > len(s.Rounds) {
		return nil
	}
	p, _ := s.Rounds[ref.Round-1].Find(model.ID(ref.Participant))
	return p
}

// HasBoards tells whether a cell is a team match that can be opened to its
// boards.
func (e *Results) HasBoards(ref table.Ref) bool {
	p := e.PairingOf(ref)
	return p != nil && !p.IsBye() && e.Now().Section.Team() && (len(p.Games) > 0 || p.Outcomes[0] == model.Pending)
}

// Activate opens what a cell stands for, a team match its boards, and tells whether it
// stands for one.
func (e *Results) Activate(ref table.Ref) bool {
	if !e.HasBoards(ref) {
		return false
	}
	e.Open(ref)
	return true
}

// Enter puts what was typed into a result cell into the event. The cell's Ref
// names the row's participant and the round.
func (e *Results) Enter(ref table.Ref, shown, text string) error {
	if text == shown {
		return nil
	}
	change, err := pair.RowResult(e.Now().Section, ref.Round, model.ID(ref.Participant), shown, text)
	if err != nil {
		return err
	}
	return e.Do(change)
}

// Clear takes a result away.
func (e *Results) Clear(ref table.Ref) {
	if c := pair.Clear(e.Now().Section, ref.Round, []model.ID{model.ID(ref.Participant)}); c != nil {
		_ = e.Do(c)
	}
}

// Sides are the names of the two teams.
func (e *Results) Sides(ref table.Ref) (first, second string) {
	p, s := e.PairingOf(ref), e.Now().Section
	a, _ := s.Entry(p.Sides[0])
	b, _ := s.Entry(p.Sides[1])
	return a.Name, b.Name
}
