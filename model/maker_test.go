package model

import "testing"

// TestWhoMadeIt: of a round that the system has paired, each board and bye with who or what made it.
func TestWhoMadeIt(t *testing.T) {
	s := &Section{LastID: 9}
	for i := range 9 {
		s.Players = append(s.Players, Player{Entry: Entry{ID: ID(i + 1), Number: i + 1, Name: string(rune('A' + i))}})
	}
	ask := func(who ID, round int, by Maker) {
		s.Players[who-1].Byes = append(s.Players[who-1].Byes, ByeRequest{Round: round, Kind: HalfBye, By: by})
	}
	ask(3, 1, UnknownMaker)
	ask(3, 2, UnknownMaker)
	ask(4, 2, MadeAtCheckIn)
	ask(7, 1, UnknownMaker)
	s.Players[4].Withdrawn = 2
	bye := func(who ID, o Outcome, by Maker) Pairing {
		return Pairing{Sides: [2]ID{who}, Outcomes: [2]Outcome{o}, By: by}
	}
	board := func(a, b ID, by Maker) Pairing { return Pairing{Board: 1, Sides: [2]ID{a, b}, By: by} }
	s.Rounds = []Round{{Pairings: []Pairing{bye(6, HalfBye, MadeAtCheckIn), board(7, 1, MadeByHand)}},
		{Pairings: []Pairing{bye(6, HalfBye, MadeAtCheckIn), board(7, 8, MadeBySystem), bye(8, ZeroBye, UnknownMaker)}}}
	for _, c := range []struct {
		name string
		p    Pairing
		want Maker
	}{
		{"a board", board(1, 2, UnknownMaker), MadeBySystem},
		{"a board that was laid by hand before", board(1, 2, MadeByHand), MadeByHand},
		{"the bye of the round", bye(1, PairingBye, UnknownMaker), MadeBySystem},
		{"a rest", bye(1, Rest, UnknownMaker), MadeBySystem},
		{"a bye that was asked for", bye(3, HalfBye, UnknownMaker), MadeOnRequest},
		{"a bye from the check-in", bye(4, ZeroBye, UnknownMaker), MadeAtCheckIn},
		{"who has withdrawn", bye(5, Absent, UnknownMaker), MadeByAbsence},
		{"a bye that the round has already", bye(6, HalfBye, UnknownMaker), MadeAtCheckIn},
		{"who had a board in the round that it has, and asked for a bye in another", bye(7, ZeroBye, UnknownMaker), MadeByHand},
		{"a bye of which nothing is known", bye(8, ZeroBye, UnknownMaker), MadeByHand},
		{"a bye of somebody who is not in the round that it has", bye(9, ZeroBye, UnknownMaker), MadeByHand},
	} {
		ps := []Pairing{c.p}
		s.MadeBy(MadeBySystem, 2, ps)
		if ps[0].By != c.want {
			t.Errorf("%s: %s, want %s", c.name, ps[0].By, c.want)
		}
	}
	ps := []Pairing{bye(6, HalfBye, UnknownMaker)}
	if s.MadeBy(MadeBySystem, 3, ps); ps[0].By != MadeByHand {
		t.Errorf("in a round that is not there yet: %s", ps[0].By)
	}
}
