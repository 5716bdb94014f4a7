package people

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/ui/hosttest"
)

// TestTheRightToHalfPointByesInTheWindow (VCL4THP.13, questions 175 and 176): taken from those who are marked, shown, refused where it is
// asked for all the same, and given back.
func TestTheRightToHalfPointByesInTheWindow(t *testing.T) {
	r := try(t, hosttest.OfClub(4))
	var marked []model.ID
	r.Marks = func() []model.ID { return marked }
	o := r.dialogs()
	if got := o.WhyNoHalfRight(); got != "nobody is marked" {
		t.Errorf("nobody is marked: %q", got)
	}
	marked = []model.ID{1, 2}
	if why, name := o.WhyNoHalfRight(), o.HalfRightWords(); why != "" || name != "No right to half-point byes" {
		t.Errorf("%q, %q", why, name)
	}
	o.TurnHalfRight()
	for i, p := range r.St.Section.Players {
		if p.NoHalfByes != (i < 2) {
			t.Errorf("%s: %v", p.Name, p.NoHalfByes)
		}
	}
	if got := statusOf(&r.St.Section.Players[0].Entry); got != "no half-point byes" {
		t.Errorf("among the players stands %q", got)
	}
	if _, err := requested(r.St.Section, 1, Field{round: 1}, "h"); err == nil || !strings.Contains(err.Error(), "has no right") {
		t.Errorf("asked for: %v", err)
	}
	if name := o.HalfRightWords(); name != "Right to half-point byes again" {
		t.Errorf("now it is called %q", name)
	}
	o.TurnHalfRight()
	if r.St.Section.Players[0].NoHalfByes || r.St.Section.Players[1].NoHalfByes {
		t.Error("it is not given back")
	}
	offered := false
	o.Leaving(r.St.Section, r.St.Section.Players[2].Entry, 2, func(wording string, do func()) {
		if wording == "No right to half-point byes" {
			offered = true
			do()
		}
	})
	if !offered || !r.St.Section.Players[2].NoHalfByes {
		t.Error("the menu does not do it")
	}
	table := *r.St.Section
	table.Format = model.RoundRobin
	r.St.Section = &table
	if got := o.WhyNoHalfRight(); !strings.Contains(got, "there is no bye to ask for") {
		t.Errorf("in an all-play-all: %q", got)
	}
	if o.TurnHalfRight(); !strings.Contains(strings.Join(r.Said, " "), "there is no bye to ask for") {
		t.Errorf("said is %q", r.Said)
	}
}
