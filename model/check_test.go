package model

import (
	"strings"
	"testing"
)

// small is a sound team event of four teams with two boards and a sound round.
func small() *Section {
	s := &Section{ID: 1, Name: "Open", Kind: TeamEvent, Boards: 2, Scoring: Classic(One, Half, 2), LastID: 12}
	for i := ID(1); i <= 4; i++ {
		a, b := 4+2*i-1, 4+2*i
		s.Teams = append(s.Teams, Team{Entry: Entry{ID: i, Number: int(i), Name: "Team " + string(rune('A'+i-1))}, Roster: []ID{a, b}})
		for k, id := range []ID{a, b} {
			s.Players = append(s.Players, Player{Entry: Entry{ID: id, Number: int(id) - 4, Name: "Player " + string(rune('a'+2*int(i)+k))}, Team: i})
		}
	}
	match := func(board int, a, b ID, results ...[2]Outcome) Pairing {
		p := Pairing{Board: board, Sides: [2]ID{a, b}}
		for k, r := range results {
			p.Games = append(p.Games, Game{Players: [2]ID{s.Teams[a-1].Roster[k], s.Teams[b-1].Roster[k]}, White: uint8(k % 2), Outcomes: r})
		}
		return s.Settle(p)
	}
	s.Rounds = []Round{{Pairings: []Pairing{
		match(1, 1, 2, [2]Outcome{Win, Loss}, [2]Outcome{Draw, Draw}),
		{Board: 2, Sides: [2]ID{3, 4}, Outcomes: [2]Outcome{Loss, Win}, Score: [2]Points{1, 3}},
	}}}
	return s
}

func TestSoundSectionHasNoProblems(t *testing.T) {
	if ps := small().Check(); len(ps) > 0 {
		t.Errorf("a sound section is faulted:\n%v", ps)
	}
}

// TestCheckFindsEveryProblem breaks the sound section in one place at a time.
func TestCheckFindsEveryProblem(t *testing.T) {
	for _, c := range []struct {
		name, says string
		spoil      func(*Section)
	}{
		{"same number", "same starting number", func(s *Section) { s.Teams[1].Number = 1 }},
		{"same ID", "same ID", func(s *Section) { s.Teams[1].ID = 1 }},
		{"no name", "has no name", func(s *Section) { s.Teams[0].Name = " " }},
		{"unknown on a roster", "does not exist", func(s *Section) { s.Teams[0].Roster = []ID{99} }},
		{"on two rosters", "is on the rosters of", func(s *Section) { s.Teams[0].Roster = []ID{5, 7} }},
		{"met twice", "plays twice in this round", func(s *Section) { s.Rounds[0].Pairings[1].Sides[0] = 1 }},
		{"against itself", "paired with itself", func(s *Section) { s.Rounds[0].Pairings[1].Sides = [2]ID{3, 3} }},
		{"stranger", "does not exist", func(s *Section) { s.Rounds[0].Pairings[1].Sides[1] = 44 }},
		{"board twice", "board number is used twice", func(s *Section) { s.Rounds[0].Pairings[1].Board = 1 }},
		{"contradiction", "contradict each other", func(s *Section) { s.Rounds[0].Pairings[1].Outcomes = [2]Outcome{Win, Win} }},
		{"score against boards", "does not add up to its boards", func(s *Section) { s.Rounds[0].Pairings[0].Score = [2]Points{4, 0} }},
		{"score against result", "does not fit the result", func(s *Section) { s.Rounds[0].Pairings[1].Score = [2]Points{3, 1} }},
		{"too many points", "more than 2 boards can give", func(s *Section) { s.Rounds[0].Pairings[1].Score = [2]Points{1, 9} }},
		{"too many boards", "has 2 boards, the section plays 1", func(s *Section) { s.Boards = 1 }},
		{"board result", "board 2 of the match", func(s *Section) { s.Rounds[0].Pairings[0].Games[1].Outcomes = [2]Outcome{Win, Draw} }},
		{"stranger on a board", "player 77 of Team A does not exist", func(s *Section) { s.Rounds[0].Pairings[0].Games[0].Players[0] = 77 }},
		{"bye with a result", "no opponent but the outcome", func(s *Section) {
			s.Rounds[0].Pairings[1] = Pairing{Sides: [2]ID{3, 0}, Outcomes: [2]Outcome{Win}}
		}},
	} {
		s := small()
		c.spoil(s)
		ps := s.Check()
		if !strings.Contains(ps.Error(), c.says) {
			t.Errorf("%s: want %q, got:\n%v", c.name, c.says, ps)
		}
		for _, p := range ps {
			if text := p.Error(); !strings.HasPrefix(text, "Open") || !strings.HasSuffix(text, ".") {
				t.Errorf("%s: not a sentence with a place: %q", c.name, text)
			}
		}
	}
}

func TestCheckReturnsAllProblems(t *testing.T) {
	s := small()
	s.Teams[1].Number = 1
	s.Rounds[0].Pairings[1].Outcomes = [2]Outcome{Win, Win}
	s.Rounds[0].Pairings[0].Score = [2]Points{4, 0}
	if ps := (&Tournament{Sections: []*Section{s}}).Check(); len(ps) < 3 {
		t.Errorf("three faults, %d problems:\n%v", len(ps), ps)
	}
}

func TestSettle(t *testing.T) {
	s := small()
	p := s.Rounds[0].Pairings[0]
	if p.Score != [2]Points{3, 1} || p.Outcomes != [2]Outcome{Win, Loss} {
		t.Errorf("1-0 and ½-½ make %v %v", p.Score, p.Outcomes)
	}
	games := func(rs ...[2]Outcome) Pairing {
		q := Pairing{Sides: [2]ID{1, 2}}
		for _, r := range rs {
			q.Games = append(q.Games, Game{Outcomes: r})
		}
		return s.Settle(q)
	}
	for _, c := range []struct {
		name  string
		got   Pairing
		score [2]Points
		out   [2]Outcome
	}{
		{"open board", games([2]Outcome{Win, Loss}, [2]Outcome{}), [2]Points{2, 0}, [2]Outcome{}},
		{"all forfeited", games([2]Outcome{ForfeitWin, ForfeitLoss}, [2]Outcome{ForfeitWin, ForfeitLoss}), [2]Points{4, 0},
			[2]Outcome{ForfeitWin, ForfeitLoss}},
		{"nobody came", games([2]Outcome{DoubleForfeit, DoubleForfeit}, [2]Outcome{DoubleForfeit, DoubleForfeit}), [2]Points{},
			[2]Outcome{DoubleForfeit, DoubleForfeit}},
		{"one forfeited board", games([2]Outcome{ForfeitLoss, ForfeitWin}, [2]Outcome{Win, Loss}), [2]Points{2, 2}, [2]Outcome{Draw, Draw}},
	} {
		if c.got.Score != c.score || c.got.Outcomes != c.out {
			t.Errorf("%s: %v %v, want %v %v", c.name, c.got.Score, c.got.Outcomes, c.score, c.out)
		}
	}
}

func TestSheet(t *testing.T) {
	s := small()
	s.Rounds = append(s.Rounds, Round{Pairings: []Pairing{
		{Sides: [2]ID{1, 0}, Outcomes: [2]Outcome{PairingBye}},
		{Sides: [2]ID{2, 0}, Outcomes: [2]Outcome{HalfBye}},
		{Board: 1, Sides: [2]ID{4, 3}, Outcomes: [2]Outcome{ForfeitWin, ForfeitLoss}},
	}})
	s.Adjustments = []Adjustment{{Who: 3, Match: One, Reason: "appeal"}}
	sh := NewSheet(&Tournament{Sections: []*Section{s}}, s, 0)
	for i, want := range []struct{ match, games Points }{{4, 7}, {1, 3}, {2, 1}, {4, 7}} {
		if l := sh.Lines[i]; l.Match != want.match || l.Games != want.games {
			t.Errorf("%s has %s match and %s game points, want %s and %s", l.Name, l.Match, l.Games, want.match, want.games)
		}
	}
	if c := sh.Lines[2].Cells[1]; c.Opponent != 3 || c.Colour != Black || c.Outcome != ForfeitLoss || c.Against != 4 {
		t.Errorf("the forfeit is %+v", c)
	}
	if c := sh.Lines[0].Cells[0]; len(c.Boards) != 2 || c.Boards[0] != 2 || c.Boards[1] != 1 || c.Against != 1 {
		t.Errorf("the first match is %+v", c)
	}
	if after1 := NewSheet(&Tournament{}, s, 1); after1.Rounds != 1 || after1.Lines[0].Match != 2 {
		t.Errorf("after round 1: %d rounds, %s points", after1.Rounds, after1.Lines[0].Match)
	}
}
