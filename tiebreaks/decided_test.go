package tiebreaks_test

import (
	"testing"

	"wallchart/model"
	"wallchart/tiebreaks/catalogue"
)

func TestDecided(t *testing.T) {
	s := team7(t)
	ev := (&model.Tournament{}).With(s)
	s.Ranking.TieBreaks = []string{"USATX2"}
	if got := catalogue.Decided(ev, s, 0); len(got) != 7 || got[2] != s.Teams[2].ID {
		t.Errorf("with the US Amateur Team score the order is %v", got)
	}
	s.Ranking.TieBreaks = nil
	if got := catalogue.Decided(ev, s, 0); got != nil {
		t.Errorf("two share third place, and the order is %v", got)
	}
}
