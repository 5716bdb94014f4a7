package boards

import (
	"strconv"
	"strings"

	"wallchart/model"
	"wallchart/ui/kit/words"
)

// person is who stands in a cell of the boards; 0 where nobody does.
func (s *Rounds) person(row, col int) model.ID {
	t := s.Grid.Table()
	if row < 0 || row >= len(t.Rows) || col < 0 || col >= len(t.Columns) || s.Round == 0 {
		return 0
	}
	second := strings.HasPrefix(t.Columns[col].ID, "second")
	if !second && !strings.HasPrefix(t.Columns[col].ID, "first") {
		return 0
	}
	p := s.At(row)
	switch {
	case p == nil && !second: // not in the round yet
		return model.ID(t.Rows[row].Ref.Participant)
	case p == nil || second && p.IsBye():
		return 0
	case second:
		return p.Sides[1]
	}
	return p.Sides[0]
}

// canDrag tells whether a cell can be dragged: a player, or the number of a board.
func (s *Rounds) canDrag(row, col int) bool {
	if s.second != nil {
		return false
	}
	if p := s.At(row); s.inBoards(col) && p != nil && !p.IsBye() {
		return true
	}
	return s.person(row, col) != 0
}

// drop lets two players change places, as the command does for two that are marked, or
// gives a board the number of the one that it is dragged onto.
func (s *Rounds) drop(row, col, toRow, toCol int) {
	if s.inBoards(col) {
		p, to := s.At(row), s.At(toRow)
		if to == nil || to.IsBye() || p == nil || p.Board == to.Board {
			return
		}
		if err := s.number(row, strconv.Itoa(to.Board)); err != nil {
			s.Host.Say(words.Err(err))
		}
		return
	}
	a, b := s.person(row, col), s.person(toRow, toCol)
	if b == 0 || a == b {
		s.Host.Say(words.Say("rounds.dropOn"))
		return
	}
	s.swap(a, b)
}
