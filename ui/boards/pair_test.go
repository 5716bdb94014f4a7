package boards

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/ui/host"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/words"
)

// TestAPairerPairsTheNextRound: of four players the upper half meets the lower
// (FIDE Dutch system, C.04.3: S1 is the first half of a bracket, S2 the rest), and then nothing
// more before the results are there.
func TestAPairerPairsTheNextRound(t *testing.T) {
	r := try(t, hosttest.OfClub(4))
	p := r.pairs()
	if why := p.WhyNoPairing(); why != "" {
		t.Fatalf("round 1 cannot be paired: %s", why)
	}
	p.PairNext()
	s := r.St.Section
	if len(s.Rounds) != 1 || len(r.Said) != 0 || p.Rounds().Round != 1 {
		t.Fatalf("%d rounds, said %q, shown is round %d", len(s.Rounds), r.Said, p.Rounds().Round)
	}
	for _, two := range [][2]model.ID{{1, 3}, {2, 4}} {
		if board, _ := s.Rounds[0].Find(two[0]); board == nil || board.Side(two[1]) < 0 {
			t.Errorf("%v do not meet", two)
		}
	}
	if why := p.WhyNoPairing(); !strings.Contains(why, "no result") {
		t.Errorf("with open boards round 2 waits because %q", why)
	}
}

// TestAPairerSaysWhyThereIsNoRound: two who have met have nobody left, which is said
// in a dialog; nothing is entered.
func TestAPairerSaysWhyThereIsNoRound(t *testing.T) {
	s := hosttest.Plays(hosttest.OfClub(2), [2]model.ID{1, 2})
	s.Planned = 3
	s.Rounds[0].Pairings[0].Outcomes = [2]model.Outcome{model.Win, model.Loss}
	r := try(t, s)
	p := r.pairs()
	p.PairNext()
	if len(r.Made) != 0 || len(r.Asked) != 1 {
		t.Fatalf("%d changes, %d dialogs", len(r.Made), len(r.Asked))
	}
	if r.Asked[0].Close(); p.WhyNoHand() != "" {
		t.Fatalf("no round by hand: %s", p.WhyNoHand())
	}
	p.PairByHand()
	if len(r.St.Section.Rounds) != 2 || len(r.St.Section.Rounds[1].Pairings) != 0 || p.Rounds().Round != 2 {
		t.Errorf("by hand the round is %+v, shown is %d", r.St.Section.Rounds[1:], p.Rounds().Round)
	}
	if p.Unpair(); len(r.St.Section.Rounds) != 1 {
		t.Error("the round by hand is not removed")
	}
}

// TestAPairerKeepsOutOfAnEventThatMovedOn: what was begun from an older event is
// not entered, which is said.
func TestAPairerKeepsOutOfAnEventThatMovedOn(t *testing.T) {
	r := try(t, hosttest.OfClub(4))
	p := r.pairs()
	r.work = func(work func(cancel <-chan struct{}) func()) {
		done := work(nil)
		r.St = host.Derive((&model.Tournament{}).With(hosttest.OfClub(6)), 1, 0, nil)
		done()
	}
	p.PairNext()
	if len(r.Made) != 0 || len(r.Said) != 1 || r.Said[0] != words.Say("pair.moved") {
		t.Errorf("made %v, said %q", r.Made, r.Said)
	}
}

// TestAPairerPairsTheRestOfTheShownRound: a pair made by hand stays as it is, and the system pairs those
// whom the round does not mention, 2 and 3 against 4 and 5 as the upper and the lower half of what is left.
func TestAPairerPairsTheRestOfTheShownRound(t *testing.T) {
	r := try(t, hosttest.Plays(hosttest.OfClub(6), [2]model.ID{6, 1}))
	p := r.pairs()
	if why := p.WhyNoRest(); why != "" {
		t.Fatalf("the rest cannot be paired: %s", why)
	}
	p.PairRest()
	round := r.St.Section.Rounds[0]
	if len(r.St.Section.Rounds) != 1 || len(round.Pairings) != 3 || len(r.Made) != 1 {
		t.Fatalf("%d rounds, %d changes, round 1 is %+v", len(r.St.Section.Rounds), len(r.Made), round.Pairings)
	}
	if hand, _ := round.Find(1); hand.Sides != [2]model.ID{6, 1} {
		t.Errorf("the pair made by hand is now %v", hand.Sides)
	}
	for _, two := range [][2]model.ID{{2, 4}, {3, 5}} {
		if board, _ := round.Find(two[0]); board == nil || board.Side(two[1]) < 0 {
			t.Errorf("%v do not meet: %+v", two, round.Pairings)
		}
	}
	if why := p.WhyNoRest(); !strings.Contains(why, "verybody is in round 1") {
		t.Errorf("then there is no rest because %q", why)
	}
}
