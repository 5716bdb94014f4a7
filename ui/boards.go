package ui

import (
	"wallchart/arbiter"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/ui/host"
)

// results enters results: typed into a cell of a table, or board by board.
type results struct {
	host.Host
	keys func() *keyScheme // what single keys enter
}

// pairingOf finds the pairing a result cell is about.
func (e *results) pairingOf(ref table.Ref) *model.Pairing {
	s := e.Now().Section
	if s == nil || ref.Kind != table.ToResult || ref.Round < 1 || ref.Round > len(s.Rounds) {
		return nil
	}
	p, _ := s.Rounds[ref.Round-1].Find(model.ID(ref.Participant))
	return p
}

// hasBoards tells whether a cell is a team match that can be opened to its
// boards.
func (e *results) hasBoards(ref table.Ref) bool {
	p := e.pairingOf(ref)
	return p != nil && !p.IsBye() && e.Now().Section.Team() && (len(p.Games) > 0 || p.Outcomes[0] == model.Pending)
}

// activate opens what a cell stands for, a team match its boards, and tells whether it
// stands for one.
func (e *results) activate(ref table.Ref) bool {
	if !e.hasBoards(ref) {
		return false
	}
	e.openMatch(ref)
	return true
}

// enter puts what was typed into a result cell into the event. The cell's Ref
// names the row's participant and the round.
func (e *results) enter(ref table.Ref, shown, text string) error {
	if text == shown {
		return nil
	}
	change, err := arbiter.RowResult(e.Now().Section, ref.Round, model.ID(ref.Participant), shown, text)
	if err != nil {
		return err
	}
	return e.Do(change)
}

// clear takes a result away.
func (e *results) clear(ref table.Ref) {
	if c := arbiter.Clear(e.Now().Section, ref.Round, []model.ID{model.ID(ref.Participant)}); c != nil {
		_ = e.Do(c)
	}
}
