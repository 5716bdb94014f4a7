package pair

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/model/journal/steps"
)

// threeBoards is a round of 1-2, 3-4 and 5-6 on boards 2, 1 and 5, with a bye of 7 among them.
func threeBoards() *model.Section {
	s := &model.Section{ID: 1, LastID: 7, Scoring: model.Classic(0, 0, 0)}
	for i := range 7 {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: fmt.Sprint("P", i+1)}})
	}
	on := func(board int, a, b model.ID) model.Pairing {
		return model.Pairing{Board: board, Sides: [2]model.ID{a, b}}
	}
	bye := model.Pairing{Sides: [2]model.ID{7}, Outcomes: [2]model.Outcome{model.PairingBye}}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{on(2, 1, 2), bye, on(1, 3, 4), on(5, 5, 6)}}}
	return s
}

// TestMoveBoard: a board has the number that it is given, and who had it takes this one's.
func TestMoveBoard(t *testing.T) {
	for _, c := range []struct {
		who  model.ID
		n    int
		want string
	}{{1, 1, "[1 2 5]"}, {4, 2, "[1 2 5]"}, {5, 9, "[2 1 9]"}, {6, 9999, "[2 1 9999]"}, {2, 3, "[3 1 5]"}, {1, 5, "[5 1 2]"},
		{1, 2, ""}, {7, 1, ""}, {9, 1, ""}} {
		change, err := MoveBoard(threeBoards(), 1, c.who, c.n)
		got := ""
		if r, ok := change.(steps.RenumberBoards); ok {
			if got = fmt.Sprint(r.Boards); r.Section != 1 || r.Round != 1 {
				t.Errorf("P%d to board %d: the step is of section %d, round %d", c.who, c.n, r.Section, r.Round)
			}
		}
		if err != nil || got != c.want {
			t.Errorf("P%d to board %d: %s, %v, want %s", c.who, c.n, got, err, c.want)
		}
	}
	for _, n := range []int{0, -1, 10000, 100000} {
		if _, err := MoveBoard(threeBoards(), 1, 1, n); err == nil || !strings.Contains(err.Error(), "is not the number of a board") {
			t.Errorf("board %d: %v", n, err)
		}
	}
	for _, round := range []int{0, 2} {
		if _, err := MoveBoard(threeBoards(), round, 1, 1); err == nil {
			t.Errorf("a board of round %d is moved", round)
		}
	}
}

// TestRenumberBoards: from 1 in the order that they have; who sits at a fixed board stays there, and the others sit around him.
func TestRenumberBoards(t *testing.T) {
	s := threeBoards()
	for fixed, want := range map[int]string{0: "[2 1 3]", 1: "[3 2 1]", 8: "[2 1 8]"} {
		s.Players[5].FixedBoard = fixed
		c, seats, err := RenumberBoards(s, 1)
		r, _ := c.(steps.RenumberBoards)
		if got := fmt.Sprint(r.Boards); got != want || seats != nil || err != nil || r.Section != 1 || r.Round != 1 {
			t.Errorf("with P6 at board %d: %s, %v, %v, want %s", fixed, got, seats, err, want)
		}
	}
	s.Players[4].FixedBoard = 7 // his opponent sits at 8
	if _, seats, err := RenumberBoards(s, 1); seats == nil || err != nil {
		t.Errorf("two fixed boards for one game: %v, %v", seats, err)
	}
	if _, _, err := RenumberBoards(s, 2); err == nil {
		t.Error("boards of a round that is not there are numbered")
	}
}

// TestScoresOfAMatch: of two boards, from both won to none; there are none where a game brings other points.
func TestScoresOfAMatch(t *testing.T) {
	s := &model.Section{Kind: model.TeamEvent, Boards: 2, Scoring: model.Classic(0, 0, 2)}
	if got, want := strings.Join(MatchScores(s), " "), "2-0 1½-½ 1-1 ½-1½ 0-2"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	for _, v := range []model.Scoring{{Win: 6, Draw: 2}, {Win: 2, Draw: 1, Loss: 1}, {Win: 2}, {}} {
		if s.Scoring = v; MatchScores(s) != nil {
			t.Errorf("%+v: %s", v, MatchScores(s))
		}
	}
}

// TestPairingOf: by the number of the board, or by who sits there.
func TestPairingOf(t *testing.T) {
	s := threeBoards()
	for _, c := range []struct {
		round, board int
		who          model.ID
		want         string
	}{{1, 1, 0, "3-4"}, {1, 5, 1, "5-6"}, {1, 0, 2, "1-2"}, {1, 0, 7, "7-0"}, {1, 4, 1, "none"}, {1, 0, 9, "none"},
		{0, 1, 0, "none"}, {2, 1, 0, "none"}} {
		got := "none"
		if p := PairingOf(s, c.round, c.board, c.who); p != nil {
			got = fmt.Sprintf("%d-%d", p.Sides[0], p.Sides[1])
		}
		if got != c.want {
			t.Errorf("round %d, board %d, P%d: %s, want %s", c.round, c.board, c.who, got, c.want)
		}
	}
}
