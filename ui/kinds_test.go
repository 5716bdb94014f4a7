package ui

import (
	"testing"

	"wallchart/arbiter/health"
	"wallchart/ui/hosttest"
)

// TestKindsOfProblemsInTheWindow (VCL4THP.13, questions 218 to 221):
// a tick for each kind; what is taken away is one step, kept in the event.
func TestKindsOfProblemsInTheWindow(t *testing.T) {
	s := hosttest.OfClub(4)
	s.Planned = 9
	r := try(t, s)
	found := func() int { return len(health.Check(r.St.Event)) }
	before := found()
	if before == 0 {
		t.Fatal("9 rounds of four players are no problem")
	}
	o := r.office()
	k := o.AskKinds()
	for i, kind := range health.Kinds {
		if !k.Ticks[i].Checked {
			t.Errorf("%s is off", kind.Code)
		}
		if kind.Code == "too-many-rounds" {
			k.Ticks[i].SetChecked(false)
		}
	}
	closed := r.Confirm()
	if q := r.St.Event.Quiet; len(q) != 1 || q[0] != "too-many-rounds" || found() != before-1 || !closed {
		t.Errorf("quiet is %v; %d problems, %d before", q, found(), before)
	}
	again := o.AskKinds()
	for i, kind := range health.Kinds {
		if again.Ticks[i].Checked == (kind.Code == "too-many-rounds") {
			t.Errorf("asked again, %s is %v", kind.Code, again.Ticks[i].Checked)
		}
	}
	event := r.St.Event
	if !r.Confirm() || r.St.Event != event { // nothing has changed
		t.Error("to leave all as it is is a step")
	}
}
