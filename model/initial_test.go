package model

import "testing"

// shown is a section of so many whose first round has these boards, White first; a board with one has a bye of a kind.
func shown(people int, o Outcome, boards ...[2]ID) *Section {
	s := &Section{Rounds: []Round{{}}}
	for i := range people {
		s.Players = append(s.Players, Player{Entry: Entry{ID: ID(i + 1), Number: i + 1}})
	}
	for i, b := range boards {
		p := Pairing{Board: i + 1, Sides: b}
		if b[1] == 0 {
			p.Outcomes[0] = o
		}
		s.Rounds[0].Pairings = append(s.Rounds[0].Pairings, p)
	}
	return s
}

// TestTheInitialColourIsThatOfMostBoards: the higher ranked of each board has it when his place is odd (C.04.3, 5.2.5). Six players
// with White by lot play 1-4, 5-2, 3-6; with Black 4-1, 2-5, 6-3.
func TestTheInitialColourIsThatOfMostBoards(t *testing.T) {
	type boards = [][2]ID
	for _, c := range []struct {
		name   string
		o      Outcome
		people int
		boards boards
		want   Colour
	}{
		{"White", HalfBye, 6, boards{{1, 4}, {5, 2}, {3, 6}}, White},
		{"Black", HalfBye, 6, boards{{4, 1}, {2, 5}, {6, 3}}, Black},
		{"the first board turned by hand", HalfBye, 6, boards{{4, 1}, {5, 2}, {3, 6}}, White},
		{"the second board turned by hand", HalfBye, 6, boards{{4, 1}, {5, 2}, {6, 3}}, Black},
		{"as many for either: the highest ranked", HalfBye, 4, boards{{1, 3}, {2, 4}}, White},
		{"as many for either, in another order", HalfBye, 4, boards{{4, 2}, {3, 1}}, Black},
		{"number 1 has a bye he asked for and no place", HalfBye, 3, boards{{1, 0}, {2, 3}}, White},
		{"number 1 has the bye of the pairing and a place", PairingBye, 3, boards{{1, 0}, {2, 3}}, Black},
		{"number 1 is not mentioned", HalfBye, 3, boards{{2, 3}}, White},
		{"byes alone", PairingBye, 2, boards{{1, 0}, {2, 0}}, NoColour},
		{"nobody", HalfBye, 2, nil, NoColour},
		{"somebody who is not in the section", HalfBye, 2, boards{{1, 9}, {9, 2}}, NoColour},
	} {
		if got := (&Tournament{}).ShownColour(shown(c.people, c.o, c.boards...), Lot{}); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
	if got := (&Tournament{}).ShownColour(&Section{}, Lot{}); got != NoColour {
		t.Errorf("without a round: %v", got)
	}
	s := shown(4, HalfBye, [2]ID{3, 1}, [2]ID{2, 4})
	s.Rounds[0].Pairings[0].NoColours = true
	s.Rounds = append(s.Rounds, Round{Pairings: []Pairing{{Board: 1, Sides: [2]ID{4, 1}}, {Board: 2, Sides: [2]ID{3, 2}}}})
	if got := (&Tournament{}).ShownColour(s, Lot{}); got != Black {
		t.Errorf("the first board has no colours, the second shows that number 2 has White: %v, want Black", got)
	}
	s = shown(4, HalfBye, [2]ID{1, 3}, [2]ID{2, 4})
	s.Rounds[0].Pairings[0].NoColours = true
	if got := (&Tournament{}).ShownColour(s, Lot{}); got != Black {
		t.Errorf("the first board has no colours and would show White: %v, want Black", got)
	}
}

// Of teams the number counts and not the place (C.04.6, 4.3.1): number 1 is not there, and number 2 as the home team had the colour that
// was not drawn.
func TestTheInitialColourOfTeams(t *testing.T) {
	s := &Section{Kind: TeamEvent, Rounds: []Round{{Pairings: []Pairing{{Board: 1, Sides: [2]ID{2, 3}}}}}}
	for i := range 3 {
		s.Teams = append(s.Teams, Team{Entry: Entry{ID: ID(i + 1), Number: i + 1}})
	}
	if got := (&Tournament{}).ShownColour(s, Lot{}); got != Black {
		t.Errorf("%v, want Black", got)
	}
}

// TestWhatTheLotDecides: six players in the order of their numbers, of whom number 6, who walked in, is rated highest. With White drawn, US
// Chess has 6-1's board first, of the highest rated: 6-3, 4-1, 2-5 (28J, 29A). The same boards by number, as in a bracket, show White where
// the lower number has White on board 1 and Black on board 2. Lothian teams of those strengths: 6 is first, 1 second, 2 third.
func TestWhatTheLotDecides(t *testing.T) {
	type boards = [][2]ID
	for _, c := range []struct {
		name   string
		lot    Lot
		boards boards
		want   Colour
	}{
		{"US Chess, White", Lot{Boards: true, Rated: true}, boards{{6, 3}, {4, 1}, {2, 5}}, White},
		{"US Chess, Black", Lot{Boards: true, Rated: true}, boards{{3, 6}, {1, 4}, {5, 2}}, Black},
		{"US Chess, the boards numbered otherwise", Lot{Boards: true, Rated: true}, boards{{2, 5}, {6, 3}, {4, 1}}, White},
		{"US Chess, the first board turned by hand", Lot{Boards: true, Rated: true}, boards{{3, 6}, {4, 1}, {2, 5}}, White},
		{"a bracket, White", Lot{Boards: true}, boards{{4, 5}, {6, 3}}, White},
		{"a bracket, Black", Lot{Boards: true}, boards{{5, 4}, {3, 6}}, Black},
		{"by places", Lot{}, boards{{4, 5}, {6, 3}}, Black},
		{"by places of the higher rated", Lot{Rated: true}, boards{{6, 3}, {4, 1}, {2, 5}}, White},
	} {
		s := shown(6, HalfBye, c.boards...)
		for i := range s.Players {
			s.Players[i].Rating = Rating(1700 - 20*i)
		}
		s.Players[5].Rating = 2000
		if got := (&Tournament{}).ShownColour(s, c.lot); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}
