package arbiter_test

import (
	"testing"
	"wallchart/arbiter/pair"

	"wallchart/model"
	"wallchart/model/journal"
)

// TestBoardsAreLocked: those at which somebody sits, each once, byes left out; and
// unlocked again.
func TestBoardsAreLocked(t *testing.T) {
	s := door()
	s.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}, {Board: 2, Sides: [2]model.ID{3, 4}},
		{Sides: [2]model.ID{5}, Outcomes: [2]model.Outcome{model.PairingBye}}}}}
	ev := (&model.Tournament{}).With(s)
	if pair.Lock(s, 1, []model.ID{5}, true) != nil || pair.Locked(s, 1, []model.ID{5}) {
		t.Error("a bye is locked")
	}
	both := pair.Lock(s, 1, []model.ID{1, 2, 3, 5}, true)
	if got := journal.Label(both, ev).String(); got != "Lock 2 boards" {
		t.Errorf("two boards are locked by %q", got)
	}
	ev, err := both.Apply(ev)
	if err != nil {
		t.Fatal(err)
	}
	s = ev.Sections[0]
	if !pair.Locked(s, 1, []model.ID{2, 4, 5}) || pair.Lock(s, 1, []model.ID{1, 3}, true) != nil {
		t.Errorf("locked are %+v", s.Rounds[0].Pairings)
	}
	c := pair.Lock(s, 1, []model.ID{4}, false)
	if got := journal.Label(c, ev).String(); got != "Unlock round 1 board 2 (Cai – Dov)" {
		t.Errorf("one board is unlocked by %q", got)
	}
	if ev, err = c.Apply(ev); err != nil || pair.Locked(ev.Sections[0], 1, []model.ID{1, 4}) ||
		!pair.Locked(ev.Sections[0], 1, []model.ID{1}) {
		t.Errorf("board 2 unlocked: %v", err)
	}
	if c := pair.Lock(s, 1, []model.ID{1, 4}, false); journal.Label(c, ev).String() != "Unlock 2 boards" {
		t.Errorf("two boards are unlocked by %q", journal.Label(c, ev))
	}
}
