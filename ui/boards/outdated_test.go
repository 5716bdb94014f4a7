package boards

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/arbiter/pair"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/phrase"
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
	first := words.Text(h.outdated()[0].Words())
	p.Rounds().TurnTo(1)
	if h.Show(); len(r.Told) != 2 || r.Told[0] != words.Say("why.outdated") || !strings.HasPrefix(r.Told[1], first+"\n") ||
		strings.Count(r.Told[1], "\n") == 0 {
		t.Errorf("told is %q", r.Told)
	}
	if p.Rounds().Round != 2 {
		t.Errorf("shown is round %d", p.Rounds().Round)
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

// TestANoticeOfSeveralRounds says how many there are; what is looked at anew is put in its place, what is not stays, and with the last of
// them the notice goes.
func TestANoticeOfSeveralRounds(t *testing.T) {
	s := hosttest.Plays(hosttest.Plays(hosttest.AfterOne(), [2]model.ID{1, 2}, [2]model.ID{3, 4}), [2]model.ID{1, 4}, [2]model.ID{2, 3})
	r := try(t, s)
	bar := notices.New(r.Now, r.Run, func(id string) (wording, why string) { return id, "" }, func(string) {})
	h := &OutdatedRounds{OutdatedHost: r, Notices: bar, Found: map[model.ID][]*pair.Outdated{}, Kept: map[model.ID][]*pair.Outdated{}}
	other := func(round int, known bool) *pair.Outdated {
		return &pair.Outdated{Section: s, Round: round, Known: known, None: errors.New("none"),
			Engine: &pairing.Engine{Name: phrase.Verbatim("A system")}}
	}
	rounds := func() (all []int) {
		for _, o := range h.outdated() {
			all = append(all, o.Round)
		}
		return all
	}
	one := func(round int) string { return words.Text(other(round, false).Short()) }
	for _, c := range []struct {
		looked []int
		found  []*pair.Outdated
		want   []int
		says   string
	}{
		{[]int{2}, []*pair.Outdated{other(2, true)}, nil, ""}, // it was so before
		{[]int{3}, []*pair.Outdated{other(3, false)}, []int{3}, one(3)},
		{[]int{2}, []*pair.Outdated{other(2, false)}, []int{2, 3}, words.Say("why.outdated.several", 2)},
		{[]int{3}, nil, []int{2}, one(2)},
		{[]int{3}, []*pair.Outdated{other(3, true)}, []int{2, 3}, words.Say("why.outdated.several", 2)},
		{[]int{2, 3}, nil, nil, ""},
	} {
		var looked []pair.Concern
		for _, n := range c.looked {
			looked = append(looked, pair.Concern{Section: 1, Round: n})
		}
		h.notice(1, looked, c.found)
		said := ""
		if x := bar.Current(); x != nil {
			said = x.Text
		}
		if !slices.Equal(rounds(), c.want) || said != c.says {
			t.Errorf("after a look at %v the rounds are %v, and it says %q; want %v, %q", c.looked, rounds(), said, c.want, c.says)
		}
	}
	h.notice(1, nil, []*pair.Outdated{other(2, false)})
	if why := h.WhyNotAnew(); why != words.Text(other(2, false).Words()) {
		t.Errorf("a round that could not be paired: %q", why)
	}
	for round, want := range map[int]*model.Tournament{2: r.St.Event, 3: nil} {
		h.Found[1] = []*pair.Outdated{{Section: s, Round: 2, From: r.St.Event}}
		if from, _ := h.from(1, round); from != want {
			t.Errorf("round %d was paired from %v", round, from)
		}
	}
	d := &desk{trial: r, from: r.St.Event, since: []string{"a correction"}}
	h.OutdatedHost = d
	if from, since := h.from(1, 3); from != r.St.Event || len(since) != 1 {
		t.Errorf("what the journal knows: %v, %v", from, since)
	}
}
