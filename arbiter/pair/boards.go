package pair

import (
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/pairing/draw"
	"wallchart/phrase"
)

// MoveBoard gives a board of a round another number; who has that number already
// takes this one's.
func MoveBoard(s *model.Section, round int, who model.ID, n int) (journal.Change, error) {
	r, err := roundOf(s, round)
	if err != nil {
		return nil, err
	}
	if n < 1 || n > mostBoards {
		return nil, phrase.Errorf("%d is not the number of a board. Number the boards from 1", n)
	}
	p, _ := r.Find(who)
	if p == nil || p.IsBye() || p.Board == n {
		return nil, nil
	}
	var boards []int
	for _, q := range r.Pairings {
		switch {
		case q.IsBye():
			continue
		case q.Sides == p.Sides:
			q.Board = n
		case q.Board == n:
			q.Board = p.Board
		}
		boards = append(boards, q.Board)
	}
	return followed(s, round, steps.RenumberBoards{Section: s.ID, Round: round, Boards: boards}), nil
}

// mostBoards is beyond the number of any board.
const mostBoards = 9999

// RenumberBoards numbers the boards of a round from 1 in their order, around
// those who cannot move. The error beside the change says why somebody does not
// sit at the fixed board.
func RenumberBoards(s *model.Section, round int) (c journal.Change, seats, err error) {
	r, err := roundOf(s, round)
	if err != nil {
		return nil, nil, err
	}
	order := make([]int, 0, len(r.Pairings)) // indices of the boards, by their present numbers
	for i := range r.Pairings {
		if !r.Pairings[i].IsBye() {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order, func(x, y int) int { return r.Pairings[x].Board - r.Pairings[y].Board })
	ps := slices.Clone(r.Pairings)
	for n, i := range order {
		ps[i].Board = n + 1
	}
	seated, seats := draw.Seated(s, ps)
	var boards []int
	for _, p := range ps {
		if !p.IsBye() {
			i := slices.IndexFunc(seated, func(q model.Pairing) bool { return q.Sides == p.Sides })
			boards = append(boards, seated[i].Board)
		}
	}
	return followed(s, round, steps.RenumberBoards{Section: s.ID, Round: round, Boards: boards}), seats, nil
}
