package pair

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"wallchart/arbiter/entries"
	"wallchart/arbiter/eveningtest"
	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/phrase"
)

// TestAWayOutIsNamedInAnyOrder, and is not another of its kind.
func TestAWayOutIsNamedInAnyOrder(t *testing.T) {
	no := &NoRound{Round: 4}
	for _, code := range []string{"bye=12", "pair=1-2", "pair=3-4", "pair=1-2,3-4", "end"} {
		no.WaysOut = append(no.WaysOut, WayOut{Code: code})
	}
	for typed, want := range map[string]string{"pair=3-4": "pair=3-4", "PAIR = 4-3": "pair=3-4", "pair=4-3, 2-1": "pair=1-2,3-4",
		"Bye=12": "bye=12", "end": "end", "bye=1": "", "pair=1-3": "", "pair=1-2,3-5": "", "": ""} {
		way, err := no.FindWayOut(typed)
		if want == "" && err == nil || want != "" && (err != nil || way.Code != want) {
			t.Errorf("%q finds %+v, %v; want %q", typed, way, err, want)
		}
	}
	if _, err := no.FindWayOut("x"); !strings.Contains(err.Error(), "bye=12; pair=1-2; pair=3-4; pair=1-2,3-4; end") {
		t.Error(err)
	}
}

// TestAnEventDoesNotEndBeforeItsFirstRound, be it impossible to pair.
func TestAnEventDoesNotEndBeforeItsFirstRound(t *testing.T) {
	ev, s := eveningtest.Of(2)
	s.Forbidden = []model.Forbidden{{Who: []model.ID{1, 2}}}
	_, err := MakeRound(ev, s, Asked{})
	var no *NoRound
	if !errors.As(err, &no) {
		t.Fatalf("two who may not meet: %v", err)
	}
	for _, w := range no.WaysOut {
		if w.Code == "end" {
			t.Errorf("offered is %q", w.Text)
		}
	}
}

// TestAllMeetAgain: of four who have all met, a bye for one or one second meeting leaves three or two whom nobody can be paired with. So
// all of them meet again, whom it is longest ago first: 1 and 4, and 2 and 3, met in round 1.
func TestAllMeetAgain(t *testing.T) {
	ev, s := tableOf(t, 4, model.RoundRobin, 1) // 1-4 2-3, 4-3 1-2, 2-4 3-1
	swiss := *s
	swiss.Format, swiss.System, swiss.Planned = model.Swiss, "dutch", 5
	ev = ev.With(&swiss)
	for round := 1; round <= 3; round++ {
		ev, s = eveningtest.Play(t, ev, round, "==")
	}
	_, err := MakeRound(ev, s, Asked{})
	var no *NoRound
	if !errors.As(err, &no) {
		t.Fatalf("all have met: %v", err)
	}
	var got []string
	for _, w := range no.WaysOut {
		got = append(got, w.Code+": "+w.Text.String())
	}
	want := []string{"pair=4-1,3-2: these meet again: P4 – P1, P3 – P2", "end: the event ends after round 3"}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("offered are %q, want %q", got, want)
	}
	way := must.Have(no.FindWayOut("pair=1-4,2-3"))(t)
	c := must.Have(way.Change(ev))(t)
	if _, s = eveningtest.After(t, ev, c, nil); eveningtest.Boards(s, 4) != "4-1 3-2" {
		t.Errorf("round 4 is %s", eveningtest.Boards(s, 4))
	}
}

// metBefore is a section of five in which 1 has met 2, 3, 4 and 5 in this order, with White against 2 and 4.
func metBefore() *model.Section {
	_, s := eveningtest.Of(5)
	for _, two := range [][2]model.ID{{1, 2}, {3, 1}, {1, 4}, {5, 1}} {
		s.Rounds = append(s.Rounds, model.Round{Pairings: []model.Pairing{{Board: 1, Sides: two,
			Outcomes: [2]model.Outcome{model.Draw, model.Draw}}}})
	}
	return s
}

// TestTheyMeetAgain in the other colours, whom it is longest ago first; one who is odd has the bye.
func TestTheyMeetAgain(t *testing.T) {
	s := metBefore()
	for two, want := range map[[2]model.ID][2]model.ID{{1, 2}: {2, 1}, {2, 1}: {2, 1}, {1, 3}: {1, 3}, {3, 1}: {1, 3}, {5, 1}: {1, 5},
		{2, 3}: {2, 3}} {
		if got := again(s, two[0], two[1]).Sides; got != want {
			t.Errorf("%v meet again as %v, want %v", two, got, want)
		}
	}
	for _, c := range []struct {
		left []model.ID
		want string
	}{
		{[]model.ID{1, 2, 3, 4, 5}, "2-1 3-4 bye of 5"}, {[]model.ID{1, 5, 3}, "1-3 bye of 5"}, {[]model.ID{1, 5, 4, 3}, "1-3 5-4"},
		{[]model.ID{5, 1}, "1-5"}, {[]model.ID{1}, ""}, {nil, ""},
	} {
		var left []model.Entry
		for _, id := range c.left {
			e, _ := s.Entry(id)
			left = append(left, e)
		}
		var got []string
		for _, p := range allAgain(s, left) {
			if p.IsBye() {
				got = append(got, fmt.Sprint("bye of ", p.Sides[0]))
				continue
			}
			got = append(got, fmt.Sprintf("%d-%d", p.Sides[0], p.Sides[1]))
		}
		if g := strings.Join(got, " "); g != c.want {
			t.Errorf("%v are paired %s, want %s", c.left, g, c.want)
		}
	}
}

// TestWhoIsLeft of a round that cannot be made: whom the system names, and where it names nobody the last of the list first.
func TestWhoIsLeft(t *testing.T) {
	_, s := eveningtest.Of(5)
	s.Players[2].Byes = []model.ByeRequest{{Round: 1, Kind: model.HalfBye}}
	for want, im := range map[string]*pairing.Impossible{
		"P5 P4 P2 P1": {}, "P2 P4": {Left: []phrase.Text{phrase.Verbatim("P4"), phrase.New("%s (no. %d)", "P2", 2), phrase.Verbatim("P3")}},
	} {
		var got []string
		for _, e := range leftOver(s, Asked{Round: 1}, im) {
			got = append(got, e.Name)
		}
		if g := strings.Join(got, " "); g != want {
			t.Errorf("of %v: %s, want %s", im.Left, g, want)
		}
	}
}

// TestNobodyMissingIsNotSaid: whatever is to become of those who have not come, where all are there the step is that of any round.
func TestNobodyMissingIsNotSaid(t *testing.T) {
	for _, fate := range []entries.Fate{entries.WithdrawThem, entries.LeaveOutThem, entries.PairThem} {
		ev, _ := eveningtest.Of(4)
		ev, _ = pairAgain(t, ev, Asked{})
		ev, s := eveningtest.Play(t, ev, 1, "11")
		m := must.Have(MakeRound(ev, s, Asked{NoShows: fate}))(t)
		if c, err := m.Change(ev); err != nil || c.Label().String() != "Pair round 2, 2 boards" {
			t.Errorf("%d: %q, %v", fate, c.Label(), err)
		}
	}
}

// TestTheLastColour of a game that was played: 1 for White. A bye, a forfeit and a board without colours are none.
func TestTheLastColour(t *testing.T) {
	s := metBefore()
	s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: 6, Number: 6, Name: "P6"}})
	s.Rounds = append(s.Rounds, model.Round{Pairings: []model.Pairing{
		{Sides: [2]model.ID{3}, Outcomes: [2]model.Outcome{model.PairingBye}},
		{Board: 1, Sides: [2]model.ID{4, 2}, Outcomes: [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}},
		{Board: 2, Sides: [2]model.ID{1, 5}, Outcomes: [2]model.Outcome{model.Draw, model.Draw}, NoColours: true},
	}})
	for who, want := range map[model.ID]int{1: 0, 2: 0, 3: 1, 4: 0, 5: 1, 6: 0} { // 6 has not played
		if got := lastColour(s, who); got != want {
			t.Errorf("%d: %d, want %d", who, got, want)
		}
	}
}
