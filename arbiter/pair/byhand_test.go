package pair

import (
	"strings"
	"testing"

	"wallchart/arbiter/eveningtest"
	"wallchart/model"
	"wallchart/model/journal"
)

// TestARoundByHandKeepsTheByesAskedFor: 5 has asked for a half-point bye, 6 has
// left; 4 is not named and stays free.
func TestARoundByHandKeepsTheByesAskedFor(t *testing.T) {
	ev, s := eveningtest.Of(6)
	s.Players[4].Byes = []model.ByeRequest{{Round: 1, Kind: model.HalfBye}}
	s.Players[5].Withdrawn = 1
	laid := []model.Pairing{{Board: 1, Sides: [2]model.ID{2, 1}}}
	ev, s = eveningtest.After(t, ev, LayRound(s, 1, laid), nil)
	if got := eveningtest.Boards(s, 1); got != "2-1 half-point bye:5 absent:6" {
		t.Errorf("the round is %s", got)
	}
	for want, laid := range map[string][]model.Pairing{"Begin round 2 by hand": nil, "Pair round 2, 1 board": laid} {
		if got := LayRound(s, 2, laid).Label().String(); got != want {
			t.Errorf("the step is called %q, want %q", got, want)
		}
	}
	if free := s.Free(1); len(free) != 2 || free[0] != 3 || free[1] != 4 {
		t.Errorf("free are %v", free)
	}
	laid[0].Sides = [2]model.ID{5, 1} // who is laid has no bye, whatever was asked for
	if _, s = eveningtest.After(t, ev, LayRound(s, 1, laid), nil); eveningtest.Boards(s, 1) != "5-1 absent:6" {
		t.Errorf("laid anew the round is %s", eveningtest.Boards(s, 1))
	}
}

// laid is a round of six begun with 1-2 and 3-4.
func laid(t *testing.T) (*model.Tournament, *model.Section) {
	ev, s := eveningtest.Of(6)
	laid := []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}, {Board: 2, Sides: [2]model.ID{3, 4}}}
	return eveningtest.After(t, ev, LayRound(s, 1, laid), nil)
}

func TestMovesByHand(t *testing.T) {
	for _, c := range []struct {
		name string
		make func(ev *model.Tournament, s *model.Section) (journal.Change, error)
		want string
	}{
		{"two boards", func(_ *model.Tournament, s *model.Section) (journal.Change, error) { return Swap(s, 1, 2, 3) }, "1-3 2-4"},
		{"a free one", func(_ *model.Tournament, s *model.Section) (journal.Change, error) { return Swap(s, 1, 5, 2) }, "3-4 1-5"},
		{"neither", func(_ *model.Tournament, s *model.Section) (journal.Change, error) { return Swap(s, 1, 5, 6) }, "neither has a place"},
		{"two free", func(ev *model.Tournament, s *model.Section) (journal.Change, error) { return PairTwo(ev, s, 1, 5, 6) }, "1-2 3-4 5-6"},
		{"from boards", func(ev *model.Tournament, s *model.Section) (journal.Change, error) { return PairTwo(ev, s, 1, 1, 3) }, "1-3"},
		{"opponents", func(ev *model.Tournament, s *model.Section) (journal.Change, error) { return PairTwo(ev, s, 1, 2, 1) },
			"play each other already"},
		{"turned", func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			return Turn(s, 1, []model.ID{2, 1, 5}), nil
		}, "2-1 3-4"},
		{"broken", func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			return Break(s, 1, []model.ID{4, 1}), nil
		}, ""},
		{"byes", func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			return GiveByes(s, 1, []model.ID{1, 5}, model.HalfBye), nil
		}, "1-2 3-4 half-point bye:5"},
		{"numbers", func(_ *model.Tournament, s *model.Section) (journal.Change, error) { return MoveBoard(s, 1, 3, 1) }, "3-4 1-2"},
	} {
		ev, s := laid(t)
		change, err := c.make(ev, s)
		if err != nil {
			if !strings.Contains(err.Error(), c.want) || c.want == "" {
				t.Errorf("%s: %v", c.name, err)
			}
			continue
		}
		if _, s = eveningtest.After(t, ev, change, nil); eveningtest.Boards(s, 1) != c.want {
			t.Errorf("%s: %s, want %s", c.name, eveningtest.Boards(s, 1), c.want)
		}
	}
	ev, s := laid(t)
	if Turn(s, 1, []model.ID{5}) != nil || Break(s, 1, []model.ID{5}) != nil ||
		GiveByes(s, 1, []model.ID{1}, model.HalfBye) != nil || Clear(s, 1, []model.ID{1}) != nil {
		t.Error("what concerns nobody makes a change")
	}
	given, gs := eveningtest.After(t, ev, GiveByes(s, 1, []model.ID{5}, model.HalfBye), nil)
	if c := GiveByes(gs, 1, []model.ID{5}, model.HalfBye); c != nil {
		t.Errorf("who has that bye is given it again: %v", c)
	}
	if _, gs = eveningtest.After(t, given, GiveByes(gs, 1, []model.ID{5, 6}, model.ZeroBye), nil); eveningtest.Boards(gs, 1) !=
		"1-2 3-4 zero-point bye:5 zero-point bye:6" {
		t.Errorf("another bye: %s", eveningtest.Boards(gs, 1))
	}
	ev, s = eveningtest.Play(t, ev, 1, "1")
	for _, refused := range []func() (journal.Change, error){
		func() (journal.Change, error) { return Swap(s, 1, 5, 1) },
		func() (journal.Change, error) { return PairTwo(ev, s, 1, 5, 1) },
	} {
		if _, err := refused(); err == nil || !strings.Contains(err.Error(), "P1 has a result. Clear it first") {
			t.Errorf("a board with a result: %v", err)
		}
	}
	if _, s = eveningtest.After(t, ev, Clear(s, 1, []model.ID{2, 3}), nil); s.Rounds[0].Pairings[0].Outcomes[0] != model.Pending {
		t.Error("the result is not cleared")
	}
}

// TestColoursOfAPairByHand: who has had White less often gets it, and nobody has a
// colour a third time in a row (C.04.1).
func TestColoursOfAPairByHand(t *testing.T) {
	ev, s := eveningtest.Of(4)
	for round, sides := range [][2][2]model.ID{{{1, 3}, {2, 4}}, {{1, 4}, {3, 2}}} {
		ev, _ = eveningtest.After(t, ev, LayRound(s, round+1, []model.Pairing{{Board: 1, Sides: sides[0]}, {Board: 2, Sides: sides[1]}}), nil)
		ev, s = eveningtest.Play(t, ev, round+1, "==")
	}
	ev, s = eveningtest.After(t, ev, LayRound(s, 3, nil), nil)
	c, err := PairTwo(ev, s, 3, 1, 2)
	if ev, s = eveningtest.After(t, ev, c, err); eveningtest.Boards(s, 3) != "2-1" {
		t.Fatalf("1 had White twice and gets %s", eveningtest.Boards(s, 3))
	}
	c = Turn(s, 3, []model.ID{1})
	rs, err := Objections(ev, s, 3, c)
	if err != nil || len(rs) != 1 || rs[0].Rule != "C.04.1; 29E5f" {
		t.Fatalf("turning the colours: %v, %v", rs, err)
	}
	ev, s = eveningtest.After(t, ev, c, nil)
	if rs, _ = Objections(ev, s, 3, LayRound(s, 3, []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}})); len(rs) != 0 {
		t.Errorf("what was there before is objected to again: %v", rs)
	}
}

// TestASecondPairingByeIsObjectedTo (C.04.1, 2026: nobody has it twice).
func TestASecondPairingByeIsObjectedTo(t *testing.T) {
	ev, _ := eveningtest.Of(3)
	ev, _ = pairAgain(t, ev, Asked{})
	ev, s := eveningtest.Play(t, ev, 1, "1")
	if eveningtest.Boards(s, 1) != "1-2 pairing-allocated bye:3" {
		t.Fatalf("round 1 is %s", eveningtest.Boards(s, 1))
	}
	ev, s = eveningtest.After(t, ev, LayRound(s, 2, nil), nil)
	for who, want := range map[model.ID]int{2: 0, 3: 1} {
		rs, err := Objections(ev, s, 2, GiveByes(s, 2, []model.ID{who}, model.PairingBye))
		if err != nil || len(rs) != want {
			t.Errorf("the bye of %d: %v, %v", who, rs, err)
		}
	}
}

// TestAllRoundsOfATable: five players have five rounds by Berger's table (C.05,
// Annex 1), one rests in each.
func TestAllRoundsOfATable(t *testing.T) {
	ev, s := eveningtest.Of(5)
	s.Format, s.Planned = model.RoundRobin, 0
	c, _, err := All(s)
	ev, s = eveningtest.After(t, ev, c, err)
	if c.Label().String() != "Pair all 5 rounds" || len(s.Rounds) != 5 || s.Planned != 5 || eveningtest.Boards(s, 1) != "2-5 3-4 rest:1" {
		t.Errorf("%q makes %d rounds of %d, the first %s", c.Label(), len(s.Rounds), s.Planned, eveningtest.Boards(s, 1))
	}
	if _, _, err := All(s); err == nil || !strings.Contains(err.Error(), "all 5 rounds are paired") {
		t.Errorf("all again: %v", err)
	}
	if _, s = eveningtest.After(t, ev, RemoveLast(s), nil); len(s.Rounds) != 4 {
		t.Errorf("%d rounds are left", len(s.Rounds))
	}
	_, s = eveningtest.Of(5)
	if _, _, err := All(s); err == nil || !strings.Contains(err.Error(), "depend on results") {
		t.Errorf("all rounds of a Swiss: %v", err)
	}
}
