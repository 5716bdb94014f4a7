package model

import "testing"

// meetings makes two games of each meeting.
func meetings(s *Section) *Section {
	s.GamesPerPairing = 2
	return s
}

// half gives the second round a board without a result.
func half(s *Section) *Section {
	s.Rounds[1].Pairings = append(s.Rounds[1].Pairings, Pairing{Board: 2, Sides: [2]ID{1, 2}})
	return s
}

// TestClosedRounds (VCL4THP.13, questions 189 to 191): while a round is played it and the one before it can be corrected, and when it is
// over, it alone. Of a table the round that is played is the last with a result.
func TestClosedRounds(t *testing.T) {
	of := func(f Format, rounds int, results ...int) *Section {
		s := &Section{Format: f, Players: []Player{{Entry: Entry{ID: 1, Number: 1}}, {Entry: Entry{ID: 2, Number: 2}}}}
		for range rounds {
			s.Rounds = append(s.Rounds, Round{Pairings: []Pairing{{Board: 1, Sides: [2]ID{1, 2}}}})
		}
		for _, r := range results {
			s.Rounds[r-1].Pairings[0].Outcomes = [2]Outcome{Win, Loss}
		}
		return s
	}
	for _, c := range []struct {
		name string
		s    *Section
		want int
	}{
		{"no round", of(Swiss, 0), 0},
		{"one", of(Swiss, 1, 1), 0},
		{"two, the last without results", of(Swiss, 2, 1), 0},
		{"two, both over", of(Swiss, 2, 1, 2), 1},
		{"three, the last without results", of(Swiss, 3, 1, 2), 1},
		{"four, all over", of(Swiss, 4, 1, 2, 3, 4), 3},
		{"two meetings of two games", meetings(of(Swiss, 4, 1, 2, 3)), 0},
		{"two meetings of two games, over", meetings(of(Swiss, 4, 1, 2, 3, 4)), 2},
		{"three meetings, of the last the first game", meetings(of(Swiss, 5, 1, 2, 3, 4)), 2},
		{"three meetings, of the last the first game is over", meetings(of(Swiss, 5, 1, 2, 3, 4, 5)), 2},
		{"a table, nothing played", of(RoundRobin, 3), 0},
		{"a table, one played", of(RoundRobin, 3, 1), 0},
		{"a table, two played", of(RoundRobin, 3, 1, 2), 1},
		{"a table, two played, of the second one of two", half(of(RoundRobin, 3, 1, 2)), 0},
		{"a table, all played", of(DoubleRoundRobin, 3, 1, 2, 3), 2},
	} {
		if got := c.s.FIDEClosed(); got != c.want {
			t.Errorf("%s: %d closed, want %d", c.name, got, c.want)
		}
	}
}

// TestWorthsThatFIDEDoesNotAccept (VCL4THP.13, questions 74, 81 and 83), each at its limit and beyond it.
func TestWorthsThatFIDEDoesNotAccept(t *testing.T) {
	for _, c := range []struct {
		name       string
		kind       Kind
		change     func(*Scoring)
		draws, bye bool
	}{
		{"1-½-0", Individual, func(*Scoring) {}, false, false},
		{"3-1-0", Individual, func(v *Scoring) { v.Win, v.Draw = 3*One, One }, false, false},
		{"3-2-1", Individual, func(v *Scoring) { v.Win, v.Draw, v.Loss = 3*One, 2*One, One }, false, false},
		{"3-2-0", Individual, func(v *Scoring) { v.Win, v.Draw = 3*One, 2*One }, true, false},
		{"a bye of 1½", Individual, func(v *Scoring) { v.PairingBye = One + Half }, false, true},
		{"matches 1-1-0, of players", Individual, func(v *Scoring) { v.MatchDraw = 2 * One }, false, false},
		{"matches 2-2-0", TeamEvent, func(v *Scoring) { v.MatchDraw = 2 * One }, true, false},
		{"matches 2-1-0", TeamEvent, func(*Scoring) {}, false, false},
		{"matches 3-2-1", TeamEvent, func(v *Scoring) { v.MatchWin, v.MatchDraw, v.MatchLoss = 3*One, 2*One, One }, false, false},
		{"a bye of 3 match points", TeamEvent, func(v *Scoring) { v.MatchBye = 3 * One }, false, true},
		{"a bye of 3 match points, of players", Individual, func(v *Scoring) { v.MatchBye = 3 * One }, false, false},
		{"a bye of all boards", TeamEvent, func(v *Scoring) { v.GamesBye = 4 * One }, false, false},
		{"a bye of more than all boards", TeamEvent, func(v *Scoring) { v.GamesBye = 4*One + Half }, false, true},
	} {
		s := &Section{Kind: c.kind, Boards: 4, Scoring: Classic(2*One, One, 4)}
		c.change(&s.Scoring)
		if s.DrawsOverWin() != c.draws || s.ByeOverWin() != c.bye {
			t.Errorf("%s: draws %v, bye %v", c.name, s.DrawsOverWin(), s.ByeOverWin())
		}
		if s.ByeUnderNothing() {
			t.Errorf("%s: a bye takes points away", c.name)
		}
		if s.Boards = 0; c.name == "a bye of more than all boards" && s.ByeOverWin() {
			t.Error("with no number of boards")
		}
	}
	for _, kind := range []Kind{Individual, TeamEvent} {
		for k, change := range []func(*Scoring){func(v *Scoring) { v.PairingBye = -Half }, func(v *Scoring) { v.MatchBye = -Half },
			func(v *Scoring) { v.GamesBye = -Half }} {
			s := &Section{Kind: kind, Scoring: Classic(2*One, One, 4)}
			change(&s.Scoring)
			if got := s.ByeUnderNothing(); got != (k == 0 || kind == TeamEvent) {
				t.Errorf("%s, bye %d below nothing: %v", kind, k, got)
			}
		}
	}
}
