package steps_test

import (
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
)

// hall is a section with two boards and a bye in round 1, Ann – Bob finished, and a
// section of teams with a match of two boards and one of which the score is known.
func hall() *model.Tournament {
	scoring := model.Classic(model.One, model.Half, 0)
	open := &model.Section{ID: 1, Name: "Open", Scoring: scoring, LastID: 5}
	for i, name := range []string{"Ann", "Bob", "Cid", "Dee", "Eve"} {
		open.Players = append(open.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: name}})
	}
	open.Rounds = []model.Round{{Pairings: []model.Pairing{
		{Board: 1, Sides: [2]model.ID{1, 2}, Outcomes: win}, {Board: 2, Sides: [2]model.ID{3, 4}}, bye(5)}}}
	teams := &model.Section{ID: 2, Name: "Teams", Kind: model.TeamEvent, Scoring: scoring, Boards: 2, LastID: 12}
	for i, name := range []string{"North", "South", "East", "West"} {
		team := model.Team{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: name}}
		for b := range 2 {
			id := model.ID(5 + 2*i + b)
			teams.Players = append(teams.Players, model.Player{Entry: model.Entry{ID: id, Name: name}, Team: team.ID})
			team.Roster = append(team.Roster, id)
		}
		teams.Teams = append(teams.Teams, team)
	}
	played := model.Pairing{Board: 1, Sides: [2]model.ID{1, 2}}
	played.Games = steps.Lineup(teams, &played)
	played.Games[0].Outcomes, played.Games[1].Outcomes = win, win
	teams.Rounds = []model.Round{{Pairings: []model.Pairing{teams.Settle(played),
		{Board: 2, Sides: [2]model.ID{3, 4}, Score: [2]model.Points{3, 1}, Outcomes: win}}}}
	return &model.Tournament{LastID: 2, Sections: []*model.Section{open, teams}}
}

func done(t *testing.T, ev *model.Tournament, changes ...journal.Change) *model.Tournament {
	t.Helper()
	for _, c := range changes {
		next, err := c.Apply(ev)
		if err != nil {
			t.Fatalf("%+v: %v", c, err)
		}
		ev = next
	}
	return ev
}

func locks(section model.ID, board int) steps.SetLock {
	return steps.SetLock{Section: section, Round: 1, Board: board, Locked: true}
}

const cure = ". Unlock it first: Round, Lock or unlock the board; on the command line lock --off."

// What would touch a locked board is refused with the sentence that says how to
// unlock it, and is done once it is unlocked.
func TestALockedBoardStays(t *testing.T) {
	one := func(s model.ID) string {
		if s == 1 {
			return "Open, round 1, board 1: Ann – Bob is locked" + cure
		}
		return "Teams, round 1, board 1: North – South is locked" + cure
	}
	pairings := func(change func(ps []model.Pairing) []model.Pairing) journal.Change {
		ps := done(t, hall(), locks(1, 1)).Section(1).Rounds[0].Pairings
		return steps.ReplacePairings{Section: 1, Round: 1, Pairings: change(append([]model.Pairing(nil), ps...))}
	}
	other := func(p model.Pairing) journal.Change {
		return pairings(func(ps []model.Pairing) []model.Pairing { ps[0] = p; return ps })
	}
	for _, c := range []struct {
		section model.ID
		change  journal.Change
	}{
		{1, steps.SetResult{Section: 1, Round: 1, Board: 1, Result: steps.Result{model.Draw, model.Draw}}},
		{1, steps.SetResult{Section: 1, Round: 1, Board: 1}},
		{1, steps.SwapSides{Section: 1, Round: 1, Board: 1}},
		{1, steps.RemovePairing{Section: 1, Round: 1, Board: 1}},
		{1, steps.RenumberBoards{Section: 1, Round: 1, Boards: []int{2, 1}}},
		{1, steps.RemoveRound{Section: 1, Round: 1}},
		{1, steps.RemoveSection{Section: 1}},
		{1, other(model.Pairing{Board: 1, Sides: [2]model.ID{1, 2}, Outcomes: win})}, // which would unlock it
		{1, other(model.Pairing{Board: 1, Sides: [2]model.ID{1, 2}, Outcomes: win, Locked: true, NoColours: true})},
		{1, other(model.Pairing{Board: 1, Sides: [2]model.ID{2, 1}, Outcomes: win, Locked: true})},
		{1, other(model.Pairing{Board: 1, Sides: [2]model.ID{1, 2}, Locked: true})},
		{1, other(model.Pairing{Board: 7, Sides: [2]model.ID{1, 2}, Outcomes: win, Locked: true})},
		{2, steps.SetBoardResult{Section: 2, Round: 1, Board: 1, Game: 2}},
		{2, steps.SetLineup{Section: 2, Round: 1, Board: 1}},
	} {
		ev := done(t, hall(), locks(c.section, 1))
		_, err := c.change.Apply(ev)
		if err == nil || err.Error() != one(c.section) {
			t.Errorf("%s on a locked board: %v", journal.Label(c.change, ev), err)
		}
		done(t, ev, steps.SetLock{Section: c.section, Round: 1, Board: 1}, c.change)
	}
	score := steps.SetMatchScore{Section: 2, Round: 1, Board: 2, Score: [2]model.Points{4, 0}}
	want := "Teams, round 1, board 2: East – West is locked" + cure
	if _, err := score.Apply(done(t, hall(), locks(2, 2))); err == nil || err.Error() != want {
		t.Errorf("another score of a locked match: %v", err)
	}
}

// A match of which the score alone is known keeps the score, although the result
// would stay the same.
func TestALockedScoreStays(t *testing.T) {
	ev := done(t, hall(), locks(2, 2))
	ps := append([]model.Pairing(nil), ev.Section(2).Rounds[0].Pairings...)
	ps[1].Score = [2]model.Points{4, 0}
	if _, err := (steps.ReplacePairings{Section: 2, Round: 1, Pairings: ps}).Apply(ev); err == nil {
		t.Error("a locked match has another score")
	}
	ps[1].Score, ps[1].Outcomes = [2]model.Points{3, 1}, [2]model.Outcome{model.Draw, model.Draw}
	if _, err := (steps.ReplacePairings{Section: 2, Round: 1, Pairings: ps}).Apply(ev); err == nil {
		t.Error("a locked match has another result")
	}
}

// What does not touch the board goes on, in its round too.
func TestBesideALockedBoard(t *testing.T) {
	ev := done(t, hall(), locks(1, 1), locks(2, 1))
	ev = done(t, ev, steps.SetResult{Section: 1, Round: 1, Board: 1, Result: win}, // as it stands
		steps.SetResult{Section: 1, Round: 1, Board: 2, Result: win}, steps.SetPairingNote{Section: 1, Round: 1, Board: 1, Note: "late"},
		steps.AddRound{Section: 1, Round: 2, Pairings: []model.Pairing{on(1, 1, 3)}},
		steps.RemoveRound{Section: 1, Round: 2}, steps.CheckIn{Section: 1, Who: 1, Present: true},
		steps.RenumberBoards{Section: 1, Round: 1, Boards: []int{1, 9}})
	if p := ev.Section(1).Rounds[0].Pairings[0]; !p.Locked || p.Note != "late" || p.Outcomes != win {
		t.Errorf("the locked board is %+v", p)
	}
	// Its score follows the scoring: two wins of three half points each.
	scoring := ev.Section(2).Scoring
	scoring.Win = 3
	ev = done(t, ev, steps.SetScoring{Section: 2, Scoring: scoring})
	if p := ev.Section(2).Rounds[0].Pairings[0]; p.Score != [2]model.Points{6, 0} || !p.Locked {
		t.Errorf("with another scoring the locked match is %+v", p)
	}
}

func TestSetLock(t *testing.T) {
	ev := hall()
	locked := done(t, ev, locks(1, 2))
	if ps := locked.Section(1).Rounds[0].Pairings; ps[0].Locked || !ps[1].Locked || ps[2].Locked ||
		ev.Section(1).Rounds[0].Pairings[1].Locked {
		t.Fatalf("board 2 locked is %+v", ps)
	}
	if again := done(t, locked, locks(1, 2)); again != locked {
		t.Error("locking what is locked changes something")
	}
	if back := done(t, locked, steps.SetLock{Section: 1, Round: 1, Who: 4}); back == locked || back.Section(1).Rounds[0].Pairings[1].Locked {
		t.Error("by the player Black the board is not unlocked")
	}
	for c, want := range map[steps.SetLock]string{
		{Section: 1, Round: 1, Who: 5, Locked: true}: "Open, round 1: Eve has no opponent in this round. Choose a board.",
		{Section: 1, Round: 2, Board: 1}:             "Open: there is no round 2, only round 1. Choose round 1.",
		{Section: 1, Round: 1, Board: 9}:             "Open, round 1: there is no board 9, the last board is 2. Choose a board from 1 to 2.",
		{Section: 7, Round: 1, Board: 1}:             "Section 7 does not exist, there are 1 (Open), 2 (Teams). Choose one of these.",
	} {
		if _, err := c.Apply(ev); err == nil || err.Error() != want {
			t.Errorf("%+v: %v", c, err)
		}
	}
	var said []string
	for _, d := range append(journal.Differences(ev, locked), journal.Differences(locked, ev)...) {
		said = append(said, d.String())
	}
	if len(said) != 2 || said[0] != "Round 1 board 2 (Cid – Dee): locked, Open" ||
		said[1] != "Round 1 board 2 (Cid – Dee): no longer locked, Open" {
		t.Errorf("compared: %q", said)
	}
}
