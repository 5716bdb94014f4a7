package health_test

import (
	"testing"

	"wallchart/arbiter/health"
	"wallchart/model"
	"wallchart/must"
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
	c := must.Have(health.See(found[0]))(t)
	after := must.Have(c.Apply(ev))(t)
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

// TestSeenIsKnownByWhatItIsAbout: neither other words nor another board bring a line back; another fact does. The first files
// kept the sentence alone.
func TestSeenIsKnownByWhatItIsAbout(t *testing.T) {
	mates := func(board int, black model.ID) *model.Tournament {
		s := club(4)
		s.Trophy = &model.Trophy{Counting: 2}
		for i := range s.Players[:3] {
			s.Players[i].Club = "North"
		}
		s.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: board, Sides: [2]model.ID{1, black}}}}}
		return event(s)
	}
	line := func(ev *model.Tournament) health.Finding { return of(ev, "clubmates-meet")[0] }
	what := line(mates(1, 2)).What()
	if what.Text = "Two of North."; what.Facts != "2" || what.Board != 0 {
		t.Errorf("kept is %+v", what)
	}
	for _, c := range []struct {
		name string
		ev   *model.Tournament
		seen model.Seen
		want bool
	}{
		{"in other words", mates(1, 2), what, true},
		{"on another board", mates(5, 2), what, true},
		{"with another clubmate", mates(1, 3), what, false},
		{"the sentence alone", mates(1, 2), model.Seen{Code: what.Code, Round: 1, Board: 1, Who: 1, Text: line(mates(1, 2)).Text.String()}, true},
		{"another sentence", mates(1, 2), model.Seen{Code: what.Code, Round: 1, Board: 1, Who: 1, Text: line(mates(2, 2)).Text.String()}, false},
		{"the sentence of another code", mates(1, 2), model.Seen{Code: "x", Text: line(mates(1, 2)).Text.String()}, false},
		{"the sentence with other facts", mates(1, 2), model.Seen{Code: what.Code, Round: 1, Who: 1, Facts: "9",
			Text: line(mates(1, 2)).Text.String()}, false},
	} {
		c.ev.Sections[0].Seen = []model.Seen{c.seen}
		if got := len(of(c.ev, "clubmates-meet")) == 0; got != c.want {
			t.Errorf("%s: seen is %v", c.name, got)
		}
	}
}

// TestAnInconsistencyIsKnownByItsCode.
func TestAnInconsistencyIsKnownByItsCode(t *testing.T) {
	s := club(2)
	s.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 9},
		Outcomes: [2]model.Outcome{model.Win, model.Loss}}}}}
	if f := of(event(s), "inconsistent"); len(f) != 1 || f[0].What() != (model.Seen{Code: "inconsistent", Round: 1, Board: 1, Facts: "unknown",
		Text: "Round 1, board 1: participant 9 does not exist. Pair the board anew."}) {
		t.Errorf("found is %+v", f)
	}
}
