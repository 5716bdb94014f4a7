package model

import (
	"fmt"
	"testing"
)

// double is a section of A to E with two games a meeting, as in the example of docs/rules/two-games.md, and the rounds of it
// that are written down: "A-C 1-0, E" where E has the bye.
func double(rounds ...[]Pairing) *Sheet {
	s := &Section{ID: 1, GamesPerPairing: 2, Scoring: Classic(0, 0, 0), LastID: 5}
	for i := range 5 {
		s.Players = append(s.Players, Player{Entry: Entry{ID: ID(i + 1), Number: i + 1, Name: string(rune('A' + i))}})
	}
	for _, ps := range rounds {
		s.Rounds = append(s.Rounds, Round{Pairings: ps})
	}
	return NewSheet(&Tournament{Sections: []*Section{s}}, s, len(rounds))
}

func game(white, black rune, w, b Outcome) Pairing {
	return Pairing{Board: 1, Sides: [2]ID{ID(white - 'A' + 1), ID(black - 'A' + 1)}, Outcomes: [2]Outcome{w, b}}
}

func alone(who rune, o Outcome) Pairing {
	return Pairing{Sides: [2]ID{ID(who - 'A' + 1)}, Outcomes: [2]Outcome{o}}
}

// TestMeetingsOfTheRules: what the first meeting of the example brought each of them.
func TestMeetingsOfTheRules(t *testing.T) {
	sh := double([]Pairing{game('A', 'C', Win, Loss), game('D', 'B', Draw, Draw), alone('E', PairingBye)},
		[]Pairing{game('C', 'A', ForfeitWin, ForfeitLoss), game('B', 'D', Loss, Win), alone('E', PairingBye)})
	for i, want := range []string{
		"draw 2-2 against C with white", "loss 1-3 against D with black", "draw 2-2 against A with black", "win 3-1 against B with white",
		"pairing-allocated bye 4-0 against nobody with none"} {
		if got := brought(sh, i, 1); got != want {
			t.Errorf("%c: %s, want %s", 'A'+i, got, want)
		}
		if got := brought(sh, i, 2); got != "not played yet 0-0 against nobody with none" {
			t.Errorf("%c in the second meeting, which is still to come: %s", 'A'+i, got)
		}
	}
}

// brought is what a meeting brought somebody, in half points.
func brought(sh *Sheet, i, meeting int) string {
	c := sh.Joined(i, meeting)
	opponent, colour := "nobody", map[Colour]string{NoColour: "none", White: "white", Black: "black"}[c.Colour]
	if c.Opponent >= 0 {
		opponent = sh.Lines[c.Opponent].Name
	}
	if c.Match != c.Games {
		return fmt.Sprintf("%d match points, and %d of games", c.Match, c.Games)
	}
	return fmt.Sprintf("%s %d-%d against %s with %s", c.Outcome, c.Games, c.Against, opponent, colour)
}

// TestMeetings: for A, each kind of meeting of two games.
func TestMeetings(t *testing.T) {
	for _, c := range []struct {
		name          string
		first, second []Pairing
		want          string
	}{
		{"the second game has no result", []Pairing{game('A', 'B', Win, Loss)}, []Pairing{game('B', 'A', Pending, Pending)},
			"not played yet 2-0 against B with white"},
		{"the second game is not paired", []Pairing{game('A', 'B', Win, Loss)}, nil, "not played yet 2-0 against B with white"},
		{"both forfeited by the other", []Pairing{game('A', 'B', ForfeitWin, ForfeitLoss)}, []Pairing{game('B', 'A', ForfeitLoss, ForfeitWin)},
			"forfeit win 4-0 against B with none"},
		{"both forfeited by himself", []Pairing{game('A', 'B', ForfeitLoss, ForfeitWin)}, []Pairing{game('B', 'A', ForfeitWin, ForfeitLoss)},
			"forfeit loss 0-4 against B with none"},
		{"each forfeits one", []Pairing{game('A', 'B', ForfeitLoss, ForfeitWin)}, []Pairing{game('B', 'A', ForfeitLoss, ForfeitWin)},
			"draw 2-2 against B with none"},
		{"nobody comes", []Pairing{game('A', 'B', DoubleForfeit, DoubleForfeit)}, []Pairing{game('B', 'A', DoubleForfeit, DoubleForfeit)},
			"double forfeit 0-0 against B with none"},
		{"black in the second game, which was the only one: white in a first",
			[]Pairing{alone('A', HalfBye)}, []Pairing{game('B', 'A', Win, Loss)},
			"loss 1-2 against B with white"},
		{"two half-point byes", []Pairing{alone('A', HalfBye)}, []Pairing{alone('A', HalfBye)}, "half-point bye 2-0 against nobody with none"},
		{"byes that differ: the one that brought most", []Pairing{alone('A', ZeroBye)}, []Pairing{alone('A', FullBye)},
			"full-point bye 2-0 against nobody with none"},
		{"of equals the first", []Pairing{alone('A', ZeroBye)}, []Pairing{alone('A', Absent)}, "zero-point bye 0-0 against nobody with none"},
		{"and where it is the first", []Pairing{alone('A', FullBye)}, []Pairing{alone('A', ZeroBye)},
			"full-point bye 2-0 against nobody with none"},
	} {
		rounds := [][]Pairing{c.first, c.second}
		if c.second == nil {
			rounds = rounds[:1]
		}
		if got := brought(double(rounds...), 0, 1); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
	sh := double([]Pairing{alone('A', ZeroBye), game('B', 'C', Win, Loss)}, []Pairing{game('C', 'B', Win, Loss), alone('A', FullBye)})
	if c := sh.Joined(0, 1); c.Pairing != 1 {
		t.Errorf("the bye that counts is pairing %d of its round, and is 1", c.Pairing)
	}
	if c := sh.Joined(1, 1); c.Board != 1 || c.Pairing != 1 {
		t.Errorf("the meeting is pairing %d on board %d, and is 1 on board 1 of its first round", c.Pairing, c.Board)
	}
	second := game('B', 'A', Pending, Pending)
	second.Board = 2
	begun := double([]Pairing{game('A', 'B', Win, Loss)}, []Pairing{second})
	if got := brought(begun, 1, 1); got != "not played yet 0-2 against A with black" || begun.Joined(1, 1).Board != 1 {
		t.Errorf("for B, whose second game has no result: %s, on board %d", got, begun.Joined(1, 1).Board)
	}
	if c := begun.Joined(1, 2); c.Opponent != -1 || c.Pairing != -1 {
		t.Errorf("a meeting that is still to come has opponent %d and pairing %d", c.Opponent, c.Pairing)
	}
	out := []Pairing{alone('A', ZeroBye)}
	late := double(out, out, out, []Pairing{game('B', 'A', Win, Loss)})
	late.Section.GamesPerPairing = 4
	if got := brought(late, 0, 1); got != "loss 0-2 against B with white" {
		t.Errorf("black in the fourth game, which was the only one: %s", got)
	}
	sh.Section.GamesPerPairing = 1
	if got := brought(sh, 1, 2); got != "loss 0-2 against C with black" {
		t.Errorf("with one game a meeting, the second round is: %s", got)
	}
}

// TestRoundsAndMeetings: with two games a meeting, round 3 is the first game of the second one; a meeting that has begun counts.
func TestRoundsAndMeetings(t *testing.T) {
	two := &Section{GamesPerPairing: 2, Scoring: Scoring{Win: 6, Draw: 4, Loss: 3}}
	for round, want := range [][2]int{1: {1, 1}, 2: {1, 2}, 3: {2, 1}, 6: {3, 2}} {
		if meeting, game := two.Meeting(round); want != [2]int{} && (meeting != want[0] || game != want[1]) {
			t.Errorf("round %d is game %d of meeting %d, want %v", round, game, meeting, want)
		}
	}
	for rounds, want := range []int{0, 1, 1, 2, 2, 3} {
		if got := two.Meetings(rounds); got != want {
			t.Errorf("%d rounds are %d meetings, want %d", rounds, got, want)
		}
	}
	if win, draw, loss := two.MeetingWorth(); win != 12 || draw != 8 || loss != 6 {
		t.Errorf("a meeting is worth %d, %d and %d", win, draw, loss)
	}
	for set, want := range []int{1, 1, 2, 3, 4} {
		if got := (&Section{GamesPerPairing: set}).Games(); got != want {
			t.Errorf("set to %d: %d games", set, got)
		}
	}
	if MostGames != 4 {
		t.Errorf("the rules say up to 4 games, and here %d", MostGames)
	}
	if got := (&Section{Kind: TeamEvent, GamesPerPairing: 2}).Games(); got != 1 {
		t.Errorf("teams play %d", got)
	}
}
