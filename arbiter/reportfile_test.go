package arbiter

import (
	"strings"
	"testing"

	"wallchart/arbiter/eveningtest"
	"wallchart/model"
)

// TestAReportFileOfAnUnfinishedSection (VCL4THP.13, question 169).
func TestAReportFileOfAnUnfinishedSection(t *testing.T) {
	_, s := eveningtest.Of(4)
	if !Unfinished(s).Empty() {
		t.Errorf("nothing is paired: %s", Unfinished(s))
	}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}, {Board: 2, Sides: [2]model.ID{3, 4}}}}}
	if got := Unfinished(s).String(); !strings.HasPrefix(got, "the results of 2 boards, which are missing") {
		t.Error(got)
	}
	s.Rounds[0].Pairings[0].Outcomes = [2]model.Outcome{model.Draw, model.Draw}
	if got := Unfinished(s).String(); !strings.HasPrefix(got, "the result of 1 board, which is missing") {
		t.Error(got)
	}
	s.Rounds[0].Pairings[1].Outcomes = [2]model.Outcome{model.Draw, model.Draw}
	if !Unfinished(s).Empty() {
		t.Errorf("all are in: %s", Unfinished(s))
	}
	s.Rounds[0].Pairings = s.Rounds[0].Pairings[:1]
	s.Rounds[0].Pairings[0].By = model.MadeByHand
	if got := Unfinished(s).String(); !strings.Contains(got, " in round 1, who are neither paired nor absent") {
		t.Errorf("two are left out: %s", got)
	}
	s.Players = s.Players[:3]
	if got := Unfinished(s).String(); !strings.Contains(got, " in round 1, who is neither paired nor absent") {
		t.Errorf("one is left out: %s", got)
	}
}
