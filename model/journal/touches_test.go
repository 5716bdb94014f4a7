package journal_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/journaltest"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// made draws a change that can be made on the event and alters it.
func made(t *rapid.T, ev *model.Tournament) (journal.Change, *model.Tournament) {
	for range 8 {
		if len(ev.Sections) == 0 {
			break
		}
		c := journaltest.Change(t, ev)
		if next, err := c.Apply(ev); err == nil && !journal.Same(ev, next) {
			return c, next
		}
	}
	t.Skip("nothing that could be made was drawn")
	return nil, nil
}

// stands holds that everything a step has altered is so still: it was not overwritten.
func stands(t *rapid.T, of string, step, now []journal.Effect) {
	for _, e := range step {
		if e.Field != "Number" && !strings.HasPrefix(e.Field, "order of") && !journal.Has(now, e) {
			t.Fatalf("%s: %+v is not as it was made", of, e.Touch)
		}
	}
}

// TestTwoChangesCommuteOrTouch is the law of several desks: of any two changes made on one event, both can be made in either order with
// the same outcome and nothing of either is overwritten, or Touches says that somebody must be asked.
func TestTwoChangesCommuteOrTouch(t *testing.T) {
	clear := 0
	rapid.Check(t, func(t *rapid.T) {
		ev := journaltest.Tournament(t)
		a, ta := made(t, ev)
		b, tb := made(t, ev)
		touch := journal.Touches(ev, a, b)
		if touch != journal.Touches(ev, b, a) {
			t.Fatalf("%s and %s touch in one order only", a.Label(), b.Label())
		}
		if touch {
			return
		}
		clear++
		ab, err := journal.Rebased(b, ev, ta).Apply(ta)
		if err != nil {
			t.Fatalf("%s, then %s: %v", a.Label(), b.Label(), err)
		}
		ba, err := journal.Rebased(a, ev, tb).Apply(tb)
		if err != nil {
			t.Fatalf("%s, then %s: %v", b.Label(), a.Label(), err)
		}
		for _, both := range []*model.Tournament{ab, ba} {
			now := journal.Effects(ev, both)
			stands(t, a.Label().String(), journal.Effects(ev, ta), now)
			stands(t, b.Label().String(), journal.Effects(ev, tb), now)
		}
	})
	if clear == 0 {
		t.Error("no two changes were drawn that do not touch")
	}
}

// TestApartIsTried: where two changes are known not to touch, trying them says the same.
func TestApartIsTried(t *testing.T) {
	tried := 0
	rapid.Check(t, func(t *rapid.T) {
		ev := journaltest.Tournament(t)
		var drawn []journal.Change
		for range 20 {
			a := journaltest.Change(t, ev)
			if _, err := a.Apply(ev); err != nil {
				continue
			}
			for _, b := range drawn {
				if !journal.Apart(a, b) {
					continue
				}
				tried++
				if journal.TouchesTried(ev, a, b) {
					t.Fatalf("%s and %s touch", a.Label(), b.Label())
				}
			}
			drawn = append(drawn, a)
		}
	})
	if tried == 0 {
		t.Error("no two such changes were drawn")
	}
}

// TestEffectsAreWhatDiffers: none where two events are the same, some where they are not.
func TestEffectsAreWhatDiffers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ev := journaltest.Tournament(t)
		if e := journal.Effects(ev, journaltest.Photo(t, ev)); len(e) > 0 {
			t.Fatalf("a copy differs in %+v", e[0].Touch)
		}
		c, next := made(t, ev)
		if len(journal.Effects(ev, next)) == 0 {
			t.Fatalf("%s has no effect", c.Label())
		}
	})
}

// chain draws some steps, each on what the one before led to.
func chain(t *rapid.T, ev *model.Tournament, n int) (steps []journal.Change, last *model.Tournament) {
	for range n {
		c, next := made(t, ev)
		steps, ev = append(steps, c), next
	}
	return steps, ev
}

// TestMergeKeepsTheirsWhole: whatever was drawn at two desks, what the others have made stands afterwards, and so does what is kept of
// one's own; what is not kept says with what it does not go together.
func TestMergeKeepsTheirsWhole(t *testing.T) {
	kept := 0
	rapid.Check(t, func(t *rapid.T) {
		ev := journaltest.Tournament(t)
		theirs, after := chain(t, ev, rapid.IntRange(0, 4).Draw(t, "theirs"))
		mine, _ := chain(t, ev, rapid.IntRange(0, 4).Draw(t, "mine"))
		now, met := must.Two(journal.Merge(ev, mine, theirs))(t)
		if len(met) != len(mine) {
			t.Fatalf("of %d steps %d are told of", len(mine), len(met))
		}
		stands(t, "theirs", journal.Effects(ev, after), journal.Effects(ev, now))
		again := after
		for i, m := range met {
			if m.Kept {
				kept++
				next, err := m.Change.Apply(again)
				if err != nil {
					t.Fatalf("%s: kept, and cannot be made: %v", m.Change.Label(), err)
				}
				again = next
			} else if !m.Idle && m.With < 0 && m.Why == nil && i == 0 {
				t.Fatalf("%s is not kept, and nothing says why", m.Change.Label())
			}
			if !journal.Same(m.After, again) {
				t.Fatalf("after %s the event is another", m.Change.Label())
			}
		}
		if !journal.Same(again, now) {
			t.Fatal("what is kept leads to another event")
		}
	})
	if kept == 0 {
		t.Error("nothing was ever kept")
	}
}

// TestACorrectionAsks: two desks have entered the same result, and one of them has corrected it since, or altered a second announced
// thing: the other's stands until somebody has chosen.
func TestACorrectionAsks(t *testing.T) {
	ev := smallEvent(t)
	result := func(board int, o model.Outcome) journal.Change {
		return steps.SetResult{Section: 1, Round: 1, Board: board, Result: steps.Result{o, o.Opposite()}}
	}
	rated := func(rating model.Rating) journal.Change {
		p := *ev.Sections[0].Player(1)
		p.Rating = rating
		return steps.EditPlayer{Section: 1, Player: p}
	}
	for name, c := range map[string]struct {
		mine, theirs []journal.Change
		with         int
	}{
		"a result": {[]journal.Change{result(1, model.Win), result(1, model.Loss)},
			[]journal.Change{result(2, model.Draw), result(1, model.Win)}, 1},
		"another board": {[]journal.Change{result(1, model.Win), result(2, model.Loss)}, []journal.Change{result(1, model.Win)}, -1},
		"a rating":      {[]journal.Change{rated(1500), rated(1600)}, []journal.Change{rated(1500)}, 0},
	} {
		after := ev
		for _, th := range c.theirs {
			next, err := th.Apply(after)
			if err != nil {
				t.Fatal(name, err)
			}
			after = next
		}
		now, met, err := journal.Merge(ev, c.mine, c.theirs)
		if err != nil {
			t.Fatal(name, err)
		}
		if !met[0].Idle {
			t.Errorf("%s: the first step is what they have made, and not idle: %+v", name, met[0])
		}
		if last := met[len(met)-1]; last.With != c.with || c.with >= 0 && (last.Kept || !journal.Same(now, after)) {
			t.Errorf("%s: kept %v, with %d, want %d", name, last.Kept, last.With, c.with)
		}
	}
}

// TestMergeIsWhatSingleStepsAre: one step of each side merges as Touches says.
func TestMergeIsWhatSingleStepsAre(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ev := journaltest.Tournament(t)
		a, _ := made(t, ev)
		b, _ := made(t, ev)
		_, met := must.Two(journal.Merge(ev, []journal.Change{a}, []journal.Change{b}))(t)
		if touch := journal.Touches(ev, a, b); touch == (met[0].Kept || met[0].Idle) {
			t.Fatalf("%s beside %s: touches %v, kept %v", a.Label(), b.Label(), touch, met[0].Kept)
		}
	})
}

// TestWithoutTakesBackOneStep: the event without a step, made again, is the event with it.
func TestWithoutTakesBackOneStep(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ev := journaltest.Tournament(t)
		c, after := made(t, ev)
		later, now := chain(t, after, rapid.IntRange(0, 3).Draw(t, "later"))
		back, blocked := journal.Without(ev, c, later)
		if blocked >= 0 {
			if len(later) == 0 {
				t.Fatalf("%s cannot be taken back at once", c.Label())
			}
			return
		}
		if len(later) == 0 && !journal.Same(back, ev) {
			t.Fatal("taken back at once, it leaves something behind")
		}
		stands(t, "later", journal.Effects(after, now), journal.Effects(ev, back))
	})
}

// four players, two boards of round 1, the first without a result.
func smallEvent(t *testing.T) *model.Tournament {
	t.Helper()
	ev := (&model.Tournament{Name: "Open"}).With(&model.Section{ID: 1, Name: "A", Planned: 5, Scoring: model.Classic(2, 1, 0)})
	for _, c := range []journal.Change{
		steps.AddPlayers{Section: 1, Players: []model.Player{someone("Anna"), someone("Bruno"), someone("Carla"), someone("Dirk")}},
		steps.AddRound{Section: 1, Round: 1, Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}},
			{Board: 2, Sides: [2]model.ID{3, 4}}}},
	} {
		next := must.Have(c.Apply(ev))(t)
		ev = next
	}
	return ev
}

func someone(name string) model.Player { return model.Player{Entry: model.Entry{Name: name}} }

func TestWhatTouches(t *testing.T) {
	ev := smallEvent(t)
	won, lost := steps.Result{model.Win, model.Loss}, steps.Result{model.Loss, model.Win}
	result := func(board int, r steps.Result) journal.Change {
		return steps.SetResult{Section: 1, Round: 1, Board: board, Result: r}
	}
	edited := func(change func(p *model.Player)) journal.Change {
		p := *ev.Sections[0].Player(1)
		change(&p)
		return steps.EditPlayer{Section: 1, Player: p}
	}
	add := func(id model.ID, name string) journal.Change {
		p := someone(name)
		p.ID = id
		return steps.AddPlayers{Section: 1, Players: []model.Player{p}}
	}
	settings := func(change func(s *steps.Settings)) journal.Change {
		s := steps.SettingsOf(ev.Sections[0])
		change(&s)
		return steps.EditSection{Section: 1, Settings: s}
	}
	for _, c := range []struct {
		name string
		a, b journal.Change
		want bool
	}{
		{"two boards", result(1, won), result(2, lost), false},
		{"one board, a result and a note", result(1, won), steps.SetPairingNote{Section: 1, Round: 1, Board: 1, Note: "late"}, true},
		{"one board, two results", result(1, won), result(1, lost), true},
		{"one board, one result", result(1, won), result(1, won), false},
		{"a result, and the colours of its board", result(1, won), steps.SwapSides{Section: 1, Round: 1, Board: 1}, true},
		{"a result, and the colours of another board", result(1, won), steps.SwapSides{Section: 1, Round: 1, Board: 2}, false},
		{"a result, and its board is taken away", result(1, won), steps.RemovePairing{Section: 1, Round: 1, Board: 1}, true},
		{"a result, and its round is taken away", result(1, won), steps.RemoveRound{Section: 1, Round: 1}, true},
		{"a result, and other numbers of the boards", result(1, won), steps.RenumberBoards{Section: 1, Round: 1, Boards: []int{2, 1}}, true},
		{"a result, and the next round", result(1, won), steps.AddRound{Section: 1, Round: 2}, false},
		{"the next round twice", steps.AddRound{Section: 1, Round: 2}, steps.AddRound{Section: 1, Round: 2, ByHand: true}, true},
		{"two fields of a player", edited(func(p *model.Player) { p.Rating = 1500 }), edited(func(p *model.Player) { p.Club = "North" }), false},
		{"one field of a player", edited(func(p *model.Player) { p.Rating = 1500 }), edited(func(p *model.Player) { p.Rating = 1600 }), true},
		{"a player is here, and has a rating", edited(func(p *model.Player) { p.Rating = 1500 }),
			steps.CheckIn{Section: 1, Who: 1, Present: true}, false},
		{"two new players", add(1025, "Emil"), add(2050, "Frida"), false},
		{"two new players with one ID", add(1025, "Emil"), add(1025, "Frida"), true},
		{"two settings", settings(func(s *steps.Settings) { s.Planned = 7 }), settings(func(s *steps.Settings) { s.HalfByes = 2 }), false},
		{"one setting", settings(func(s *steps.Settings) { s.Planned = 7 }), settings(func(s *steps.Settings) { s.Planned = 9 }), true},
		{"the event's name and its city", steps.EditTournament{Header: steps.Header{Name: "Cup"}},
			steps.EditTournament{Header: steps.Header{Name: "Open", City: "Ulm"}}, false},
		{"an earlier version, and a result", steps.Restore{Tournament: model.Tournament{}}, result(1, won), true},
	} {
		if got := journal.Touches(ev, c.a, c.b); got != c.want {
			t.Errorf("%s: touches is %v, want %v", c.name, got, c.want)
		}
	}
}
