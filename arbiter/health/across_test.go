package health_test

import (
	"strings"
	"testing"

	"wallchart/arbiter/health"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// TestAGameAcrossSectionsWithOneHalf: the section in which it is to be reported has it no more.
func TestAGameAcrossSectionsWithOneHalf(t *testing.T) {
	a, b := round(t, club(3), "1-2 1-0", "3 pairing-allocated bye"), round(t, club(3), "1-2 1-0", "3 pairing-allocated bye")
	a.Name, b.ID, b.Name = "Open", 2, "Reserve"
	for i := range b.Players { // others than those of the first
		b.Players[i].Name = "Other " + b.Players[i].Name
	}
	ev := event(a).With(b)
	ev = must.Have(steps.CrossPairing{First: steps.OddOne{Section: 1, Round: 1, Player: 3}, BothCount: true,
		Second: steps.OddOne{Section: 2, Round: 1, Player: 3}}.Apply(ev))(t)
	said := func(ev *model.Tournament) (all []string) {
		for _, f := range health.Check(ev) {
			if f.Code == "half-across" {
				all = append(all, f.Text.String())
			}
		}
		return all
	}
	if all := said(ev); all != nil {
		t.Errorf("of a whole game: %q", all)
	}
	ev = must.Have(steps.RemoveRound{Section: 1, Round: 1}.Apply(ev))(t)
	if all := said(ev); len(all) != 1 || !strings.Contains(all[0], "has a game against a player of Open") {
		t.Errorf("of half a game: %q", all)
	}
}
