package pair

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"wallchart/arbiter/eveningtest"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/pairing"
)

// pairAgain makes a round and enters it.
func pairAgain(t *testing.T, ev *model.Tournament, a Asked) (*model.Tournament, *model.Section) {
	t.Helper()
	m := must.Have(MakeRound(ev, ev.Section(1), a))(t)
	c, err := m.Change(ev)
	return eveningtest.After(t, ev, c, err)
}

// TestTheFirstRoundFixesTheSystem: the system that made it, and the colour that
// was drawn (FIDE C.04.3, 5.2.5: number 1 has the initial colour) are the
// section's from then on, in one step with the round.
func TestTheFirstRoundFixesTheSystem(t *testing.T) {
	ev, _ := eveningtest.Of(4)
	m := must.Have(MakeRound(ev, ev.Section(1), Asked{Initial: model.Black}))(t)
	c, err := m.Change(ev)
	if want := "Pair round 1, 2 boards"; err != nil || c.Label().String() != want {
		t.Errorf("the step is called %q, %v; want %q", c.Label(), err, want)
	}
	ev, s := eveningtest.After(t, ev, c, err)
	if s.System != "dutch" || s.InitialColour != model.Black || eveningtest.Boards(s, 1) != "3-1 2-4" {
		t.Errorf("system %q, initial colour %v, round %s", s.System, s.InitialColour, eveningtest.Boards(s, 1))
	}
	// Another system is for its round alone, and no colour is made up.
	ev, _ = eveningtest.Play(t, ev, 1, "11")
	_, s = pairAgain(t, ev, Asked{System: "us-swiss"})
	if s.System != "dutch" || s.Rulebook != model.FIDERules || s.InitialColour != model.Black {
		t.Errorf("another system for round 2 leaves %q by the rules of %s, %v", s.System, s.Rulebook, s.InitialColour)
	}
	ev, _ = eveningtest.Of(4)
	if _, s = pairAgain(t, ev, Asked{System: "us-swiss"}); s.System != "us-swiss" || s.Rulebook != model.USChessRules {
		t.Errorf("US Swiss leaves %q by the rules of %s", s.System, s.Rulebook)
	}
	ev, _ = eveningtest.Of(4)
	if _, s = pairAgain(t, ev, Asked{}); s.InitialColour != model.White {
		t.Errorf("nothing was drawn, number 1 has White, and the section has %v", s.InitialColour)
	}
	// A system that pairs an all-play-all brings its format along.
	ev, _ = eveningtest.Of(4)
	if _, s = pairAgain(t, ev, Asked{System: "berger"}); s.System != "berger" || s.Format != model.RoundRobin {
		t.Errorf("Berger leaves %q, %v", s.System, s.Format)
	}
}

// TestTheRestFixesTheSystemToo: the window and the command line agree on a round
// of which the system made a part.
func TestTheRestFixesTheSystemToo(t *testing.T) {
	ev, s := eveningtest.Of(6)
	ev, s = eveningtest.After(t, ev, LayRound(s, 1, []model.Pairing{{Board: 1, Sides: [2]model.ID{6, 1}}}), nil)
	if s.System != "" {
		t.Errorf("a round laid by hand claims %q", s.System)
	}
	_, s = pairAgain(t, ev, Asked{Round: 1, Laid: s.Rounds[0].Pairings})
	if s.System != "dutch" || eveningtest.Boards(s, 1) != "6-1 2-4 5-3" {
		t.Errorf("%q, %s", s.System, eveningtest.Boards(s, 1))
	}
}

// TestARoundPairedAnewTakesLaterOnesAway, but not when only its rest is paired; the
// date stays.
func TestARoundPairedAnewTakesLaterOnesAway(t *testing.T) {
	ev, _ := eveningtest.Of(6)
	for round := 1; round <= 3; round++ {
		ev, _ = pairAgain(t, ev, Asked{})
		ev, _ = eveningtest.Play(t, ev, round, "111")
	}
	ev, s := eveningtest.After(t, ev, steps.SetRoundDate{Section: 1, Round: 2, Date: "2026-05-02"}, nil)
	m := must.Have(MakeRound(ev, s, Asked{Round: 2}))(t)
	if later := m.Later(s); fmt.Sprint(later) != "[3]" {
		t.Errorf("the rounds that go are %v", later)
	}
	c, err := m.Change(ev)
	if _, anew := eveningtest.After(t, ev, c, err); len(anew.Rounds) != 2 || anew.Rounds[1].Date != "2026-05-02" {
		t.Errorf("paired anew, %d rounds are left, the date is %q", len(anew.Rounds), anew.Rounds[1].Date)
	}
	p := s.Rounds[1].Pairings[2]
	ev, s = eveningtest.After(t, ev, Break(s, 2, []model.ID{p.Sides[0]}), nil)
	if _, s = pairAgain(t, ev, Asked{Round: 2, Laid: s.Rounds[1].Pairings}); len(s.Rounds) != 3 || len(s.Free(2)) != 0 {
		t.Errorf("the rest paired, %d rounds are left", len(s.Rounds))
	}
}

// TestWaysOutOfTheFourthRoundOfFour: after three rounds all have met all
// (C.04.1: nobody meets the same opponent twice).
func TestWaysOutOfTheFourthRoundOfFour(t *testing.T) {
	ev, _ := eveningtest.Of(4)
	for round := 1; round <= 3; round++ {
		ev, _ = pairAgain(t, ev, Asked{})
		ev, _ = eveningtest.Play(t, ev, round, "11")
	}
	s := ev.Section(1)
	_, err := MakeRound(ev, s, Asked{})
	var no *NoRound
	var im *pairing.Impossible
	if !errors.As(err, &no) || !errors.As(err, &im) {
		t.Fatalf("a fourth round of four: %v", err)
	}
	var codes []string
	for _, w := range no.WaysOut {
		codes = append(codes, w.Code)
	}
	if len(codes) < 2 || codes[len(codes)-1] != "end" || !strings.HasPrefix(codes[0], "pair=") {
		t.Fatalf("the ways out are %v", codes)
	}
	if _, err := no.FindWayOut("bye=9"); err == nil || !strings.Contains(err.Error(), codes[0]) {
		t.Errorf("no such way: %v", err)
	}
	end, _ := no.FindWayOut("END")
	c, err := end.Change(ev)
	_, s = eveningtest.After(t, ev, c, err)
	if s.Planned != 3 || len(s.Rounds) != 3 || len(s.Compared) != 1 || s.Compared[0].When != model.AtLast {
		t.Errorf("the event ends after %d of %d", len(s.Rounds), s.Planned)
	}
	two := strings.Split(strings.Split(codes[0][len("pair="):], ",")[0], "-")
	turned := strings.Replace(codes[0], two[0]+"-"+two[1], two[1]+"-"+two[0], 1)
	again := must.Have(no.FindWayOut(turned))(t)
	c, err = again.Change(ev)
	_, s = eveningtest.After(t, ev, c, err)
	if len(s.Rounds) != 4 || len(s.Rounds[3].Pairings) != 2 || !strings.HasPrefix(c.Label().String(), "Pair round 4: ") {
		t.Errorf("%q makes %d rounds, %q", again.Code, len(s.Rounds), c.Label())
	}
}

// TestWaysOutByAByeAndAForbiddenPair: 1 may meet neither 2 nor 4, and has met 3.
func TestWaysOutByAByeAndAForbiddenPair(t *testing.T) {
	ev, s := eveningtest.Of(4)
	s.Forbidden = []model.Forbidden{{Who: []model.ID{1, 2}, From: 2}, {Who: []model.ID{1, 4}, From: 2}}
	ev, _ = pairAgain(t, ev, Asked{})
	ev, s = eveningtest.Play(t, ev, 1, "11")
	if eveningtest.Boards(s, 1) != "1-3 4-2" {
		t.Fatalf("round 1 is %s", eveningtest.Boards(s, 1))
	}
	_, err := MakeRound(ev, s, Asked{})
	var no *NoRound
	if !errors.As(err, &no) {
		t.Fatalf("round 2: %v", err)
	}
	for code, check := range map[string]func(s *model.Section) bool{
		"bye=1": func(s *model.Section) bool {
			p, _ := s.Rounds[1].Find(1)
			return p.Outcomes[0] == model.FullBye && s.Players[0].Bye(2) == model.FullBye
		},
		"pair=2-1": func(s *model.Section) bool {
			p, _ := s.Rounds[1].Find(1)
			return p.Side(2) >= 0
		},
	} {
		way, err := no.FindWayOut(code)
		if err != nil {
			t.Error(err)
			continue
		}
		if strings.Contains(way.Text.String(), "again") {
			t.Errorf("%s says %q, and 1 and 2 have not met", code, way.Text)
		}
		c, err := way.Change(ev)
		if _, s := eveningtest.After(t, ev, c, err); !check(s) || len(s.Check().Grave()) > 0 {
			t.Errorf("%s makes %s, %v", code, eveningtest.Boards(s, 2), s.Check())
		}
	}
}

// TestTheLastOneOfARoundByHandIsOfferedTheBye: five players, two boards laid.
func TestTheLastOneOfARoundByHandIsOfferedTheBye(t *testing.T) {
	ev, s := eveningtest.Of(5)
	laid := []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}, {Board: 2, Sides: [2]model.ID{3, 4}}}
	ev, s = eveningtest.After(t, ev, LayRound(s, 1, laid), nil)
	_, err := MakeRound(ev, s, Asked{Round: 1, Laid: s.Rounds[0].Pairings})
	var no *NoRound
	if !errors.As(err, &no) || len(no.WaysOut) != 1 {
		t.Fatalf("one is left: %v", err)
	}
	c, err := no.WaysOut[0].Change(ev)
	if _, s = eveningtest.After(t, ev, c, err); no.WaysOut[0].Code != "bye=5" ||
		eveningtest.Boards(s, 1) != "1-2 3-4 pairing-allocated bye:5" {
		t.Errorf("%s makes %s", no.WaysOut[0].Code, eveningtest.Boards(s, 1))
	}
}

// TestStoppedPairingMakesNothing, however quick the engine was.
func TestStoppedPairingMakesNothing(t *testing.T) {
	stop := make(chan struct{})
	close(stop)
	ev, s := eveningtest.Of(4)
	if m, err := MakeRound(ev, s, Asked{Cancel: stop}); m != nil || !errors.Is(err, pairing.ErrCancelled) {
		t.Errorf("stopped, and made %v, %v", m, err)
	}
}
