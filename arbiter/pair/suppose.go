package pair

import (
	"strconv"
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// Supposed is a result as it was typed that is tried out before it is played.
type Supposed struct {
	Round, Board int
	Text         string
}

// OpenBoards are the boards without a result, of all rounds.
func OpenBoards(s *model.Section) []Supposed {
	var all []Supposed
	for r := range s.Rounds {
		for _, board := range s.Rounds[r].Open() {
			all = append(all, Supposed{Round: r + 1, Board: board})
		}
	}
	return all
}

// ParseSupposed reads a board and its result in one: "5:1=1-0" is round 5, board 1.
func ParseSupposed(text string) (Supposed, error) {
	where, result, _ := strings.Cut(text, "=")
	round, board, _ := strings.Cut(where, ":")
	x := Supposed{Text: strings.TrimSpace(result)}
	var bad [2]error
	x.Round, bad[0] = strconv.Atoi(strings.TrimSpace(round))
	x.Board, bad[1] = strconv.Atoi(strings.TrimSpace(board))
	if bad[0] != nil || bad[1] != nil || x.Text == "" {
		return x, phrase.Errorf("%q is no board with a result. Write round, board and result: 5:1=1-0", text)
	}
	return x, nil
}

// Suppose is the step to the event as it would be with these results: the event itself stays. Kept, all of them are one step. A
// result that is entered is not tried otherwise, and one may not be cleared.
func Suppose(t *model.Tournament, s *model.Section, all []Supposed) (*model.Tournament, journal.Change, error) {
	if len(all) == 0 {
		return t, nil, nil
	}
	var changes []journal.Change
	done := map[[2]int]bool{}
	for _, x := range all {
		c, err := x.step(s)
		if err == nil && done[[2]int{x.Round, x.Board}] {
			err = phrase.Errorf("two results are tried; leave one out")
		}
		if err == nil {
			done[[2]int{x.Round, x.Board}] = true
			_, err = c.Apply(t)
		}
		if err != nil {
			return nil, nil, phrase.Errorf("round %d, board %d: %w", x.Round, x.Board, err)
		}
		changes = append(changes, c)
	}
	c := steps.OneStep(phrase.Count(len(changes), "%d result that was tried out", "%d results that were tried out"), changes)
	next, err := c.Apply(t)
	return next, c, err
}

func (x Supposed) step(s *model.Section) (journal.Change, error) {
	if x.Round < 1 || x.Round > len(s.Rounds) {
		return nil, phrase.Errorf("there is no round %d yet", x.Round)
	}
	switch p := PairingOf(s, x.Round, x.Board, 0); {
	case x.Board < 1 || p == nil:
		return nil, phrase.Errorf("there is no such board")
	case p.Done():
		return nil, phrase.Errorf("the result is entered; only what is open is tried out")
	case adjourned(x.Text):
		return nil, phrase.Errorf("an adjourned game has no result; try one out: 1-0, 0-1 or =")
	}
	c, err := Result(s, x.Round, x.Board, 0, x.Text)
	if r, ok := c.(steps.SetResult); ok && r.Result == [2]model.Outcome{} {
		return nil, phrase.Errorf("no result is tried out; leave the board away")
	}
	return c, err
}
