package ui

import (
	"strings"
	"testing"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/ui/kit/words"
)

// TestHindsightNamesRoundsPairedBefore: with the first round turned round, the second
// would be paired otherwise; its pairings stand, and the boards are told.
func TestHindsightNamesRoundsPairedBefore(t *testing.T) {
	r := try(t, ofClub(4))
	p := r.pairs()
	p.pairNext()
	for _, first := range []model.ID{1, 2} { // Ash and Bea win
		board, side := r.st.Section.Rounds[0].Find(first)
		result := steps.Result{model.Win, model.Loss}
		if side == 1 {
			result = steps.Result{model.Loss, model.Win}
		}
		if err := r.Do(steps.SetResult{Section: 1, Round: 1, Board: board.Board, Who: board.Sides[0], Result: result}); err != nil {
			t.Fatal(err)
		}
	}
	p.pairNext()
	if len(r.st.Section.Rounds) != 2 {
		t.Fatalf("round 2 is not paired: %q", r.said)
	}
	stopped := 0
	bar := newNotices(r.Now, r.Run, func(id string) (wording, why string) { return id, "" }, func(string) {})
	h := &hindsight{Host: r, laid: arbiter.Laid(func(model.ID, int) (*model.Tournament, []string) { return nil, nil }),
		quietly: func(work func(<-chan struct{}) func()) func() { work(nil)(); return func() { stopped++ } },
		notices: bar, pairer: p, found: map[model.ID][]*arbiter.Outdated{}, kept: map[model.ID][]*arbiter.Outdated{}, why: newWhyPanel()}
	if h.whyNone() != words.Say("why.no.outdated") || h.whyNotAnew() != h.whyNone() {
		t.Errorf("before the correction: %q", h.whyNone())
	}
	before := r.st.Event
	board, side := r.st.Section.Rounds[0].Find(2)
	result := steps.Result{model.Loss, model.Win}
	if side == 1 {
		result = steps.Result{model.Win, model.Loss}
	}
	if err := r.Do(steps.SetResult{Section: 1, Round: 1, Board: board.Board, Who: board.Sides[0], Result: result}); err != nil {
		t.Fatal(err)
	}
	h.lookBack(before, r.st.Event)
	if x := bar.current(); x == nil || !strings.Contains(x.text, "Round 2: 2 of 2 boards") || len(h.why.outdated) != 1 ||
		len(bar.buttons) != 3 {
		t.Fatalf("of round 2 is said %+v, %d in the panel", x, len(h.why.outdated))
	}
	wrong, clubbed := r.st.Event, r.st.Section.Players[0]
	clubbed.Club = "North"
	if err := r.Do(steps.EditPlayer{Section: 1, Player: clubbed}); err != nil {
		t.Fatal(err)
	}
	h.why.outdated = nil
	if h.lookBack(wrong, r.st.Event); bar.current() == nil || h.why.outdated != nil {
		t.Errorf("a club: the bar says %v, and the panel names the round again: %t", bar.current(), h.why.outdated != nil)
	}
	if h.show(); len(r.told) != 2 || r.told[0] != words.Say("why.outdated") || strings.Count(r.told[1], "\n") == 0 {
		t.Errorf("told is %q", r.told)
	}
	h.quietly = func(work func(<-chan struct{}) func()) func() {
		if done := work(nil); done != nil {
			done()
		}
		return func() { stopped++ }
	}
	h.lookBack(before, r.st.Event)
	if h.keep(); bar.current() != nil {
		t.Error("what is kept is still asked about")
	}
	member := r.st.Section.Players[0]
	member.NationalID = "12345678"
	corrected := r.st.Event
	if err := r.Do(steps.EditPlayer{Section: 1, Player: member}); err != nil {
		t.Fatal(err)
	}
	if h.lookBack(corrected, r.st.Event); bar.current() != nil {
		t.Errorf("a member's number asks again: %q", bar.current().text)
	}
	h.kept[1] = nil
	if h.lookBack(before, r.st.Event); bar.current() == nil {
		t.Error("what was not kept is not asked about")
	}
	stopped = 0
	if h.lookBack(r.st.Event, r.st.Event); stopped != 1 {
		t.Error("the look before is not ended")
	}
}
