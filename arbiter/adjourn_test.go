package arbiter_test

import (
	"testing"
	"wallchart/arbiter/pair"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
)

// TestAdjournedGamesKeepNoRoundWaiting: both boards are adjourned by one step, the next
// round can be paired, and once more takes it back.
func TestAdjournedGamesKeepNoRoundWaiting(t *testing.T) {
	s := four(model.Individual)
	ev := (&model.Tournament{}).With(s)
	if err := pair.WhyNotNext(s); err == nil {
		t.Fatal("open boards keep nobody waiting")
	}
	c := pair.Adjourn(s, 1, []model.ID{1, 3, 5})
	if got := journal.Label(c, ev).String(); got != "2 games adjourned" {
		t.Errorf("two boards are adjourned by %q", got)
	}
	ev, err := c.Apply(ev)
	if err != nil {
		t.Fatal(err)
	}
	s = ev.Sections[0]
	if err := pair.WhyNotNext(s); err != nil {
		t.Errorf("adjourned games keep the next round waiting: %v", err)
	}
	m, err := pair.MakeRound(ev, s, pair.Asked{})
	if err != nil || len(m.Pairings) == 0 {
		t.Errorf("round 2 is not paired: %v", err)
	}
	if c := pair.Adjourn(s, 1, []model.ID{1}); journal.Label(c, ev).String() != "Not adjourned, round 1 board 1 (A – B)" {
		t.Errorf("once more is %q", journal.Label(c, ev))
	}
	if c := pair.Adjourn(s, 1, []model.ID{1, 3}); journal.Label(c, ev).String() != "2 games not adjourned" {
		t.Errorf("both once more is %q", journal.Label(c, ev))
	}
	one, err := pair.Adjourn(s, 1, []model.ID{1}).Apply(ev)
	if err != nil {
		t.Fatal(err)
	}
	if c := pair.Adjourn(one.Sections[0], 1, []model.ID{1, 3}); journal.Label(c, one).String() != "Adjourned, round 1 board 1 (A – B)" {
		t.Errorf("of one that is and one that is not: %q", journal.Label(c, one))
	}
	if pair.Adjourn(s, 1, []model.ID{5}) != nil {
		t.Error("a bye is adjourned")
	}
	for _, text := range []string{"adj", "Adjourned"} {
		want := steps.SetAdjourned{Section: 1, Round: 1, Board: 2, Adjourned: true}
		if c, err := pair.Result(s, 1, 2, 0, text); err != nil || c != journal.Change(want) {
			t.Errorf("%q is %+v, %v", text, c, err)
		}
	}
}
