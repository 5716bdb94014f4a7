package arbiter_test

import (
	"strings"
	"testing"
	"wallchart/arbiter/entries"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// TestMoveBeforeTheFirstRound: out of one, into the other, which stays in the order
// of ratings; the byes go with them.
func TestMoveBeforeTheFirstRound(t *testing.T) {
	ev, a := children(t, "Ann - 1500", "Bob - 1400", "Cid - 1300")
	who := a.Players[1].ID
	ev, _ = done(t, ev, steps.RequestBye{Section: a.ID, Who: who, Round: 3, Bye: model.HalfBye})
	ev, b := second(t, ev, "Dee - 1450", "Eve - 1200")
	step := must.Have(entries.Move(ev, ev.Section(a.ID), b, who))(t)
	ev, b = done(t, ev, step)
	if got := step.Label().String(); got != "Move Bob to Reserve" {
		t.Errorf("the step is called %q", got)
	}
	if x, y := order(ev.Sections[0]), order(b); x != "Ann Cid" || y != "Dee Bob Eve" {
		t.Errorf("%s and %s", x, y)
	}
	if bob := b.Players[1]; bob.Number != 2 || bob.Bye(3) != model.HalfBye || bob.Entered > 1 {
		t.Errorf("Bob is %+v", bob)
	}
}

// second adds a section of these players.
func second(t *testing.T, ev *model.Tournament, people ...string) (*model.Tournament, *model.Section) {
	t.Helper()
	_, s := children(t, people...)
	other := *s
	other.Name = "Reserve"
	return done(t, ev, steps.ImportSection{Section: other})
}

// TestMoveDuringAnEvent: who has played withdraws and enters the other section late;
// who has a game open stays until it has a result.
func TestMoveDuringAnEvent(t *testing.T) {
	ev, a := children(t, "Ann - 1500", "Bob - 1400", "Cid - 1300", "Dee - 1200")
	ids := []model.ID{a.Players[0].ID, a.Players[1].ID, a.Players[2].ID}
	play := func(s *model.Section, round int, x, y model.ID) []journal.Change {
		return []journal.Change{steps.AddRound{Section: s.ID, Round: round},
			steps.AddPairing{Section: s.ID, Round: round, Pairing: model.Pairing{Board: 1, Sides: [2]model.ID{x, y}}},
			steps.SetResult{Section: s.ID, Round: round, Board: 1, Result: steps.Result{model.Win, model.Loss}}}
	}
	ev, _ = done(t, ev, steps.Together{Changes: play(a, 1, ids[0], ids[1])})
	ev, b := second(t, ev, "Eve - 1450", "Fay - 1200")
	ev, _ = done(t, ev, steps.Together{Changes: play(b, 1, b.Players[0].ID, b.Players[1].ID)})
	a, b = ev.Section(a.ID), ev.Section(b.ID)

	step := must.Have(entries.Move(ev, a, b, ids[0], ids[2]))(t)
	if got := step.Label().String(); got != "Move 2 players (Ann, …) to Reserve" {
		t.Errorf("the step is called %q", got)
	}
	made, now := done(t, ev, step)
	left := made.Section(a.ID)
	if got := order(left); got != "Ann Bob Dee" || left.Player(ids[0]).Withdrawn != 2 {
		t.Errorf("%s stay, Ann withdrawn from round %d", got, left.Player(ids[0]).Withdrawn)
	}
	if got := order(now); got != "Eve Fay Ann Cid" || now.Players[2].Entered != 2 || now.Players[2].Withdrawn != 0 {
		t.Errorf("%s, Ann entered in %d", got, now.Players[2].Entered)
	}

	ev, _ = done(t, ev, steps.SetResult{Section: a.ID, Round: 1, Board: 1, Result: steps.Result{}})
	for _, c := range []struct {
		from, to *model.Section
		who      []model.ID
		want     string
	}{
		{ev.Section(a.ID), b, ids[:1], "Ann has a game without a result in round 1 of Open"},
		{a, a, ids[:1], "they are in Open already"},
		{a, b, nil, "nobody is to be moved"},
		{a, b, []model.ID{99}, "player 99 is not in Open"},
	} {
		if _, err := entries.Move(ev, c.from, c.to, c.who...); err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%v, want %q", err, c.want)
		}
	}
	_, teams := section(t, model.TeamEvent, "Teams")
	if _, err := entries.Move(ev, a, teams, ids[0]); err == nil {
		t.Error("a player is moved into a section of teams")
	}
}
