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
		if got := shown(c.people, c.o, c.boards...).ShownColour(); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
	if got := (&Section{}).ShownColour(); got != NoColour {
		t.Errorf("without a round: %v", got)
	}
	s := shown(4, HalfBye, [2]ID{3, 1}, [2]ID{2, 4})
	s.Rounds[0].Pairings[0].NoColours = true
	s.Rounds = append(s.Rounds, Round{Pairings: []Pairing{{Board: 1, Sides: [2]ID{4, 1}}, {Board: 2, Sides: [2]ID{3, 2}}}})
	if got := s.ShownColour(); got != Black {
		t.Errorf("the first board has no colours, the second shows that number 2 has White: %v, want Black", got)
	}
}

// Of teams the number counts and not the place (C.04.6, 4.3.1): number 1 is not there, and number 2 as the home team had the colour that
// was not drawn.
func TestTheInitialColourOfTeams(t *testing.T) {
	s := &Section{Kind: TeamEvent, Rounds: []Round{{Pairings: []Pairing{{Board: 1, Sides: [2]ID{2, 3}}}}}}
	for i := range 3 {
		s.Teams = append(s.Teams, Team{Entry: Entry{ID: ID(i + 1), Number: i + 1}})
	}
	if got := s.ShownColour(); got != Black {
		t.Errorf("%v, want Black", got)
	}
}
