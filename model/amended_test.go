package model

import (
	"slices"
	"testing"
)

// closed is a section in FIDE mode of A to D, numbers 1 to 4, and E with a bye in round 1: three rounds are paired, so that rounds 1
// and 2 have others behind them.
func closed() *Section {
	s := &Section{FIDE: true, Scoring: Classic(0, 0, 0), LastID: 5}
	for i := range 5 {
		s.Players = append(s.Players, Player{Entry: Entry{ID: ID(i + 11), Number: i + 1, Name: string(rune('A' + i))}})
	}
	board := func(n int, white, black ID, o ...Outcome) Pairing {
		p := Pairing{Board: n, Sides: [2]ID{white + 10, black + 10}}
		copy(p.Outcomes[:], o)
		return p
	}
	s.Rounds = []Round{
		{Pairings: []Pairing{board(1, 1, 3, Win, Loss), board(2, 4, 2), {Sides: [2]ID{15}, Outcomes: [2]Outcome{PairingBye}}}},
		{Pairings: []Pairing{board(1, 2, 1, Draw, Draw), board(2, 3, 4, Loss, Win)}},
		{Pairings: []Pairing{board(1, 1, 4), board(2, 3, 2)}},
	}
	s.Rounds[0].Pairings[1].Adjourned = true
	return s
}

// copied is a section whose rounds and players can be changed.
func copied(s *Section) *Section {
	n := *s
	n.Players, n.Rounds = slices.Clone(s.Players), slices.Clone(s.Rounds)
	for r := range n.Rounds {
		n.Rounds[r].Pairings = slices.Clone(s.Rounds[r].Pairings)
	}
	return &n
}

// TestWhatWasAmended (VCL4THP.13, questions 112, 113, 163 and 190): what is otherwise than it was when others were paired on it; not
// what was missing, and not what is of the last round.
func TestWhatWasAmended(t *testing.T) {
	result := func(round, at int, a, b Outcome) func(*Section) {
		return func(s *Section) { s.Rounds[round-1].Pairings[at].Outcomes = [2]Outcome{a, b} }
	}
	for _, c := range []struct {
		name   string
		change func(*Section)
		want   []Amended
	}{
		{"a result of round 1", result(1, 0, Draw, Draw), []Amended{{AmendedResult, 1, "1-3 1-0", "1-3 ½-½"}}},
		{"a result of round 2", result(2, 1, Win, Loss), []Amended{{AmendedResult, 2, "3-4 0-1", "3-4 1-0"}}},
		{"a result of the last round", result(3, 0, Win, Loss), nil},
		{"a result of round 1 that is taken away", result(1, 0, Pending, Pending), []Amended{{AmendedResult, 1, "1-3 1-0", "1-3 ?"}}},
		{"an adjourned game that ends in a draw", result(1, 1, Draw, Draw), nil},
		{"an adjourned game that is won", result(1, 1, Loss, Win), []Amended{{AmendedAdjourned, 1, "4-2 ?", "4-2 0-1"}}},
		{"a game without a result, which was not adjourned, is won", func(s *Section) {
			s.Rounds[1].Pairings[0].Outcomes = [2]Outcome{}
		}, []Amended{{AmendedResult, 2, "2-1 ½-½", "2-1 ?"}}},
		{"colours of round 1", func(s *Section) { s.Rounds[0].Pairings[0] = s.Rounds[0].Pairings[0].Turned() },
			[]Amended{{AmendedResult, 1, "1-3 1-0", "3-1 0-1"}}},
		{"colours of a game without a result", func(s *Section) { s.Rounds[0].Pairings[1] = s.Rounds[0].Pairings[1].Turned() },
			[]Amended{{AmendedResult, 1, "4-2 ?", "2-4 ?"}}},
		{"a bye of round 1", result(1, 2, HalfBye, Pending), []Amended{{AmendedResult, 1, "5 pairing-allocated bye", "5 half-point bye"}}},
		{"a board taken out of round 1", func(s *Section) { s.Rounds[0].Pairings = s.Rounds[0].Pairings[1:] },
			[]Amended{{AmendedResult, 1, "1-3 1-0", "1 absent"}}},
		{"White of a board had a bye, and Black another opponent", func(s *Section) {
			ps := s.Rounds[1].Pairings
			ps[0], ps[1].Sides = Pairing{Sides: [2]ID{12}, Outcomes: [2]Outcome{HalfBye}}, [2]ID{11, 14}
		}, []Amended{{AmendedResult, 2, "2-1 ½-½", "2 half-point bye"}, {AmendedResult, 2, "3-4 0-1", "1-4 0-1"}}},
		{"somebody deleted with his board", func(s *Section) {
			s.Players, s.Rounds[0].Pairings = s.Players[:4], s.Rounds[0].Pairings[:2]
		}, nil},
		{"two rounds taken back", func(s *Section) { s.Rounds = s.Rounds[:1] }, nil},
		{"colours of the last round", func(s *Section) { s.Rounds[2].Pairings[0] = s.Rounds[2].Pairings[0].Turned() }, nil},
		{"Black deleted with his board", func(s *Section) {
			s.Players, s.Rounds[0].Pairings = slices.Delete(s.Players, 2, 3), s.Rounds[0].Pairings[1:]
			s.Rounds[1].Pairings = s.Rounds[1].Pairings[:1]
		}, []Amended{{AmendedResult, 1, "1-3 1-0", "1 absent"}}},
		{"a name", func(s *Section) { s.Players[1].Name = "Beth" }, nil},
		{"nothing", func(*Section) {}, nil},
	} {
		before := closed()
		after := copied(before)
		c.change(after)
		after.Amend(before)
		if !slices.Equal(after.Amended, c.want) {
			t.Errorf("%s: %+v, want %+v", c.name, after.Amended, c.want)
		}
		after.Amended, before.FIDE = nil, false
		if after.Amend(before); after.Amended != nil {
			t.Errorf("%s, before FIDE mode: %+v", c.name, after.Amended)
		}
	}
}

// TestAGameThatWasNotRegistered has its result later, whatever it is; and a round of one board is a round too.
func TestAGameThatWasNotRegistered(t *testing.T) {
	before := closed()
	before.Rounds[0].Pairings = before.Rounds[0].Pairings[1:2]
	before.Rounds[0].Pairings[0].Adjourned = false
	won := copied(before)
	won.Rounds[0].Pairings[0].Outcomes = [2]Outcome{Win, Loss}
	if won.Amend(before); won.Amended != nil {
		t.Errorf("its result: %+v", won.Amended)
	}
	lost := copied(won)
	lost.Rounds[0].Pairings[0].Outcomes = [2]Outcome{Loss, Win}
	if lost.Amend(won); len(lost.Amended) != 1 || lost.Amended[0].To != "4-2 0-1" {
		t.Errorf("another one: %+v", lost.Amended)
	}
}

// TestStartingNumbersAmended: they are told once, with how many rounds were paired.
func TestStartingNumbersAmended(t *testing.T) {
	before := closed()
	after := *before
	after.Players = slices.Clone(before.Players)
	after.Players[1].Number, after.Players[2].Number = 3, 2
	after.Amend(before)
	if want := []Amended{{AmendedNumbers, 3, "2+3", "3+2"}}; !slices.Equal(after.Amended, want) {
		t.Errorf("%+v, want %+v", after.Amended, want)
	}
	before.Rounds, after.Rounds, after.Amended = nil, nil, nil
	if after.Amend(before); after.Amended != nil {
		t.Errorf("before the first round: %+v", after.Amended)
	}
}

// TestWhatIsSetBackIsNoAmendment: one that is amended once more is one, and what stands as it stood is none.
func TestWhatIsSetBackIsNoAmendment(t *testing.T) {
	first := closed()
	second := copied(first)
	second.Rounds[0].Pairings[0].Outcomes = [2]Outcome{Draw, Draw}
	second.Rounds[1].Pairings[1].Outcomes = [2]Outcome{Draw, Draw}
	second.Amend(first)
	third := copied(second)
	third.Rounds[0].Pairings[0].Outcomes = [2]Outcome{Loss, Win}
	third.Amend(second)
	want := []Amended{{AmendedResult, 1, "1-3 1-0", "1-3 0-1"}, {AmendedResult, 2, "3-4 0-1", "3-4 ½-½"}}
	if !slices.Equal(third.Amended, want) {
		t.Errorf("amended twice: %+v, want %+v", third.Amended, want)
	}
	fourth := copied(third)
	fourth.Rounds[0].Pairings[0].Outcomes = [2]Outcome{Win, Loss}
	fourth.Amend(third)
	if !slices.Equal(fourth.Amended, want[1:]) {
		t.Errorf("one set back: %+v, want %+v", fourth.Amended, want[1:])
	}
	fifth := copied(fourth)
	fifth.Rounds[1].Pairings[1].Outcomes = [2]Outcome{Loss, Win}
	if fifth.Amend(fourth); fifth.Amended != nil {
		t.Errorf("all set back: %+v", fifth.Amended)
	}
	if !slices.Equal(second.Amended, []Amended{{AmendedResult, 1, "1-3 1-0", "1-3 ½-½"}, {AmendedResult, 2, "3-4 0-1", "3-4 ½-½"}}) {
		t.Errorf("what was noted before was changed: %+v", second.Amended)
	}
}

// TestAMatchAmended: a match of teams is told with its score, and one without a score by its result.
func TestAMatchAmended(t *testing.T) {
	s := &Section{Kind: TeamEvent, Boards: 4, FIDE: true, Teams: []Team{{Entry: Entry{ID: 1, Number: 7}}, {Entry: Entry{ID: 2, Number: 9}}}}
	p := Pairing{Sides: [2]ID{1, 2}, Outcomes: [2]Outcome{Win, Loss}, Score: [2]Points{5, 3}}
	if got, want := s.boardText(&p), "7-9 2½-1½"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	p.Score, p.Outcomes = [2]Points{}, [2]Outcome{ForfeitWin, ForfeitLoss}
	if got, want := s.boardText(&p), "7-9 "+ResultText(p.Outcomes); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestTheBoardsOfAMatchAmended: of a match that was open each board by itself; one that had no result has none that is otherwise.
func TestTheBoardsOfAMatchAmended(t *testing.T) {
	match := func(games ...Game) *Section {
		s := &Section{Kind: TeamEvent, Boards: 3, Teams: []Team{{Entry: Entry{ID: 1, Number: 7}}, {Entry: Entry{ID: 2, Number: 9}}}}
		s.Rounds = []Round{{Pairings: []Pairing{{Board: 1, Sides: [2]ID{1, 2}, Games: games}}}}
		return s
	}
	won, drawn := Game{Outcomes: [2]Outcome{Win, Loss}}, Game{Outcomes: [2]Outcome{Draw, Draw}}
	got := match(drawn, won, won).amendedIn(match(won, Game{Adjourned: true}, Game{}), 1)
	want := []Amended{{AmendedResult, 1, "7-9/1 1-0", "7-9/1 ½-½"}, {AmendedAdjourned, 1, "7-9/2 ?", "7-9/2 1-0"}}
	if !slices.Equal(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
}

// TestGamesWithoutResultAreAdjourned (VCL4THP.13, question 159): when a round is paired, the games of those before it that have no
// result are registered as adjourned, in FIDE mode.
func TestGamesWithoutResultAreAdjourned(t *testing.T) {
	adjourned := func(s *Section) (all [][2]int) {
		for r := range s.Rounds {
			for i := range s.Rounds[r].Pairings {
				if s.Rounds[r].Pairings[i].Adjourned {
					all = append(all, [2]int{r + 1, i + 1})
				}
			}
		}
		return all
	}
	for _, c := range []struct {
		name   string
		change func(*Section)
		want   [][2]int
	}{
		{"rounds 1 and 3 have open games", func(*Section) {}, [][2]int{{1, 2}, {3, 1}, {3, 2}}},
		{"without FIDE mode", func(s *Section) { s.FIDE = false }, [][2]int{{1, 2}}},
		{"a table", func(s *Section) { s.Format = RoundRobin }, [][2]int{{1, 2}}},
		{"one of round 3 has its result", func(s *Section) { s.Rounds[2].Pairings[0].Outcomes = [2]Outcome{Win, Loss} },
			[][2]int{{1, 2}, {3, 2}}},
		{"a game of round 1 that was adjourned is over", func(s *Section) {
			s.Rounds[0].Pairings[1].Outcomes, s.Rounds[0].Pairings[0].Outcomes = [2]Outcome{Win, Loss}, [2]Outcome{}
		}, [][2]int{{1, 1}, {3, 1}, {3, 2}}},
		{"three games a meeting: round 4 is the first of the second", func(s *Section) { s.GamesPerPairing = 3 },
			[][2]int{{1, 2}, {3, 1}, {3, 2}}},
		{"four games a meeting: it is the last of the first", func(s *Section) { s.GamesPerPairing = 4 }, [][2]int{{1, 2}}},
	} {
		s := closed()
		c.change(s)
		was := adjourned(s)
		s.Rounds[0].Pairings[1].Adjourned = s.Rounds[0].Pairings[1].Outcomes[0] == Pending
		next := s.AdjournOpen(4)
		if got := adjourned(next); !slices.Equal(got, c.want) {
			t.Errorf("%s: adjourned are %d, want %d", c.name, got, c.want)
		}
		if now := adjourned(s); len(now) > len(was) {
			t.Errorf("%s: the section of before was changed", c.name)
		}
	}
	s := closed()
	s.Rounds = s.Rounds[:2]
	if next := s.AdjournOpen(3); next != s {
		t.Error("the one open game is adjourned already, and the section is another")
	}
}

// TestAnAdjournedGameOfATable: the rounds of an all-play-all are paired on no result, so no draw stood for what was adjourned.
func TestAnAdjournedGameOfATable(t *testing.T) {
	for _, c := range []struct {
		format Format
		want   int
	}{{Swiss, 1}, {RoundRobin, 0}, {DoubleRoundRobin, 0}} {
		before := closed()
		before.Format = c.format
		s := copied(before)
		s.Rounds[0].Pairings[1].Outcomes = [2]Outcome{Loss, Win}
		if s.Amend(before); len(s.Amended) != c.want {
			t.Errorf("%v: %v", c.format, s.Amended)
		}
	}
}
