package steps_test

import (
	"testing"

	"wallchart/model"
	"wallchart/model/journal/steps"
)

func forRating(section model.ID, board, game int, r steps.Result) steps.SetForRating {
	return steps.SetForRating{Section: section, Round: 1, Board: board, Game: game, Result: r, Reason: " agreed "}
}

// The result stays, and so do those of the other boards.
func TestAResultForRating(t *testing.T) {
	drawn := steps.Result{model.Draw, model.Draw}
	start := hall()
	ev := done(t, start, forRating(1, 1, 0, drawn), forRating(2, 1, 2, drawn))
	want := model.ForRating{Outcomes: drawn, Reason: "agreed"}
	if p := ev.Section(1).Rounds[0].Pairings[0]; p.ForRating != want || p.Outcomes != win {
		t.Errorf("the game is %+v", p)
	}
	g := ev.Section(2).Rounds[0].Pairings[0].Games
	if g[1].ForRating != want || g[1].Outcomes != win || g[0].ForRating.Set() ||
		start.Section(2).Rounds[0].Pairings[0].Games[1].ForRating.Set() {
		t.Errorf("the match is %+v", g)
	}
	if done(t, ev, forRating(1, 1, 0, drawn)) != ev {
		t.Error("said twice it is another event")
	}
	back := done(t, ev, forRating(1, 1, 0, steps.Result{}), forRating(2, 1, 2, steps.Result{}))
	if back.Section(1).Rounds[0].Pairings[0].ForRating.Set() || back.Section(2).Rounds[0].Pairings[0].Games[1].ForRating.Set() {
		t.Error("it is not taken back")
	}
	turned := done(t, start, forRating(1, 1, 0, steps.Result{model.Loss, model.Draw}), steps.SwapSides{Section: 1, Round: 1, Board: 1})
	if p := turned.Section(1).Rounds[0].Pairings[0]; p.ForRating.Outcomes != [2]model.Outcome{model.Draw, model.Loss} {
		t.Errorf("with colours exchanged: %+v", p)
	}
}

// Another result keeps what was said; the same one, or none, ends it.
func TestAResultForRatingEnds(t *testing.T) {
	drawn, lost := steps.Result{model.Draw, model.Draw}, steps.Result{model.Loss, model.Win}
	ev := done(t, hall(), forRating(1, 1, 0, drawn), forRating(2, 1, 2, drawn))
	for _, c := range []struct {
		result steps.Result
		keeps  bool
	}{{lost, true}, {drawn, false}, {steps.Result{}, false}} {
		game := done(t, ev, steps.SetResult{Section: 1, Round: 1, Board: 1, Result: c.result}).Section(1).Rounds[0].Pairings[0]
		match := done(t, ev, steps.SetBoardResult{Section: 2, Round: 1, Board: 1, Game: 2, Result: c.result})
		g := match.Section(2).Rounds[0].Pairings[0].Games[1]
		if game.ForRating.Set() != c.keeps || g.ForRating.Set() != c.keeps {
			t.Errorf("with %s: %+v, %+v", model.ResultText(c.result), game, g)
		}
	}
	if !ev.Section(2).Rounds[0].Pairings[0].Games[1].ForRating.Set() {
		t.Error("the event before was written to")
	}
}

// The first board of a match can be corrected, too. What a file says twice is dropped at the next step, and the event before
// stays as it is.
func TestAMatchBeforeIsNotWrittenTo(t *testing.T) {
	ev := done(t, hall(), forRating(2, 1, 1, steps.Result{model.Draw, model.Draw}))
	g := &ev.Section(2).Rounds[0].Pairings[0].Games[0]
	if !g.ForRating.Set() {
		t.Fatal("the first board is not corrected")
	}
	g.ForRating.Outcomes = g.Outcomes
	after := done(t, ev, steps.SetPairingNote{Section: 2, Round: 1, Board: 1, Note: "x"})
	if after.Section(2).Rounds[0].Pairings[0].Games[0].ForRating.Set() || !g.ForRating.Set() {
		t.Errorf("after %+v, before %+v", after.Section(2).Rounds[0].Pairings[0].Games[0], g)
	}
}

func TestWhatIsNoResultForRating(t *testing.T) {
	drawn := steps.Result{model.Draw, model.Draw}
	score := done(t, hall(), steps.RemovePairing{Section: 2, Round: 1, Board: 1})
	for _, c := range []struct {
		ev   *model.Tournament
		c    steps.SetForRating
		want string
	}{
		{hall(), steps.SetForRating{Section: 1, Round: 1, Who: 5, Result: drawn},
			"Open, round 1: Eve has no opponent in this round. Choose a board."},
		{hall(), forRating(1, 1, 1, drawn), "Open, round 1, board 1: this is a game between two players, not a team match. " +
			"Leave the board of the match out."},
		{score, forRating(2, 2, 1, drawn), "Teams, round 1, board 2: only the score of the match is known, and games are rated. " +
			"Enter the boards of the match first."},
		{hall(), forRating(2, 1, 0, drawn), "Teams, round 1, board 1: the match has no board 0. Choose a board from 1 to 2."},
		{hall(), forRating(2, 1, 3, drawn), "Teams, round 1, board 1: the match has no board 3. Choose a board from 1 to 2."},
		{hall(), forRating(1, 1, 0, steps.Result{model.Win, model.Draw}), "Open, round 1, board 1: win for one side and draw for " +
			"the other is not a result. Write 1-0, 0-1, ½-½, + -, - + or - -."},
		{hall(), forRating(1, 2, 0, drawn), "Open, round 1, board 2: the game has no result yet. Enter the result for the standings first."},
		{hall(), forRating(1, 1, 0, win), "Open, round 1, board 1: the result for the standings is 1-0, too. Nothing needs to be done."},
	} {
		if _, err := c.c.Apply(c.ev); err == nil || err.Error() != c.want {
			t.Errorf("%+v: %v", c.c, err)
		}
	}
	if _, err := forRating(1, 1, 0, drawn).Apply(done(t, hall(), locks(1, 1))); err == nil {
		t.Error("a locked board is corrected")
	}
}
