package model

import (
	"strconv"
	"testing"
)

// meetings makes two games of each meeting.
func meetings(s *Section) *Section {
	s.GamesPerPairing = 2
	return s
}

// half gives a round a board without a result.
func half(round int, s *Section) *Section {
	s.Rounds[round-1].Pairings = append(s.Rounds[round-1].Pairings, Pairing{Board: 2, Sides: [2]ID{1, 2}})
	return s
}

// resting gives everybody a bye in round 2.
func resting(s *Section) *Section {
	s.Rounds[1].Pairings = []Pairing{{Sides: [2]ID{1, 0}, Outcomes: [2]Outcome{PairingBye}},
		{Sides: [2]ID{2, 0}, Outcomes: [2]Outcome{HalfBye}}}
	return s
}

// deserted has player 2 leave after round 1, of a table that is paired to its end.
func deserted(s *Section) *Section {
	s.Players[1].Withdrawn = len(s.Rounds) + 1
	for r := range s.Rounds[1:] {
		s.Rounds[r+1].Pairings[0].Outcomes = [2]Outcome{ForfeitWin, ForfeitLoss}
	}
	return s
}

// TestClosedRounds (VCL4THP.13, questions 189 to 191): while a round is played it and the one before it can be corrected, and when it is
// over, it alone. In a table, whose rounds are paired beforehand, an early game closes nothing: a round is closed when the next is over.
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
		want string
	}{
		{"no round", of(Swiss, 0), ""},
		{"one", of(Swiss, 1, 1), ""},
		{"two, the last without results", of(Swiss, 2, 1), ""},
		{"two, both over", of(Swiss, 2, 1, 2), "1"},
		{"three, the last without results", of(Swiss, 3, 1, 2), "1"},
		{"four, all over", of(Swiss, 4, 1, 2, 3, 4), "123"},
		{"two meetings of two games", meetings(of(Swiss, 4, 1, 2, 3)), ""},
		{"two meetings of two games, over", meetings(of(Swiss, 4, 1, 2, 3, 4)), "12"},
		{"three meetings, of the last the first game", meetings(of(Swiss, 5, 1, 2, 3, 4)), "12"},
		{"three meetings, of the last the first game is over", meetings(of(Swiss, 5, 1, 2, 3, 4, 5)), "12"},
		{"a table, nothing played", of(RoundRobin, 3), ""},
		{"a table, one played", of(RoundRobin, 3, 1), ""},
		{"a table, two played", of(RoundRobin, 3, 1, 2), "1"},
		{"a table, two played, of the second one of two", half(2, of(RoundRobin, 3, 1, 2)), ""},
		{"a table, of the last round one game is played early", half(5, of(RoundRobin, 5, 1, 2, 5)), "1"},
		{"a table, the last round is played early", of(RoundRobin, 5, 1, 5), "4"},
		{"a table of two games a meeting", meetings(of(RoundRobin, 6, 1, 2, 3, 5, 6)), "34"},
		{"two, the last of byes alone", resting(of(Swiss, 2, 1)), "1"},
		{"a table that one of two has left after the first round", deserted(of(RoundRobin, 3, 1, 2, 3)), ""},
		{"a table, all played", of(DoubleRoundRobin, 3, 1, 2, 3), "12"},
	} {
		got := ""
		for n := 1; n <= len(c.s.Rounds); n++ {
			if c.s.FIDEClosed(n) {
				got += strconv.Itoa(n)
			}
		}
		if got != c.want {
			t.Errorf("%s: %q closed, want %q", c.name, got, c.want)
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

// TestAByeThatTakesPointsAway is worth less than nothing (VCL4THP.13, question 83); one that is worth nothing is allowed.
func TestAByeThatTakesPointsAway(t *testing.T) {
	for _, c := range []struct {
		kind                   Kind
		bye, matchBye, gameBye Points
		want                   bool
	}{
		{Individual, 0, 0, 0, false}, {Individual, -1, 0, 0, true}, {Individual, 0, -1, -1, false},
		{TeamEvent, 0, 0, 0, false}, {TeamEvent, 0, -1, 0, true}, {TeamEvent, 0, 0, -1, true},
	} {
		s := &Section{Kind: c.kind, Scoring: Scoring{Win: 2, PairingBye: c.bye, MatchBye: c.matchBye, GamesBye: c.gameBye}}
		if got := s.ByeUnderNothing(); got != c.want {
			t.Errorf("%+v: %v", c, got)
		}
	}
}

// TestImported: a section that came with all its paired rounds from another program; a round paired here makes it our own.
func TestImported(t *testing.T) {
	board := Round{Pairings: []Pairing{{Board: 1, Sides: [2]ID{1, 2}}}}
	byes := Round{Pairings: []Pairing{{Sides: [2]ID{1}, Outcomes: [2]Outcome{HalfBye}}}}
	came := func(rounds ...int) (all []Compared) {
		for _, r := range rounds {
			all = append(all, Compared{When: AtImport, Round: r})
		}
		return all
	}
	for _, c := range []struct {
		name     string
		rounds   []Round
		compared []Compared
		want     bool
	}{
		{"no round", nil, nil, false},
		{"two rounds that came", []Round{board, board}, came(1, 2), true},
		{"the second was paired here", []Round{board, board}, came(1), false},
		{"the first was paired here", []Round{board, board}, came(2), false},
		{"nothing of it came", []Round{board}, nil, false},
		{"the second has byes alone", []Round{board, byes}, came(1), true},
		{"compared after it was paired, and not when it came", []Round{board}, []Compared{{When: AtImport + 1, Round: 1}}, false},
	} {
		if got := (&Section{Rounds: c.rounds, Compared: c.compared}).Imported(); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}

// TestRegistered: what has no result is registered as adjourned by the change that pairs the next round, and by no other.
func TestRegistered(t *testing.T) {
	of := func(rounds ...int) *Section { // boards of each round, without results
		s := &Section{FIDE: true}
		for _, boards := range rounds {
			r := Round{Pairings: []Pairing{{Sides: [2]ID{9}, Outcomes: [2]Outcome{HalfBye}}}}
			for n := range boards {
				r.Pairings = append(r.Pairings, Pairing{Board: n + 1, Sides: [2]ID{ID(2*n + 1), ID(2*n + 2)}})
			}
			s.Rounds = append(s.Rounds, r)
		}
		return s
	}
	for _, c := range []struct {
		name          string
		before, after *Section
		since         int
		adjourned     bool // the board of round 1
	}{
		{"the first round", of(), of(1), 1, false},
		{"the second", of(1), of(1, 1), 2, true},
		{"the second, which had byes alone", of(1, 0), of(1, 1), 2, true},
		{"two at once", of(1), of(1, 1, 1), 3, true},
		{"byes of the second", of(1), of(1, 0), 0, false},
		{"nothing", of(1, 1), of(1, 1), 0, false},
		{"the last taken back", of(1, 1), of(1), 0, false},
	} {
		if got := c.after.PairedSince(c.before); got != c.since {
			t.Errorf("%s: paired is round %d, want %d", c.name, got, c.since)
		}
		c.after.Register(c.before)
		if got := c.after.Rounds[0].Pairings[1].Adjourned; got != c.adjourned {
			t.Errorf("%s: adjourned is %v", c.name, got)
		}
	}
}

// TestUnderway: with so many games a meeting, the first round of the last one that is paired.
func TestUnderway(t *testing.T) {
	for games, want := range map[int][]int{1: {0, 1, 2, 3, 4, 5}, 2: {0, 1, 1, 3, 3, 5}, 3: {0, 1, 1, 1, 4, 4}} {
		for rounds, first := range want {
			s := &Section{GamesPerPairing: games, Rounds: make([]Round, rounds)}
			if got := s.underway(); got != first && rounds > 0 {
				t.Errorf("%d games, %d rounds: %d, want %d", games, rounds, got, first)
			}
		}
	}
}
