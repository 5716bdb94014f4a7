package pair

import (
	"strings"
	"testing"

	"wallchart/arbiter/eveningtest"
	"wallchart/model"
)

// TestExamine: a Swiss of six paired by the system has nothing against it; a
// second meeting is not allowed (C.04.1).
func TestExamine(t *testing.T) {
	_, ev := sixAfterOne(t)
	s := ev.Section(1)
	all, err := ExamineAll(ev, s, Asked{})
	if err != nil || len(all) != 2 || len(all[0].Findings)+len(all[1].Findings) != 0 || all[1].Engine.Code != "dutch" {
		t.Fatalf("its own rounds: %v, %+v", err, all)
	}
	if one, err := ExamineAll(ev, s, Asked{Round: 1}); err != nil || len(one) != 1 || one[0].Field.Round != 1 {
		t.Errorf("round 1 alone: %v, %+v", err, one)
	}
	again := LayRound(s, 2, []model.Pairing{{Board: 1, Sides: [2]model.ID{4, 1}}, {Board: 2, Sides: [2]model.ID{2, 3}}})
	ev, s = eveningtest.After(t, ev, again, nil)
	x, err := Examine(ev, s, Asked{Round: 2})
	if err != nil || !x.Grave() || !strings.Contains(x.Findings[0].Text.String(), "met in round 1") || len(x.Free) != 2 {
		t.Errorf("a second meeting: %v, %+v", err, x)
	}
	for _, round := range []int{-1, 3} {
		if _, err := Examine(ev, s, Asked{Round: round}); err == nil {
			t.Errorf("round %d is examined", round)
		}
	}
	_, empty := eveningtest.Of(4)
	if _, err := ExamineAll(ev, empty, Asked{}); err == nil || !strings.Contains(err.Error(), "Pair the first round") {
		t.Errorf("nothing to examine: %v", err)
	}
}

// TestATableIsExamined: round 1 of four by Berger is 1-4 2-3 (C.05, Annex 1).
func TestATableIsExamined(t *testing.T) {
	ev, s := eveningtest.Of(4)
	s.Format = model.RoundRobin
	c, _, err := All(s)
	ev, s = eveningtest.After(t, ev, c, err)
	if eveningtest.Boards(s, 1) != "1-4 2-3" {
		t.Fatalf("round 1 is %s", eveningtest.Boards(s, 1))
	}
	x, err := Examine(ev, s, Asked{Round: 1})
	if err != nil || len(x.Findings) != 0 {
		t.Fatalf("the table's own round: %v, %+v", err, x)
	}
	// The table waits for no result: round 3 stands in it while round 1 is played.
	if x, err = Examine(ev, s, Asked{Round: 3}); err != nil || len(x.Findings) != 0 {
		t.Errorf("round 3, with round 1 open: %v, %+v", err, x)
	}
	last, two := eveningtest.After(t, ev, RemoveLast(s), nil)
	if _, three := pairAgain(t, last, Asked{}); len(two.Rounds) != 2 || eveningtest.Boards(three, 3) != eveningtest.Boards(s, 3) {
		t.Errorf("round 3 alone, with rounds 1 and 2 open, is %s, not %s", eveningtest.Boards(three, 3), eveningtest.Boards(s, 3))
	}
	c, err = Swap(s, 1, 4, 3)
	ev, s = eveningtest.After(t, ev, c, err)
	if x, err = Examine(ev, s, Asked{Round: 1}); err != nil || len(x.Findings) != 2 || x.Grave() {
		t.Errorf("two boards are not the table's: %v, %+v", err, x)
	}
}
