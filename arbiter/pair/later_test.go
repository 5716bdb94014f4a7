package pair

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"wallchart/arbiter/eveningtest"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// sixAfterOne is a Swiss of six whose second round is paired, and the event as it
// was before. Round 1 by the Dutch System is 1-4 5-2 3-6, and 1, 2 and 3 win.
// Round 2: of those with a point 2 meets 1, who want White and Black, and 3
// floats down; 3 had White and met 6, so 4, who is due White, is first; 6-5 are
// left.
func sixAfterOne(t *testing.T) (before, ev *model.Tournament) {
	ev, _ = eveningtest.Of(6)
	ev, _ = pairAgain(t, ev, Asked{})
	before, s := eveningtest.Play(t, ev, 1, "101")
	if eveningtest.Boards(s, 1) != "1-4 5-2 3-6" {
		t.Fatalf("round 1 is %s", eveningtest.Boards(s, 1))
	}
	ev, s = pairAgain(t, before, Asked{})
	if eveningtest.Boards(s, 2) != "2-1 4-3 6-5" {
		t.Fatalf("round 2 is %s", eveningtest.Boards(s, 2))
	}
	return before, ev
}

// knows remembers what round 2 was paired from.
func knows(before *model.Tournament) PairedFrom {
	return func(_ model.ID, round int) (*model.Tournament, []string) {
		if round != 2 {
			return nil, nil
		}
		return before, nil
	}
}

// TestACorrectionOfRoundOne: 4 beat 1, not 1 4. Now 2, 3 and 4 have a point: 2,
// due White, meets 3, due Black; 4, due White, has met 1 and floats down to 5,
// due Black; 6 and 1 are left, 6 due White. All three boards would be different.
func TestACorrectionOfRoundOne(t *testing.T) {
	before, ev := sixAfterOne(t)
	now, _ := eveningtest.Play(t, ev, 1, "0")
	for _, laid := range []PairedFrom{nil, knows(before)} {
		all := AfterChange(ev, now, laid, nil)
		if len(all) != 1 || all[0].Round != 2 || len(all[0].Boards) != 3 {
			t.Fatalf("outdated are %+v", all)
		}
		want := []string{
			"board 1, P2 – P1: P2 would meet P3, and P1 P6",
			"board 2, P4 – P3: P4 would meet P5, and P3 P2",
			"board 3, P6 – P5: P6 would meet P1, and P5 P4",
		}
		for i, line := range all[0].Lines() {
			if line.String() != want[i] {
				t.Errorf("line %d is %q, want %q", i+1, line, want[i])
			}
		}
		if all[0].From != before && (laid != nil || all[0].From != ev) {
			t.Error("what it was paired from is not given back")
		}
		if text := all[0].Words().String(); !strings.HasPrefix(text, "Round 2 was paired before this.") ||
			!strings.Contains(text, "3 of its 3 boards") {
			t.Errorf("it is said as %q", text)
		}
	}
}

// TestARoundThatCouldNotBePairedNow: of four, 1 is kept apart from all others since round 2 was paired. Its boards stand.
func TestARoundThatCouldNotBePairedNow(t *testing.T) {
	ev, _ := eveningtest.Of(4)
	ev, _ = pairAgain(t, ev, Asked{})
	before, _ := eveningtest.Play(t, ev, 1, "11")
	ev, _ = pairAgain(t, before, Asked{})
	c := steps.SetForbidden{Section: 1, Groups: []model.Forbidden{{Who: []model.ID{1, 2, 3}, From: 2}, {Who: []model.ID{1, 4}, From: 2}}}
	now, apart := eveningtest.After(t, ev, c, nil)
	all := AfterChange(ev, now, knows(before), nil)
	if len(all) != 1 || all[0].None == nil || len(all[0].Boards) != 2 || all[0].Lines() != nil {
		t.Fatalf("outdated are %+v", all)
	}
	if text := all[0].Words().String(); !strings.Contains(text, "finds no pairing for it. The pairings stand.") {
		t.Errorf("it is said as %q", text)
	}
	if _, s := eveningtest.After(t, now, RemoveLast(apart), nil); !all[0].Stands(apart) || all[0].Stands(s) {
		t.Errorf("it stands %v, and taken away %v", all[0].Stands(apart), all[0].Stands(s))
	}
	if _, s := eveningtest.After(t, now, steps.SwapParticipants{Section: 1, Round: 2, A: 1, B: 2}, nil); all[0].Stands(s) {
		t.Error("with other pairs it stands")
	}
}

// TestTheFirstRoundIsLookedAtAsWell: 1 and 4 play it, and are kept apart by now.
func TestTheFirstRoundIsLookedAtAsWell(t *testing.T) {
	before, _ := eveningtest.Of(6)
	ev, _ := pairAgain(t, before, Asked{})
	if all := SinceThen(before, ev, 1, 1, nil); all != nil {
		t.Errorf("nothing has changed, and yet %v", all.Lines())
	}
	apart := steps.SetForbidden{Section: 1, Groups: []model.Forbidden{{Who: []model.ID{1, 4}}}}
	now, _ := eveningtest.After(t, ev, apart, nil)
	if o := SinceThen(before, now, 1, 1, nil); o == nil || o.Round != 1 || len(o.Boards) == 0 {
		t.Errorf("1 and 4 are kept apart, and play: %+v", o)
	}
	for name, o := range map[string]*Outdated{
		"no round": SinceThen(before, now, 1, 0, nil), "a round to come": SinceThen(before, now, 1, 2, nil),
		"not there now": SinceThen(before, &model.Tournament{}, 1, 1, nil), "not there then": SinceThen(&model.Tournament{}, now, 1, 1, nil)} {
		if o != nil {
			t.Errorf("%s: %+v", name, o)
		}
	}
}

// TestTheByeWouldBeAnothers: of five, 5 has the bye of round 1, and 1 and 2 win; so 4 has the second. Had 3 and 4 won, it would be 2.
func TestTheByeWouldBeAnothers(t *testing.T) {
	ev, _ := eveningtest.Of(5)
	ev, _ = pairAgain(t, ev, Asked{}) // 1-3 4-2
	before, _ := eveningtest.Play(t, ev, 1, "10")
	ev, s := pairAgain(t, before, Asked{})
	if eveningtest.Boards(s, 2) != "5-1 2-3 pairing-allocated bye:4" {
		t.Fatalf("round 2 is %s", eveningtest.Boards(s, 2))
	}
	now, _ := eveningtest.Play(t, ev, 1, "01")
	all := AfterChange(ev, now, knows(before), nil)
	if len(all) != 1 {
		t.Fatalf("outdated are %+v", all)
	}
	want := []string{"board 1, P5 – P1: P5 would meet P3, and P1 P4", "board 2, P2 – P3: P2 would meet nobody, and P3 P5",
		"P4 has the bye; would meet P1 now"}
	if got := fmt.Sprint(all[0].Lines()); got != fmt.Sprint(want) {
		t.Errorf("%s, want %q", got, want)
	}
}

// TestWhatIsNoCorrection: a result of the round itself, a correction that pairs
// the same, one that is taken back, and a result that is missing for a moment.
func TestWhatIsNoCorrection(t *testing.T) {
	before, ev := sixAfterOne(t)
	own, _ := eveningtest.Play(t, ev, 2, "1=0")
	if all := AfterChange(ev, own, knows(before), nil); all != nil {
		t.Errorf("a result of round 2 makes %+v", all[0])
	}
	same, _ := eveningtest.Play(t, ev, 1, "100") // 6 beat 3: 6 floats down to 5, and 4-3 are left
	if all := AfterChange(ev, same, knows(before), nil); all != nil {
		t.Errorf("the same boards are made, and yet %v", all[0].Lines())
	}
	wrong, _ := eveningtest.Play(t, ev, 1, "0")
	back, _ := eveningtest.Play(t, wrong, 1, "1")
	if all := AfterChange(wrong, back, knows(before), nil); all != nil {
		t.Errorf("taken back, and yet %v", all[0].Lines())
	}
	missing, _ := eveningtest.Play(t, ev, 1, "?")
	if all := AfterChange(ev, missing, knows(before), nil); all != nil {
		t.Errorf("a missing result makes %v", all[0].Lines())
	}
	if all := AfterChange(missing, wrong, knows(before), nil); len(all) != 1 {
		t.Errorf("entered anew, the correction makes %v", all)
	}
}

// TestAnOldRoundIsNamedOnce: at the correction that made it old. A club, an expulsion, another list of tie-breaks and a merger change
// nothing of it; another correction by which other boards would be different does, and one that is taken back does not.
func TestAnOldRoundIsNamedOnce(t *testing.T) {
	before, ev := sixAfterOne(t)
	wrong, s := eveningtest.Play(t, ev, 1, "0")
	if all := AfterChange(ev, wrong, knows(before), nil); len(all) != 1 || all[0].Known {
		t.Fatalf("the correction makes %v", all)
	}
	club := eveningtest.Edited(s, 6, func(e *model.Entry) { e.Club = "North" })
	list := steps.SetTieBreaks{Section: 1, List: []string{"BH"}}
	other := &model.Section{ID: 2, Name: "B", Planned: 5, Scoring: s.Scoring, LastID: 2, Players: []model.Player{
		{Entry: model.Entry{ID: 1, Number: 1, Name: "Q1"}}, {Entry: model.Entry{ID: 2, Number: 2, Name: "Q2"}}}}
	won := [2]model.Outcome{model.Win, model.Loss}
	other.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}, Outcomes: won}}},
		{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{2, 1}}}}}
	two := wrong.With(other)
	merged := must.Have(steps.MergeSections{Section: 1, From: []model.ID{2}}.Apply(two))(t)
	expel := steps.Expel{Section: 1, Who: 6, From: 3, Reason: "a reason"}
	for name, c := range map[string]journal.Change{"a club": club, "a list": list, "an expulsion": expel} {
		now, err := c.Apply(wrong)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if all := AfterChange(wrong, now, knows(before), nil); all != nil {
			t.Errorf("%s: it is named again: %s", name, all[0].Words())
		}
		if all := AfterChange(ev, now, knows(before), nil); len(all) != 1 {
			t.Errorf("%s and the correction in one: %v", name, all)
		}
	}
	if all := AfterChange(two, merged, knows(before), nil); all != nil {
		t.Errorf("a merger: it is named again: %s", all[0].Words())
	}
	if o := SinceThen(before, merged, 1, 2, nil); o != nil {
		t.Errorf("a merger: looked at again, of two rounds it is one: %s", o.Words())
	}
	more, _ := eveningtest.Play(t, wrong, 1, "000")
	if all := AfterChange(wrong, more, knows(before), nil); len(all) != 1 {
		t.Errorf("another correction makes %v", all)
	}
}

// TestBoardsByHandAreNotNamed: 3 and 5 were exchanged by hand, so only 2-1 is the
// system's.
func TestBoardsByHandAreNotNamed(t *testing.T) {
	before, ev := sixAfterOne(t)
	ev, _ = eveningtest.After(t, ev, steps.SwapParticipants{Section: 1, Round: 2, A: 3, B: 5}, nil)
	now, _ := eveningtest.Play(t, ev, 1, "0")
	all := AfterChange(ev, now, knows(before), nil)
	if len(all) != 1 || len(all[0].Boards) != 1 || fmt.Sprint(all[0].Boards[0].Sides) != "[2 1]" {
		t.Errorf("outdated are %+v", all)
	}
	swapped, _ := eveningtest.After(t, now, steps.SwapParticipants{Section: 1, Round: 2, A: 3, B: 5}, nil)
	if all := AfterChange(now, swapped, knows(before), nil); all != nil {
		t.Errorf("a swap in the round itself makes %v", all[0].Lines())
	}
}

// TestATableIsNeverOutdated: its rounds depend on no result.
func TestATableIsNeverOutdated(t *testing.T) {
	ev, s := eveningtest.Of(4)
	s.Format = model.RoundRobin
	c, _, err := All(s)
	ev, _ = eveningtest.After(t, ev, c, err)
	ev, _ = eveningtest.Play(t, ev, 1, "11")
	now, _ := eveningtest.Play(t, ev, 1, "00")
	if all := AfterChange(ev, now, nil, nil); all != nil {
		t.Errorf("a table is outdated: %v", all[0].Lines())
	}
}

// TestOutdatedInALine: the boards that would be different of those there are, the bye, or that there is no pairing.
func TestOutdatedInALine(t *testing.T) {
	bye := model.Pairing{Sides: [2]model.ID{5}, Outcomes: [2]model.Outcome{model.PairingBye}}
	boards := []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}, {Board: 2, Sides: [2]model.ID{3, 4}}, bye}
	o := Outdated{Section: &model.Section{Rounds: []model.Round{{Pairings: boards}}}, Round: 1}
	for _, c := range []struct {
		boards []OldBoard
		none   error
		want   string
	}{
		{[]OldBoard{{Pairing: boards[0]}, {Pairing: bye}}, nil, "Round 1: 1 of 2 boards would be different now."},
		{[]OldBoard{{Pairing: bye}}, nil, "Round 1: somebody else would have the bye now."},
		{[]OldBoard{{Pairing: boards[0]}}, errors.New("none"), "Round 1 could not be paired now."},
	} {
		if o.Boards, o.None = c.boards, c.none; o.Short().String() != c.want {
			t.Errorf("%q, want %q", o.Short().String(), c.want)
		}
	}
}
