package boards

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/arbiter/pair"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/words"
	"wallchart/ui/notices"
)

// TestHindsightNamesRoundsPairedBefore: with the first round turned round, the second
// would be paired otherwise; its pairings stand, and the boards are told.
func TestHindsightNamesRoundsPairedBefore(t *testing.T) {
	r := try(t, hosttest.OfClub(4))
	p := r.pairs()
	p.PairNext()
	for _, first := range []model.ID{1, 2} { // Ash and Bea win
		board, side := r.St.Section.Rounds[0].Find(first)
		result := steps.Result{model.Win, model.Loss}
		if side == 1 {
			result = steps.Result{model.Loss, model.Win}
		}
		must.Do(t, r.Do(steps.SetResult{Section: 1, Round: 1, Board: board.Board, Who: board.Sides[0], Result: result}))
	}
	p.PairNext()
	if len(r.St.Section.Rounds) != 2 {
		t.Fatalf("round 2 is not paired: %q", r.Said)
	}
	bar := notices.New(r.Now, r.Run, func(id string) (wording, why string) { return id, "" }, func(string) {})
	h := &OutdatedRounds{OutdatedHost: r, Notices: bar, Pairer: p,
		Found: map[model.ID][]*pair.Outdated{}, Kept: map[model.ID][]*pair.Outdated{}}
	if h.WhyNone() != words.Say("why.no.outdated") || h.WhyNotAnew() != h.WhyNone() {
		t.Errorf("before the correction: %q", h.WhyNone())
	}
	before := r.St.Event
	board, side := r.St.Section.Rounds[0].Find(2)
	result := steps.Result{model.Loss, model.Win}
	if side == 1 {
		result = steps.Result{model.Win, model.Loss}
	}
	must.Do(t, r.Do(steps.SetResult{Section: 1, Round: 1, Board: board.Board, Who: board.Sides[0], Result: result}))
	h.Look(before, r.St.Event)
	if x := bar.Current(); x == nil || !strings.Contains(x.Text, "Round 2: 2 of 2 boards") || len(h.Why().Outdated) != 1 ||
		len(bar.Buttons) != 3 {
		t.Fatalf("of round 2 is said %+v, %d in the panel", x, len(h.Why().Outdated))
	}
	if h.WhyNone() != "" || h.WhyNotAnew() != "" {
		t.Errorf("it cannot be paired anew: %q, %q", h.WhyNone(), h.WhyNotAnew())
	}
	wrong, clubbed := r.St.Event, r.St.Section.Players[0]
	clubbed.Club = "North"
	must.Do(t, r.Do(steps.EditPlayer{Section: 1, Player: clubbed}))
	h.Why().Outdated = nil
	if h.Look(wrong, r.St.Event); bar.Current() == nil || h.Why().Outdated != nil {
		t.Errorf("a club: the bar says %v, and the panel names the round again: %t", bar.Current(), h.Why().Outdated != nil)
	}
	if h.Show(); len(r.Told) != 2 || r.Told[0] != words.Say("why.outdated") || strings.Count(r.Told[1], "\n") == 0 {
		t.Errorf("told is %q", r.Told)
	}
	h.Look(before, r.St.Event)
	if h.Keep(); bar.Current() != nil {
		t.Error("what is kept is still asked about")
	}
	if h.Look(before, r.St.Event); bar.Current() != nil {
		t.Error("what is kept is asked about again")
	}
	member := r.St.Section.Players[0]
	member.NationalID = "12345678"
	corrected := r.St.Event
	must.Do(t, r.Do(steps.EditPlayer{Section: 1, Player: member}))
	if h.Look(corrected, r.St.Event); bar.Current() != nil {
		t.Errorf("a member's number asks again: %q", bar.Current().Text)
	}
	h.Kept[1] = nil
	if h.Look(before, r.St.Event); bar.Current() == nil {
		t.Error("what was not kept is not asked about")
	}
	// A look that is not taken to its end is taken with the next.
	bar.Drop(1)
	var held func()
	h.OutdatedHost = &desk{trial: r, quietly: func(work func(cancel <-chan struct{}) (done func())) (stop func()) {
		held = func() { work(nil)() }
		return func() { r.Stopped++ }
	}}
	h.Look(before, corrected)
	held = nil
	if h.Look(corrected, r.St.Event); held == nil {
		t.Fatal("what the look before was to find is forgotten")
	}
	if held(); bar.Current() == nil {
		t.Error("what the look before was to find is not asked about")
	}
	h.OutdatedHost = r
	stopped := r.Stopped
	if h.Look(r.St.Event, r.St.Event); r.Stopped != stopped+1 {
		t.Error("the look before is not ended")
	}
	if h.Look(before, r.St.Event); bar.Current() == nil {
		t.Fatal("nothing is asked about")
	}
	was := fmt.Sprint(r.St.Section.Rounds[1].Pairings)
	if h.Anew(); len(r.St.Section.Rounds) != 2 || fmt.Sprint(r.St.Section.Rounds[1].Pairings) == was {
		t.Errorf("paired anew round 2 is %v; %q", r.St.Section.Rounds[1].Pairings, r.Said)
	}
}
