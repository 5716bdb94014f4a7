package boards

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"wallchart/model"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/words"
)

// dragIn presses on a cell of the boards, moves to another and lets go.
func dragIn(s *Rounds, row int, column string, toRow int, toColumn string) {
	t := s.Grid.Table()
	at := func(row int, column string) fyne.PointEvent {
		p, size := s.Grid.CellRect(row, t.Column(column))
		return fyne.PointEvent{Position: p.AddXY(size.Width/2, size.Height/2)}
	}
	from, to := at(row, column), at(toRow, toColumn)
	s.Grid.MouseDown(&desktop.MouseEvent{PointEvent: from, Button: desktop.MouseButtonPrimary})
	s.Grid.Dragged(&fyne.DragEvent{PointEvent: to})
	s.Grid.MouseUp(&desktop.MouseEvent{PointEvent: to, Button: desktop.MouseButtonPrimary})
	s.Grid.DragEnd()
}

// seats are the boards of round 1: who plays whom.
func (r *trial) seats() string {
	all := ""
	for _, p := range r.St.Section.Rounds[0].Pairings {
		all += fmt.Sprintf("%d:%d-%d ", p.Board, p.Sides[0], p.Sides[1])
	}
	return all
}

// TestPlayersAreDragged: onto another they change places, as with the key; onto
// nobody nothing happens, and with a result the swap is refused as ever.
func TestPlayersAreDragged(t *testing.T) {
	r := try(t, hosttest.Plays(hosttest.OfClub(6), [2]model.ID{1, 4}, [2]model.ID{5, 2}, [2]model.ID{3, 6}))
	s := NewRounds(r)
	r.Put(s)
	dragIn(s, 0, "second", 2, "first")
	if got := r.seats(); got != "1:1-3 2:5-2 3:4-6 " || len(r.Made) != 1 {
		t.Fatalf("after %d changes: %s; %q", len(r.Made), got, r.Said)
	}
	dragIn(s, 0, "first", 0, "result")
	if got := r.seats(); got != "1:1-3 2:5-2 3:4-6 " || r.Said[len(r.Said)-1] != words.Say("rounds.dropOn") {
		t.Errorf("dragged onto a result: %s; %q", got, r.Said)
	}
	told := len(r.Said)
	if dragIn(s, 0, "board", 1, "board"); len(r.Said) != told {
		t.Errorf("board 1 dragged onto board 2: said is %q", r.Said[told:])
	}
	if got := r.seats(); got != "2:1-3 1:5-2 3:4-6 " && got != "1:5-2 2:1-3 3:4-6 " {
		t.Errorf("board 1 dragged onto board 2: %s", got)
	}
	bye := hosttest.Plays(hosttest.OfClub(3), [2]model.ID{1, 2})
	bye.Rounds[0].Pairings = append(bye.Rounds[0].Pairings,
		model.Pairing{Sides: [2]model.ID{3}, Outcomes: [2]model.Outcome{model.PairingBye}})
	left := try(t, bye)
	if dragIn(left.onScreen(), 0, "board", 1, "board"); len(left.Made)+len(left.Said) != 0 {
		t.Errorf("board 1 dragged onto a bye: made %v, said %q", left.Made, left.Said)
	}
	dragIn(s, 0, "result", 2, "result") // marks a range
	if sel, _ := s.Grid.Range(); sel.Rows() != 3 || len(r.Made) != 2 {
		t.Errorf("marked is %+v after %d changes", sel, len(r.Made))
	}
	tb := s.Grid.Table()
	s.Grid.Select(0, tb.Column("result"))
	r.Win.Canvas().Focus(s.Grid)
	r.Typed("1")
	before, said := r.seats(), len(r.Said)
	dragIn(s, 0, "first", 2, "first")
	if r.seats() != before || len(r.Said) == said {
		t.Errorf("a board with its result: %s; said is %q", r.seats(), r.Said[said:])
	}
}
