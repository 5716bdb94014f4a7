package byhand_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/byhand"
	"wallchart/pairing/roundrobin"
	"wallchart/phrase"
)

// four are players P1 to P4 before round 1.
func four() *pairing.Field {
	f := &pairing.Field{Round: 1, Rounds: 5, Initial: model.White, Win: 2, Draw: 1}
	for i := range 4 {
		f.Players = append(f.Players, pairing.Player{ID: model.ID(i + 1), Number: i + 1, Name: fmt.Sprint("P", i+1), Present: true})
	}
	return f
}

func pair(board int, a, b model.ID) model.Pairing {
	return model.Pairing{Board: board, Sides: [2]model.ID{a, b}}
}

// refused are the problems of pairs laid by hand, one a line.
func refused(t *testing.T, f *pairing.Field, laid ...model.Pairing) string {
	t.Helper()
	e := pairing.Engine{Pair: func(*pairing.Field, pairing.Options) (*pairing.Round, error) { return &pairing.Round{Bye: -1}, nil }}
	_, err := byhand.Rest(f, laid, &e, pairing.Options{})
	var ps model.Problems
	if err != nil && !errors.As(err, &ps) {
		t.Fatal(err)
	}
	var out []string
	for _, p := range ps {
		out = append(out, fmt.Sprintf("%d/%d %s: %s (%s)", p.Round, p.Board, p.Who, p.What, p.Cure))
	}
	return strings.Join(out, "\n")
}

func TestWhatCannotBeInARound(t *testing.T) {
	bye := func(id model.ID, o model.Outcome) model.Pairing {
		return model.Pairing{Sides: [2]model.ID{id}, Outcomes: [2]model.Outcome{o}}
	}
	f := four()
	f.Players[3].Present, f.Players[3].Why = false, model.Absent
	for _, c := range []struct {
		name string
		laid []model.Pairing
		want string
	}{
		{"nothing wrong", []model.Pairing{pair(1, 1, 2), bye(3, model.HalfBye)}, ""},
		{"a bye for one who is away", []model.Pairing{bye(4, model.HalfBye)}, ""},
		{"a win without an opponent", []model.Pairing{bye(1, model.Win)},
			"1/0 P1: a participant without an opponent cannot have a win (Give a bye, or an opponent)"},
		{"against himself, and nothing else is said of him", []model.Pairing{pair(1, 1, 1), pair(1, 1, 2)},
			"1/1 P1: nobody plays against himself (Choose another opponent)"},
		{"a board twice", []model.Pairing{pair(7, 1, 2), pair(7, 3, 9)},
			"1/7 : P1 – P2 and P3 have one board (Number one of them anew)\n" +
				"1/7 : participant 9 does not exist (Choose somebody else)"},
		{"two without a board", []model.Pairing{pair(0, 1, 2), pair(0, 3, 9)}, "1/0 : participant 9 does not exist (Choose somebody else)"},
		{"somebody twice", []model.Pairing{pair(1, 2, 1), bye(1, model.HalfBye)},
			"1/0 P1: is in P2 – P1 and in a bye (Break one of the two)"},
		{"somebody who is not there", []model.Pairing{pair(1, 4, 1)},
			"1/1 P4: is not in this round (Bring the participant back into the round first, or choose somebody else)"},
		{"nobody first", []model.Pairing{pair(1, 0, 1)}, "1/1 : participant 0 does not exist (Choose somebody else)"},
	} {
		if got := refused(t, f, c.laid...); got != c.want {
			t.Errorf("%s:\n%s\nwant\n%s", c.name, got, c.want)
		}
	}
}

// A table pairs a whole round, but not a rest; other systems do.
func TestTablesHaveNoRest(t *testing.T) {
	swiss := pairing.Engine{Pair: func(*pairing.Field, pairing.Options) (*pairing.Round, error) {
		return &pairing.Round{Bye: -1, Pairs: []pairing.Pair{{White: 2, Black: 3}}}, nil
	}}
	for _, c := range []struct {
		e    *pairing.Engine
		laid []model.Pairing
		ok   bool
	}{
		{&roundrobin.Single, nil, true},
		{&roundrobin.Single, []model.Pairing{pair(1, 1, 2)}, false},
		{&swiss, []model.Pairing{pair(1, 1, 2)}, true},
	} {
		if _, err := byhand.Rest(four(), c.laid, c.e, pairing.Options{}); (err == nil) != c.ok {
			t.Errorf("%d laid down, %s: %v", len(c.laid), c.e.Name, err)
		}
	}
}

// The engine is told who has been placed by hand, the way out is added to its
// own only where something was laid down, and a whole round laid down needs none.
func TestEngineOfTheRest(t *testing.T) {
	var asked *pairing.Field
	e := pairing.Engine{Pair: func(f *pairing.Field, _ pairing.Options) (*pairing.Round, error) {
		asked = f
		return nil, &pairing.Impossible{Round: 1, Cures: []phrase.Text{phrase.Verbatim("wait")}}
	}}
	_, err := byhand.Rest(four(), []model.Pairing{pair(1, 1, 2)}, &e, pairing.Options{})
	var im *pairing.Impossible
	if !errors.As(err, &im) || phrase.Join("; ", im.Cures...).String() != "break one of the pairs made by hand; wait" {
		t.Errorf("got %v", err)
	}
	for i, p := range asked.Players {
		if laid := i < 2; p.Present == laid || p.ByHand != laid {
			t.Errorf("%s: present %v, by hand %v", p.Name, p.Present, p.ByHand)
		}
	}
	if _, err = byhand.Rest(four(), nil, &e, pairing.Options{}); !errors.As(err, &im) || phrase.Join("; ", im.Cures...).String() != "wait" {
		t.Errorf("with nothing laid down got %v", err)
	}
	got, err := byhand.Rest(four(), []model.Pairing{pair(0, 4, 2), pair(0, 3, 1)}, &e, pairing.Options{})
	if err != nil || fmt.Sprint(got[0].Board, got[0].Sides, got[1].Board, got[1].Sides) != "1 [3 1] 2 [4 2]" {
		t.Errorf("got %+v, %v; want the higher ranked on board 1", got, err)
	}
}

// Byes come last and have no board; boards that are given stay.
func TestOrderOfARound(t *testing.T) {
	f := four()
	for i := 4; i < 7; i++ {
		f.Players = append(f.Players, pairing.Player{ID: model.ID(i + 1), Number: i + 1, Name: fmt.Sprint("P", i+1), Present: true})
	}
	e := pairing.Engine{}
	e.Pair = func(*pairing.Field, pairing.Options) (*pairing.Round, error) {
		return &pairing.Round{Bye: 6, Pairs: []pairing.Pair{{White: 0, Black: 5}}}, nil
	}
	bye := model.Pairing{Board: 9, Sides: [2]model.ID{5}, Outcomes: [2]model.Outcome{model.HalfBye}}
	got, err := byhand.Rest(f, []model.Pairing{bye, pair(2, 3, 4)}, &e, pairing.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, p := range got {
		lines = append(lines, fmt.Sprint(p.Board, p.Sides))
	}
	if want := []string{"1 [1 6]", "2 [3 4]", "0 [5 0]", "0 [7 0]"}; !slices.Equal(lines, want) {
		t.Errorf("got %q, want %q", lines, want)
	}
	got, err = byhand.Rest(f, []model.Pairing{bye, pair(1, 3, 4)}, &e, pairing.Options{})
	if err != nil || got[0].Board != 1 || got[0].Sides[0] != 3 || got[1].Board != 2 || got[1].Sides[0] != 1 {
		t.Errorf("board 1 was given to 3 and 4: %v, %v", got, err)
	}
}

// A third equal colour is one after two, not after one, nor after two that were
// interrupted; in a team match it is none.
func TestThirdColourIsAnObjection(t *testing.T) {
	for _, c := range []struct {
		past string
		want bool
	}{{"WW", true}, {"W", false}, {"BW", false}, {"WB", false}, {"BWW", true}, {"WWB", false}} {
		f := four()
		for _, x := range c.past {
			f.Players[0].Past = append(f.Players[0].Past,
				pairing.Past{Opponent: -1, Outcome: model.Draw, Colour: map[rune]model.Colour{'W': model.White, 'B': model.Black}[x]})
		}
		got := byhand.Objections(f, 1, 2)
		if (len(got) > 0) != c.want {
			t.Errorf("White after %s: %v", c.past, got)
		}
		if f.Boards = 4; len(byhand.Objections(f, 1, 2)) > 0 {
			t.Errorf("White after %s, of a team: %v", c.past, got)
		}
	}
	f := four()
	f.Players[1].Present, f.Players[1].ByHand = false, true
	if got := byhand.Objections(f, 1, 2); len(got) > 0 {
		t.Errorf("placed by hand is there: %v", got)
	}
	f.Players[2].Present, f.Players[2].Why = false, model.Absent
	if got := byhand.Objections(f, 1, 3); len(got) != 1 || got[0].Rule != "C.04.2" || got[0].Text.String() != "P3 is not in this round." {
		t.Errorf("one who is away: %v", got)
	}
	f.Players[0].Past = []pairing.Past{{Opponent: 1, Outcome: model.ForfeitWin}}
	if got := byhand.Objections(f, 1, 2); len(got) > 0 {
		t.Errorf("a forfeited game may be repeated: %v", got)
	}
	for _, ids := range [][2]model.ID{{0, 1}, {1, 0}, {9, 1}} {
		if got := byhand.Objections(f, ids[0], ids[1]); len(got) != 1 || !strings.Contains(got[0].Text.String(), "two different") {
			t.Errorf("%v: %v", ids, got)
		}
	}
}

// The free numbers go to the others in the order of their boards, whoever of a
// pair it is that cannot move; two of one pair may sit at one board.
func TestFixedBoardsOfOneRound(t *testing.T) {
	s := &model.Section{Players: make([]model.Player, 8)}
	for i := range s.Players {
		s.Players[i].Entry = model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: fmt.Sprint("P", i+1)}
	}
	r := &model.Round{Pairings: []model.Pairing{pair(3, 1, 2), {Sides: [2]model.ID{8}}, pair(2, 3, 4), pair(1, 5, 6)}}
	for _, c := range []struct {
		seat map[model.ID]int
		want string
	}{
		{nil, "[3 2 1] <nil>"},
		{map[model.ID]int{6: 2}, "[3 1 2] <nil>"},
		{map[model.ID]int{1: 1, 2: 1}, "[1 3 2] <nil>"},
		{map[model.ID]int{1: 1, 3: 2}, "[1 2 3] <nil>"},
		{map[model.ID]int{8: 1}, "[3 2 1] <nil>"},
		{map[model.ID]int{1: 3, 2: 5}, "[] Board 3: P1 sits here and P2 at board 5, and they play each other. One of them " +
			"has to move for this round."},
		{map[model.ID]int{2: 3, 5: 3}, "[] Board 3: P2 and P5 both sit here, in two games. Give one of them another board."},
		{map[model.ID]int{2: 1, 5: 1}, "[] Board 1: P2 and P5 both sit here, in two games. Give one of them another board."},
		{map[model.ID]int{2: -1}, "[] -1 is not the number of a board, for P2. Number the boards from 1."},
	} {
		boards, err := byhand.FixedBoards(s, r, c.seat)
		if got := fmt.Sprint(boards, " ", err); got != c.want {
			t.Errorf("%v: %s, want %s", c.seat, got, c.want)
		}
	}
}
