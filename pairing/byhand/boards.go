package byhand

import (
	"slices"

	"wallchart/model"
	"wallchart/phrase"
)

// FixedBoards numbers the boards of a round around those who cannot move: a
// wheelchair by the door, a board with a camera. seat says at which board each
// of them sits. The others keep their order and take the numbers that are
// free. The result has one number for every pairing with an opponent, in the
// order of the round's pairings, as steps.RenumberBoards takes it.
//
// It reports every board that is wanted twice, and two who cannot move and
// have been paired with each other.
func FixedBoards(s *model.Section, r *model.Round, seat map[model.ID]int) ([]int, error) {
	var ps model.Problems
	name := func(id model.ID) string {
		e, _ := s.Entry(id)
		return e.Name
	}
	complain := func(board int, what, cure phrase.Text) {
		ps = append(ps, model.Problem{Board: board, What: what, Cure: cure, Grave: true})
	}
	taken := map[int]model.ID{}
	var boards []int
	var free []int // places in boards, in the order of the present numbers
	var present []int
	for i := range r.Pairings {
		p := &r.Pairings[i]
		if p.IsBye() {
			continue
		}
		at, who := seat[p.Sides[0]], p.Sides[0]
		if other := seat[p.Sides[1]]; other != 0 && at != 0 && other != at {
			complain(at, phrase.New("%s sits here and %s at board %d, and they play each other", name(who), name(p.Sides[1]), other),
				phrase.New("One of them has to move for this round"))
		} else if at == 0 {
			at, who = other, p.Sides[1]
		}
		switch {
		case at < 0:
			complain(0, phrase.New("%d is not the number of a board, for %s", at, name(who)), phrase.New("Number the boards from 1"))
		case at > 0 && taken[at] != 0:
			complain(at, phrase.New("%s and %s both sit here, in two games", name(taken[at]), name(who)),
				phrase.New("Give one of them another board"))
		case at > 0:
			taken[at] = who
		default:
			free = append(free, len(boards))
		}
		boards, present = append(boards, at), append(present, p.Board)
	}
	if ps != nil {
		return nil, ps
	}
	slices.SortStableFunc(free, func(a, b int) int { return present[a] - present[b] })
	n := 0
	for _, i := range free {
		for n++; taken[n] != 0; n++ {
		}
		boards[i] = n
	}
	return boards, nil
}
