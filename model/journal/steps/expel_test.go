package steps_test

import (
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
)

func TestExpelled(t *testing.T) {
	start := hall()
	ev := done(t, start, steps.Expel{Section: 1, Who: 1, From: 2, Reason: " a telephone "})
	e := ev.Section(1).Players[0].Entry
	if e.Expelled != 2 || e.Expulsion != "a telephone" || !e.Plays(1) || e.Plays(2) || e.Withdrawn != 0 {
		t.Errorf("expelled is %+v", e)
	}
	other := done(t, ev, steps.Expel{Section: 1, Who: 1, From: 3}).Section(1).Players[0]
	if other.Expelled != 3 || other.Expulsion != "" {
		t.Errorf("expelled anew: %+v", other)
	}
	back := done(t, ev, steps.Expel{Section: 1, Who: 1}).Section(1).Players[0]
	if back.Expelled != 0 || back.Expulsion != "" || !back.Plays(9) {
		t.Errorf("taken back: %+v", back)
	}
	if team := done(t, start, steps.Expel{Section: 2, Who: 1, From: 2}).Section(2).Teams[0]; team.Expelled != 2 {
		t.Errorf("a team: %+v", team)
	}
	done(t, start, steps.Expel{Section: 1, Who: 5, From: 1}) // a bye is given up
	late := done(t, start, steps.EnterLate{Section: 1, Who: 5, Round: 3})
	for _, c := range []struct {
		ev     *model.Tournament
		change journal.Change
		want   string
	}{
		{start, steps.Expel{Section: 1, Who: 1}, "Open, Ann: is not expelled. Nothing needs to be done."},
		{start, steps.Expel{Section: 1, Who: 1, From: -1}, "Open, Ann: there is no round -1. Choose a round from 1."},
		{start, steps.Expel{Section: 1, Who: 1, From: 1},
			"Open, round 1, Ann: is paired on board 1. Expel from a later round, or remove the pairing first."},
		{start, steps.Expel{Section: 1, Who: 9, From: 2}, "Open: participant 9 does not exist. Choose a participant of the section."},
		{late, steps.Expel{Section: 1, Who: 5, From: 3}, "Open, Eve: enters only in round 3. Choose a later round, or remove the participant."},
		{ev, steps.Withdraw{Section: 1, Who: 1}, "Open, Ann: is expelled from round 2 on. Take the expulsion back first."},
		{ev, steps.Withdraw{Section: 1, Who: 1, From: 4}, "Open, Ann: is expelled from round 2 on. Take the expulsion back first."},
		{ev, steps.EnterLate{Section: 1, Who: 1, Round: 1}, "Open, Ann: is expelled from round 2 on. Take the expulsion back first."},
	} {
		if _, err := c.change.Apply(c.ev); err == nil || err.Error() != c.want {
			t.Errorf("%+v: %v", c.change, err)
		}
	}
}

// Who checks in comes for the next round; who withdraws now has left the hall, who
// withdraws from a later round has not.
func TestATickIsOfItsRound(t *testing.T) {
	here := steps.CheckIn{Section: 1, Who: 1, Present: true}
	if p := done(t, hall(), here).Section(1).Players[0]; !p.Present || p.Came != 2 {
		t.Errorf("after round 1: %+v", p)
	}
	if p := done(t, hall(), here, steps.CheckIn{Section: 1, Who: 1}).Section(1).Players[0]; p.Present || p.Came != 0 {
		t.Errorf("gone: %+v", p)
	}
	if p := done(t, hall(), steps.RemoveRound{Section: 1, Round: 1}, here).Section(1).Players[0]; !p.Present || p.Came != 0 {
		t.Errorf("before round 1: %+v", p)
	}
	left := done(t, hall(), here, steps.Withdraw{Section: 1, Who: 1, From: 2})
	if p := left.Section(1).Players[0]; p.Present || p.Came != 0 || p.Withdrawn != 2 {
		t.Errorf("withdrawn from the next round on: %+v", p)
	}
	if p := done(t, hall(), here, steps.Withdraw{Section: 1, Who: 1, From: 3}).Section(1).Players[0]; !p.Present || p.Came != 2 {
		t.Errorf("withdrawn from a later round on: %+v", p)
	}
	back := done(t, hall(), steps.Withdraw{Section: 1, Who: 1, From: 2}, here, steps.Withdraw{Section: 1, Who: 1})
	if p := back.Section(1).Players[0]; !p.Present || p.Came != 2 || p.Withdrawn != 0 {
		t.Errorf("back: %+v", p)
	}
}
