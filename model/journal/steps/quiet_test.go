package steps_test

import (
	"fmt"
	"testing"

	"wallchart/model"
	"wallchart/model/journal/steps"
)

// TestProblemsAreNotListedByKind (VCL4THP.13, questions 218 to 221): each kind once, in the order in which they were switched off; what is
// so already changes nothing; the state before stays.
func TestProblemsAreNotListedByKind(t *testing.T) {
	ev := &model.Tournament{Name: "Event"}
	for _, c := range []struct {
		kind  string
		quiet bool
		want  string
		label string
	}{
		{"half-byes", false, "[]", "Problems of the kind “half-byes” are listed again"},
		{"half-byes", true, "[half-byes]", "Problems of the kind “half-byes” are not listed"},
		{"half-byes", true, "[half-byes]", "Problems of the kind “half-byes” are not listed"},
		{"changed", true, "[half-byes changed]", "Problems of the kind “changed” are not listed"},
		{"half-byes", false, "[changed]", "Problems of the kind “half-byes” are listed again"},
		{"changed", false, "[]", "Problems of the kind “changed” are listed again"},
	} {
		before, was := ev, fmt.Sprint(ev.Quiet)
		change := steps.SetQuiet{Kind: c.kind, Quiet: c.quiet}
		var err error
		if ev, err = change.Apply(ev); err != nil {
			t.Fatal(err)
		}
		if got := fmt.Sprint(ev.Quiet); got != c.want || change.Label().String() != c.label || change.Name() != "set-quiet" {
			t.Errorf("%+v: %s, %s", change, got, change.Label())
		}
		if same := fmt.Sprint(ev.Quiet) == was; same != (ev == before) || fmt.Sprint(before.Quiet) != was {
			t.Errorf("%+v: the state before is %v", change, before.Quiet)
		}
	}
	if ev.Quiet != nil {
		t.Error("none is kept as an empty list")
	}
	if _, err := (steps.SetQuiet{Quiet: true}).Apply(ev); err == nil || err.Error() != "It is not said which problems. Choose a kind." {
		t.Errorf("no kind: %v", err)
	}
}
