package health_test

import (
	"testing"

	"wallchart/arbiter/health"
	"wallchart/model"
)

// outOf is a section of four whose third is left out of round 1 by a bye or by a withdrawal.
func outOf(withdrawn int, byes ...model.ByeRequest) *model.Section {
	s := club(4)
	s.Players[2].Present, s.Players[2].Withdrawn, s.Players[2].Byes = true, withdrawn, byes
	return s
}

func TestWhoIsHereAndLeftOut(t *testing.T) {
	zero := model.ByeRequest{Round: 1, Kind: model.ZeroBye}
	missing := outOf(1, zero)
	missing.Players[2].Present = false
	want := "Family3, Given has checked in and is left out of round 1. Say that Family3, Given is back, or take the tick away."
	at := health.Place{Section: 1, Round: 1, Who: 3, Field: "byes"}
	try(t, "here-left-out", []example{
		{"with a bye", event(outOf(0, zero)), want, at, health.Doubt},
		{"withdrawn", event(outOf(1)), want, at, health.Doubt},
		{"both", event(outOf(1, zero)), want, at, health.Doubt},
		{"missing", event(missing), "", at, 0},
		{"leaves later", event(outOf(2)), "", at, 0},
		{"a bye with half a point", event(outOf(0, model.ByeRequest{Round: 1, Kind: model.HalfBye})), "", at, 0},
		{"out of round 2", event(outOf(0, model.ByeRequest{Round: 2, Kind: model.ZeroBye})), "", at, 0},
		{"round 1 is paired", event(round(t, outOf(0, zero), "1-2", "4 pairing-allocated bye", "3 zero-point bye")), "", at, 0},
	})
}

// TestBackIsOneStep: bye and withdrawal go together, and other byes stay.
func TestBackIsOneStep(t *testing.T) {
	other := model.ByeRequest{Round: 3, Kind: model.ZeroBye}
	ev := event(outOf(1, model.ByeRequest{Round: 1, Kind: model.ZeroBye}, other))
	c, err := health.Back(ev, of(ev, "here-left-out")[0])
	if err != nil {
		t.Fatal(err)
	}
	if got := c.Label().String(); got != "Family3, Given is back" {
		t.Errorf("the step is %q", got)
	}
	after, err := c.Apply(ev)
	if err != nil {
		t.Fatal(err)
	}
	p := after.Sections[0].Players[2]
	if p.Withdrawn != 0 || len(p.Byes) != 1 || p.Byes[0] != other || len(of(after, "here-left-out")) != 0 {
		t.Errorf("then %+v", p)
	}
	if _, err := health.Back(twoHalves(), health.Check(twoHalves())[0]); err == nil {
		t.Error("somebody is back who was never away")
	}
}
