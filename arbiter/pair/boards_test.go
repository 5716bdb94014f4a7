package pair

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
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
	s.Players[4].FixedBoard, s.Players[5].FixedBoard = 7, 8
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

// TestPairTwoTakeABoard: that of the first of them who sat at one, or the lowest that is free; a board that is done is left alone.
func TestPairTwoTakeABoard(t *testing.T) {
	for _, c := range []struct {
		a, b model.ID
		want string
	}{
		{1, 4, "RemovePairing 2, RemovePairing 1, AddPairing 2"}, {4, 1, "RemovePairing 1, RemovePairing 2, AddPairing 1"},
		{7, 5, "RemovePairing 5, AddPairing 5"}, {8, 7, "AddPairing 3"}, {1, 2, "P1 and P2 play each other already"},
		{3, 9, "the board of P9 has a result"},
	} {
		s := threeBoards()
		s.LastID = 10
		for i := 8; i <= 10; i++ {
			s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i), Number: i, Name: fmt.Sprint("P", i)}})
		}
		s.Rounds[0].Pairings = append(s.Rounds[0].Pairings, model.Pairing{Board: 4, Sides: [2]model.ID{9, 10},
			Outcomes: [2]model.Outcome{model.Win, model.Loss}})
		change, err := PairTwo(&model.Tournament{Sections: []*model.Section{s}}, s, 1, c.a, c.b)
		got := ""
		if err != nil {
			got = err.Error()
		}
		all := []journal.Change{change}
		if several, ok := change.(steps.Together); ok {
			all = several.Changes
		}
		for _, one := range all {
			switch one := one.(type) {
			case steps.RemovePairing:
				got += fmt.Sprintf("RemovePairing %d, ", one.Board)
			case steps.AddPairing:
				got += fmt.Sprintf("AddPairing %d, ", one.Pairing.Board)
				if p := one.Pairing; p.Sides != [2]model.ID{c.a, c.b} && p.Sides != [2]model.ID{c.b, c.a} {
					t.Errorf("P%d with P%d are paired as %d", c.a, c.b, p.Sides)
				}
			}
		}
		if got = strings.TrimSuffix(got, ", "); !strings.HasPrefix(got, c.want) || err == nil && got != c.want {
			t.Errorf("P%d with P%d: %s, want %s", c.a, c.b, got, c.want)
		}
	}
}

// TestARoundHasBegun with the first result, of a board of a match too; byes are none.
func TestARoundHasBegun(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(p *model.Pairing)
		want   bool
	}{
		{"no result", func(*model.Pairing) {}, false},
		{"a result", func(p *model.Pairing) { p.Outcomes = [2]model.Outcome{model.Loss, model.Win} }, true},
		{"a match without a result", func(p *model.Pairing) { p.Games = make([]model.Game, 2) }, false},
		{"its second board", func(p *model.Pairing) {
			p.Games = []model.Game{{}, {Outcomes: [2]model.Outcome{model.Win, model.Loss}}}
		}, true},
	} {
		s := threeBoards()
		c.change(&s.Rounds[0].Pairings[3])
		if got := begun(s, 1); got != c.want {
			t.Errorf("%s: begun %v", c.name, got)
		}
	}
}

// TestLineUps: who is put on a board changes places with who sat there, of his own side alone.
func TestLineUps(t *testing.T) {
	for _, c := range []struct {
		board   int
		who     model.ID
		want    string
		changed bool
	}{{0, 2, "2-11 1-12 3-13", true}, {0, 9, "9-11 2-12 3-13", true}, {2, 0, "1-11 2-12 0-13", true}, {1, 2, "1-11 2-12 3-13", false}} {
		games := []model.Game{{Players: [2]model.ID{1, 11}}, {Players: [2]model.ID{2, 12}}, {Players: [2]model.ID{3, 13}}}
		changed := placeOnBoard(games, 0, c.board, c.who)
		var all []string
		for _, g := range games {
			all = append(all, fmt.Sprintf("%d-%d", g.Players[0], g.Players[1]))
		}
		if got := strings.Join(all, " "); got != c.want || changed != c.changed {
			t.Errorf("player %d on board %d: %s, %v; want %s", c.who, c.board+1, got, changed, c.want)
		}
	}
	roster := []model.ID{4, 5, 6}
	for _, c := range []struct {
		board int
		who   model.ID
		want  string
		moved bool
	}{{0, 6, "[6 5 4]", true}, {1, 5, "[4 5 6]", false}, {3, 4, "[4 5 6]", false}, {0, 9, "[4 5 6]", false}} {
		if got, moved := inRoster(roster, c.board, c.who); fmt.Sprint(got) != c.want || moved != c.moved || roster[0] != 4 {
			t.Errorf("player %d at place %d: %d, %v", c.who, c.board+1, got, moved)
		}
	}
}

// TestAResultAgainstNobody: on a board at which a side has nobody there is no game. Where a team names nobody at all it is not known who
// plays; in FIDE mode nobody plays there, unless neither team names anybody.
func TestAResultAgainstNobody(t *testing.T) {
	for _, c := range []struct {
		reds, blues []model.ID
		fide        bool
		typed       string
		want        string
	}{
		{[]model.ID{11, 12}, []model.ID{13, 14}, true, "1-0", ""},
		{[]model.ID{11, 12}, []model.ID{13}, false, "1-0", "nobody of Blues sits at board 2 of the match. Choose who plays there first, " +
			"or enter + -"},
		{[]model.ID{11}, []model.ID{13, 14}, false, "=", "nobody of Reds sits at board 2 of the match. Choose who plays there first, " +
			"or enter - +"},
		{[]model.ID{11}, []model.ID{13}, false, "0-1", "nobody of Reds"},
		{[]model.ID{11, 12}, []model.ID{13}, true, "+-", ""},
		{[]model.ID{11, 12}, []model.ID{13}, true, "--", ""},
		{[]model.ID{11, 12}, []model.ID{13}, false, "-+", "nobody of Blues"},
		{[]model.ID{11, 12}, []model.ID{13}, true, "?", ""},
		{[]model.ID{11, 12}, nil, false, "1-0", ""},
		{[]model.ID{11, 12}, nil, true, "1-0", "nobody of Blues"},
		{nil, nil, true, "1-0", ""},
	} {
		s := &model.Section{ID: 1, Kind: model.TeamEvent, Boards: 2, FIDE: c.fide, Scoring: model.Classic(2, 1, 0), Teams: []model.Team{
			{Entry: model.Entry{ID: 1, Number: 1, Name: "Reds"}, Roster: c.reds},
			{Entry: model.Entry{ID: 2, Number: 2, Name: "Blues"}, Roster: c.blues}}}
		s.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}}}}
		_, err := BoardResult(s, 1, 1, 0, 2, c.typed)
		if got := fmt.Sprint(err); c.want == "" && err != nil || !strings.Contains(got, c.want) {
			t.Errorf("%v against %v, FIDE mode %v, %s: %v, want %q", c.reds, c.blues, c.fide, c.typed, err, c.want)
		}
	}
}
