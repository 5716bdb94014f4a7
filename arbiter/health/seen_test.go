package health_test

import (
	"testing"

	"wallchart/arbiter/health"
	"wallchart/model"
)

// twoHalves is an event in which number 1 has two half-point byes, asked for.
func twoHalves() *model.Tournament {
	s := club(4)
	s.Players[0].Byes = []model.ByeRequest{{Round: 2, Kind: model.HalfBye}, {Round: 4, Kind: model.HalfBye}}
	return event(s)
}

// TestSeenIsPutAway: and comes back when it changes, or when all is looked at again.
func TestSeenIsPutAway(t *testing.T) {
	ev := twoHalves()
	found := health.Check(ev)
	if len(found) != 1 || found[0].Code != "half-byes" {
		t.Fatalf("found is %+v", found)
	}
	c, err := health.See(found[0])
	if err != nil {
		t.Fatal(err)
	}
	after, err := c.Apply(ev)
	if err != nil {
		t.Fatal(err)
	}
	if all := health.All(after); len(health.Check(after)) != 0 || len(all) != 1 || !all[0].Seen {
		t.Errorf("seen, it is still found: %+v", all)
	}
	third := *after.Sections[0]
	third.Players = append([]model.Player(nil), third.Players...)
	third.Players[0].Byes = append([]model.ByeRequest{{Round: 1, Kind: model.HalfBye}}, third.Players[0].Byes...)
	if found := health.Check(after.With(&third)); len(found) != 1 {
		t.Errorf("with a third bye: %+v", found)
	}
	again, err := health.LookAgain(after).Apply(after)
	if err != nil || len(health.Check(again)) != 1 {
		t.Errorf("looked at again: %v", err)
	}
	if health.LookAgain(again) != nil {
		t.Error("where nothing was seen there is something to look at again")
	}
}

// TestWhatWasAnnouncedStays: a change of what was announced cannot be put away.
func TestWhatWasAnnouncedStays(t *testing.T) {
	s := club(4)
	s.Altered = []model.Altered{{What: model.AnnouncedRounds, After: 1, From: "5", To: "6"}}
	found := health.Check(event(s))
	if len(found) == 0 || found[0].Level != health.Breach {
		t.Fatalf("found is %+v", found)
	}
	if _, err := health.See(found[0]); err == nil {
		t.Error("it is put away")
	}
	s.Seen = []model.Seen{found[0].What()}
	if again := health.Check(event(s)); len(again) != len(found) {
		t.Errorf("noted as seen it is gone: %+v", again)
	}
}
