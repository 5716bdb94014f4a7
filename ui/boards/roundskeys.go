package boards

import (
	"slices"
	"unicode"

	"wallchart/arbiter/entries"
	"wallchart/arbiter/pair"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/ui/kit/words"
)

// typed enters a result with one key and goes on to the next open board.
func (s *Rounds) typed(row, col int, _ table.Ref, r rune) bool {
	p := s.At(row)
	if p == nil {
		if s.typedOpponent(row, col, r) {
			return false // the grid takes it into the cell
		}
		return s.typedBye(row, r)
	}
	text, ok := s.Host.Results().Keys().Pressed(r, s.Grid.Place(), s.wholeMatch(row))
	if p.IsBye() && ok && !unicode.IsLetter(r) {
		s.Host.Say(words.Say("rounds.byeKeys")) // after the last board a result too many comes here
		return true
	}
	if p.IsBye() || !ok && (r == ' ' || !s.inBoards(col)) {
		return false
	}
	if ok && s.passed(row) {
		s.Host.Say(words.Say("rounds.full"))
		return true
	}
	if !ok {
		s.Host.Say(words.Say("rounds.boardTip"))
		return true
	}
	s.Decide(row, text, false)
	return true
}

// passed tells, once, whether the caret is at a board only because the round's last result was entered just now.
func (s *Rounds) passed(row int) bool {
	full := s.full
	s.full = table.Ref{}
	return s.Grid.Table().Rows[row].Ref == full && !s.awaits(row)
}

// typedBye gives somebody who is not in the round yet the bye of that letter: H half a
// point, B the pairing's, F a full one, U or Z none.
func (s *Rounds) typedBye(row int, r rune) bool {
	t := s.Grid.Table()
	if row >= len(t.Rows) || !unicode.IsLetter(r) {
		return false
	}
	kind, err := pair.ParseBye(string(r))
	if err != nil || !slices.Contains(entries.Byes(s.St.Section), kind) {
		return false
	}
	if c := pair.GiveByes(s.St.Section, s.Began(), []model.ID{model.ID(t.Rows[row].Ref.Participant)}, kind); c != nil {
		s.lay(c, nil)
	}
	return true
}

// whose is whose name stands in a cell, 0 for nobody's.
func (s *Rounds) whose(row, col int) model.ID {
	t := s.Grid.Table()
	if row >= len(t.Rows) || s.Round < 1 {
		return 0
	}
	p := s.At(row)
	switch {
	case col == t.Column("first") && p == nil:
		return model.ID(t.Rows[row].Ref.Participant)
	case col == t.Column("first"):
		return p.Sides[0]
	case col == t.Column("second") && p != nil:
		return p.Sides[1]
	}
	return 0
}
