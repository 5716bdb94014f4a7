package health_test

import (
	"testing"

	"wallchart/arbiter/health"
	"wallchart/model"
	"wallchart/must"
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
		{"expelled", event(expelled(outOf(1))), "", at, 0},
		{"both", event(outOf(1, zero)), want, at, health.Doubt},
		{"missing", event(missing), "", at, 0},
		{"leaves later", event(outOf(2)), "", at, 0},
		{"a bye with half a point", event(outOf(0, model.ByeRequest{Round: 1, Kind: model.HalfBye})), "", at, 0},
		{"out of round 2", event(outOf(0, model.ByeRequest{Round: 2, Kind: model.ZeroBye})), "", at, 0},
		{"round 1 is paired", event(round(t, outOf(0, zero), "1-2", "4 pairing-allocated bye", "3 zero-point bye")), "", at, 0},
	})
}

func expelled(s *model.Section) *model.Section {
	s.Players[2].Expelled = 1
	return s
}

// TestWhoIsHereAgain for a later round: a tick counts for the round it was made before, or for the return of who had withdrawn.
func TestWhoIsHereAgain(t *testing.T) {
	second := func(came, withdrawn int, byes ...model.ByeRequest) *model.Tournament {
		s := round(t, outOf(withdrawn, byes...), "1-2 1-0", "4 pairing-allocated bye", "3 zero-point bye")
		s.Players[2].Came = came
		return event(s)
	}
	zero := model.ByeRequest{Round: 2, Kind: model.ZeroBye}
	over := second(2, 1)
	over.Sections[0].Planned = 1
	want := "Family3, Given has checked in and is left out of round 2."
	at := health.Place{Section: 1, Round: 2, Who: 3, Field: "byes"}
	try(t, "here-left-out", []example{
		{"withdrawn, and came after that", second(2, 2), want, at, health.Doubt},
		{"withdrawn from the start, and came", second(2, 1), want, at, health.Doubt},
		{"withdrawn from the start, ticked then", second(0, 1), want, at, health.Doubt},
		{"ticked in the morning, leaves now", second(0, 2), "", at, 0},
		{"a bye, and came for this round", second(2, 0, zero), want, at, health.Doubt},
		{"a bye asked for in the morning", second(0, 0, zero), "", at, 0},
		{"leaves later", second(2, 3), "", at, 0},
		{"no round to come", over, "", at, 0},
	})
}

// TestBackIsOneStep: bye and withdrawal go together, and other byes stay.
func TestBackIsOneStep(t *testing.T) {
	other := model.ByeRequest{Round: 3, Kind: model.ZeroBye}
	ev := event(outOf(1, model.ByeRequest{Round: 1, Kind: model.ZeroBye}, other))
	c := must.Have(health.Back(ev, of(ev, "here-left-out")[0]))(t)
	if got := c.Label().String(); got != "Family3, Given is back" {
		t.Errorf("the step is %q", got)
	}
	after := must.Have(c.Apply(ev))(t)
	p := after.Sections[0].Players[2]
	if p.Withdrawn != 0 || len(p.Byes) != 1 || p.Byes[0] != other || len(of(after, "here-left-out")) != 0 {
		t.Errorf("then %+v", p)
	}
	if _, err := health.Back(twoHalves(), health.Check(twoHalves())[0]); err == nil {
		t.Error("somebody is back who was never away")
	}
}
