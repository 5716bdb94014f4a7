package steps_test

import (
	"slices"
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
)

// An adjourned game is open and known as such; its result ends that, and so does the
// arbiter.
func TestAdjournedGames(t *testing.T) {
	adjourned := func(section model.ID, board int, who model.ID, yes bool) steps.SetAdjourned {
		return steps.SetAdjourned{Section: section, Round: 1, Board: board, Who: who, Adjourned: yes}
	}
	start := hall()
	ev := done(t, start, adjourned(1, 2, 0, true))
	r := &ev.Section(1).Rounds[0]
	if !r.Pairings[1].Adjourned || r.Pairings[0].Adjourned || !slices.Equal(r.Open(), []int{2}) || r.Awaited() != nil {
		t.Errorf("adjourned is %+v, open are %v, awaited %v", r.Pairings, r.Open(), r.Awaited())
	}
	if before := start.Section(1).Rounds[0]; !slices.Equal(before.Awaited(), []int{2}) {
		t.Errorf("before, %v are awaited", before.Awaited())
	}
	over := done(t, ev, steps.SetResult{Section: 1, Round: 1, Board: 2, Result: win}).Section(1).Rounds[0].Pairings[1]
	if over.Adjourned || over.Outcomes != win {
		t.Errorf("with a result it is %+v", over)
	}
	if again := done(t, ev, adjourned(1, 2, 0, false)).Section(1).Rounds[0].Pairings[1]; again.Adjourned {
		t.Error("it is adjourned still")
	}
	done(t, start, adjourned(1, 1, 0, false)) // of a board with a result, too
	for c, want := range map[steps.SetAdjourned]string{
		adjourned(1, 1, 0, true): "Open, round 1, board 1: the game has a result, 1-0. Clear the result first.",
		adjourned(1, 0, 5, true): "Open, round 1: Eve has no opponent in this round. Choose a board.",
		adjourned(2, 1, 0, true): "Teams, round 1, board 1: a match of teams cannot be adjourned. Leave the board of the match open.",
	} {
		if _, err := c.Apply(start); err == nil || err.Error() != want {
			t.Errorf("%+v: %v", c, err)
		}
	}
	locked := done(t, start, locks(1, 2))
	if _, err := adjourned(1, 2, 0, true).Apply(locked); err == nil {
		t.Error("a locked board is adjourned")
	}
	var said []string
	for _, d := range append(journal.Differences(start, ev), journal.Differences(ev, start)...) {
		said = append(said, d.String())
	}
	want := []string{"Round 1 board 2 (Cid – Dee): adjourned, Open", "Round 1 board 2 (Cid – Dee): no longer adjourned, Open"}
	if !slices.Equal(said, want) {
		t.Errorf("compared: %q", said)
	}
}
