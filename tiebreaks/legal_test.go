package tiebreaks_test

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// TestMeantForASwissAlone (C.07, 2026; VCL4THP.13, question 105): Buchholz is for events alone whose pairings are not known beforehand,
// Sonneborn-Berger is for all.
func TestMeantForASwissAlone(t *testing.T) {
	for _, c := range []struct {
		code   string
		format model.Format
		want   bool
	}{
		{"BH", model.Swiss, true}, {"SB", model.Swiss, true}, {"BH", model.RoundRobin, false}, {"SB", model.RoundRobin, true},
		{"FB", model.DoubleRoundRobin, false}, {"AOB", model.RoundRobin, false}, {"DE", model.RoundRobin, true},
	} {
		u := must.Have(catalogue.Parse(c.code))(t)
		if got := tiebreaks.Meant(u.TieBreak, &model.Section{Format: c.format}); got != c.want {
			t.Errorf("%s in %v: %v", c.code, c.format, got)
		}
	}
}

// Where the match points of players are asked for, the cure is the code without them.
func TestTheCureIsTheCodeWithoutItsScore(t *testing.T) {
	u := must.Have(catalogue.Parse("BH:MP/C1"))(t)
	if got := tiebreaks.Without(u); got != "BH/C1" {
		t.Errorf("write %s", got)
	}
	if err := tiebreaks.Legal(u, &model.Section{}); err == nil || !strings.HasSuffix(err.Error(), "write BH/C1") {
		t.Errorf("%v", err)
	}
}
