package steps_test

import (
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// rated is a Swiss in FIDE mode: six players; in round 1 there are 1-4, 5-2 (not finished) and 3 with a bye, and 6 is not in it;
// in round 2 they play 2-1, 4-3 and 6-5, of which the first has a result; in round 3 1-3, 2-6 and 5-4, without results. So round 1 is
// closed.
func rated(t *testing.T) *model.Tournament {
	t.Helper()
	s := &model.Section{ID: 1, Name: "Open", System: "dutch", Planned: 4, Scoring: model.Classic(0, 0, 0), FIDE: true, LastID: 6}
	for i := range 6 {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: string(rune('A' + i))}})
	}
	won := [2]model.Outcome{model.Win, model.Loss}
	on := func(board int, a, b model.ID) model.Pairing {
		return model.Pairing{Board: board, Sides: [2]model.ID{a, b}}
	}
	first := on(1, 1, 4)
	first.Outcomes = won
	adjourned := on(2, 5, 2)
	adjourned.Adjourned = true
	second := on(1, 2, 1)
	second.Outcomes = won
	s.Rounds = []model.Round{
		{Pairings: []model.Pairing{first, adjourned, {Sides: [2]model.ID{3}, Outcomes: [2]model.Outcome{model.PairingBye}}}},
		{Pairings: []model.Pairing{second, on(2, 4, 3), on(3, 6, 5)}},
		{Pairings: []model.Pairing{on(1, 1, 3), on(2, 2, 6), on(3, 5, 4)}}}
	return (&model.Tournament{Name: "Event"}).With(s)
}

// TestWhatFIDEModeAllows (VCL4THP.13, questions 74, 75, 81, 85, 93, 109, 189 to 191 and 196): once the section has begun, its conditions
// stay, and an error is corrected until the round after it is over. Each is allowed without FIDE mode.
func TestWhatFIDEModeAllows(t *testing.T) {
	const last, conditions = "an error is corrected until the round after it is over", "after the first round was paired. Leave FIDE mode"
	draw := steps.Result{model.Draw, model.Draw}
	settings := func(change func(*steps.Settings)) journal.Change {
		to := steps.SettingsOf(rated(t).Sections[0])
		change(&to)
		return steps.EditSection{Section: 1, Settings: to}
	}
	scoring := func(change func(*model.Scoring)) journal.Change {
		v := model.Classic(0, 0, 0)
		change(&v)
		return steps.SetScoring{Section: 1, Scoring: v}
	}
	for _, c := range []struct {
		name   string
		change journal.Change
		want   string // a part of the refusal; "" = allowed
	}{
		{"a result of the last round", steps.SetResult{Section: 1, Round: 3, Board: 1, Result: draw}, ""},
		{"a result of the round before it", steps.SetResult{Section: 1, Round: 2, Board: 1, Result: draw}, ""},
		{"colours in the round before it", steps.SwapSides{Section: 1, Round: 2, Board: 2}, ""},
		{"a result of round 1", steps.SetResult{Section: 1, Round: 1, Board: 1, Result: draw}, "Round 1: in FIDE mode " + last},
		{"that result for rating alone", steps.SetForRating{Section: 1, Round: 1, Board: 1, Result: draw, Reason: "slip"}, ""},
		{"a result of round 1 that was missing", steps.SetResult{Section: 1, Round: 1, Board: 2, Result: draw}, ""},
		{"colours in round 1", steps.SwapSides{Section: 1, Round: 1, Board: 2}, last},
		{"a bye in round 1", steps.SetOutcome{Section: 1, Round: 1, Who: 3, Outcome: model.HalfBye}, last},
		{"a bye in round 1 for one who was not in it", steps.SetOutcome{Section: 1, Round: 1, Who: 6, Outcome: model.HalfBye}, ""},
		{"a pairing taken out of round 1", steps.RemovePairing{Section: 1, Round: 1, Board: 2}, last},
		{"a pairing put into round 1", steps.AddPairing{Section: 1, Round: 1,
			Pairing: model.Pairing{Board: 3, Sides: [2]model.ID{6, 3}}}, last},
		{"the last round taken back", steps.RemoveRound{Section: 1, Round: 3}, ""},
		{"one more player", steps.AddPlayers{Section: 1, Players: []model.Player{{Entry: model.Entry{Name: "G"}}}}, ""},
		{"boards of round 1 numbered anew", steps.RenumberBoards{Section: 1, Round: 1, Boards: []int{5, 6}}, ""},
		{"more rounds", settings(func(s *steps.Settings) { s.Planned = 5 }), ""},
		{"another of FIDE's systems", settings(func(s *steps.Settings) { s.System = "dubov" }),
			"the pairing system stays as it is " + conditions},
		{"a setting of the system", settings(func(s *steps.Settings) { s.SystemSettings = model.SystemSettings{"a": "b"} }),
			conditions},
		{"another format", settings(func(s *steps.Settings) { s.Format = model.RoundRobin }), conditions},
		{"other rules", settings(func(s *steps.Settings) { s.Rulebook = model.USChessRules }), "goes by FIDE's rules"},
		{"the same scoring", scoring(func(*model.Scoring) {}), ""},
		{"another scoring", scoring(func(v *model.Scoring) { v.Win = 3 * model.One }), "the scoring stays as it is " + conditions},
		{"two draws above a win", scoring(func(v *model.Scoring) { v.Draw = model.One }), "two draws may not be worth more than a win"},
		{"a bye above a win", scoring(func(v *model.Scoring) { v.PairingBye = 3 }), "the pairing-allocated bye may not be worth more"},
		{"an acceleration", steps.SetAcceleration{Section: 1,
			Acceleration: []model.Acceleration{{From: 1, To: 1, First: 1, Last: 2, Games: 2}}}, "the acceleration stays as it is " + conditions},
		{"two kept apart", steps.SetForbidden{Section: 1, Groups: []model.Forbidden{{Who: []model.ID{1, 2}}}},
			"who is kept apart stays as it is " + conditions},
		{"other tie-breaks", steps.SetTieBreaks{Section: 1, List: []string{"BH"}}, ""},
	} {
		ev := rated(t)
		_, err := c.change.Apply(ev)
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s: %v", c.name, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		}
		ev.Sections[0].FIDE = false
		if _, err := c.change.Apply(ev); err != nil {
			t.Errorf("%s, without FIDE mode: %v", c.name, err)
		}
	}
}

// TestBeforeTheFirstRoundFIDEModeFixesNothing, but what FIDE does not accept stays refused.
func TestBeforeTheFirstRoundFIDEModeFixesNothing(t *testing.T) {
	ev := rated(t)
	ev.Sections[0].Rounds = nil
	for _, c := range []journal.Change{
		steps.SetAcceleration{Section: 1, Acceleration: []model.Acceleration{{From: 1, To: 1, First: 1, Last: 2, Games: 2}}},
		steps.SetForbidden{Section: 1, Groups: []model.Forbidden{{Who: []model.ID{1, 2}}}},
		steps.SetScoring{Section: 1, Scoring: model.Scoring{Win: 6, Draw: 2, PairingBye: 6}},
	} {
		if _, err := c.Apply(ev); err != nil {
			t.Errorf("%s: %v", c.Label(), err)
		}
	}
	if _, err := (steps.SetScoring{Section: 1, Scoring: model.Scoring{Win: 2, Draw: 2}}).Apply(ev); err == nil {
		t.Error("two draws above a win are accepted before the first round")
	}
	begun := rated(t)
	begun.Sections[0].System = ""
	to := steps.SettingsOf(begun.Sections[0])
	to.System = "dubov"
	if _, err := (steps.EditSection{Section: 1, Settings: to}).Apply(begun); err != nil {
		t.Errorf("the system that was not chosen yet: %v", err)
	}
}

// TestMatchesInFIDEMode: of a match of a round before, a missing board is entered, and nothing else is changed.
func TestMatchesInFIDEMode(t *testing.T) {
	on := func(n int, a, b model.ID) model.Game {
		return model.Game{Players: [2]model.ID{a, b}, White: uint8(n % 2)}
	}
	team := func(id model.ID, players ...model.ID) model.Team {
		return model.Team{Entry: model.Entry{ID: id, Number: int(id), Name: string(rune('A' + id))}, Roster: players}
	}
	s := &model.Section{ID: 1, Name: "Teams", Kind: model.TeamEvent, Boards: 2, Scoring: model.Classic(2, 1, 2), FIDE: true, LastID: 6,
		Teams: []model.Team{team(1, 3, 4), team(2, 5, 6)}}
	for i := range 4 {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 3), Number: i + 1, Name: string(rune('K' + i))},
			Team: model.ID(1 + i/2)})
	}
	match := model.Pairing{Board: 1, Sides: [2]model.ID{1, 2}, Games: []model.Game{on(0, 3, 5), on(1, 4, 6)}}
	match.Games[0].Outcomes = [2]model.Outcome{model.Win, model.Loss}
	again := model.Round{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{2, 1}}}}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{s.Settle(match)}}, again, again}
	ev := (&model.Tournament{Name: "Event"}).With(s)
	won, lost := steps.Result{model.Win, model.Loss}, steps.Result{model.Loss, model.Win}
	if _, err := (steps.SetBoardResult{Section: 1, Round: 1, Board: 1, Game: 2, Result: won}).Apply(ev); err != nil {
		t.Errorf("the board that was missing: %v", err)
	}
	if _, err := (steps.SetBoardResult{Section: 1, Round: 1, Board: 1, Game: 1, Result: lost}).Apply(ev); err == nil {
		t.Error("a board that was played is changed")
	}
	if _, err := (steps.SetBoardResult{Section: 1, Round: 3, Board: 1, Game: 1, Result: lost}).Apply(ev); err != nil {
		t.Errorf("a board of the last round: %v", err)
	}
	s.Rounds[0].Pairings[0] = model.Pairing{Board: 1, Sides: [2]model.ID{1, 2}, Score: [2]model.Points{3, 1},
		Outcomes: [2]model.Outcome{model.Win, model.Loss}}
	other := steps.SetMatchScore{Section: 1, Round: 1, Board: 1, Score: [2]model.Points{4, 0}} // won as before, and higher
	if _, err := other.Apply(ev); err == nil {
		t.Error("the score of a match is changed")
	}
}

// TestWhatWasAmendedInAMatch (VCL4THP.13, questions 159, 163 and 190): a round that is paired registers the boards of matches that have no
// result as adjourned, whose result is kept where it is no draw; a board that had its result is corrected, though the match is not over.
func TestWhatWasAmendedInAMatch(t *testing.T) {
	won, drawn := steps.Result{model.Win, model.Loss}, steps.Result{model.Draw, model.Draw}
	on := func(match, game int, r steps.Result) journal.Change {
		return steps.SetBoardResult{Section: 2, Round: 1, Board: match, Game: game, Result: r}
	}
	score := func(one, other model.Points) journal.Change {
		return steps.SetMatchScore{Section: 2, Round: 1, Board: 2, Score: [2]model.Points{one, other}}
	}
	amended := func(what model.Amendment, from, to string) []model.Amended {
		return []model.Amended{{What: what, Round: 1, From: from, To: to}}
	}
	next := steps.AddRound{Section: 2, Round: 2, Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{3, 1}},
		{Board: 2, Sides: [2]model.ID{2, 4}}}}
	for _, c := range []struct {
		name   string
		change journal.Change
		want   []model.Amended
	}{
		{"won", on(1, 2, won), amended(model.AmendedAdjourned, "1-2/2 ?", "1-2/2 1-0")},
		{"drawn", on(1, 2, drawn), nil},
		{"cleared, which it is", on(1, 2, steps.Result{}), nil},
		{"the board that was over", on(1, 1, drawn), amended(model.AmendedResult, "1-2/1 1-0", "1-2/1 ½-½")},
		{"of a match without line-ups", on(2, 1, won), amended(model.AmendedAdjourned, "3-4/1 ?", "3-4/1 1-0")},
		{"its score", score(4, 0), amended(model.AmendedAdjourned, "3-4 ?", "3-4 2-0")},
		{"its score, and level", score(2, 2), nil},
	} {
		ev := done(t, hall(), steps.SetResult{Section: 2, Round: 1, Board: 2}, on(1, 2, steps.Result{}))
		s := *ev.Section(2)
		s.FIDE = true
		ev = done(t, ev.With(&s), next)
		ps := ev.Section(2).Rounds[0].Pairings
		if g := ps[0].Games; g[0].Adjourned || !g[1].Rests() || !ps[1].Rests() || ev.Section(2).Rounds[0].Awaited() != nil {
			t.Fatalf("paired with results missing, round 1 has %+v", ps)
		}
		if got := done(t, ev, c.change).Section(2).Amended; !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// TestFIDEModeBeginsOnceAndIsLeftOnce (VCL4THP.13, questions 40 to 46): before the first round it is turned on and off; after it, it can be
// left, which is kept, and there is no way back.
func TestFIDEModeBeginsOnceAndIsLeftOnce(t *testing.T) {
	on, off := steps.SetFIDEMode{Section: 1, On: true}, steps.SetFIDEMode{Section: 1}
	if on.Label().String() != "FIDE mode" || off.Label().String() != "Leave FIDE mode" {
		t.Errorf("%s, %s", on.Label(), off.Label())
	}
	do := func(ev *model.Tournament, c journal.Change, want string) *model.Tournament {
		t.Helper()
		n, err := c.Apply(ev)
		switch {
		case want == "" && err != nil:
			t.Fatal(err)
		case want != "" && (err == nil || !strings.Contains(err.Error(), want)):
			t.Fatalf("%v, want %q", err, want)
		case want != "":
			return ev
		}
		return n
	}
	ev := rated(t)
	rounds := ev.Sections[0].Rounds
	ev.Sections[0].Rounds = nil
	ev = do(do(ev, off, ""), on, "")
	if s := ev.Sections[0]; !s.FIDE || s.Altered != nil || s.FIDELeft() {
		t.Errorf("turned off and on again: %v, %v", s.FIDE, s.Altered)
	}
	ev.Sections[0].Rounds = rounds
	ev = do(ev, on, "")
	ev = do(ev, off, "")
	kept := model.Altered{What: model.AnnouncedFIDE, After: 3, From: "on", To: "off"}
	if s := ev.Sections[0]; s.FIDE || !s.FIDELeft() || len(s.Altered) != 1 || s.Altered[0] != kept {
		t.Errorf("left: %v, %v", s.FIDE, s.Altered)
	}
	do(ev, on, "there is no way back")
	ev.Sections[0].Altered = nil
	do(ev, on, "begins before the first round. Set it before")
	for name, spoil := range map[string]func(*model.Section){
		"goes by FIDE's rules": func(s *model.Section) { s.Rulebook = model.OwnRules },
		"two draws":            func(s *model.Section) { s.Scoring.Draw = model.One },
		"allocated bye":        func(s *model.Section) { s.Scoring.PairingBye = 3 },
	} {
		ev := rated(t)
		ev.Sections[0].FIDE, ev.Sections[0].Rounds = false, nil
		spoil(ev.Sections[0])
		do(ev, on, name)
	}
}

// TestFIDEModeLeftIsNotUndone (VCL4THP.13, question 45): the step out of it, and what was done before it, cannot be taken back; what was
// done since can.
func TestFIDEModeLeftIsNotUndone(t *testing.T) {
	j := journal.New(steps.List, rated(t), nil, nil)
	do := func(c journal.Change) int {
		t.Helper()
		must.Do(t, j.Do(c))
		return j.Last()
	}
	won := steps.Result{model.Win, model.Loss}
	entered := do(steps.SetResult{Section: 1, Round: 3, Board: 1, Result: won})
	left := do(steps.SetFIDEMode{Section: 1})
	do(steps.SetResult{Section: 1, Round: 3, Board: 2, Result: won})
	if err := j.UndoTo(entered); err == nil || !strings.Contains(err.Error(), "FIDE mode was left after that, and there is no way back") {
		t.Errorf("back to before it: %v", err)
	}
	if j.Last() != left+1 {
		t.Errorf("something was taken back: %d entries", j.Last())
	}
	if _, err := j.Undo(); err != nil {
		t.Errorf("the result that was entered since: %v", err)
	}
	if _, err := j.Undo(); err == nil || j.Tournament().Sections[0].FIDE {
		t.Errorf("the step out of it was taken back: %v", err)
	}
	if _, err := j.Redo(); err != nil {
		t.Errorf("the result again: %v", err)
	}
}

// TestRoundsByHandAreDeclaredCompleteInFIDEMode (VCL4THP.13, question 65), before the next one is paired.
func TestRoundsByHandAreDeclaredCompleteInFIDEMode(t *testing.T) {
	next := steps.AddRound{Section: 1, Round: 4, Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 5}}}}
	ev := must.Have(steps.SwapSides{Section: 1, Round: 3, Board: 2}.Apply(rated(t)))(t)
	if _, err := next.Apply(ev); err == nil || !strings.Contains(err.Error(), "is declared complete before the next one is paired") {
		t.Errorf("it is open: %v", err)
	}
	ev = must.Have((steps.NoteCompared{Section: 1, Of: []model.Compared{{When: model.AtHand, Round: 3}}}).Apply(ev))(t)
	if _, err := next.Apply(ev); err != nil {
		t.Errorf("it is complete: %v", err)
	}
}

// TestNumbersStayAfterTheFourthRoundInFIDEMode (VCL4THP.13, question 151), a single one too.
func TestNumbersStayAfterTheFourthRoundInFIDEMode(t *testing.T) {
	ev := rated(t)
	p := ev.Sections[0].Players[5]
	p.Number = 9
	other := steps.EditPlayer{Section: 1, Player: p}
	if _, err := other.Apply(ev); err != nil {
		t.Errorf("before the fourth: %v", err)
	}
	s := ev.Sections[0]
	s.Rounds = append(s.Rounds, model.Round{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 5}}}})
	if _, err := other.Apply(ev); err == nil || !strings.Contains(err.Error(), "starting numbers stay as they are after the fourth round") {
		t.Errorf("after the fourth: %v", err)
	}
	p.Number, p.Name = 6, "Fritz"
	if _, err := (steps.EditPlayer{Section: 1, Player: p}).Apply(ev); err != nil {
		t.Errorf("another name: %v", err)
	}
}

// TestWhatWasAmended (VCL4THP.13, questions 112, 113, 163 and 190): what is corrected in the round on which the next one stands, is kept;
// so is an adjourned game that did not end in a draw, and so are starting numbers. What is set back is not.
func TestWhatWasAmended(t *testing.T) {
	draw, won, lost := steps.Result{model.Draw, model.Draw}, steps.Result{model.Win, model.Loss}, steps.Result{model.Loss, model.Win}
	set := func(round, board int, r steps.Result) journal.Change {
		return steps.SetResult{Section: 1, Round: round, Board: board, Result: r}
	}
	numbers := model.Amended{What: model.AmendedNumbers, Round: 3, From: "1+2", To: "2+1"}
	one := func(what model.Amendment, round int, from, to string) []model.Amended {
		return []model.Amended{{What: what, Round: round, From: from, To: to}}
	}
	for _, c := range []struct {
		name    string
		changes []journal.Change
		want    []model.Amended
	}{
		{"a result of the last round", []journal.Change{set(3, 1, won), set(3, 1, lost)}, nil},
		{"a result that was missing", []journal.Change{set(2, 2, won)}, nil},
		{"a result", []journal.Change{set(2, 1, draw)}, one(model.AmendedResult, 2, "2-1 1-0", "2-1 ½-½")},
		{"a result twice", []journal.Change{set(2, 1, draw), set(2, 1, lost)}, one(model.AmendedResult, 2, "2-1 1-0", "2-1 0-1")},
		{"a result and back", []journal.Change{set(2, 1, draw), set(2, 1, won)}, nil},
		{"a result cleared", []journal.Change{set(2, 1, steps.Result{})}, one(model.AmendedResult, 2, "2-1 1-0", "2-1 ?")},
		{"colours of an open board", []journal.Change{steps.SwapSides{Section: 1, Round: 2, Board: 2}},
			one(model.AmendedResult, 2, "4-3 ?", "3-4 ?")},
		{"a board taken apart", []journal.Change{steps.RemovePairing{Section: 1, Round: 2, Board: 2}},
			one(model.AmendedResult, 2, "4-3 ?", "4 absent")},
		{"an adjourned game, drawn", []journal.Change{set(1, 2, draw)}, nil},
		{"an adjourned game, won", []journal.Change{set(1, 2, won)}, one(model.AmendedAdjourned, 1, "5-2 ?", "5-2 1-0")},
		{"starting numbers", []journal.Change{steps.Renumber{Section: 1, Order: []model.ID{2, 1, 3, 4, 5, 6}}}, []model.Amended{numbers}},
		{"a club", []journal.Change{steps.EditPlayer{Section: 1, Player: model.Player{Entry: model.Entry{ID: 1, Number: 1, Name: "A",
			Club: "Rook"}}}}, nil},
	} {
		ev := rated(t)
		for _, change := range c.changes {
			var err error
			if ev, err = change.Apply(ev); err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
		}
		if got := ev.Sections[0].Amended; !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
		ev = rated(t)
		ev.Sections[0].FIDE = false
		for _, change := range c.changes {
			ev, _ = change.Apply(ev)
		}
		if got := ev.Sections[0].Amended; got != nil {
			t.Errorf("%s, without FIDE mode: %v", c.name, got)
		}
	}
}
