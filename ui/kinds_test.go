package ui

import (
	"testing"

	"wallchart/arbiter/health"
)

// TestKindsOfProblemsInTheWindow (VCL4THP.13, questions 218 to 221):
// a tick for each kind; what is taken away is one step, kept in the event.
func TestKindsOfProblemsInTheWindow(t *testing.T) {
	s := ofClub(4)
	s.Planned = 9
	r := try(t, s)
	found := func() int { return len(health.Check(r.st.Event)) }
	before := found()
	if before == 0 {
		t.Fatal("9 rounds of four players are no problem")
	}
	o := r.office()
	k := o.askKinds()
	for i, kind := range health.Kinds {
		if !k.ticks[i].Checked {
			t.Errorf("%s is off", kind.Code)
		}
		if kind.Code == "too-many-rounds" {
			k.ticks[i].SetChecked(false)
		}
	}
	k.dialog.Accept()
	if q := r.st.Event.Quiet; len(q) != 1 || q[0] != "too-many-rounds" || found() != before-1 || k.dialog.Open() {
		t.Errorf("quiet is %v; %d problems, %d before", q, found(), before)
	}
	again := o.askKinds()
	for i, kind := range health.Kinds {
		if again.ticks[i].Checked == (kind.Code == "too-many-rounds") {
			t.Errorf("asked again, %s is %v", kind.Code, again.ticks[i].Checked)
		}
	}
	event := r.st.Event
	again.dialog.Accept() // nothing has changed
	if r.st.Event != event || again.dialog.Open() {
		t.Error("to leave all as it is is a step")
	}
}
