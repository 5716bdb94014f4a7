package model

import "testing"

// TestLastRound: byes alone make a round when nobody is left to play in it, and
// not in a round that is being paired by hand.
func TestLastRound(t *testing.T) {
	bye := func(id ID, o Outcome) Pairing { return Pairing{Sides: [2]ID{id}, Outcomes: [2]Outcome{o}} }
	players := []Player{{Entry: Entry{ID: 1}}, {Entry: Entry{ID: 2}}, {Entry: Entry{ID: 3, Withdrawn: 2}}}
	first := Round{Pairings: []Pairing{{Board: 1, Sides: [2]ID{1, 2}, Outcomes: [2]Outcome{Win, Loss}}, bye(3, PairingBye)}}
	for _, c := range []struct {
		what string
		last []Pairing
		want int
	}{
		{"a bye for everybody who is there", []Pairing{bye(1, HalfBye), bye(2, PairingBye)}, 2},
		{"somebody stands unpaired", []Pairing{bye(1, HalfBye)}, 1},
		{"nobody is there", []Pairing{bye(1, ZeroBye), bye(2, Absent)}, 1},
		{"a board without a result", []Pairing{{Board: 1, Sides: [2]ID{1, 2}}}, 1},
		{"an empty round", nil, 1},
	} {
		s := &Section{Players: players, Rounds: []Round{first, {Pairings: c.last}}}
		if got := s.Played(); got != c.want {
			t.Errorf("%s: the last round is %d, want %d", c.what, got, c.want)
		}
	}
}
