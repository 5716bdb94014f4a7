package pair

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"wallchart/arbiter/entries"

	"wallchart/arbiter/eveningtest"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/pairing"
)

// three is an event of a Swiss that can be paired, one with an open board, and one with nobody in it.
func three(t *testing.T) *model.Tournament {
	t.Helper()
	ev, _ := eveningtest.Of(4)
	_, waits := eveningtest.Of(4)
	waits.ID, waits.Name = 2, "Waits"
	waits.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 3}}, {Board: 2, Sides: [2]model.ID{4, 2},
		Outcomes: [2]model.Outcome{model.Draw, model.Draw}}}}}
	return ev.With(waits).With(&model.Section{ID: 3, Name: "Empty", Planned: 3, Scoring: waits.Scoring})
}

// TestEverySectionIsPairedThatCanBe, in one step; of the others each says why in a sentence.
func TestEverySectionIsPairedThatCanBe(t *testing.T) {
	ev := three(t)
	_, more := eveningtest.Of(2)
	more.ID, more.Name = 4, "Two"
	ev = ev.With(more)
	must.Do(t, WhyNotAnywhere(ev))
	e, err := PairEverywhere(ev, entries.PairThem, nil)
	if err != nil || len(e.Made) != 2 || len(e.Left) != 2 {
		t.Fatalf("%+v, %v", e, err)
	}
	var said []string
	for _, w := range e.Words() {
		said = append(said, w.String())
	}
	if want := []string{"Waits is not paired: round 1 has no result on board 1.",
		"Empty is not paired: two participants at least are needed."}; !slices.Equal(said, want) {
		t.Errorf("said %q, want %q", said, want)
	}
	c, err := e.Change(ev)
	if err != nil || c.Label().String() != "Pair the next round of 2 sections" {
		t.Fatalf("%v, %v", c, err)
	}
	next := must.Have(c.Apply(ev))(t)
	for i, want := range []int{1, 1, 0, 1} {
		if got := len(next.Sections[i].Rounds); got != want {
			t.Errorf("%s has %d rounds, want %d", next.Sections[i].Name, got, want)
		}
	}
	if got := eveningtest.Boards(next.Sections[0], 1); got != "1-3 4-2" {
		t.Errorf("the Swiss is paired %s", got)
	}
}

// TestOneSectionOfSeveralKeepsItsOwnWords, as F6 alone has them; where none can be paired all reasons are given.
func TestOneSectionOfSeveralKeepsItsOwnWords(t *testing.T) {
	ev := three(t)
	e := must.Have(PairEverywhere(ev, entries.PairThem, nil))(t)
	c, err := e.Change(ev)
	if want := "Pair round 1, 2 boards"; err != nil || c.Label().String() != want {
		t.Errorf("%v, %v; want %q", c, err, want)
	}
	ev = must.Have(c.Apply(ev))(t)
	if e, err = PairEverywhere(ev, entries.PairThem, nil); err != nil || len(e.Made) != 0 {
		t.Fatalf("%+v, %v", e, err)
	}
	_, err = e.Change(ev)
	for _, why := range []error{err, WhyNotAnywhere(ev)} {
		for _, name := range []string{"Club is not paired: round 1 has no result", "Waits is not paired", "Empty is not paired"} {
			if why == nil || !strings.Contains(why.Error(), name) {
				t.Errorf("%v lacks %q", why, name)
			}
		}
	}
	if err := WhyNotAnywhere(&model.Tournament{}); err == nil {
		t.Error("an event without sections can be paired")
	}
}

// TestASectionThatCannotBePairedSaysSoInItsSentence: two who have met. A pairing that is stopped enters nothing.
func TestASectionThatCannotBePairedSaysSoInItsSentence(t *testing.T) {
	ev, _ := eveningtest.Of(2)
	ev, _ = pairAgain(t, ev, Asked{})
	ev, _ = eveningtest.Play(t, ev, 1, "1")
	e, err := PairEverywhere(ev, entries.PairThem, nil)
	if err != nil || len(e.Left) != 1 || !strings.HasPrefix(e.Words()[0].String(), "Club is not paired. Round 2 cannot be paired.") {
		t.Fatalf("%+v, %v", e, err)
	}
	stop := make(chan struct{})
	close(stop)
	if e, err := PairEverywhere(three(t), entries.PairThem, stop); e != nil || !errors.Is(err, pairing.ErrCancelled) {
		t.Errorf("stopped: %+v, %v", e, err)
	}
}

// TestARoundIsPairedAnewBeforeItsResults: what was played stands, in the round or in one after it.
func TestARoundIsPairedAnewBeforeItsResults(t *testing.T) {
	ev, _ := eveningtest.Of(6)
	ev, _ = pairAgain(t, ev, Asked{})
	ev, _ = eveningtest.Play(t, ev, 1, "111")
	ev, s := pairAgain(t, ev, Asked{})
	if err := WhyNotAnew(s, 2); err != nil || begun(s, 2) || !begun(s, 1) {
		t.Errorf("a round without results: %v", err)
	}
	if err := WhyNotAnew(s, 1); err == nil || !strings.Contains(err.Error(), "round 1 has results already") {
		t.Errorf("a round with results: %v", err)
	}
	for _, none := range []int{0, 3} {
		if WhyNotAnew(s, none) == nil {
			t.Errorf("there is no round %d", none)
		}
	}
	_, s = eveningtest.After(t, ev, steps.SetResult{Section: 1, Round: 2, Board: 3, Result: steps.Result{model.Draw, model.Draw}}, nil)
	if err := WhyNotAnew(s, 2); err == nil || !begun(s, 2) {
		t.Error("a round with one result is paired anew")
	}
	s.Rounds[1].Pairings[2] = model.Pairing{Board: 3, Sides: [2]model.ID{1, 2}, Games: []model.Game{{Players: [2]model.ID{1, 2}}}}
	if begun(s, 2) {
		t.Error("a match without a result has begun")
	}
	s.Rounds[1].Pairings[2].Games[0].Outcomes = [2]model.Outcome{model.Win, model.Loss}
	if !begun(s, 2) {
		t.Error("a match with one board played has not begun")
	}
}
