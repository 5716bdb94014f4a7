package model

import (
	"reflect"
	"testing"
)

// TestWhatARoundWaitsFor: boards without a result, and those who take part and are neither paired nor absent; in FIDE mode also that a
// round made by hand is declared complete.
func TestWhatARoundWaitsFor(t *testing.T) {
	won, lost := [2]Outcome{Win, Loss}, [2]Outcome{}
	board := func(no int, a, b ID, by Maker, o [2]Outcome) Pairing {
		return Pairing{Board: no, Sides: [2]ID{a, b}, Outcomes: o, By: by}
	}
	six := func(ps ...Pairing) *Section {
		s := &Section{Planned: 2, Rounds: []Round{{Pairings: ps}}}
		for n := 1; n <= 6; n++ {
			s.Players = append(s.Players, Player{Entry: Entry{ID: ID(n), Number: n}})
		}
		return s
	}
	with := func(s *Section, do func(*Section)) *Section { do(s); return s }
	byHand := board(1, 1, 2, MadeByHand, won)
	for name, c := range map[string]struct {
		s    *Section
		want Left
	}{
		"one board by hand, and four who are not paired": {six(byHand), Left{Round: 1, People: []ID{3, 4, 5, 6}}},
		"that one has the bye, one is absent, one is gone, one plays hors concours": {with(six(byHand,
			Pairing{Sides: [2]ID{3}, Outcomes: [2]Outcome{PairingBye}}, Pairing{Sides: [2]ID{4}, Outcomes: [2]Outcome{Absent}}),
			func(s *Section) { s.Players[4].Withdrawn, s.Players[5].House = 1, true }), Left{Round: 1}},
		"a file that says nothing of them": {six(board(1, 1, 2, UnknownMaker, won)), Left{Round: 1}},
		"a file, and a board of it is open": {six(board(1, 1, 2, UnknownMaker, won), board(2, 3, 4, UnknownMaker, lost)),
			Left{Round: 1, Boards: []int{2}, People: []ID{5, 6}}},
		"an adjourned game": {six(byHand, Pairing{Board: 2, Sides: [2]ID{3, 4}, Adjourned: true}, board(3, 5, 6, MadeByHand, won)),
			Left{Round: 1, Boards: []int{2}}},
		"a round in which nothing stands": {six(), Left{Round: 1, People: []ID{1, 2, 3, 4, 5, 6}}},
		"by hand, in FIDE mode, and not declared complete": {with(six(byHand, board(2, 3, 4, MadeByHand, won), board(3, 5, 6, MadeByHand, won)),
			func(s *Section) { s.FIDE = true; s.ByHand(1) }), Left{Round: 1, Undeclared: true}},
		"the same elsewhere": {with(six(byHand, board(2, 3, 4, MadeByHand, won), board(3, 5, 6, MadeByHand, won)),
			func(s *Section) { s.ByHand(1) }), Left{Round: 1}},
	} {
		got := c.s.Left(1)
		if len(got.People) == 0 {
			got.People = nil
		}
		if !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %+v, want %+v", name, got, c.want)
		}
		if got.None() != (c.want.Boards == nil && c.want.People == nil && !c.want.Undeclared) {
			t.Errorf("%s: it waits for nothing: %v", name, got.None())
		}
	}
	s := six(byHand)
	s.Players[2].Byes = []ByeRequest{{Round: 2, Kind: HalfBye}}
	if all := s.LeftOf(2); len(all) != 2 || len(all[1].People) != 5 {
		t.Errorf("the second round, which is not paired, and for which one has asked for a bye: %+v", all)
	}
	entered := six(board(1, 1, 2, UnknownMaker, won))
	entered.Rounds = append(entered.Rounds, Round{Pairings: []Pairing{board(1, 1, 2, UnknownMaker, won)}})
	if entered.Players[5].Entered = 2; len(entered.Left(2).People) != 1 {
		t.Errorf("who entered in a round of a file: %+v", entered.Left(2))
	}
	if l := s.Left(3); !l.None() {
		t.Errorf("a round that is not announced: %+v", l)
	}
}
