package model

import "testing"

// leavers is an all-play-all of five in FIDE mode, of which three rounds are played and number 5 has left after one game, which he lost
// to number 2.
func leavers() *Section {
	s := &Section{ID: 1, Format: RoundRobin, FIDE: true, Planned: 5, Scoring: Classic(0, 0, 0)}
	for n := 1; n <= 5; n++ {
		s.Players = append(s.Players, Player{Entry: Entry{ID: ID(n), Number: n}})
	}
	game := func(a, b ID, r Outcome) Pairing {
		return Pairing{Board: 1, Sides: [2]ID{a, b}, Outcomes: [2]Outcome{r, r.Opposite()}}
	}
	s.Rounds = []Round{
		{Pairings: []Pairing{game(2, 5, Win), game(3, 4, Draw)}},
		{Pairings: []Pairing{game(1, 3, Win), game(5, 4, ForfeitLoss)}},
		{Pairings: []Pairing{game(1, 2, Draw), game(3, 5, ForfeitWin)}},
	}
	s.Players[4].Withdrawn = 2
	return s
}

// TestWhoLeavesBeforeHalfOfHisGames has no place in an all-play-all in FIDE mode, and his games count for nobody; the sheet keeps them.
func TestWhoLeavesBeforeHalfOfHisGames(t *testing.T) {
	ev := &Tournament{}
	for name, c := range map[string]struct {
		change func(s *Section)
		after  int
		out    bool
	}{
		"one game of four": {func(*Section) {}, 3, true},
		"before he left": {func(s *Section) {
			s.Rounds[0].Pairings[0].Outcomes, s.Rounds[2].Pairings[1].Outcomes = [2]Outcome{ForfeitWin, ForfeitLoss}, [2]Outcome{Win, Loss}
		}, 2, false},
		"expelled":                     {func(s *Section) { s.Players[4].Withdrawn, s.Players[4].Expelled = 0, 2 }, 3, true},
		"without FIDE mode":            {func(s *Section) { s.FIDE = false }, 3, false},
		"he leaves in a round to come": {func(s *Section) { s.Players[4].Withdrawn = 5 }, 3, false},
		"he can still come":            {func(s *Section) { s.Players[4].Withdrawn = 0 }, 3, false},
		"no more": {func(s *Section) {
			s.Players[4].Withdrawn = 0
			s.Rounds = append(s.Rounds, Round{Pairings: []Pairing{
				{Board: 1, Sides: [2]ID{1, 5}, Outcomes: [2]Outcome{ForfeitWin, ForfeitLoss}}}})
		}, 3, true},
		"half of four is enough": {func(s *Section) { s.Rounds[1].Pairings[1].Outcomes = [2]Outcome{Loss, Win} }, 3, false},
		"a Swiss":                {func(s *Section) { s.Format = Swiss }, 3, false},
		"expelled from a Swiss":  {func(s *Section) { s.Format, s.Players[4].Expelled = Swiss, 3 }, 3, true},
		"not yet":                {func(s *Section) { s.Format, s.Players[4].Expelled = Swiss, 3 }, 1, false},
	} {
		s := leavers()
		c.change(s)
		sh := NewSheet(ev, s, c.after)
		if sh.Lines[4].Out != c.out || sh.Lines[4].Placed() == c.out {
			t.Errorf("%s: %+v", name, sh.Lines[4])
		}
		if sh.Lines[1].Games != One+Half && c.after == 3 && s.Format != Swiss {
			t.Errorf("%s: the sheet has lost a game: %s", name, sh.Lines[1].Games)
		}
		counted := sh.Counted()
		if (counted != sh) != (c.out && s.Format != Swiss) {
			t.Errorf("%s: counted otherwise: %v", name, counted != sh)
		}
		if counted != sh && c.after == 3 {
			two, five := &counted.Lines[1], &counted.Lines[4]
			if two.Games != Half || two.Cells[0].Outcome != Rest || two.Cells[0].Opponent != -1 || two.Cells[2].Games != Half {
				t.Errorf("%s: number 2 has %+v", name, two)
			}
			if counted.Lines[2].Games != Half || five.Cells[0].Opponent != 1 {
				t.Errorf("%s: number 3 has %s, number 5 %+v", name, counted.Lines[2].Games, five)
			}
		}
	}
}

// TestDueGames: half of what is asked about as a whole.
func TestDueGames(t *testing.T) {
	for _, c := range []struct {
		players, planned, games, want int
		format                        Format
	}{
		{5, 5, 0, 4, RoundRobin}, {5, 0, 0, 4, RoundRobin}, {4, 0, 0, 3, RoundRobin}, {4, 0, 2, 6, RoundRobin},
		{5, 10, 0, 8, DoubleRoundRobin}, {6, 0, 0, 10, DoubleRoundRobin}, {8, 4, 0, 4, Scheveningen},
	} {
		s := &Section{Format: c.format, Planned: c.planned, GamesPerPairing: c.games, Players: make([]Player, c.players)}
		if got := s.dueGames(); got != c.want {
			t.Errorf("%+v: %d", c, got)
		}
	}
}

// TestDueRounds: an all-play-all for which no number is planned has as many rounds as its table.
func TestDueRounds(t *testing.T) {
	for _, c := range []struct {
		format           Format
		players, planned int
		games, paired    int
		want             int
	}{
		{RoundRobin, 4, 0, 0, 1, 3},
		{RoundRobin, 5, 0, 0, 1, 5},
		{RoundRobin, 4, 0, 2, 0, 6},
		{DoubleRoundRobin, 4, 0, 0, 2, 6},
		{RoundRobin, 4, 2, 0, 1, 2},
		{RoundRobin, 4, 0, 0, 4, 4},
		{RoundRobin, 0, 0, 0, 0, 0},
		{Scheveningen, 8, 0, 0, 1, 4},
		{Swiss, 4, 0, 0, 1, 1},
	} {
		s := &Section{Format: c.format, Planned: c.planned, GamesPerPairing: c.games, Rounds: make([]Round, c.paired)}
		for i := range c.players {
			s.Players = append(s.Players, Player{Entry: Entry{ID: ID(i + 1)}})
		}
		if got := s.DueRounds(); got != c.want {
			t.Errorf("%+v: %d rounds", c, got)
		}
	}
}

// TestWhoHasNotLeftKeepsHisPlace, however many games he lost by not coming: of six who are paired to the end number 6 is looked at, f a
// game that he lost by forfeit, d one to which neither came, w one that he won so, x one against somebody who has left,
// p one that was played.
func TestWhoHasNotLeftKeepsHisPlace(t *testing.T) {
	for games, out := range map[string]bool{
		"fffpp": false, "pffpf": false, "ffffw": false, "ffpp": false, "ff": false, "f": false,
		"ppfff": true, "fffff": true, "pfffx": true, "pffxf": true, "ppffw": false, "pppff": false,
		"ddddd": true, "ppffd": true, "pdfff": true, "ddppd": false,
	} {
		s := &Section{ID: 1, Format: RoundRobin, FIDE: true, Scoring: Classic(0, 0, 0)}
		for n := 1; n <= 6; n++ {
			s.Players = append(s.Players, Player{Entry: Entry{ID: ID(n), Number: n}})
		}
		for r, g := range games {
			p := Pairing{Board: 1, Sides: [2]ID{6, ID(r + 1)}}
			switch g {
			case 'f':
				p.Outcomes = [2]Outcome{ForfeitLoss, ForfeitWin}
			case 'd':
				p.Outcomes = [2]Outcome{DoubleForfeit, DoubleForfeit}
			case 'x':
				s.Players[r].Withdrawn = 6
				p.Outcomes = [2]Outcome{ForfeitWin, ForfeitLoss}
			case 'w':
				p.Outcomes = [2]Outcome{ForfeitWin, ForfeitLoss}
			case 'p':
				p.Outcomes = [2]Outcome{Draw, Draw}
			}
			s.Rounds = append(s.Rounds, Round{Pairings: []Pairing{p}})
		}
		if sh := NewSheet(&Tournament{}, s, len(games)); sh.Lines[5].Out != out {
			t.Errorf("%s: without a place: %v", games, sh.Lines[5].Out)
		}
		if s.Players[5].Withdrawn = 6; games == "fffff" && s.AsLeft(s.Players[5].Entry).Withdrawn != 1 {
			t.Errorf("%s: left from round %d on", games, s.LeftFrom(&s.Players[5].Entry))
		}
	}
}
